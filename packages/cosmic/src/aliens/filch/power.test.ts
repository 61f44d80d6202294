import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { restOfDeck, type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const aliens = ["filch", "clone", "machine"];

/** The player in turn attacks the first planet of another with one ship. */
function attack(hands: string[][], more: Partial<TestSetUp> = {}, [offense, defense] = [0, 1]): TestTable {
  return table({ aliens, hands, turn: offense, destiny: [`seat-${defense}`], ...more, declining: ["clone"] })
    .until("launch/aim")
    .answer(offense, `${defense}.1`)
    .answer(offense, { [`${offense}.1`]: 1 });
}

/** Attack cards in the discard pile. */
function discarded(t: TestTable): string[] {
  return t.table.discard.map((card) => CARDS[card].name).filter((name) => name.startsWith("attack"));
}

test("after the cards are discarded the Filch may take the opponent's card into hand [filch 0, filch 1]", () => {
  const t = attack([["attack-10"], ["attack-08"], []]).until("window/resolution.discarded");
  expect(discarded(t)).toEqual(["attack-10", "attack-08"]);
  expect(t.options(0)).toEqual(["pass", "filch"]);
  t.answer(0, "filch");
  expect(t.hand(0)).toEqual(["attack-08"]);
  expect(discarded(t)).toEqual(["attack-10"]);
  expect(t.told("filch.took")).toEqual([{ player: "player/0", card: "card/attack-08.1" }]);
});

test("the defense may steal as well, and may leave it [filch 0]", () => {
  const t = attack([["attack-10"], ["attack-08"], []], {}, [1, 0]).until("window/resolution.discarded");
  expect(t.options(0)).toEqual(["pass", "filch"]);
  t.answer(0, "pass").until("launch/aim");
  expect(t.hand(0)).toEqual([]);
  expect(discarded(t)).toEqual(["attack-08", "attack-10"]);
});

test("a Filch that is only an ally does not steal [filch 0]", () => {
  const t = attack([[], ["attack-10"], ["attack-08"]], {}, [1, 2]).until("alliance/invite-offense");
  t.answer(1, ["0"]).until("alliance/answer").answer(0, "offense").answer(0, { "0.1": 1 }).until("launch/aim");
  expect(t.table.encounter.n).toBe(2);
  expect(discarded(t)).toEqual(["attack-10", "attack-08"]);
  expect(t.wasAsked(0, "window/resolution.discarded")).toBe(false);
});

test("if cards were switched, it is the card the opponent used in the end [filch 2]", () => {
  const t = attack([["attack-10"], ["attack-08"], []], { aliens: ["filch", "sorcerer", "machine"] });
  t.until("window/planning.selected").answer(1, "sorcerer").until("window/resolution.discarded");
  expect(t.answer(0, "filch").hand(0)).toEqual(["attack-10"]);
});

test("a zapped theft leaves the card in the discard pile [filch zap]", () => {
  const t = attack([["attack-10"], ["attack-08", "cosmic-zap"], []]).until("window/resolution.discarded");
  t.answer(0, "filch").answer(1, "cosmic-zap").until("launch/aim");
  expect(t.hand(0)).toEqual([]);
  expect(discarded(t)).toEqual(["attack-10", "attack-08"]);
});

test("a card the Clone kept cannot be taken [filch EC1, clone EC2]", () => {
  const t = attack([["attack-10"], ["attack-08"], []])
    .until("window/resolution.keep")
    .answer(1, "clone")
    .until("launch/aim");
  expect(t.hand(1)).toEqual(["attack-08"]);
  expect(t.wasAsked(0, "window/resolution.discarded")).toBe(false);
  expect(discarded(t)).toEqual(["attack-10"]);
});

test("a card the Gambler put under the deck cannot be taken [filch EC1]", () => {
  const t = attack([["attack-10"], ["attack-08"], []], { aliens: ["filch", "gambler", "machine"] });
  t.until("window/reveal.turn").answer(1, "gambler").answer(1, "attack-40").answer(0, false).until("launch/aim");
  expect(discarded(t)).toEqual(["attack-10"]);
  expect(t.wasAsked(0, "window/resolution.discarded")).toBe(false);
});

test("a morph is taken as a morph [filch EC2]", () => {
  const t = attack([["attack-10"], ["morph"], []]).until("window/resolution.discarded");
  expect(t.table.encounter.shown[1]).toMatchObject({ type: "attack", value: 10 });
  expect(t.answer(0, "filch").hand(0)).toEqual(["morph"]);
});

test("a card that was shuffled into the deck meanwhile is not taken [filch 1]", () => {
  const hands = [["attack-10", "flare-healer"], ["attack-08", "cosmic-zap", "flare-remora"], []];
  const rest = { deck: [], discard: restOfDeck(hands.flat()) };
  const t = attack(hands, rest).until("window/resolution.discarded");
  t.answer(0, "filch").answer(1, "cosmic-zap").answer(0, "flare-healer").answer(1, "flare-remora");
  expect(discarded(t)).toEqual([]);
  expect(t.told("filch.took")).toEqual([]);
  expect(t.hand(0)).toEqual(["flare-healer"]);
});
