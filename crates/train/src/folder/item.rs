//! What folders hold.

/// A thing of a fixed number of bytes that [`Folder`](crate::Folder)s hold.
///
/// ```
/// use yosumi_rules::Board;
/// use yosumi_train::{Item, Label, LabelKind};
///
/// let label = Label::new(Board::START, 0.0, LabelKind::Search { depth: 10 });
/// let mut bytes = Vec::new();
/// label.write(&mut bytes);
/// assert_eq!((bytes.len(), Label::read(&bytes)), (Label::LEN, Some(label)));
/// ```
pub trait Item: Sized + Send {
    /// What the name of the format is in manifests.
    const FORMAT: &'static str;
    /// What a file of such items begins with.
    const MAGIC: [u8; 8];
    /// The version of the format.
    const VERSION: u32;
    /// The number of bytes of an item.
    const LEN: usize;

    /// Appends the bytes of the item.
    fn write(&self, bytes: &mut Vec<u8>);

    /// The item with these bytes, of which there are [`LEN`](Self::LEN); `None` when there can be no such item.
    fn read(bytes: &[u8]) -> Option<Self>;
}
