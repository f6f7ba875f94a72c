//! The kinds of CPU, and the choice among them.

use std::fmt;

use yosumi_rules::{Bitboard, Board, Square};

use crate::last_flips::count_last_flips;
use crate::portable;
use crate::stability::stable_discs;
#[cfg(target_arch = "x86_64")]
use crate::{avx2, avx512};

/// The inner loops of search on one kind of CPU.
///
/// A value of an implementing type is a proof that this machine has the instructions: it is had from
/// [`CpuPath::run`] alone, and nobody else can make one. It has no size, so that handing it on costs nothing.
pub trait Cpu: Copy + fmt::Debug + Send + Sync + 'static {
    /// The squares where the side to move may play.
    fn legal_moves(self, board: Board) -> Bitboard;

    /// The discs that the side to move turns over by playing an empty square; empty when it may not play there.
    fn flips(self, square: Square, board: Board) -> Bitboard;

    /// The empty squares beside an opponent's disc: where the side to move may come to play one day.
    ///
    /// A dozen shifts of whole boards do it, which no path does better than another.
    #[inline(always)]
    fn potential_moves(self, board: Board) -> Bitboard {
        Bitboard::new(portable::neighbors(board.opponent().bits()) & board.empties().bits())
    }

    /// The discs of the side to move that are known to be stable: no sequence of moves turns them over. There may be more.
    #[inline(always)]
    fn stable_discs(self, board: Board) -> Bitboard {
        Bitboard::new(stable_discs(board.player().bits(), board.opponent().bits()))
    }

    /// The number of discs that the owner of `player` turns over on `square`, the only empty one, where all other squares
    /// are the opponent's.
    #[inline(always)]
    fn count_last_flips(self, square: Square, player: Bitboard) -> u8 {
        count_last_flips(square, player.bits())
    }

    /// Runs a node as code compiled for this CPU. Nodes that call one another do so through this.
    fn call<N: Node>(
        self,
        context: &mut N::Context<'_>,
        board: Board,
        alpha: i32,
        beta: i32,
        rest: N::Rest,
    ) -> N::Output;
}

/// A function of a search that calls itself, written once for all CPUs.
///
/// Its arguments are few and plain, so that they stay in registers.
///
/// ```
/// use yosumi_kernels::{Cpu, CpuPath, Node, Work};
/// use yosumi_rules::Board;
///
/// /// Counts the positions down to a depth.
/// struct Count(u32);
/// struct CountNode;
///
/// impl Node for CountNode {
///     type Context<'a> = ();
///     type Rest = u32;
///     type Output = u64;
///
///     #[inline(always)]
///     fn run<C: Cpu>(cpu: C, (): &mut (), board: Board, _: i32, _: i32, depth: u32) -> u64 {
///         let Some(depth) = depth.checked_sub(1) else { return 1 };
///         let after = |square| board.play_unchecked(square, cpu.flips(square, board));
///         1 + cpu.legal_moves(board).iter().map(|square| cpu.call::<Self>(&mut (), after(square), 0, 0, depth)).sum::<u64>()
///     }
/// }
///
/// impl Work for Count {
///     type Output = u64;
///
///     fn run<C: Cpu>(self, cpu: C) -> u64 {
///         cpu.call::<CountNode>(&mut (), Board::START, 0, 0, self.0)
///     }
/// }
///
/// assert_eq!(CpuPath::best().run(Count(2)), 1 + 4 + 12);
/// ```
pub trait Node {
    /// What all nodes of a search share.
    type Context<'a>;
    /// What a node is told besides its position and window.
    type Rest: Copy;
    /// What a node answers.
    type Output;

    /// The function. It has to be `#[inline(always)]`: only what is inlined into the caller is compiled for its CPU.
    fn run<C: Cpu>(
        cpu: C,
        context: &mut Self::Context<'_>,
        board: Board,
        alpha: i32,
        beta: i32,
        rest: Self::Rest,
    ) -> Self::Output;
}

/// Work to be done on a CPU that is found at run time: see [`CpuPath::run`].
pub trait Work {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<C: Cpu>(self, cpu: C) -> Self::Output;
}

/// The kind of CPU to work with, one that this machine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CpuPath(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

/// All of them, each better than those before it where it is available.
#[cfg(target_arch = "x86_64")]
const KINDS: [Kind; 3] = [Kind::Portable, Kind::Avx2, Kind::Avx512];
#[cfg(not(target_arch = "x86_64"))]
const KINDS: [Kind; 1] = [Kind::Portable];

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => "avx512",
        }
    }

    /// Whether this machine has the instructions: all those that the path's trampoline enables, below.
    fn is_available(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("lzcnt")
                    && is_x86_feature_detected!("popcnt")
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                Self::Avx2.is_available()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512cd")
                    // To the compiler, who has AVX-512 has these.
                    && is_x86_feature_detected!("fma")
                    && is_x86_feature_detected!("f16c")
            }
        }
    }
}

impl CpuPath {
    /// The best path of this machine.
    ///
    /// ```
    /// # use yosumi_kernels::CpuPath;
    /// assert_eq!(Some(&CpuPath::best()), CpuPath::all().last());
    /// ```
    #[must_use]
    pub fn best() -> Self {
        Self(KINDS.into_iter().rfind(|kind| kind.is_available()).unwrap_or(Kind::Portable))
    }

    /// The path that is asked for by name, `portable`, `avx2` or `avx512`.
    ///
    /// # Errors
    ///
    /// [`CpuPathError`] when there is no such path, and when this machine has not got its instructions.
    ///
    /// ```
    /// # use yosumi_kernels::CpuPath;
    /// assert_eq!(CpuPath::named("portable").map(|path| path.to_string()).as_deref(), Ok("portable"));
    /// assert!(CpuPath::named("sse9").is_err());
    /// ```
    pub fn named(name: &str) -> Result<Self, CpuPathError> {
        let kind = KINDS.into_iter().find(|kind| kind.name() == name).ok_or(CpuPathError::Unknown)?;
        if kind.is_available() { Ok(Self(kind)) } else { Err(CpuPathError::Unavailable) }
    }

    /// The paths of this machine, the plainest first.
    ///
    /// ```
    /// # use yosumi_kernels::CpuPath;
    /// assert!(CpuPath::all().iter().any(|path| path.to_string() == "portable"));
    /// ```
    #[must_use]
    pub fn all() -> Vec<Self> {
        KINDS.into_iter().filter(|kind| kind.is_available()).map(Self).collect()
    }

    /// Does work with the instructions of this path.
    ///
    /// ```
    /// use yosumi_kernels::{Cpu, CpuPath, Work};
    /// use yosumi_rules::{Bitboard, Board};
    ///
    /// struct FirstMoves;
    ///
    /// impl Work for FirstMoves {
    ///     type Output = Bitboard;
    ///
    ///     fn run<C: Cpu>(self, cpu: C) -> Bitboard {
    ///         cpu.legal_moves(Board::START)
    ///     }
    /// }
    ///
    /// assert_eq!(CpuPath::best().run(FirstMoves), Board::START.legal_moves());
    /// ```
    pub fn run<W: Work>(self, work: W) -> W::Output {
        match self.0 {
            Kind::Portable => work.run(Portable(())),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => work.run(Avx2(())),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => work.run(Avx512(())),
        }
    }
}

/// Writes the name by which the path can be asked for.
impl fmt::Display for CpuPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0.name())
    }
}

impl Default for CpuPath {
    /// The best path of this machine.
    fn default() -> Self {
        Self::best()
    }
}

/// Why there is no path of a name.
///
/// ```
/// use yosumi_kernels::CpuPath;
///
/// let error = CpuPath::named("sse9").unwrap_err();
/// assert_eq!(error.to_string(), "no such path: expected portable, avx2 or avx512");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CpuPathError {
    /// There is none, on any machine.
    Unknown,
    /// This machine has not got the instructions.
    Unavailable,
}

impl fmt::Display for CpuPathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unknown => "no such path: expected portable, avx2 or avx512",
            Self::Unavailable => "this CPU has not got the instructions for it",
        })
    }
}

impl std::error::Error for CpuPathError {}

/// Any CPU.
#[derive(Clone, Copy, Debug)]
struct Portable(());

impl Cpu for Portable {
    #[inline(always)]
    fn legal_moves(self, board: Board) -> Bitboard {
        Bitboard::new(portable::legal_moves(board.player().bits(), board.opponent().bits()))
    }

    #[inline(always)]
    fn flips(self, square: Square, board: Board) -> Bitboard {
        Bitboard::new(portable::flips(square, board.player().bits(), board.opponent().bits()))
    }

    #[inline(always)]
    fn call<N: Node>(
        self,
        context: &mut N::Context<'_>,
        board: Board,
        alpha: i32,
        beta: i32,
        rest: N::Rest,
    ) -> N::Output {
        fn compiled<N: Node>(
            cpu: Portable,
            context: &mut N::Context<'_>,
            board: Board,
            alpha: i32,
            beta: i32,
            rest: N::Rest,
        ) -> N::Output {
            N::run(cpu, context, board, alpha, beta, rest)
        }
        compiled::<N>(self, context, board, alpha, beta, rest)
    }
}

macro_rules! x86_cpu {
    ($name:ident, $module:ident, $features:literal) => {
        #[cfg(target_arch = "x86_64")]
        #[derive(Clone, Copy, Debug)]
        struct $name(());

        #[cfg(target_arch = "x86_64")]
        impl Cpu for $name {
            #[inline(always)]
            fn legal_moves(self, board: Board) -> Bitboard {
                // SAFETY: there is a value of this type only where the CPU has the features.
                Bitboard::new(unsafe { $module::legal_moves(board.player().bits(), board.opponent().bits()) })
            }

            #[inline(always)]
            fn flips(self, square: Square, board: Board) -> Bitboard {
                // SAFETY: as above.
                Bitboard::new(unsafe { $module::flips(square, board.player().bits(), board.opponent().bits()) })
            }

            #[inline(always)]
            fn call<N: Node>(
                self,
                context: &mut N::Context<'_>,
                board: Board,
                alpha: i32,
                beta: i32,
                rest: N::Rest,
            ) -> N::Output {
                #[target_feature(enable = $features)]
                fn compiled<N: Node>(
                    cpu: $name,
                    context: &mut N::Context<'_>,
                    board: Board,
                    alpha: i32,
                    beta: i32,
                    rest: N::Rest,
                ) -> N::Output {
                    N::run(cpu, context, board, alpha, beta, rest)
                }
                // SAFETY: as above.
                unsafe { compiled::<N>(self, context, board, alpha, beta, rest) }
            }
        }
    };
}

x86_cpu!(Avx2, avx2, "avx2,bmi1,bmi2,lzcnt,popcnt");
x86_cpu!(Avx512, avx512, "avx2,avx512f,avx512vl,avx512cd,bmi1,bmi2,lzcnt,popcnt");
