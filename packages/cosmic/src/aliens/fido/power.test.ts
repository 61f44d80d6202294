import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const ASKED = "window/resolution.discarded";

/** An encounter between others or with the Fido is over; its cards, 40 and 04, lie in the discard pile. */
function discarded(more: Partial<TestSetUp> = {}): FightTable {
  const hands = [["attack-40"], ["attack-04", "attack-06"], []];
  const t = fight({ aliens: ["masochist", "machine", "fido"], hands, deck: ["quash"], ...more });
  return t.cards("attack-40", "attack-04").until(ASKED) as FightTable;
}

/** The Fido, in seat 2, offers the 40 to the defense. */
function offered(more: Partial<TestSetUp> = {}): FightTable {
  return discarded(more).answer(2, "fido").answer(2, "attack-40").answer(2, "1") as FightTable;
}

test("in any role the Fido may fetch one of the discarded cards and offer it to another player [fido 0, fido 1]", () => {
  const t = discarded();
  expect(t.options(2)).toEqual(["pass", "fido"]);
  t.answer(2, "fido");
  expect([t.asked(2), t.options(2)]).toEqual(["fido/card", ["attack-40", "attack-04"]]);
  t.answer(2, "attack-40");
  expect([t.asked(2), t.options(2)]).toEqual(["fido/whom", ["0", "1"]]);
  t.answer(2, "1");
  expect([t.asked(1), t.discard]).toEqual(["fido/accept", ["attack-04"]]);
  const main = discarded({ aliens: ["fido", "machine", "masochist"] });
  expect(main.options(0)).toEqual(["pass", "fido"]);
  expect(main.answer(0, "pass").discard).toEqual(["attack-40", "attack-04"]);
});

test("the other player knows what is offered [fido EC2]", () => {
  expect(offered().question(1)).toMatchObject({ params: { player: "player/2", card: "card/attack-40" } });
});

test("a refused card is kept or discarded [fido 2]", () => {
  const kept = offered().answer(1, false);
  expect([kept.asked(2), kept.options(2)]).toEqual(["fido/refused", ["keep", "drop"]]);
  expect(kept.answer(2, "keep").hand(2)).toEqual(["attack-40"]);
  const dropped = offered().answer(1, false).answer(2, "drop");
  expect([dropped.hand(2), dropped.discard]).toEqual([[], ["attack-04", "attack-40"]]);
});

test("an accepted card is the other's, and the Fido may draw a card or retrieve a ship [fido 3]", () => {
  const position = { warp: [0, 0, 2], ships: { "2.1": [0, 0, 2] } };
  const ship = offered(position).answer(1, true);
  expect(ship.hand(1)).toEqual(["attack-06", "attack-40"]);
  expect([ship.asked(2), ship.options(2)]).toEqual(["fido/reward", ["pass", "draw", "ship"]]);
  ship.answer(2, "ship").answer(2, { "2.2": 1 });
  expect([ship.table.warp[2], ship.ships("2.2", 2), ship.hand(2)]).toEqual([1, 5, []]);
  expect(offered(position).answer(1, true).answer(2, "draw").hand(2)).toEqual(["quash"]);
  const neither = offered(position).answer(1, true).answer(2, "pass");
  expect([neither.table.warp[2], neither.hand(2)]).toEqual([2, []]);
});

test("without a ship in the warp only a card can be drawn [fido 3]", () => {
  const t = offered().answer(1, true);
  expect(t.options(2)).toEqual(["pass", "draw"]);
});

test("zapped, the card stays in the discard pile [fido zap]", () => {
  const t = offered({ hands: [["attack-40", "cosmic-zap"], ["attack-04", "attack-06"], []] }).answer(0, "cosmic-zap");
  expect([...t.discard].sort()).toEqual(["attack-04", "attack-40", "cosmic-zap"]);
  expect(t.told("fido.offered")).toEqual([]);
});

test("only cards of this encounter can be fetched, not what else lies there [fido EC1]", () => {
  const hands = [["attack-40"], ["attack-04", "reinforcement-2"], []];
  const t = fight({ aliens: ["masochist", "machine", "fido"], hands, discard: ["attack-30", "negotiate"] });
  t.cards("attack-40", "attack-04").until("window/reveal.reinforce").answer(1, "reinforcement-2").answer(1, "defense");
  t.until(ASKED).answer(2, "fido");
  expect(t.options(2)).toEqual(["attack-40", "attack-04"]);
});

test("there is one offer in an encounter [fido EC4]", () => {
  const t = offered().answer(1, false).answer(2, "keep");
  expect([t.told("fido.offered").length, t.discard]).toEqual([1, ["attack-04"]]);
  expect(t.asked(2)).not.toBe(ASKED);
});
