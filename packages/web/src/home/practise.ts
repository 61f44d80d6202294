/** A game against bots, at once. */
import type { TableSettings } from "@hypergate/kernel";
import { post } from "../net/api.ts";
import { beSomebody } from "../net/me.ts";
import { go } from "../route.ts";

interface Practice {
  readonly players: number;
  readonly settings: TableSettings;
}

/** Small tables with the simplest boxes: nobody who practises has to choose anything before the game. */
const PRACTICE: Readonly<Record<string, Practice>> = {
  cosmic: { players: 4, settings: { edition: "2020" } },
  race: { players: 3, settings: { sets: "base" } },
};

const BOT = "sensible";
/** Bots do not mind being passed over where they have nothing to answer with. */
const OPTIONS = {
  public: false,
  spectators: true,
  courtesy: false,
  pace: "brisk",
  clock: { per: "none", seconds: 0 },
} as const;

export async function practise(game: string): Promise<void> {
  const { players, settings } = PRACTICE[game];
  await beSomebody();
  const bots = new Array<string>(players - 1).fill(BOT);
  const { id } = await post<"POST /api/tables">("/api/tables", {
    game,
    players,
    settings,
    options: OPTIONS,
    bots,
    start: true,
  });
  go(`/t/${id}`);
}
