//! What a person can point at. An action is a way through one or two of these: a swap is a hand
//! card, then a slot.

use ratatui::layout::Rect;
use tapis_game::Seat;

/// Something on the screen that can be pointed at.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A card of one's own hand.
    Hand(String),
    /// A card that was turned up.
    Revealed(String),
    /// A slot of the display, or the discard pile, as an action names it.
    Slot(String),
    /// A player.
    Player(Seat),
    /// A card in front of a player.
    Front(Seat, String),
    /// A card that lies in the middle and can only be looked at.
    Centre(String),
    /// An action that points at nothing.
    Button(String),
}

/// An action with the way that leads to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What to point at, one after another.
    pub way: Vec<Target>,
    /// The action, in the game's own words.
    pub words: String,
}

/// Where something was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The cells.
    pub area: Rect,
    /// What is there.
    pub target: Target,
}

/// A direction on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// The spot that lies next to another in a direction: the nearest one, and one in line with it
/// rather than one aside.
pub fn neighbour<'a>(spots: &'a [Spot], from: &Target, to: Direction) -> Option<&'a Target> {
    let here = centre(spots.iter().find(|spot| spot.target == *from)?.area);
    let distance = |spot: &Spot| {
        let there = centre(spot.area);
        let (dx, dy) = (there.0 - here.0, there.1 - here.1);
        // Cells are twice as high as they are wide, and straight ahead counts more than aside.
        let (ahead, aside) = match to {
            Direction::Left => (-dx, dy * 4),
            Direction::Right => (dx, dy * 4),
            Direction::Up => (-dy * 2, dx),
            Direction::Down => (dy * 2, dx),
        };
        (ahead > 0).then_some(ahead + 2 * aside.abs())
    };
    spots
        .iter()
        .filter_map(|spot| Some((distance(spot)?, &spot.target)))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, target)| target)
}

/// The middle, in half cells.
fn centre(area: Rect) -> (i32, i32) {
    (i32::from(area.x) * 2 + i32::from(area.width), i32::from(area.y) * 2 + i32::from(area.height))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(x: u16, y: u16, name: &str) -> Spot {
        Spot { area: Rect::new(x, y, 6, 3), target: Target::Hand(name.to_owned()) }
    }

    #[test]
    fn arrows_go_to_the_nearest_card_in_their_direction() {
        let spots = [spot(0, 0, "a"), spot(6, 0, "b"), spot(12, 0, "c"), spot(7, 10, "d")];
        let go = |from: &str, to| match neighbour(&spots, &Target::Hand(from.to_owned()), to) {
            Some(Target::Hand(name)) => name.as_str(),
            _ => "nothing",
        };
        assert_eq!(go("a", Direction::Right), "b");
        assert_eq!(go("c", Direction::Left), "b");
        assert_eq!(go("c", Direction::Right), "nothing");
        assert_eq!(go("b", Direction::Down), "d");
        assert_eq!(go("d", Direction::Up), "b");
        assert_eq!(go("a", Direction::Up), "nothing");
    }
}
