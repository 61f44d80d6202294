import { expect, test } from "vitest";
import { cardOf } from "../../cards.ts";
import { powerOf } from "../../installed.ts";
import { type TestSetUp, table } from "../../testing/table.ts";
import { view } from "../../view.ts";

/** The Sorcerer attacks seat 1 with one ship; both have played when the Sorcerer is asked. */
function attack(setUp: Partial<TestSetUp> = {}) {
  const hands = [["attack-04"], ["attack-20"], []];
  const t = table({
    aliens: ["sorcerer", "zombie", "clone"],
    hands,
    destiny: ["seat-1"],
    ...setUp,
    passing: ["planning/select"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
  return t.until("window/planning.selected");
}

test("the Sorcerer may switch the cards, and each reveals the other's [sorcerer 0, sorcerer 1]", () => {
  expect(powerOf("sorcerer").effect.alert).toBe("green");
  const t = attack();
  expect(t.options(0)).toEqual(["pass", "sorcerer"]);
  expect(t.told("reveal.card")).toEqual([]);
  t.answer(0, "sorcerer");
  expect(t.told("reveal.card")).toEqual([
    { player: "player/0", card: "card/attack-20.1" },
    { player: "player/1", card: "card/attack-04.1" },
  ]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 8 }]);
});

test("the Sorcerer may leave the cards where they are [sorcerer 0]", () => {
  const t = attack().answer(0, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 5, defense: 24 }]);
});

test("the Sorcerer switches as the defense too, but not as an ally [sorcerer 0]", () => {
  const defense = attack({ aliens: ["zombie", "sorcerer", "clone"] });
  expect([defense.asked(0), defense.asked(1)]).toEqual([undefined, "window/planning.selected"]);
  const ally = table({
    aliens: ["zombie", "clone", "sorcerer"],
    hands: [["attack-04"], ["attack-20"], []],
    destiny: ["seat-1"],
  });
  ally.until("alliance/invite-offense").answer(0, ["player/2"]).until("alliance/answer").answer(2, "offense");
  ally.answer(2, { "2.1": 1 });
  expect(ally.told("encounter.won")).toHaveLength(1);
  expect(ally.told("power.used").map(({ power }) => power)).not.toContain("power/sorcerer");
});

test("there is no game with both the Sorcerer and the Gambler [sorcerer 0, SET-38]", () => {
  expect(() => table({ aliens: ["sorcerer", "gambler", "clone"] })).toThrow(/may not be in the same game/);
});

test("a switched card is not known to its new player before the reveal [sorcerer 1]", () => {
  const t = attack({ aliens: ["sorcerer", "amoeba", "clone"] });
  t.answer(0, "sorcerer").answer(1, "pass");
  expect([t.asked(0), t.asked(1)]).toEqual([undefined, "window/planning.selected"]);
  expect(t.told("sorcerer.switched")).toHaveLength(1);
  expect([0, 1, 2].map((seat) => view(t.state, seat).chosen)).toEqual([
    cardOf("card/attack-04.1"),
    cardOf("card/attack-20.1"),
    -1,
  ]);
});

test("a zapped Sorcerer switches nothing [sorcerer zap]", () => {
  const t = attack({ hands: [["attack-04"], ["attack-20", "cosmic-zap"], []] }).answer(0, "sorcerer");
  t.until("window/power.used").answer(1, "cosmic-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 5, defense: 24 }]);
});

test("who has the negotiate after the switch gets the compensation [sorcerer EC1]", () => {
  const t = attack({
    aliens: ["sorcerer", "macron", "zombie"],
    hands: [["attack-40"], ["negotiate", "attack-01"], []],
  });
  t.answer(0, "sorcerer");
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  expect(t.told("cards.taken")).toEqual([{ player: "player/0", from: "player/1", n: 1 }]);
});

test("a Clone keeps, and a Filch takes, what is whose after the switch [sorcerer EC1]", () => {
  const clone = attack({ aliens: ["sorcerer", "clone", "zombie"] }).answer(0, "sorcerer");
  clone.until("window/resolution.keep").answer(1, "clone");
  expect(clone.told("clone.kept")).toEqual([{ player: "player/1", card: "card/attack-04.1" }]);
  const filch = attack({ aliens: ["sorcerer", "filch", "zombie"] }).answer(0, "sorcerer");
  filch.until("window/resolution.discarded").answer(1, "filch");
  expect(filch.told("filch.took")).toEqual([{ player: "player/1", card: "card/attack-20.1" }]);
});

test("against the Oracle the Sorcerer knows only the own card [sorcerer EC2]", () => {
  const t = attack({
    aliens: ["sorcerer", "oracle", "zombie"],
    hands: [
      ["attack-04", "attack-06"],
      ["attack-20", "attack-10"],
    ],
  });
  expect(t.options(0)).toEqual(["pass", "sorcerer"]);
  expect(t.table.encounter.shown.map((shown) => shown.type)).toEqual(["attack", "none"]);
  expect(view(t.state, 0)).toMatchObject({ chosen: -1, faceDown: [false, true] });
  t.answer(0, "sorcerer");
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 8 }]);
});

test("both cards are discarded as ever [sorcerer EC3]", () => {
  const t = attack().answer(0, "sorcerer").finish();
  expect(t.told("encounter.discarded")).toEqual([{ cards: "card/attack-20.1 card/attack-04.1" }]);
});
