import { type Route, route } from "./routes.ts";

export const GAME_LIST: readonly Route[] = [
  route("GET", "/api/games", {
    summary: "The games there are, with every setting, preset and bot.",
    open: true,
    handle: async ({ hall }) => ({
      games: Object.values(hall.parts.games).map(({ id, title, players, settings, presets, bots }) => ({
        id,
        title,
        players,
        settings: settings(),
        presets,
        bots: Object.keys(bots),
      })),
    }),
  }),
];
