//! Places of a record for those who talk about them from outside: their numbers, and taking them away.

use super::{NodeId, Record};

impl NodeId {
    /// The number of the node in its record; [`Record::node`] finds it again.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// let record = Record::default();
    /// assert_eq!(record.root().index(), 0);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self.0
    }
}

impl Record {
    /// The node with this number; `None` when there is none, or when it was taken away.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let node = record.add(record.root(), Square::F5)?;
    /// assert_eq!(record.node(node.index()), Some(node));
    /// record.remove(node);
    /// assert_eq!(record.node(node.index()), None);
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn node(&self, index: usize) -> Option<NodeId> {
        let node = NodeId(index);
        (index < self.nodes.len() && self.has(node)).then_some(node)
    }

    /// The number of nodes that were ever made in this record, those included that were taken away. Each number of a node is
    /// below it.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// record.add(record.root(), Square::F5)?;
    /// record.truncate(record.root());
    /// assert_eq!((record.n_moves(), record.n_made()), (0, 2));
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub const fn n_made(&self) -> usize {
        self.nodes.len()
    }

    /// Whether a node of this record is still in it: neither it nor one before it was taken away.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let f5 = record.add(record.root(), Square::F5)?;
    /// let d6 = record.add(f5, Square::D6)?;
    /// record.truncate(record.root());
    /// assert!(!record.has(d6));
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn has(&self, node: NodeId) -> bool {
        let to_the_root = std::iter::successors(Some(node), |&node| self.parent(node));
        to_the_root.into_iter().all(|node| self.parent(node).is_none_or(|parent| self.children(parent).contains(&node)))
    }

    /// Whether one comes to `node` by way of `before`, or is there already.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let f5 = record.add(record.root(), Square::F5)?;
    /// let d6 = record.add(f5, Square::D6)?;
    /// assert!(record.leads_to(f5, d6) && record.leads_to(d6, d6) && !record.leads_to(d6, f5));
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn leads_to(&self, before: NodeId, node: NodeId) -> bool {
        std::iter::successors(Some(node), |&node| self.parent(node)).any(|node| node == before)
    }

    /// Takes a node away with everything that follows it, and says how many discs that were. The root stays.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let f5 = record.add(record.root(), Square::F5)?;
    /// record.add(f5, Square::D6)?;
    /// record.add(f5, Square::F6)?;
    /// assert_eq!(record.remove(f5), 3);
    /// assert_eq!(record, Record::default());
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    pub fn remove(&mut self, node: NodeId) -> usize {
        let Some(parent) = self.parent(node) else { return 0 };
        let n_before = self.n_moves();
        self.nodes[parent.0].children.retain(|&child| child != node);
        n_before - self.n_moves()
    }
}
