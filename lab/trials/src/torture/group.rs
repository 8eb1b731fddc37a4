//! People who play one game after another, whatever happens to their servers.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tapis_client::{Client, Error, NewTable, TableInfo};
use tapis_game::Rng;

use super::Verdict;
use super::player::{Player, Seen, Way};
use super::verdict::compare;

/// One group and its servers.
pub struct Group {
    /// The addresses of all servers.
    pub servers: Arc<Vec<String>>,
    /// Which group.
    pub number: usize,
    /// For all its choices.
    pub rng: Rng,
    /// No new game is begun after this.
    pub end: Instant,
    /// What is not over by then counts as lost.
    pub patience: Instant,
}

impl Group {
    /// Plays until the time is up.
    pub async fn play(mut self) -> Verdict {
        let mut verdict = Verdict::default();
        let mut people: Vec<Vec<Client>> = Vec::new();
        while Instant::now() < self.end {
            match self.game(&mut people, &mut verdict).await {
                Ok(()) => {}
                Err(error) => {
                    verdict.complaints.push(format!("group {}: {error}", self.number));
                    break;
                }
            }
        }
        verdict
    }

    /// One game from the first chair to the last line of its record.
    async fn game(
        &mut self,
        people: &mut Vec<Vec<Client>>,
        verdict: &mut Verdict,
    ) -> io::Result<()> {
        let all_in = self.rng.below(2) == 0;
        let seats = if all_in { 2 + self.rng.below(3) } else { 3 + self.rng.below(2) } as usize;
        // In every other game one seat is a bot's: its moves, too, are to happen exactly once.
        let bots = usize::from(self.rng.below(2) == 0 && seats > 2);
        while people.len() < seats {
            people.push(self.person(people.len()).await?);
        }
        let owner = people[0].clone();
        let kinds = (0..seats).map(|seat| match seat {
            0 => "me",
            _ if seat >= seats - bots => "bot:casual",
            _ => "open",
        });
        let game = if all_in { "all-in" } else { "bids" };
        let new = NewTable::new(game, kinds);
        let table = self.surely(&owner, async |client| client.create(&new).await).await?;
        for (seat, person) in people.iter().enumerate().take(seats - bots).skip(1) {
            let number = u8::try_from(seat).expect("a seat");
            let joined = self
                .surely(person, async |client| match client.join(&table.id, Some(number)).await {
                    // A request that was lost on its way back had its effect.
                    Err(error) if error.status() == Some(409) => {
                        let info = client.table(&table.id).await?;
                        info.you.map(|_| ()).ok_or(error)
                    }
                    other => other.map(drop),
                })
                .await;
            joined?;
        }
        self.surely(&owner, async |client| match client.start(&table.id).await {
            Err(error) if error.status() == Some(409) => {
                let TableInfo { phase, .. } = client.table(&table.id).await?;
                if phase == tapis_client::Phase::Waiting { Err(error) } else { Ok(()) }
            }
            other => other,
        })
        .await?;
        let players = people.iter().take(seats - bots).enumerate().map(|(seat, clients)| {
            let player = Player {
                clients: clients.clone(),
                table: table.id.clone(),
                seat: u8::try_from(seat).expect("a seat"),
                rng: Rng::from_seed(self.rng.bits()),
                patience: self.patience,
                way: match self.rng.below(8) {
                    0 | 1 => Way::Socket { scenes: false },
                    2 | 3 => Way::Socket { scenes: true },
                    _ => Way::Requests,
                },
            };
            tokio::spawn(player.play())
        });
        let players: Vec<_> = players.collect();
        let mut seen: Vec<Seen> = Vec::new();
        for player in join_all(players).await {
            seen.push(player.map_err(io::Error::other)?);
        }
        let record = self.surely(&owner, async |client| client.record(&table.id).await).await?;
        verdict.add(compare(game, &record, &seen));
        Ok(())
    }

    /// A guest, known to a client of each server.
    async fn person(&mut self, number: usize) -> io::Result<Vec<Client>> {
        let plain: Result<Vec<Client>, Error> =
            self.servers.iter().map(|server| Client::new(server)).collect();
        let plain = plain.map_err(io::Error::other)?;
        let name = format!("P{number} of {}", self.number);
        let guest = self
            .surely(&plain, async |client| client.clone().sign_in_as_guest(&name).await)
            .await?;
        Ok(plain
            .into_iter()
            .map(|mut client| {
                client.set_token(Some(guest.token.clone()));
                client
            })
            .collect())
    }

    /// Asks one server after another until one answers.
    async fn surely<T>(
        &mut self,
        clients: &[Client],
        ask: impl AsyncFn(&Client) -> Result<T, Error>,
    ) -> io::Result<T> {
        loop {
            let client =
                &clients[self.rng.below(u32::try_from(clients.len()).unwrap_or(1)) as usize];
            match ask(client).await {
                Ok(answer) => return Ok(answer),
                Err(error) if error.is_passing() && Instant::now() < self.patience => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                Err(error) => return Err(io::Error::other(format!("{error:?}"))),
            }
        }
    }
}
