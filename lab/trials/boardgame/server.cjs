// The same work for boardgame.io: four players with thirteen hidden cards each, dealt anew when all
// are played. It keeps everything in memory, and says on the first line where it listens.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const deal = ({ ctx, random }) => {
  const cards = random.Shuffle([...Array(13 * ctx.numPlayers).keys()]);
  const hand = (_, seat) => [String(seat), { hand: cards.slice(13 * seat, 13 * seat + 13) }];
  const players = Object.fromEntries(Array.from({ length: ctx.numPlayers }, hand));
  return { players, trick: [], left: cards.length };
};

const play = ({ G, ctx, playerID, random }, place) => {
  const [card] = G.players[playerID].hand.splice(place, 1);
  if (G.trick.length === ctx.numPlayers) G.trick = [];
  G.trick.push(card);
  G.left -= 1;
  if (G.left === 0) Object.assign(G, deal({ ctx, random }));
};

const game = {
  name: "cards",
  minPlayers: 4,
  maxPlayers: 4,
  setup: deal,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
