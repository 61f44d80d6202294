import { expect, test } from "vitest";
import { violation } from "./invariants.ts";
import { type TestSetUp, table } from "./testing/table.ts";

/** Two special ships of seat 0, which come on top of its fleet, beside one other ship at 0.1. */
function two(more: TestSetUp = {}) {
  const flagship = { kind: "flagship", seat: 0, at: "planet/0.1" } as const;
  const aliens = ["clone", "filch", "gambler"];
  const hands = [["attack-40", "attack-30"], ["attack-00", "attack-01"], []];
  const ships = { "0.1": [3], "0.2": [7] };
  return table({ aliens, hands, destiny: ["seat-1"], specials: [flagship, flagship], ships, ...more });
}

function places(t: ReturnType<typeof two>): string[] {
  return t.table.specials.map((ship) => ship.at.split("/")[1]);
}

/** Seat 0 sends so many ships from 0.1 to the gate. */
function launched(n: number) {
  const t = two().until("launch/aim").answer(0, "1.1");
  return t.answer(0, { "0.1": n });
}

test("each of two at one place is asked for, as long as either could stay or go [TCH-09]", () => {
  const t = launched(2);
  expect([t.asked(0), t.question(0)?.params]).toEqual(["ships/flagship", { n: 2 }]);
  t.answer(0, true);
  expect(t.asked(0)).toBe("ships/flagship");
  t.answer(0, true);
  expect([places(t), t.asked(0)]).toEqual([["gate", "gate"], "alliance/invite-offense"]);
});

test("when one of two goes as the only ship, the other stays without being asked for [TCH-09]", () => {
  const t = launched(1).answer(0, true);
  expect([places(t), t.asked(0)]).toEqual([["gate", "0.1"], "alliance/invite-offense"]);
});

test("when one stays as the only ship, the other goes without being asked for [TCH-09]", () => {
  const t = launched(2).answer(0, false);
  expect([places(t), t.asked(0)]).toEqual([["0.1", "gate"], "alliance/invite-offense"]);
});

test("all go with all ships; when they spread, each says where among the places with room [TCH-09, SHP-01]", () => {
  const t = two({ hands: [["negotiate"], ["negotiate", "attack-06"], []] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 });
  expect(places(t)).toEqual(["gate", "gate"]);
  t.until("planning/select").answer(1, "negotiate").until("deal");
  t.answer(0, { do: "offer", give: {}, want: { "random/card": 1 } }).answer(1, { do: "accept" });
  t.until("ships/return", 0).answer(0, { "0.2": 1, "0.3": 2 });
  expect([t.asked(0), t.options(0)]).toEqual(["ships/flagship-where", ["0.2", "0.3"]]);
  t.answer(0, "0.2");
  expect(places(t)).toEqual(["0.2", "0.3"]);
});

test("a place with fewer ships than special ones is a wrong state", () => {
  const { state } = two();
  expect(violation(state, 72)).toBeUndefined();
  state.table.specials = state.table.specials.map((ship) => ({ ...ship, at: "place/gate" }));
  expect(violation(state, 72)).toBe("the flagship of seat 0 is at place/gate, where no ship is for it");
});
