import type { PlayableGame } from "@hypergate/games";
import { z } from "zod";
import { settle } from "../tables/lobby.ts";
import { type Route, route } from "./routes.ts";
import { players, settings } from "./table-routes.ts";

/** A game as a form for a new table needs it. */
function described(game: PlayableGame): object {
  const { id, title, players: seats, unit, presets, preset, bots } = game;
  const all = Object.entries(presets).map(([name, chosen]) => [name, game.settled(seats.min, chosen)]);
  return {
    id,
    title,
    players: seats,
    unit,
    settings: game.settings(),
    presets,
    preset,
    defaults: Object.fromEntries(all),
    bots: Object.keys(bots),
  };
}

export const GAME_LIST: readonly Route[] = [
  route("GET", "/api/games", {
    summary:
      "The games there are: every setting with its values, presets (`defaults` has all settings of each, `preset` is the usual one), numbers of players and bots.",
    open: true,
    handle: async ({ hall }) => ({ games: Object.values(hall.parts.games).map(described) }),
  }),
  route("POST", "/api/games/{game}/settings", {
    summary: "All settings of a table that would choose these, or why they do not go together. Opens nothing.",
    open: true,
    params: z.object({ game: z.string().max(40) }),
    body: z.object({ players, settings: settings.default({}) }),
    handle: async ({ hall, params: { game }, body }) => ({
      settings: settle(hall.gameOf(game), body.players, body.settings),
    }),
  }),
];
