/** Any file of ours: a study, a puzzle, a game, or a scenario. */
import type { Language } from "@hypergate/kernel";
import { checkedPuzzle, type OwnPuzzle } from "../game/own-puzzle.ts";
import { engineOf } from "../games.ts";
import { develop } from "../story/film.ts";
import { Unplayable } from "../story/recording.ts";
import { type Story, storyOf } from "../story/story.ts";
import { scenariosOf } from "./game-study.ts";
import { newStudyId, type Study } from "./lines.ts";
import { BadStudy, checkedStudy } from "./shared-study.ts";

/** A file that is wrong, in the reader's words. */
export class BadFile extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

export type FromFile = { readonly study: Study } | { readonly puzzle: OwnPuzzle } | { readonly story: Story };

/** Throws `BadStudy`, `Unplayable` or `BadFile`. */
export async function readAnyFile(text: string, language: Language): Promise<FromFile> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unplayable("notJson");
  }
  const { format, game } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  if (format === "hypergate-study") return { study: checkedStudy(value, newStudyId(), Date.now()) };
  const puzzle = checkedPuzzle(value);
  if (puzzle !== undefined) return { puzzle };
  if (format === "hypergate-game") return { story: await storyOf(value, engineOf) };
  if (typeof game !== "string") throw new BadStudy("notStudy");
  return { story: await scenarioStory(value, game, language) };
}

/** A scenario as a game that can be shown: its position, and the answers it gives. */
async function scenarioStory(document: unknown, game: string, language: Language): Promise<Story> {
  const engine = await engineOf(game);
  if (engine === undefined) throw new Unplayable("otherGame");
  const scenarios = await scenariosOf(game);
  const { played, names, findings } = scenarios.read(document, language);
  if (played === undefined) throw new BadFile(findings);
  return { film: develop(engine.rules, played, engine.meter), engine, names };
}
