// A program that knows nothing of Tapis but the description of its API: it makes tables of both
// games, plays them to the end, and reads what it sees and hears by the generated types alone.
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

type Schemas = components["schemas"];
type Event = Schemas["Event"];

const server = process.argv[2] ?? "http://127.0.0.1:7777";

/** What must be there. */
function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** How many cards a seat sees in its own hand, whichever game it is. */
function handOf(scene: Schemas["Scene"], seat: number): number {
  const hand: string[] = given(scene.hands[seat], "an own hand");
  if (hand.includes("??")) throw new Error("an own card is hidden");
  // What only one of the games has tells which one it is.
  const round: number = "display" in scene ? scene.pot : scene.trick;
  if (!Number.isInteger(round)) throw new Error("a number is none");
  return hand.length;
}

/** What was heard, in words: every kind of event has its own members. */
function said(heard: Schemas["Heard"]): string[] {
  switch (heard.what) {
    case "table":
      return [heard.event];
    case "opening":
    case "action":
      return heard.events.map((event) => {
        switch (event.event) {
          case "trick_ended":
            return event.winner === null ? `nobody wins: ${event.how}` : `${event.winner} wins by ${event.how}`;
          case "round_scored":
            return `${event.best.seat} is best by ${event.best.category}`;
          case "game_over":
            return `won by ${event.winners.join()}: ${event.by}`;
          default:
            return event.event;
        }
      });
  }
}

/** The events of a stream, each as the description says. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = block.split("\n").filter((line) => line.startsWith("data: "));
      if (data.length > 0) yield JSON.parse(data.map((line) => line.slice(6)).join("\n")) as Event;
    }
  }
}

async function play(game: string, seats: string[]): Promise<void> {
  const stranger = createClient<paths>({ baseUrl: server });
  const guest = given((await stranger.POST("/api/guests", { body: { name: "Ada" } })).data, "a guest");
  const headers = { Authorization: `Bearer ${guest.token}` };
  const client = createClient<paths>({ baseUrl: server, headers });
  const options: Record<string, unknown> = game === "bids" ? { rounds: 1 } : {};
  const wish = { game, seats, pace_ms: 0, options };
  const table = given((await client.POST("/api/tables", { body: wish })).data, "a table");
  const params = { path: { id: table.id } };
  given((await client.POST("/api/tables/{id}/start", { params, body: {} })).data, "a start");

  const stream = await fetch(`${server}/api/tables/${table.id}/stream?scenes=1`, { headers });
  const story: string[] = [];
  let [scenes, acted] = [0, 0];
  for await (const event of events(given(stream.body, "a stream"))) {
    if (!("snapshot" in event || "update" in event)) continue;
    const now = "snapshot" in event ? event.snapshot : event.update;
    for (const heard of now.heard ?? []) story.push(...said(heard));
    if (now.scene) {
      scenes += 1;
      if (handOf(now.scene, 0) >= 0 && now.scene.phase === "over") break;
    }
    const action = now.legal?.[0];
    if (action === undefined) continue;
    const body = { action, version: now.version };
    const { error } = await client.POST("/api/tables/{id}/act", { params, body });
    // Somebody may have been faster; then the next update says what can be done.
    if (error && error.error !== "stale") throw new Error(`${action}: ${error.message}`);
    acted += 1;
  }
  const view = given((await client.GET("/api/tables/{id}/view", { params })).data, "a view");
  if (view.table.phase !== "over") throw new Error("the game is not over");
  const end = story.find((words) => words.startsWith("won by"));
  console.log(`${game}: ${acted} actions, ${scenes} scenes, ${story.length} events, ${given(end, "an end")}`);
}

await play("bids", ["me", "bot:beginner", "bot:beginner"]);
await play("all-in", ["me", "bot:beginner", "bot:beginner"]);
