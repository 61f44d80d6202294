/** Begins a study at a moment of a game, and goes there. */
import type { Answer, Seat } from "@hypergate/kernel";
import { go } from "../route.ts";
import { keepStudy } from "./kept-studies.ts";
import { newStudyId, type Study } from "./lines.ts";
import type { Root } from "./root.ts";

export interface Beginning {
  readonly name: string;
  readonly root: Root;
  readonly names: readonly (string | undefined)[];
  readonly seat: Seat;
  readonly bot: string;
  /** How the game went on, to be compared with. */
  readonly played?: readonly Answer[];
}

export const USUAL_BOT = "sensible";
export { EVERYBODY } from "./lines.ts";

/** Throws if the browser keeps nothing. */
export async function beginStudy({ name, root, names, seat, bot, played }: Beginning): Promise<void> {
  const now = Date.now();
  const id = newStudyId();
  const own = { name: "", answers: [] };
  const study: Study = {
    id,
    game: root.game,
    name,
    begun: now,
    changed: now,
    root,
    names,
    seat,
    bot,
    lines:
      played === undefined || played.length === 0
        ? [{ ...own, id: 1 }]
        : [
            { id: 1, name: "", answers: played, isPlayed: true },
            { ...own, id: 2 },
          ],
    line: played === undefined || played.length === 0 ? 1 : 2,
    at: 0,
    stops: {},
  };
  await keepStudy(study);
  go(`/study/${id}`);
}
