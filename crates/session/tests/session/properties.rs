//! What holds whatever is asked for, in whatever order.

use proptest::prelude::*;
use yosumi_engine::{Engine, Limits, Options};
use yosumi_records::Record;
use yosumi_rules::Game;
use yosumi_session::{Advise, Command, Event, Hint, Players, Session, Settings, Think};

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
                    let playable: Vec<_> = session.position().legal_moves().iter().collect();
                    let Some(&square) = playable.get(n % playable.len().max(1)) else { continue };
                    Command::Play(square)
                }
                Deed::Undo => Command::Undo,
                Deed::Redo => Command::Redo,
                Deed::Swap => Command::Swap,
                Deed::Resign => Command::Resign,
                Deed::Begin => Command::Begin(Box::default()),
                Deed::Answer => match asked.last() {
                    Some(think) => think.run(|_| {}),
                    None => continue,
                },
                Deed::StaleAnswer => match asked.iter().rev().nth(1) {
                    Some(think) => think.run(|_| {}),
                    None => continue,
                },
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
                prop_assert_eq!((*position, Some(*position)), (session.position(), awaited));
            }
            keep(events, &mut asked, &mut hints);

            // A question is out exactly when a computer is to move, and it is about the position on the board.
            let turn = session.position().turn();
            let is_computers_turn = session.ending().is_none() && !session.specs()[turn].is_person();
            let open: Vec<&Think> = asked.iter().filter(|think| !think.is_stale()).collect();
            prop_assert_eq!(open.len(), usize::from(is_computers_turn));
            prop_assert!(open.iter().all(|think| think.position == session.position()));
            let open_hints: Vec<&Advise> = hints.iter().filter(|advise| !advise.is_stale()).collect();
            prop_assert_eq!(open.len() + open_hints.len(), usize::from(session.is_thinking()));
            prop_assert!(open_hints.iter().all(|advise| advise.position == session.position()));
            prop_assert!(open_hints.is_empty() || !is_computers_turn);

            // The record replayed from the start gives the board.
            let replayed: Game = session.record().game().to_string().parse().expect("legal moves");
            prop_assert_eq!(replayed.position(), session.position());
            prop_assert_eq!(session.record().result.is_some(), session.ending().is_some());
        }
    }
}
