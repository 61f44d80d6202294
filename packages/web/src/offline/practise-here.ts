/** Begins a game against bots in this browser. */
import { secureSeed } from "@hypergate/kernel";
import { GAMES } from "../games.ts";
import { type KeptGame, keepGame, newId } from "../here/kept-games.ts";
import { guestName, nameNow } from "../net/me.ts";
import { go } from "../route.ts";

export async function practiseHere(game: string, bot: string): Promise<void> {
  const { practice } = GAMES[game];
  await beginHere(game, practice.settings, new Array<string>(practice.players - 1).fill(bot));
}

/** Another game like one that is over. */
export async function practiseAgain({ game, settings, bots }: KeptGame): Promise<void> {
  await beginHere(game, settings, bots);
}

/** Begins a game with these bots. */
export async function beginHere(game: string, settings: KeptGame["settings"], bots: readonly string[]): Promise<void> {
  const id = newId();
  const now = Date.now();
  await keepGame({
    id,
    game,
    begun: now,
    changed: now,
    name: nameNow() ?? guestName(),
    bots,
    settings,
    config: GAMES[game].config(bots.length + 1, settings),
    seed: secureSeed(crypto.getRandomValues(new Uint8Array(32))),
    version: 0,
    answers: [],
    checkpoint: undefined,
    mark: 0,
    stops: {},
    isAsked: true,
  });
  go(`/practice/${id}`);
}
