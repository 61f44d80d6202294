import { eventFor } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { stashOf } from "../../query.ts";
import { type FightTable, fight, names } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const DONE = "window/resolution.keep";
const spoils = ["attack-00", "attack-04", "plague", "quash"];

/** The Barbarian attacks with some ships and wins by 40 against 00. */
function victory(gate: number, more: Partial<TestSetUp> = {}): FightTable {
  const hands = [["attack-40", "attack-30"], spoils, []];
  return fight({ aliens: ["barbarian", "clone", "filch"], hands, gate, ...more, declining: ["plague"] }).cards(
    "attack-40",
    "attack-00",
  );
}

test("the winning offense must look at the whole hand of the defense [barbarian 0, barbarian 2]", () => {
  const t = victory(2);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/barbarian" }]);
  expect([t.asked(0), t.options(0)]).toEqual(["barbarian/loot", ["attack-04", "plague", "quash"]]);
  const [seen] = t.session.events.filter((event) => event.id === "cards.seen");
  const cards = "card/attack-04.1 card/plague card/quash";
  expect(eventFor(seen, 0).params).toEqual({ player: "player/0", other: "player/1", n: 3, cards });
  expect(eventFor(seen, 2).params).toEqual({ player: "player/0", other: "player/1", n: 3 });
});

test("up to one card for each ship is taken, and the rest is discarded [barbarian 3, barbarian 4]", () => {
  const t = victory(2);
  expect(t.question(0)).toMatchObject({ kind: "some", min: 0, max: 2 });
  t.answer(0, ["plague", "quash"]).until(DONE);
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-30", "plague", "quash"], []]);
  expect(t.discard).toEqual(["attack-04"]);
  const none = victory(2).answer(0, []).until(DONE);
  expect([none.hand(0), none.hand(1), none.discard]).toEqual([["attack-30"], [], ["attack-04", "plague", "quash"]]);
});

test("the ships counted are those on the gate when the winner was determined [barbarian EC2]", () => {
  const t = victory(3);
  expect([t.table.encounter.gate[0], t.ships("1.1", 0)]).toEqual([0, 3]);
  expect(t.question(0)).toMatchObject({ max: 3 });
});

test("nothing is looted by a defense, in a defeat or after a deal [barbarian 0, barbarian 1]", () => {
  const defense = victory(1, {
    aliens: ["clone", "barbarian", "filch"],
    hands: [["attack-00", "quash"], ["attack-40"]],
  });
  expect(defense.until(DONE).hand(0)).toEqual(["quash"]);
  const defeat = victory(1, { hands: [["attack-00"], ["attack-40", "quash"]] });
  expect(defeat.until(DONE).hand(1)).toEqual(["quash"]);
  const deal = victory(1, {
    hands: [
      ["negotiate", "plague"],
      ["negotiate", "quash"],
    ],
  }).until("deal");
  deal
    .answer(0, { do: "offer", give: { plague: 1 }, want: {} })
    .answer(1, { do: "accept" })
    .declining("quash")
    .until(DONE);
  for (const t of [defense, defeat, deal]) expect(t.told("power.used")).toEqual([]);
});

test("zapped, the hand stays where it is, unseen [barbarian zap]", () => {
  const hands = [["attack-40"], spoils, ["cosmic-zap"]];
  const t = victory(1, { hands }).until("window/power.used").answer(2, "cosmic-zap").until(DONE);
  expect(t.hand(1)).toEqual(["attack-04", "plague", "quash"]);
  expect(t.told("cards.seen")).toEqual([]);
});

test("compensation is taken afterwards, from the hand with the loot [barbarian EC1, RES-13.5]", () => {
  const t = victory(1, { hands: [["attack-40"], ["negotiate", "plague", "quash"], []] }).answer(0, ["plague"]);
  t.until(DONE);
  expect([t.hand(0), t.hand(1), t.discard]).toEqual([[], ["plague"], ["quash"]]);
});

test("a hoard is not part of the hand [barbarian EC3]", () => {
  const t = victory(2, { aliens: ["barbarian", "miser", "fido"], stash: [[], ["attack-10", "emotion-control"]] });
  t.declining("emotion-control").until("barbarian/loot").answer(0, []).until("window/resolution.discarded");
  expect(names(stashOf(t.state, 1))).toEqual(["attack-10", "emotion-control"]);
  expect(t.hand(1)).toEqual([]);
});

test("a colony the Mite was let have is no victory [barbarian 1]", () => {
  const hands = [["attack-40"], ["attack-00", "attack-04", "plague", "quash"], []];
  const powers = [["mite", "barbarian"], ["clone"], ["filch"]];
  const t = table({ aliens: ["mite", "clone", "filch"], powers, hands, destiny: ["seat-1"] });
  t.declining("plague").until("mite/choice").answer(1, "colony").until("turn/again");
  expect([t.colonies(0), t.hand(1).length, t.told("cards.seen")]).toEqual([1, 4, []]);
});

test("an empty hand is not looted [barbarian 2]", () => {
  const t = fight({ aliens: ["barbarian", "clone", "filch"], hands: [["attack-40"], ["attack-00"], []] }).until(DONE);
  expect(t.told("power.used")).toEqual([]);
});
