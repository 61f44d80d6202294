import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { type TestTable, table } from "../../testing/table.ts";

/** The Clone attacks the Machine with one ship and calls a spread. */
function call(mine: string, theirs: string, spread: number): TestTable {
  const t = table({
    aliens: ["clone", "machine", "hacker"],
    hands: [[mine, "flare-gambler"], [theirs, "attack-01"], []],
    destiny: ["seat-1"],
  }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 }).until("planning/select").answer(1, theirs);
  expect(t.asked(0)).toBe("window/reveal.before");
  expect(t.told("reveal.card")).toEqual([]);
  t.answer(0, "flare-gambler");
  expect(t.question(0)).toMatchObject({ kind: "number", key: "gambler/spread", min: 1 });
  return t.answer(0, spread);
}

test("wild: called before the cards are turned up, the spread is added if the attacks differ by so much [gambler wild, CLR-11]", () => {
  const t = call("attack-14", "attack-08", 6);
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 12 }]);
  expect(t.declining("clone").until("launch/aim", 1).hand(0)).toEqual(["flare-gambler"]);
});

test("wild: it counts in which direction the cards differ no more than by how much [gambler wild]", () => {
  expect(call("attack-08", "attack-20", 12).told("reveal.totals")).toEqual([{ offense: 21, defense: 24 }]);
});

test("wild: with a smaller difference nothing is added [gambler wild]", () => {
  expect(call("attack-14", "attack-08", 7).told("reveal.totals")).toEqual([{ offense: 15, defense: 12 }]);
});

test("wild: with a negotiate nothing is added [gambler wild]", () => {
  const t = call("attack-14", "negotiate", 1);
  expect(t.told("gambler.covered")).toEqual([]);
  expect(t.told("encounter.won")).toHaveLength(1);
});

test("wild: only main players call a spread [gambler wild]", () => {
  const hands = [["attack-14"], ["attack-08"], ["flare-gambler"]];
  const t = table({ aliens: ["clone", "machine", "hacker"], hands, destiny: ["seat-1"] }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 }).until("alliance/invite-offense").answer(0, ["2"]).answer(1, []);
  t.answer(2, "offense").answer(2, { "2.1": 1 });
  expect(t.told("reveal.totals")).toEqual([{ offense: 16, defense: 12 }]);
});

test("wild: any number may be called that two cards can differ by, however they were changed [gambler wild, REV-12.5]", () => {
  const hands = [["attack-00", "flare-gambler"], ["attack-09", "flare-calculator"], []];
  const t = table({ aliens: ["mirror", "machine", "hacker"], hands, destiny: ["seat-1"] });
  t.until("window/planning.selected", 0).answer(0, "mirror").pass(1);
  t.answer(1, "flare-calculator").answer(1, "odd").until("window/reveal.before", 0).answer(0, "flare-gambler");
  expect(t.answer(0, 180).told("reveal.totals")).toEqual([{ offense: 0 - 90 + 180 + 1, defense: 90 + 4 }]);
});

/** The Gambler attacks the Clone with three ships and states an attack 30, raising the stakes. */
function raise(card: string, n: number): TestTable {
  const t = table({
    aliens: ["gambler", "clone", "machine"],
    hands: [[card, "flare-gambler"], ["attack-08", "attack-01", "card-zap"], []],
    destiny: ["seat-1"],
  }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 3 }).until("planning/select").answer(1, "attack-08");
  t.until("window/reveal.turn", 0).answer(0, "gambler").answer(0, "attack-30");
  expect(t.asked(0)).toBe("boost");
  expect(t.options(0)).toEqual(["pass", "flare-gambler"]);
  t.answer(0, "flare-gambler");
  if (n === 0) return t;
  t.answer(1, "pass");
  expect(t.question(0)).toMatchObject({ kind: "number", min: 1, max: 20 });
  return t.answer(0, n);
}

test("super: the raised stakes are known when the opponent decides, and a liar pays them too [gambler super]", () => {
  const t = raise("attack-04", 2);
  expect(t.question(1)).toMatchObject({ key: "gambler/challenge", params: { n: 2 } });
  t.answer(1, true);
  expect(t.asked(0)).toBe("ships/lose");
  expect(t.question(0)).toMatchObject({ min: 5, max: 5 });
  t.answer(0, { "0.1": 1, "0.2": 4 }).declining("clone").until("launch/aim", 1);
  expect(t.hand(0)).toEqual(["flare-gambler"]);
});

test("super: whoever challenges the truth pays the raised stakes, at most all ships there are [gambler super, SHP-10]", () => {
  expect(raise("attack-30", 10).answer(1, true).question(1)).toMatchObject({ key: "ships/lose", min: 14, max: 14 });
  expect(raise("attack-30", 20).answer(1, true).told("ships.lost")[0]).toEqual({ player: "player/1", n: 20 });
});

test("super: a Card Zap cancels the raise, the bluff goes on [gambler super]", () => {
  const t = raise("attack-04", 0).answer(1, "card-zap");
  expect(t.question(1)).toMatchObject({ key: "gambler/challenge", params: { n: 0 } });
  t.answer(1, true);
  expect(t.question(0)).toMatchObject({ key: "ships/lose", min: 3, max: 3 });
  expect(t.table.discard.map((card) => CARDS[card].name)).toEqual(["card-zap", "flare-gambler"]);
});
