//! Stable discs on an edge, by table.

/// The number of ways to put black, white or nothing on eight squares.
const N_EDGES: usize = 3_usize.pow(8);

/// The own discs on an edge that no sequence of moves along the edge can turn over, by the base-three number of the edge.
static STABLE: [u8; N_EDGES] = stable_table();

/// The base-three number whose digits are the bits of a byte.
static TERNARY: [u16; 256] = {
    let mut ternary = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        ternary[bits] = ternary_of(bits);
        bits += 1;
    }
    ternary
};

/// The own discs on an edge that stay whatever is played there, by whoever, in whatever order. A disc off the edge cannot
/// turn a disc on it, so that these are stable on the whole board.
#[inline(always)]
pub(crate) fn stable_on_edge(own: u8, others: u8) -> u8 {
    let index = TERNARY[usize::from(own)] + 2 * TERNARY[usize::from(others)];
    STABLE[usize::from(index)]
}

const fn ternary_of(bits: usize) -> u16 {
    let (mut sum, mut power, mut bit) = (0, 1, 0);
    while bit < 8 {
        if bits >> bit & 1 != 0 {
            sum += power;
        }
        power *= 3;
        bit += 1;
    }
    sum
}

/// Fills the table from the full edge towards the empty one: what is stable on an edge is what is stable on it now and on
/// every edge that one disc more, of either color, makes of it.
const fn stable_table() -> [u8; N_EDGES] {
    let mut table = [0; N_EDGES];
    let mut n_empties = 0;
    while n_empties <= 8 {
        let mut own = 0_usize;
        while own < 256 {
            // All sets of others' discs among the squares without own ones.
            let free = !own & 0xff;
            let mut others = free;
            loop {
                if (free & !others).count_ones() == n_empties {
                    let index = ternary_of(own) + 2 * ternary_of(others);
                    table[index as usize] = stable(own, others, &table);
                }
                if others == 0 {
                    break;
                }
                others = (others - 1) & free;
            }
            own += 1;
        }
        n_empties += 1;
    }
    table
}

const fn stable(own: usize, others: usize, table: &[u8; N_EDGES]) -> u8 {
    let mut stable = own;
    let mut square = 0;
    while square < 8 {
        let disc = 1 << square;
        if (own | others) & disc == 0 {
            let flips = flips_on_edge(square, own, others);
            stable &= table[(ternary_of(own | disc | flips) + 2 * ternary_of(others & !flips)) as usize] as usize;
            let flips = flips_on_edge(square, others, own);
            stable &= table[(ternary_of(own & !flips) + 2 * ternary_of(others | disc | flips)) as usize] as usize;
        }
        square += 1;
    }
    stable as u8
}

const fn flips_on_edge(square: usize, own: usize, others: usize) -> usize {
    let mut flips = 0;
    let mut run = 0;
    let mut at = square + 1;
    while at < 8 && others >> at & 1 != 0 {
        run |= 1 << at;
        at += 1;
    }
    if at < 8 && own >> at & 1 != 0 {
        flips |= run;
    }
    run = 0;
    at = square;
    while at > 0 && others >> (at - 1) & 1 != 0 {
        at -= 1;
        run |= 1 << at;
    }
    if at > 0 && own >> (at - 1) & 1 != 0 {
        flips |= run;
    }
    flips
}
