import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { unusedAliens } from "../../pool.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const aliens = ["gambler", "clone", "machine"];
const FACES = [
  ..."00 01 04 05 06 07 08 09 10 11 12 13 14 15 20 23 30 40".split(" ").map((value) => `attack-${value}`),
  "negotiate",
  "morph",
];

/** The Gambler attacks 1.1 with three ships; both play the first card of their hand. */
function attack(hands: string[][], more: Partial<TestSetUp> = {}): TestTable {
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more, declining: ["clone"] }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 3 });
  return t.passing("planning/select").until("window/reveal.turn", 0);
}

/** The Gambler bluffs. */
function bluff(hands: string[][], name: string, more: Partial<TestSetUp> = {}): TestTable {
  return attack(hands, more).answer(0, "gambler").answer(0, name);
}

function nameOf(card: number | undefined): string | undefined {
  return card === undefined ? undefined : CARDS[card]?.name;
}

const spare = ["attack-08", "attack-01"];

test("after the opponent has revealed the Gambler may state any encounter card there is, true or not [gambler 0, gambler 1, gambler EC1]", () => {
  const t = attack([["attack-04"], spare, []]);
  expect(t.table.encounter.shown).toMatchObject([{ type: "none" }, { type: "attack", value: 8 }]);
  expect(t.options(0)).toEqual(["pass", "gambler"]);
  t.answer(0, "gambler");
  expect(t.asked(0)).toBe("gambler/state");
  expect(t.options(0)).toEqual(FACES);
});

test("a Gambler that does not bluff turns its card up [gambler 0]", () => {
  const t = attack([["attack-20"], spare, []])
    .answer(0, "pass")
    .finish();
  expect(t.told("reveal.card")).toHaveLength(2);
  expect(t.told("reveal.totals")).toEqual([{ offense: 23, defense: 12 }]);
});

test("a Gambler that is only an ally has nothing to bluff with [gambler 0]", () => {
  const t = table({ aliens: ["clone", "machine", "gambler"], hands: [["attack-08"], spare, []], destiny: ["seat-1"] });
  t.until("alliance/invite-offense").answer(0, ["2"]).until("alliance/answer").answer(2, "offense");
  t.answer(2, { "2.1": 1 }).passing("planning/select").until("window/resolution.keep");
  expect(t.told("reveal.totals")).toHaveLength(1);
  expect(t.wasAsked(2, "window/reveal.turn")).toBe(false);
});

test("the opponent, and nobody else, accepts or challenges [gambler 2]", () => {
  const t = bluff([["attack-04"], spare, []], "attack-30");
  expect([0, 1, 2].map((seat) => t.asked(seat))).toEqual([undefined, "gambler/challenge", undefined]);
  expect(t.question(1)).toMatchObject({ kind: "confirm", params: { card: "name/attack-30", n: 0 } });
  expect(t.question(1)?.hidden).toBeUndefined();
});

test("unchallenged, the stated card counts and the real one goes unseen under the deck [gambler 3, DCK-07]", () => {
  const t = bluff([["attack-04", "attack-06"], spare, []], "attack-30").answer(1, false);
  expect(t.told("reveal.totals")).toEqual([{ offense: 33, defense: 12 }]);
  t.until("turn/again");
  expect(t.ships("1.1", 0)).toBe(3);
  expect(nameOf(t.state.secret.deck[0])).toBe("attack-04");
  expect(t.hand(0)).toEqual(["attack-06"]);
  expect(t.table.discard.map(nameOf)).toEqual(["attack-08"]);
  expect(t.told("reveal.card")).toEqual([{ player: "player/1", card: "card/attack-08.1" }]);
  expect(t.told("gambler.buried")).toEqual([{ player: "player/0" }]);
});

test("a negotiate may be claimed and brings compensation [gambler 3]", () => {
  const t = bluff([["attack-04"], ["attack-08", "attack-01", "attack-05"], []], "negotiate").answer(1, false);
  t.until("launch/aim");
  expect(t.hand(0)).toEqual(["attack-01", "attack-05"]);
});

test("a liar who is challenged loses as many ships as it has in the encounter [gambler 4, gambler 6]", () => {
  const t = bluff([["attack-04"], spare, []], "attack-30").answer(1, true);
  expect(t.asked(0)).toBe("ships/lose");
  expect(t.question(0)).toMatchObject({ min: 3, max: 3 });
  t.answer(0, { "0.2": 3 });
  expect(t.told("reveal.card")[1]).toEqual({ player: "player/0", card: "card/attack-04.1" });
  expect(t.told("reveal.totals")).toEqual([{ offense: 7, defense: 12 }]);
  expect(t.table.warp).toEqual([6, 0, 0]);
  t.until("launch/aim");
  expect(t.table.discard.map(nameOf)).toContain("attack-04");
});

test("whoever challenges the truth loses as many ships as that player has in the encounter [gambler 4, gambler 6]", () => {
  const t = bluff([["attack-20"], spare, []], "attack-20").answer(1, true);
  expect(t.asked(1)).toBe("ships/lose");
  expect(t.question(1)).toMatchObject({ min: 4, max: 4 });
  t.answer(1, { "1.2": 4 });
  expect(t.told("gambler.honest")).toHaveLength(1);
  expect(t.told("reveal.totals")).toEqual([{ offense: 23, defense: 12 }]);
  expect(t.table.warp).toEqual([0, 8, 0]);
});

test("another copy of the stated card is the truth [gambler 4]", () => {
  const t = bluff([["attack-06"], spare, []], "attack-06").answer(1, true);
  expect(t.asked(1)).toBe("ships/lose");
});

test("under the 2008 rule the penalty is paid from outside the encounter only [gambler 5]", () => {
  const lie = bluff([["attack-04"], spare, []], "attack-30", { settings: { edition: "2008" } }).answer(1, true);
  expect(lie.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  const truth = bluff([["attack-20"], spare, []], "attack-20", { settings: { edition: "2008" } }).answer(1, true);
  expect(truth.options(1)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
});

test("under the 2020 rule it is paid with any own ships, those in the encounter too [gambler 5]", () => {
  const lie = bluff([["attack-04"], spare, []], "attack-30").answer(1, true);
  expect(lie.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "gate"]);
  lie.answer(0, { gate: 3 });
  expect(lie.told("reveal.totals")).toEqual([{ offense: 4, defense: 12 }]);
  const truth = bluff([["attack-20"], spare, []], "attack-20").answer(1, true);
  expect(truth.options(1)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
});

test("the setting alone decides which ships are lost [gambler 5]", () => {
  const settings = { edition: "2020", gamblerPenaltyShips: "outsideOnly" };
  const t = bluff([["attack-04"], spare, []], "attack-30", { settings }).answer(1, true);
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
});

test("ships lost as a penalty bring no compensation [gambler 4, CMP-06]", () => {
  const ships = { "0.1": [3], "0.2": [3], "0.3": [3], "0.4": [3], "0.5": [3] };
  const hands = [["negotiate"], ["attack-08", "attack-01", "attack-05", "attack-07", "attack-09"], []];
  const t = bluff(hands, "attack-30", { ships, warp: [5, 0, 0] })
    .answer(1, true)
    .answer(0, { gate: 2, "0.2": 1 });
  t.until("launch/aim");
  expect(t.hand(0)).toHaveLength(1);
});

test("with too few ships outside the encounter all of them are lost [gambler EC2]", () => {
  const ships = { "0.1": [4], "0.2": [1], "0.3": [0], "0.4": [0], "0.5": [0], "1.2": [1, 4], "1.3": [1, 4] };
  const settings = { gamblerPenaltyShips: "outsideOnly" };
  const t = table({
    aliens: ["clone", "gambler", "machine"],
    hands: [["attack-08", "attack-01"], ["attack-20"], []],
    destiny: ["seat-1"],
    ships,
    warp: [13, 0, 0],
    settings,
  }).until("launch/aim");
  t.answer(0, "1.1")
    .answer(0, { "0.1": 4 })
    .passing("planning/select")
    .until("window/reveal.turn", 1)
    .answer(1, "gambler");
  t.answer(1, "attack-20").answer(0, true);
  expect(t.told("ships.lost")[0]).toEqual({ player: "player/0", n: 4 });
  expect(t.ships("0.1", 0) + t.ships("0.2", 0) + t.ships("1.2", 0) + t.ships("1.3", 0)).toBe(0);
});

test("a zapped bluff: the card is revealed as usual [gambler zap]", () => {
  const t = bluff([["attack-20"], ["attack-08", "cosmic-zap", "attack-01"], []], "attack-40");
  expect(t.asked(1)).toBe("window/power.used");
  expect(t.told("gambler.stated")).toEqual([{ player: "player/0", card: "name/attack-40", n: 0 }]);
  t.answer(1, "cosmic-zap");
  expect(t.told("reveal.card")).toHaveLength(2);
  expect(t.told("reveal.totals")).toEqual([{ offense: 23, defense: 12 }]);
  expect(t.table.discard.map(nameOf)).toContain("cosmic-zap");
});

test("an unchallenged card goes under the deck even if the Gambler's power is lost by then [gambler 3]", () => {
  const t = table({
    aliens: ["clone", "gambler", "machine"],
    hands: [["attack-20", "attack-05"], ["attack-04", "attack-01"], []],
    destiny: ["seat-1"],
    ships: { "1.1": [0, 4], "1.2": [0, 8], "1.3": [0, 8], "1.4": [0, 0], "1.5": [0, 0] },
  }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 4 }).until("planning/select").answer(0, "attack-20");
  t.answer(1, "attack-04")
    .until("window/reveal.turn", 1)
    .answer(1, "gambler")
    .answer(1, "attack-06")
    .answer(0, false)
    .declining("clone")
    .until("turn/again");
  expect(t.table.players[1].powerless).toBe(true);
  expect(nameOf(t.state.secret.deck[0])).toBe("attack-04");
  expect(t.hand(1)).toEqual(["attack-01"]);
});

test("forced to show early by the Oracle, the Gambler may bluff at that moment [gambler EC3, oracle EC2]", () => {
  const t = table({
    aliens: ["oracle", "gambler", "machine"],
    hands: [["attack-08", "attack-06"], ["attack-04", "attack-01"], []],
    destiny: ["seat-1"],
  }).until("planning/select");
  t.answer(1, "attack-04");
  expect(t.options(1)).toEqual(["pass", "gambler"]);
  t.answer(1, "gambler").answer(1, "attack-40").answer(0, false);
  expect(t.asked(0)).toBe("planning/select");
  expect(t.table.encounter.shown[1]).toMatchObject({ card: -1, type: "attack", value: 40 });
  t.answer(0, "attack-08");
  expect(t.told("reveal.totals")).toEqual([{ offense: 9, defense: 44 }]);
  expect(nameOf(t.state.secret.deck[0])).toBe("attack-04");
});

test("challenged early, the card lies open before the Oracle selects [gambler EC3]", () => {
  const t = table({
    aliens: ["oracle", "gambler", "machine"],
    hands: [["attack-08", "attack-06"], ["attack-04", "attack-01"], []],
    destiny: ["seat-1"],
  }).until("planning/select");
  t.answer(1, "attack-04").answer(1, "gambler").answer(1, "attack-40").answer(0, true).answer(1, { "1.5": 4 });
  expect(t.asked(0)).toBe("planning/select");
  expect(t.table.encounter.shown[1]).toMatchObject({ type: "attack", value: 4 });
});

test("Gambler and Sorcerer are never in one game [gambler EC4, gambler 0, SET-38]", () => {
  expect(() => table({ aliens: ["gambler", "sorcerer", "machine"] })).toThrow("may not be in the same game");
  const t = attack([["attack-04"], spare, []]);
  expect(unusedAliens(t.state, 2)).not.toContain("sorcerer");
  expect(unusedAliens(t.state, 0)).toContain("sorcerer");
});

test("an unchallenged morph copies the opponent's card [gambler EC5]", () => {
  const t = bluff([["attack-04"], spare, []], "morph").answer(1, false);
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 12 }]);
});

test("a stated morph against a real one: both lose [gambler EC5, REV-03]", () => {
  const t = bluff([["attack-04"], ["morph", "attack-01"], []], "morph").answer(1, false);
  expect(t.told("encounter.bothLost")).toHaveLength(1);
  expect(t.told("ships.lost")).toEqual([
    { player: "player/0", n: 3 },
    { player: "player/1", n: 4 },
  ]);
});
