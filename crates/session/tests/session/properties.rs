//! What holds whatever is asked for, in whatever order.

use proptest::prelude::*;
use yosumi_records::Record;
use yosumi_rules::Game;
use yosumi_session::{Command, Event, Players, Session, Think};

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
    ];
    proptest::collection::vec(deed, 0..150)
}

const PLAYERS: [(&str, &str); 4] = [
    ("human", "human"),
    ("human", "computer:random"),
    ("computer:random", "human"),
    ("computer:first", "computer:random"),
];

proptest! {
    #[test]
    fn a_session_stays_sound(deeds in deeds(), players in 0..PLAYERS.len()) {
        let (black, white) = PLAYERS[players];
        let players = Players { black: black.parse().expect("a player"), white: white.parse().expect("a player") };
        let (mut session, events) = Session::new(players, Record::default(), 1);
        let mut asked: Vec<Think> = Vec::new();
        let keep = |events: Vec<Event>, asked: &mut Vec<Think>| {
            asked.extend(events.into_iter().filter_map(|event| match event {
                Event::Think(think) => Some(think),
                _ => None,
            }));
        };
        keep(events, &mut asked);
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
                    Some(think) => think.run(),
                    None => continue,
                },
                Deed::StaleAnswer => match asked.iter().rev().nth(1) {
                    Some(think) => think.run(),
                    None => continue,
                },
            };
            let events = session.handle(command);
            // A refusal and a stale answer change nothing.
            if events.is_empty() || matches!(events[..], [Event::Refused(_)]) {
                prop_assert_eq!(&session.game(), &before);
            }
            keep(events, &mut asked);

            // A question is out exactly when a computer is to move, and it is about the position on the board.
            let turn = session.position().turn();
            let is_computers_turn = session.ending().is_none() && !session.specs()[turn].is_person();
            let open: Vec<&Think> = asked.iter().filter(|think| !think.is_stale()).collect();
            prop_assert_eq!(open.len(), usize::from(is_computers_turn));
            prop_assert!(open.iter().all(|think| think.position == session.position()));

            // The record replayed from the start gives the board.
            let replayed: Game = session.record().game().to_string().parse().expect("legal moves");
            prop_assert_eq!(replayed.position(), session.position());
            prop_assert_eq!(session.record().result.is_some(), session.ending().is_some());
        }
    }
}
