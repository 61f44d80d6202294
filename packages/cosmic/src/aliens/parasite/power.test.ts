import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

/** Seat 0 attacks seat 1 and both may invite; the Parasite sits at 3 unless said otherwise. */
function attack(setUp: Partial<TestSetUp> = {}) {
  const aliens = ["zombie", "masochist", "warrior", "parasite", "macron"];
  const hands = [
    ["attack-10", "attack-04"],
    ["attack-08", "attack-06"],
  ];
  return table({ aliens, hands, destiny: ["seat-1"], ...setUp }).until("alliance/invite-offense");
}

test("uninvited, the Parasite joins the side it likes with one to four ships [parasite 0, parasite 1]", () => {
  expect(powerOf("parasite").effect.alert).toBe("green");
  const t = attack().until("window/alliance.answer");
  expect(t.options(3)).toEqual(["pass", "parasite"]);
  t.answer(3, "parasite");
  expect([t.asked(3), t.options(3)]).toEqual(["parasite/side", ["offense", "defense"]]);
  t.answer(3, "offense");
  expect(t.question(3)).toMatchObject({ key: "alliance/ships", min: 1, max: 4 });
  t.answer(3, { "3.1": 2, "3.2": 1 }).until("planning/select");
  expect(t.table.encounter).toMatchObject({ gate: [1, 0, 0, 3, 0], ally: [-1, -1, -1, 0, -1] });
  expect(t.told("power.used")).toEqual([{ player: "player/3", power: "power/parasite", on: "word/offense" }]);
});

test("the Parasite may let it be [parasite 0]", () => {
  const t = attack().until("window/alliance.answer").answer(3, "pass").until("planning/select");
  expect(t.told("power.used")).toEqual([]);
  expect(t.table.encounter.ally[3]).toBe(-1);
});

test("a Parasite who is a main player has nothing to join [parasite 0]", () => {
  const t = attack({ aliens: ["parasite", "masochist", "warrior", "zombie"] }).until("planning/select");
  expect(t.told("power.used")).toEqual([]);
});

test("the Parasite's turn comes at its seat though nobody has invited it [parasite EC1]", () => {
  const t = attack().answer(0, ["player/2", "player/4"]).until("alliance/answer");
  expect([t.asked(2), t.asked(3), t.asked(4)]).toEqual(["alliance/answer", undefined, undefined]);
  t.answer(2, "decline");
  expect([t.asked(2), t.asked(3), t.asked(4)]).toEqual([undefined, "window/alliance.answer", undefined]);
  t.answer(3, "parasite").answer(3, "defense").answer(3, { "3.1": 4 });
  expect(t.table.encounter.dock[3]).toBe(4);
  expect(t.asked(4)).toBe("alliance/answer");
});

test("no use is needed to join a side that has invited the Parasite [parasite EC3]", () => {
  const t = attack().answer(0, ["player/3"]).until("window/alliance.answer").answer(3, "pass");
  expect([t.asked(3), t.options(3)]).toEqual(["alliance/answer", ["decline", "offense"]]);
  t.answer(3, "offense").passing("alliance/ships").until("planning/select");
  expect(t.told("power.used")).toEqual([]);
  expect(t.table.encounter.ally[3]).toBe(0);
});

test("invited by one side, the power is for the other; invited by both, it is for nothing [parasite EC3, parasite 1]", () => {
  const one = attack().answer(0, ["player/3"]).until("window/alliance.answer").answer(3, "parasite");
  expect(one.asked(3)).toBe("alliance/ships");
  one.answer(3, { "3.1": 1 });
  expect([one.table.encounter.dock[3], one.asked(3)]).toEqual([1, undefined]);
  const both = attack().answer(0, ["player/3"]).answer(1, ["player/3"]);
  expect([both.asked(3), both.options(3)]).toEqual(["alliance/answer", ["decline", "offense", "defense"]]);
});

test("zapped, the Parasite has only the invitations it has got [parasite zap]", () => {
  const hands = [
    ["attack-10", "attack-04", "cosmic-zap"],
    ["attack-08", "attack-06"],
  ];
  const invited = attack({ hands }).answer(0, []).answer(1, ["player/3"]).until("window/alliance.answer");
  invited.answer(3, "parasite").until("window/power.used").answer(0, "cosmic-zap");
  expect([invited.asked(3), invited.options(3)]).toEqual(["alliance/answer", ["decline", "defense"]]);
  const uninvited = attack({ hands }).until("window/alliance.answer").answer(3, "parasite").answer(3, "offense");
  uninvited.answer(0, "cosmic-zap");
  expect(uninvited.asked(3)).toBeUndefined();
  expect(uninvited.table.encounter.gate[3]).toBe(0);
});

test("a Parasite sent home by a Force Field does not come back [parasite 2]", () => {
  const hands = [
    ["attack-10", "attack-04"],
    ["attack-08", "attack-06", "force-field"],
  ];
  const t = attack({ hands }).until("window/alliance.answer").answer(3, "parasite").answer(3, "offense");
  t.answer(3, { "3.1": 4 }).until("window/alliance.formed").answer(1, "force-field").until("planning/select");
  expect(t.table.encounter).toMatchObject({ gate: [1, 0, 0, 0, 0], ally: [-1, -1, -1, -1, -1] });
  expect(t.told("power.used")).toHaveLength(1);
});
