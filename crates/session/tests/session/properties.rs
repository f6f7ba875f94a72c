//! What holds whatever is asked for, in whatever order.

use proptest::prelude::*;
use yosumi_engine::{Engine, Limits, Options};
use yosumi_records::{NodeId, Record};
use yosumi_rules::Game;
use yosumi_session::{About, Advise, Command, Event, Hint, Players, Session, Settings, Think};

#[derive(Clone, Copy, Debug)]
enum Deed {
    /// Plays the playable square with this number, counted round.
    Play(usize),
    Undo,
    Redo,
    Swap,
    Resign,
    Begin,
    /// Hands over the answer of the question that is out.
    Answer,
    /// Hands over the answer of the question before.
    StaleAnswer,
    Hint,
    AnswerNow,
    /// Hands over the hint that was asked for last.
    Advice,
    /// Hands over the hint before it.
    StaleAdvice,
    /// Shows the place with this number, counted round.
    Show(usize),
    TakeUp,
    Promote(usize),
    Delete(usize),
    Comment(usize),
    PlayForMe,
    Pause,
    Unpause,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        12 => any::<usize>().prop_map(Deed::Play),
        4 => Just(Deed::Undo),
        3 => Just(Deed::Redo),
        1 => Just(Deed::Swap),
        1 => Just(Deed::Resign),
        1 => Just(Deed::Begin),
        10 => Just(Deed::Answer),
        2 => Just(Deed::StaleAnswer),
        4 => Just(Deed::Hint),
        2 => Just(Deed::AnswerNow),
        3 => Just(Deed::Advice),
        1 => Just(Deed::StaleAdvice),
        5 => any::<usize>().prop_map(Deed::Show),
        2 => Just(Deed::TakeUp),
        1 => any::<usize>().prop_map(Deed::Promote),
        1 => any::<usize>().prop_map(Deed::Delete),
        1 => any::<usize>().prop_map(Deed::Comment),
        1 => Just(Deed::PlayForMe),
        1 => Just(Deed::Pause),
        2 => Just(Deed::Unpause),
    ];
    proptest::collection::vec(deed, 0..150)
}

const PLAYERS: [(&str, &str); 4] = [
    ("human", "human"),
    ("human", "computer:random"),
    ("computer:random", "human"),
    ("computer:first", "computer:random"),
];

/// An answer as an adviser gives it, without the time that it takes to think.
fn advice(advise: &Advise) -> Command {
    let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    Command::Advice { id: advise.id, report: engine.search(advise.position, Limits::depth(1)) }
}

/// The place with this number, counted round: also one that was taken away.
fn place(session: &Session, n: usize) -> NodeId {
    let tree = session.tree();
    let places: Vec<NodeId> =
        (0..).map_while(|index| (index <= tree.n_moves()).then(|| tree.node(index))).flatten().collect();
    places[n % places.len()]
}

/// An answer as a player gives it, without the time that a strong one takes.
fn answer(think: &Think) -> Command {
    if think.player.spec().is_person() {
        return Command::Thought { id: think.id, square: think.position.legal_moves().first() };
    }
    think.run(|_| {})
}

proptest! {
    #[test]
    fn a_session_stays_sound(deeds in deeds(), players in 0..PLAYERS.len()) {
        let (black, white) = PLAYERS[players];
        let players = Players { black: black.parse().expect("a player"), white: white.parse().expect("a player") };
        let (mut session, events) = Session::new(players, Record::default(), Settings::default());
        let (mut asked, mut hints): (Vec<Think>, Vec<Advise>) = (Vec::new(), Vec::new());
        let keep = |events: Vec<Event>, asked: &mut Vec<Think>, hints: &mut Vec<Advise>| {
            for event in events {
                match event {
                    Event::Think(think) => asked.push(think),
                    Event::Advise(advise) => hints.push(advise),
                    _ => {}
                }
            }
        };
        keep(events, &mut asked, &mut hints);
        for deed in deeds {
            let before = session.game();
            let command = match deed {
                Deed::Play(n) => {
                    let playable: Vec<_> = session.tree().position(session.shown()).legal_moves().iter().collect();
                    let Some(&square) = playable.get(n % playable.len().max(1)) else { continue };
                    Command::Play(square)
                }
                Deed::Undo => Command::Undo,
                Deed::Redo => Command::Redo,
                Deed::Swap => Command::Swap,
                Deed::Resign => Command::Resign,
                Deed::Begin => Command::Begin(Box::default()),
                Deed::Answer => match asked.last() {
                    Some(think) => answer(think),
                    None => continue,
                },
                Deed::StaleAnswer => match asked.iter().rev().nth(1) {
                    Some(think) => answer(think),
                    None => continue,
                },
                Deed::Show(n) => Command::Show(place(&session, n)),
                Deed::TakeUp => Command::TakeUp,
                Deed::Promote(n) => Command::Promote(place(&session, n)),
                Deed::Delete(n) => Command::Delete(place(&session, n)),
                Deed::Comment(n) => Command::Comment(place(&session, n), String::from("here")),
                Deed::PlayForMe => Command::PlayForMe,
                Deed::Pause => Command::Pause,
                Deed::Unpause => Command::Unpause,
                Deed::Hint => Command::Hint,
                Deed::AnswerNow => Command::AnswerNow,
                Deed::Advice => match hints.last() {
                    Some(advise) => advice(advise),
                    None => continue,
                },
                Deed::StaleAdvice => match hints.iter().rev().nth(1) {
                    Some(advise) => advice(advise),
                    None => continue,
                },
            };
            let awaited = hints.last().filter(|advise| !advise.is_stale()).map(|advise| advise.position);
            let events = session.handle(command);
            // A refusal and a stale answer change nothing, nor does a hint.
            if events.is_empty() || matches!(events[..], [Event::Refused(_) | Event::Advise(_) | Event::Hint(_)]) {
                prop_assert_eq!(&session.game(), &before);
            }
            // A hint is about the position on the board, and was waited for.
            if let [Event::Hint(Hint { position, .. })] = &events[..] {
                prop_assert_eq!((*position, Some(*position)), (session.tree().position(session.shown()), awaited));
            }
            keep(events, &mut asked, &mut hints);

            // A question is out where a computer is to move that does not wait, or where a person wants one; it is about the
            // position of the game, a hint about the one that is shown.
            let turn = session.position().turn();
            let is_computers_turn = session.ending().is_none() && !session.specs()[turn].is_person();
            let open: Vec<&Think> = asked.iter().filter(|think| !think.is_stale()).collect();
            let thinks = open.iter().all(|think| think.position == session.position());
            let open_hints: Vec<&Advise> = hints.iter().filter(|advise| !advise.is_stale()).collect();
            prop_assert!(thinks && open.len() + open_hints.len() == usize::from(session.is_thinking()));
            let is_awaited = session.thinks_about() == Some(About::Move);
            prop_assert_eq!(is_computers_turn && !session.is_paused(), is_awaited);
            prop_assert_eq!(open.len() == 1, is_awaited || session.thinks_about() == Some(About::MoveForPerson));
            let shown = session.tree().position(session.shown());
            prop_assert!(open_hints.iter().all(|advise| advise.position == shown));

            // Places are in the record, and the game stands on its main line.
            let tree = session.tree();
            prop_assert!([session.shown(), session.place().game, session.place().taken_back].iter().all(|&it| tree.has(it)));
            prop_assert!(tree.leads_to(session.place().game, tree.main_line().last().unwrap_or(tree.root())));
            prop_assert_eq!(session.is_looking_back(), session.shown() != session.place().game);

            // The moves replayed from the start give the board.
            let replayed: Game = session.game().to_string().parse().expect("legal moves");
            prop_assert_eq!(replayed.position(), session.position());
            prop_assert_eq!(session.record().result.is_some(), session.ending().is_some());
        }
    }
}
