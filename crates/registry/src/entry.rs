//! What follows from the list of games.

/// Enters games: `Name = path::to::Type`, each with a line about it, the plain ones behind the others.
/// `($)` stands in front, because the macros that are made here need a dollar of their own.
#[cfg(not(feature = "thirty"))]
macro_rules! games {
    ($($entries:tt)*) => { enter! { $($entries)* } };
}

/// The same with one more game behind all others, for the tests.
#[cfg(feature = "thirty")]
macro_rules! games {
    ($($entries:tt)*) => {
        enter! { $($entries)*
            /// Thirty, for which nothing but its rules was written.
            Thirty = tapis_thirty::Thirty
        }
    };
}

macro_rules! enter {
    (
        ($d:tt)
        $($(#[$about:meta])* $name:ident = $game:path),+ $(,)? ;
        plain
        $($(#[$plain_about:meta])* $plain:ident = $plain_game:path),* $(,)?
    ) => {
        enter_all! { ($d)
            $($(#[$about])* $name = $game,)+
            $($(#[$plain_about])* $plain = $plain_game,)*
        }

        /// Says something once for every plain game: `plain_games! { G => impl Drawn for G {} }`.
        #[macro_export]
        macro_rules! plain_games {
            ($d game:ident => $d($d what:tt)*) => {
                $(const _: () = {
                    type $d game = $crate::types::$plain;
                    $d($d what)*
                };)*
            };
        }
    };
}

/// What is made of the whole list.
macro_rules! enter_all {
    (($d:tt) $($(#[$about:meta])* $name:ident = $game:path),+ $(,)?) => {
        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum GameKind {
            $($(#[$about])* $name,)+
        }

        /// Something of one of the games, whichever it is.
        pub enum Any<F: Family> {
            $($(#[$about])* $name(F::Of<$game>),)+
        }

        #[doc(hidden)]
        pub mod types {
            $(pub use $game as $name;)+
        }

        impl GameKind {
            /// All games.
            pub const ALL: [Self; [$(stringify!($name)),+].len()] = [$(Self::$name),+];
        }

        impl<F: Family> Any<F> {
            /// Which game it is of.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$name(_) => GameKind::$name,)+
                }
            }
        }

        // Deriving would ask that the family itself can be copied.
        impl<F: Family> Clone for Any<F>
        where
            $(F::Of<$game>: Clone,)+
        {
            fn clone(&self) -> Self {
                match self {
                    $(Self::$name(of) => Self::$name(of.clone()),)+
                }
            }
        }

        impl<F: Family> Copy for Any<F>
        where
            $(F::Of<$game>: Copy,)+
        {
        }

        $(impl Registered for $game {
            const KIND: GameKind = GameKind::$name;

            fn any<F: Family>(of: F::Of<Self>) -> Any<F> {
                Any::$name(of)
            }
        })+

        /// Does something with the type of the game that a [`GameKind`] stands for.
        #[macro_export]
        macro_rules! with_kind {
            ($d kind:expr, $d game:ident => $d what:expr) => {
                match $d kind {
                    $($crate::GameKind::$name => {
                        type $d game = $crate::types::$name;
                        $d what
                    })+
                }
            };
        }

        /// Does something with what is inside an [`Any`], whichever game it is of.
        #[macro_export]
        macro_rules! with_game {
            ($d any:expr, $d of:ident => $d what:expr) => {
                match $d any {
                    $($crate::Any::$name($d of) => $d what,)+
                }
            };
        }
    };
}
