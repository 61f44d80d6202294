/** Games of this browser as files, and on the way to a server. */
import type { AnswerOf } from "@hypergate/wire";
import { post } from "../net/api.ts";
import { beSomebody } from "../net/me.ts";
import { type KeptGame, keepGame, keptGame } from "./kept-games.ts";

/** A finished game in the form in which a server exports it. */
export function fileOf(kept: KeptGame): AnswerOf<"GET /api/tables/{id}/export"> | undefined {
  const { game, version, seed, config, bots, answers, name, over } = kept;
  if (over === undefined) return undefined;
  return {
    format: "hypergate-game",
    game,
    version,
    seed,
    config,
    courtesy: false,
    answers: [...answers],
    hash: over.hash,
    names: [name, ...bots.map(() => null)],
    trace: over.trace,
  };
}

/** The file of a game that was played here, by its id. */
export async function keptFile(id: string): Promise<unknown> {
  const kept = await keptGame(id);
  return kept === undefined ? undefined : fileOf(kept);
}

/** Lets the browser save a finished game as a file. */
export function saveFile(kept: KeptGame): void {
  const file = fileOf(kept);
  if (file === undefined) return;
  saveAs(`hypergate-${kept.game}-${new Date(kept.begun).toISOString().slice(0, 10)}.json`, file);
}

/** Lets the browser save something as a JSON file. */
export function saveAs(name: string, value: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Brings a game to the server; it is kept here too, with the table that it has become. Throws what the server refuses. */
export async function bring(kept: KeptGame): Promise<string> {
  await beSomebody();
  const { id, game, version, settings, seed, answers } = kept;
  const { id: table } = await post<"POST /api/tables/bring">("/api/tables/bring", {
    id,
    game,
    version,
    settings,
    bots: [...kept.bots],
    seed,
    answers: [...answers],
  });
  await keepGame({ ...kept, brought: table });
  return table;
}
