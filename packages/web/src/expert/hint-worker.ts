/** The worker in which an expert thinks about one question of a practice game. */
import { type JudgedOption, optionsAt, type Reason, reasonFor } from "@hypergate/bots/chances";
import { type BaseState, imaginationAt, type Standpoint } from "@hypergate/kernel";
import { loadEstimator } from "./estimators.ts";

export interface ToExpert {
  readonly game: string;
  readonly standpoint: Standpoint;
  readonly view: unknown;
}

/** What the expert would answer and what else it thought of; why the best is better than the next. */
export interface Expertise {
  readonly options: readonly Pick<JudgedOption, "value" | "chance" | "error">[];
  readonly reason: Reason | undefined;
}

export type FromExpert =
  | { readonly tells: "progress"; readonly done: number }
  | { readonly tells: "found"; readonly found: Expertise }
  | { readonly tells: "broken"; readonly why: string };

const TELL_EVERY_MS = 150;

function tell(message: FromExpert): void {
  postMessage(message);
}

async function think({ game, standpoint, view }: ToExpert): Promise<Expertise> {
  const estimator = await loadEstimator(game);
  const { question, before } = standpoint;
  // The table as it is seen now; the rest of the state is only played on from where the step began.
  const state = { ...before, table: (view as { table: unknown }).table } as unknown as BaseState;
  const asked = { question, view, imagination: imaginationAt(estimator.rules, standpoint), state };
  const work = optionsAt(estimator, asked, "hint");
  let told = performance.now();
  for (;;) {
    const turn = work.next();
    if (turn.done === true) {
      const [best, next] = turn.value;
      const reason = next === undefined ? undefined : reasonFor(estimator, question.who, next, best, true);
      return { options: turn.value.map(({ value, chance, error }) => ({ value, chance, error })), reason };
    }
    if (performance.now() - told < TELL_EVERY_MS) continue;
    told = performance.now();
    tell({ tells: "progress", done: turn.value });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToExpert>) => {
  think(data).then(
    (found) => tell({ tells: "found", found }),
    (problem: unknown) => tell({ tells: "broken", why: String(problem) }),
  );
});
