import type { PlayableGame } from "@hypergate/games";
import { SetUpError, type TableSettings } from "@hypergate/kernel";
import type { GameFacts } from "@hypergate/wire";
import { completeSettings } from "../tables/lobby.ts";
import { addressesOf, isLoopback } from "./reach.ts";
import type { Handlers } from "./routes.ts";

/** A game with everything a form for a new table needs. */
function described(game: PlayableGame): GameFacts {
  const { id, title, players: seats, unit, presets, preset, bots } = game;
  const all = Object.entries(presets).map(([name, chosen]) => [name, game.settled(seats.min, chosen)] as const);
  return {
    id,
    title,
    players: seats,
    unit,
    settings: game.settings(),
    presets,
    preset,
    defaults: Object.fromEntries(all),
    seats: Object.fromEntries(Object.entries(presets).map(([name, chosen]) => [name, playersOf(game, chosen)])),
    bots: Object.keys(bots),
  };
}

/** How many may play with these settings: the game itself says which numbers go with them. */
function playersOf({ players: { min, max }, settled }: PlayableGame, chosen: TableSettings): GameFacts["players"] {
  const fitting = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => {
    try {
      settled(n, chosen);
      return true;
    } catch (problem) {
      if (problem instanceof SetUpError) return false;
      throw problem;
    }
  });
  return { min: Math.min(...fitting), max: Math.max(...fitting) };
}

export const GAME_LIST = {
  "GET /api/place": async ({ request, listening }) => {
    const isHere = isLoopback(request.ip) && isLoopback(request.hostname);
    const addresses = addressesOf({ ...listening, port: request.socket.localPort ?? 0 });
    return isHere ? { isOnlyHere: addresses.length === 0, addresses } : { isOnlyHere: false, addresses: [] };
  },
  "GET /api/games": async ({ hall }) => ({ games: Object.values(hall.parts.games).map(described) }),
  "POST /api/games/{game}/settings": async ({ hall, params: { game }, body }) => ({
    settings: completeSettings(hall.gameOf(game), body.players, body.settings),
  }),
} satisfies Partial<Handlers>;
