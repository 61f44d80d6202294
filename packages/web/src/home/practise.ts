/** A game against bots, at once. */
import type { GameClient } from "../game/client.ts";
import { isUnreached, post } from "../net/api.ts";
import { beSomebody } from "../net/me.ts";
import { go } from "../route.ts";

/** Bots do not mind being passed over where they have nothing to answer with. */
const OPTIONS = {
  public: false,
  spectators: true,
  courtesy: false,
  pace: "brisk",
  clock: { per: "none", seconds: 0 },
} as const;

/** On the server; where that cannot be reached, in this browser. */
export async function practise(game: string, practice: GameClient["practice"], bot: string): Promise<void> {
  try {
    await practiseOnServer(game, practice, bot);
  } catch (problem) {
    if (!isUnreached(problem)) throw problem;
    await (await import("../offline/practise-here.ts")).practiseHere(game, bot);
  }
}

async function practiseOnServer(
  game: string,
  { players, settings }: GameClient["practice"],
  bot: string,
): Promise<void> {
  await beSomebody();
  const bots = new Array<string>(players - 1).fill(bot);
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
