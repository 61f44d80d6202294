/** Ships go with the target and with the side that is chosen: the question after it is answered by them. */
import type { View } from "@hypergate/cosmic/client";
import type { Question, Value } from "@hypergate/kernel";
import type { TableState } from "../../table/feed.ts";
import type { FollowUp } from "../../table/follow-up.ts";
import { fromFullest, shipsToSend } from "./ships-to-send.ts";

const SHIPS: Readonly<Record<string, string>> = { "launch/aim": "launch/ships", "alliance/answer": "alliance/ships" };

export function followUp({ key, who }: Question, value: Value, state: TableState): FollowUp | undefined {
  const ships = SHIPS[key];
  if (ships === undefined || value === "word/decline") return undefined;
  const { encounter: e } = (state.view as View).table;
  const n = shipsToSend(e.n, e.limit[who] ?? 4);
  return { key: ships, answer: (question) => fromFullest(question, n) };
}

/** The encounter, in which things can be muted. */
export function encounterOf({ view }: TableState): string {
  return String((view as View).table.encounter.n);
}
