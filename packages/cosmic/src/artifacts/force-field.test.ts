import { expect, test } from "vitest";
import { table } from "../testing/table.ts";

const aliens = ["warrior", "will", "masochist", "vacuum"];

/** Seat 0 attacks seat 1; seat 2 joins the offense with two ships, seat 3 the defense with three. */
function allied(hands: string[][]) {
  const t = table({ aliens, hands, destiny: ["seat-1"] })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 });
  t.until("alliance/invite-offense").answer(0, ["2", "3"]).answer(1, ["2", "3"]);
  t.answer(2, "offense").answer(2, { "2.1": 2 });
  return t.answer(3, "defense").answer(3, { "3.1": 3 });
}

test("single allies are sent home to any of their colonies; the others stay [CRD-24, CRD-11, ART-01]", () => {
  const t = allied([["attack-10"], ["attack-08"], [], ["force-field"]]);
  expect([t.asked(3), t.options(3)]).toEqual(["window/alliance.formed", ["pass", "force-field"]]);
  t.answer(3, "force-field");
  expect(t.question(3)).toMatchObject({ key: "force-field/allies", min: 1, max: 2 });
  expect(t.options(3)).toEqual(["2", "3"]);
  t.answer(3, ["2"]);
  expect(t.options(2)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(2, { "2.4": 2 }).finish();
  expect(t.ships("2.4", 2)).toBe(6);
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 15 }]);
  expect(t.hand(3)).not.toContain("force-field");
});

test("the allies of both sides can be sent home at once [CRD-24, CRD-11]", () => {
  const t = allied([["attack-10", "force-field"], ["attack-08"], [], []]).answer(0, "force-field");
  t.answer(0, ["2", "3"]).answer(2, { "2.1": 2 }).answer(3, { "3.5": 3 });
  expect([t.ships("2.1", 2), t.ships("3.5", 3)]).toEqual([4, 7]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 12 }]);
  expect(t.told("rewards.taken")).toEqual([]);
});

test("without allies there is nothing to cancel [CRD-24, ART-02]", () => {
  const t = table({ aliens, hands: [["attack-10", "force-field"], ["attack-08"], [], []], destiny: ["seat-1"] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).finish();
  expect(t.wasAsked(0, "window/alliance.formed")).toBe(false);
});

test("a cancelled Force Field leaves the alliances as they are [CRD-24, ZAP-13]", () => {
  const t = allied([["attack-10", "force-field"], ["attack-08"], ["card-zap"], []]).answer(0, "force-field");
  t.answer(0, ["3"]).answer(2, "card-zap").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 13, defense: 15 }]);
});

test("a player sent home is no ally any more and may not play reinforcements [CRD-24, REV-10]", () => {
  const hands = [["attack-10", "force-field"], ["attack-08"], ["reinforcement-5"], ["reinforcement-3"]];
  const t = allied(hands).answer(0, "force-field").answer(0, ["2"]).answer(2, { "2.1": 2 });
  expect(t.table.encounter.ally).toEqual([-1, -1, -1, 1]);
  expect([t.asked(2), t.asked(3)]).toEqual([undefined, "window/reveal.reinforce"]);
});
