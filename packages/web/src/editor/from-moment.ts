/** A moment of a game as a draft: the position at the last beginning of a turn or round, and the answers since. */
import { type Answer, type BaseState, type Rules, type Session, submit, type Value } from "@hypergate/kernel";
import type { Draft, GameEditor } from "../game/editor.ts";
import type { Scenarios } from "../game/scenarios.ts";
import { beginning } from "../story/film.ts";
import type { Root } from "../study/root.ts";

interface Found {
  readonly state: BaseState;
  /** How many answers had been given. */
  readonly given: number;
}

/** Nothing before the first such beginning. */
export function draftFrom(
  rules: Rules<BaseState>,
  root: Root,
  editor: GameEditor,
  scenarios: Scenarios,
): Draft | undefined {
  let found: Found | undefined;
  let session: Session<BaseState> | undefined;
  const steps = Object.fromEntries(
    Object.entries(rules.steps).map(([name, step]): [string, typeof step] => [
      name,
      (g) => {
        if (editor.beginnings.includes(name)) {
          const state = rules.clone(g.s);
          state.agenda = [name];
          found = { state, given: session?.mark ?? 0 };
        }
        step(g);
      },
    ]),
  );
  session = beginning({ ...rules, steps }, { format: "hypergate-game", ...root });
  for (const answer of root.answers) submit(session, answer);
  if (found === undefined) return undefined;
  const { state, given } = found;
  const play = root.answers.slice(given).map((answer) => written(answer, editor.plain));
  return asFarAsItGoes({ ...editor.fromState(state, root.courtesy), play }, scenarios);
}

/** A file does not hold what chance will bring, so after a shuffle an answer may no longer fit; it goes up to there. */
function asFarAsItGoes(draft: Draft, scenarios: Scenarios): Draft {
  const { findings } = scenarios.read(draft, "en");
  const unfit = findings.map((words) => Number(/^play\[(\d+)\]/.exec(words)?.[1])).find((n) => n >= 0);
  return unfit === undefined ? draft : { ...draft, play: (draft.play as readonly unknown[]).slice(0, unfit) };
}

/** An answer as a step of a scenario file. */
function written({ who, key, value }: Answer, plain: (ref: string) => string): unknown {
  return { seat: who, asked: key, answer: plainValue(value, plain) };
}

function plainValue(value: Value, plain: (ref: string) => string): unknown {
  if (typeof value === "string") return plain(value);
  if (Array.isArray(value)) return (value as readonly string[]).map(plain);
  if (typeof value !== "object") return value;
  if (!("do" in value)) return plainCounts(value, plain);
  const { give, want, ...rest } = value as { readonly do: string; readonly give?: object; readonly want?: object };
  return {
    ...rest,
    ...(give === undefined ? {} : { give: plainCounts(give, plain) }),
    ...(want === undefined ? {} : { want: plainCounts(want, plain) }),
  };
}

function plainCounts(counts: object, plain: (ref: string) => string): object {
  return Object.fromEntries(Object.entries(counts).map(([ref, n]) => [plain(ref), n]));
}
