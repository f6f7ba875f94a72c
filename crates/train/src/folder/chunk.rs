//! Files of items, a chunk of the work in each.
//!
//! Numbers are little-endian: 8 bytes of magic, 4 of version, 8 of a hash of the settings, 8 for the number of the first
//! item, 4 for the number of items; the items; 8 of checksum.

use super::checksum::checksum;
use crate::{Flaw, Item};

/// What a chunk says of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    /// A hash of the settings that the items were made with.
    pub(super) settings: u64,
    /// The number of the first item.
    pub(super) first: u64,
}

/// The bytes of a chunk.
pub(super) fn to_bytes<T: Item>(header: Header, items: &[T]) -> Vec<u8> {
    let mut bytes = T::MAGIC.to_vec();
    bytes.extend(T::VERSION.to_le_bytes());
    bytes.extend(header.settings.to_le_bytes());
    bytes.extend(header.first.to_le_bytes());
    bytes.extend((items.len() as u32).to_le_bytes());
    for item in items {
        item.write(&mut bytes);
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// The length of a chunk of so many items.
pub(super) fn n_bytes<T: Item>(n_items: u32) -> u64 {
    const ALL_BUT_ITEMS: u64 = 8 + 4 + 8 + 8 + 4 + 8;
    ALL_BUT_ITEMS + u64::from(n_items) * T::LEN as u64
}

/// The checksum at the end of the bytes of a chunk.
pub(super) fn checksum_of(bytes: &[u8]) -> u64 {
    bytes.last_chunk().map_or(0, |checksum| u64::from_le_bytes(*checksum))
}

/// The chunk with these bytes.
pub(super) fn from_bytes<T: Item>(bytes: &[u8]) -> Result<(Header, Vec<T>), Flaw> {
    let rest = bytes.strip_prefix(&T::MAGIC).ok_or(Flaw::OfOtherKind)?;
    let (version, _) = rest.split_first_chunk().ok_or(Flaw::Damaged)?;
    let version = u32::from_le_bytes(*version);
    if version != T::VERSION {
        return Err(Flaw::Version(version));
    }
    let (whole, stated) = bytes.split_last_chunk().ok_or(Flaw::Damaged)?;
    if checksum(whole) != u64::from_le_bytes(*stated) {
        return Err(Flaw::Damaged);
    }
    let rest = whole.get(T::MAGIC.len() + size_of::<u32>()..).ok_or(Flaw::Damaged)?;
    let (settings, rest) = rest.split_first_chunk().ok_or(Flaw::Contents)?;
    let (first, rest) = rest.split_first_chunk().ok_or(Flaw::Contents)?;
    let (n_items, rest) = rest.split_first_chunk().ok_or(Flaw::Contents)?;
    let header = Header { settings: u64::from_le_bytes(*settings), first: u64::from_le_bytes(*first) };
    if rest.len() as u64 != u64::from(u32::from_le_bytes(*n_items)) * T::LEN as u64 {
        return Err(Flaw::Contents);
    }
    let items: Option<Vec<T>> = rest.chunks_exact(T::LEN).map(T::read).collect();
    Ok((header, items.ok_or(Flaw::Contents)?))
}

#[cfg(test)]
mod tests {
    use yosumi_rules::Board;

    use super::*;
    use crate::{Label, LabelKind};

    const HEADER: Header = Header { settings: 7, first: 40 };

    /// What is said of a chunk of two labels after `change` was done to it, with a checksum that is right again.
    #[track_caller]
    fn check(change: impl FnOnce(&mut Vec<u8>), expected: Flaw) {
        let label = Label::new(Board::START, 1.5, LabelKind::Exact);
        let mut bytes = to_bytes(HEADER, &[label, label]);
        assert_eq!(from_bytes(&bytes), Ok((HEADER, vec![label, label])));
        assert_eq!(bytes.len() as u64, n_bytes::<Label>(2));
        bytes.truncate(bytes.len() - 8);
        change(&mut bytes);
        bytes.extend(checksum(&bytes).to_le_bytes());
        assert_eq!(from_bytes::<Label>(&bytes), Err(expected));
    }

    #[test]
    fn what_is_whole_and_impossible_is_refused() {
        check(|bytes| bytes[28..32].fill(0xff), Flaw::Contents);
        check(|bytes| bytes[28] = 1, Flaw::Contents);
        check(|bytes| bytes.truncate(bytes.len() - 20), Flaw::Contents);
        check(|bytes| bytes.push(0), Flaw::Contents);
        check(|bytes| bytes.truncate(20), Flaw::Contents);
        check(|bytes| bytes[32..48].fill(0xff), Flaw::Contents);
        check(|bytes| bytes[8] = 0, Flaw::Version(0));
    }
}
