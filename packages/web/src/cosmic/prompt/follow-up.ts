/** Ships go with the target and with the side that is chosen, and several cards come from one place: what follows is answered by that. */
import type { View } from "@hypergate/cosmic/client";
import type { Question, Value } from "@hypergate/kernel";
import type { TableState } from "../../table/feed.ts";
import type { FollowUp } from "../../table/follow-up.ts";
import { fromTheSame, isOneByOne } from "./one-by-one.ts";
import { fromFullest, shipsToSend } from "./ships-to-send.ts";

const SHIPS: Readonly<Record<string, string>> = { "launch/aim": "launch/ships", "alliance/answer": "alliance/ships" };

export function followUp(question: Question, value: Value, state: TableState): FollowUp | undefined {
  if (isOneByOne(question)) return fromTheSame(question, value);
  const { key, who } = question;
  const next = SHIPS[key];
  if (next === undefined || value === "word/decline") return undefined;
  const { encounter: e } = (state.view as View).table;
  const n = shipsToSend(e.n, e.limit[who] ?? 4);
  return { key: next, answer: (ships) => fromFullest(ships, n) };
}

/** The encounter, in which things can be muted. */
export function encounterOf({ view }: TableState): string {
  return String((view as View).table.encounter.n);
}
