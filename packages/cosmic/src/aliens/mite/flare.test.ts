import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const WINDOW = "window/alliance.formed";
const four = ["masochist", "hacker", "machine", "gambler"];

test("wild: all allied ships of both sides go home if the opponent has more of them [mite wild]", () => {
  const t = fight({
    aliens: four,
    hands: [["attack-10", "attack-04", "flare-mite"], ["attack-08", "attack-06"], [], []],
    gate: 2,
    allies: [
      [2, "defense", 2],
      [3, "offense", 1],
    ],
  }).until(WINDOW);
  expect(t.options(0)).toEqual(["pass", "flare-mite"]);
  t.answer(0, "flare-mite").answer(3, { "3.1": 1 }).answer(2, { "2.3": 2 });
  expect([t.table.encounter.gate, t.table.encounter.dock]).toEqual([
    [2, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect([t.table.encounter.ally, t.ships("2.3", 2)]).toEqual([[-1, -1, -1, -1], 6]);
  expect(t.hand(0)).toContain("flare-mite");
});

test("wild: only allied ships are compared, and more of them are needed [mite wild]", () => {
  const offered = (gate: number, mine: number, theirs: number) => {
    const t = fight({
      aliens: four,
      hands: [["attack-10", "attack-04", "flare-mite"], ["attack-08", "attack-06"], [], []],
      gate,
      allies: [
        [2, "defense", theirs],
        [3, "offense", mine],
      ],
      declining: ["flare-mite"],
    }).until("planning/select");
    return t.wasAsked(0, WINDOW);
  };
  expect([offered(4, 1, 2), offered(1, 2, 2), offered(1, 3, 2)]).toEqual([true, false, false]);
});

test("wild: an ally may not play it [mite wild]", () => {
  const hands = [["attack-10", "attack-04"], ["attack-08", "attack-06"], ["flare-mite"]];
  const t = fight({ hands, allies: [[2, "offense", 1]] }).until("planning/select");
  expect(t.wasAsked(2, WINDOW)).toBe(false);
});

const FIVE = ["attack-08", "attack-06", "plague", "quash", "morph"];

/** The Mite (seat 0) with its flare; the defense has chosen to discard. */
function shrink(theirs: string[]) {
  const hands = [["attack-20", "flare-mite"], theirs, []];
  const t = table({ aliens: ["mite", "masochist", "hacker"], hands, destiny: ["seat-1"] });
  return t
    .declining("plague")
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 3 })
    .until("mite/choice")
    .answer(1, "discard");
}

test("super: the Mite looks at what is discarded and keeps what it likes [mite super]", () => {
  const t = shrink(FIVE);
  expect([t.asked(0), t.options(0)]).toEqual(["boost", ["pass", "flare-mite"]]);
  t.answer(0, "flare-mite");
  expect([t.asked(0), t.question(0)]).toMatchObject(["mite/keep", { min: 0, max: 2, hidden: true }]);
  const [kept, rest] = t.options(0);
  expect(t.hand(1)).toHaveLength(3);
  t.answer(0, [kept]);
  expect([t.hand(0), t.discard]).toEqual([["attack-20", "flare-mite", kept].sort(), [rest]]);
  expect([...t.hand(1), kept, rest].sort()).toEqual([...FIVE].sort());
  const told = t.session.events.find(({ id }) => id === "mite.kept");
  expect(told?.params).toEqual({ player: "player/0", n: 1 });
  expect(Object.keys(told?.privately ?? {})).toEqual(["0", "1"]);
});

test("super: it may keep all of them or none [mite super]", () => {
  const all = shrink(FIVE).answer(0, "flare-mite");
  all.answer(0, all.options(0));
  expect([all.hand(0).length, all.discard]).toEqual([4, []]);
  const none = shrink(FIVE).answer(0, "flare-mite").answer(0, []);
  expect([none.hand(0).length, none.discard.length]).toEqual([2, 2]);
});

test("super: without it, or cancelled, the cards are discarded unseen [mite super, FLR-11, ZAP-13]", () => {
  const unused = shrink(FIVE).answer(0, "pass");
  expect([unused.wasAsked(0, "mite/keep"), unused.discard.length]).toEqual([false, 2]);
  const cancelled = shrink([...FIVE, "card-zap"])
    .answer(0, "flare-mite")
    .answer(1, "card-zap");
  expect([cancelled.wasAsked(0, "mite/keep"), cancelled.hand(0), cancelled.discard.length]).toEqual([
    false,
    ["attack-20"],
    4,
  ]);
});
