import { DECK } from "./hands.ts";
import { type Setting, type TestTable, table } from "./table.ts";

/** Seat 0 has these cards and goods; seat 1 has none and chose to produce later. */
export function consumer(
  seat: Partial<Setting["seats"][number]>,
  action = "consume-x2",
  more: Partial<Setting> = {},
): TestTable {
  const t = table({
    seats: [{ start: "new-sparta", ...seat }, { start: "imperium-warlord" }],
    deck: DECK,
    ...more,
  });
  t.choose(action, "trade");
  return t;
}
