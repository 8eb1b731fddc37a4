//! Colours. Nothing is told by colour alone: suits have a letter and a symbol, what can be chosen
//! has a heavy frame, and the cursor a double one. So the same table can be drawn without colours.

use ratatui::style::{Color, Modifier, Style};
use tapis_all_in::Suit;
use tapis_bids::Colour;

/// The colours of the table, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// Whether there are colours at all.
    colours: bool,
}

impl Palette {
    /// With colours, or without.
    pub const fn new(colours: bool) -> Self {
        Self { colours }
    }

    /// What the environment asks for: `NO_COLOR` with any value means none.
    pub fn from_environment() -> Self {
        let plain = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        Self::new(!plain("NO_COLOR"))
    }

    fn paint(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// Plain text.
    pub fn text(self) -> Style {
        Style::new()
    }

    /// What matters less.
    pub fn faint(self) -> Style {
        if self.colours {
            Style::new().fg(Color::DarkGray)
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    /// What stands out.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The name of the game and of what lies open above the table.
    pub fn title(self) -> Style {
        self.paint(Color::LightYellow).add_modifier(Modifier::BOLD)
    }

    /// What can be chosen.
    pub fn lit(self) -> Style {
        self.paint(Color::LightCyan).add_modifier(Modifier::BOLD)
    }

    /// What the cursor is on.
    pub fn cursor(self) -> Style {
        self.paint(Color::LightYellow).add_modifier(Modifier::BOLD)
    }

    /// Whose turn it is.
    pub fn turn(self) -> Style {
        self.paint(Color::LightGreen).add_modifier(Modifier::BOLD)
    }

    /// Something went wrong, or is not possible.
    pub fn warning(self) -> Style {
        self.paint(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// A key that can be pressed.
    pub fn key(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A suit of All In.
    pub fn suit(self, suit: Option<Suit>) -> Style {
        let colour = match suit {
            Some(Suit::Clocks) => Color::LightBlue,
            Some(Suit::Masks) => Color::LightRed,
            Some(Suit::Scarabs) => Color::LightYellow,
            Some(Suit::Trees) => Color::LightGreen,
            None => Color::LightMagenta,
        };
        self.paint(colour).add_modifier(Modifier::BOLD)
    }

    /// A colour of Bids.
    pub fn colour(self, colour: Colour) -> Style {
        let shade = match colour {
            Colour::Yellow => Color::LightYellow,
            Colour::Blue => Color::LightBlue,
            Colour::Red => Color::LightRed,
            Colour::Green => Color::LightGreen,
            Colour::Black => Color::White,
            Colour::White => Color::LightMagenta,
        };
        self.paint(shade).add_modifier(Modifier::BOLD)
    }
}

/// The symbol of a suit. Each is one column wide, and no two look alike without colour.
pub fn suit_symbol(suit: Suit) -> char {
    match suit {
        Suit::Clocks => '◷',
        Suit::Masks => '☻',
        Suit::Scarabs => 'Ж',
        Suit::Trees => '♣',
    }
}

/// The symbol of a colour.
pub fn colour_symbol(colour: Colour) -> char {
    match colour {
        Colour::Yellow => '▲',
        Colour::Blue => '■',
        Colour::Red => '●',
        Colour::Green => '◆',
        Colour::Black => '♠',
        Colour::White => '○',
    }
}
