import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { type TestTable, table } from "../../testing/table.ts";

/** The Clone attacks the Filch; those named invite the Machine, which answers. */
function invited(by: readonly number[], answer: string, hand = ["flare-fodder"]): TestTable {
  const hands = [["attack-10"], ["attack-08"], hand];
  const t = table({ aliens: ["clone", "filch", "machine"], hands, destiny: ["seat-1"] }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 });
  t.answer(0, by.includes(0) ? ["player/2"] : []).answer(1, by.includes(1) ? ["player/2"] : []);
  return by.length > 0 ? t.answer(2, answer) : t;
}

test("wild: who declined joins a side that invited, with one ship, when the cards are known [fodder wild]", () => {
  const t = invited([0, 1], "decline").until("window/reveal.change", 2);
  expect(t.told("reveal.card")).toHaveLength(2);
  expect(t.options(2)).toEqual(["pass", "flare-fodder"]);
  t.answer(2, "flare-fodder");
  expect(t.options(2)).toEqual(["offense", "defense"]);
  t.answer(2, "defense");
  expect(t.options(2)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(2, "2.3");
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 8 + 4 + 1 }]);
  t.declining("clone", "filch").finish();
  expect(t.told("rewards.taken")).toEqual([{ player: "player/2", ships: 0, cards: 1 }]);
  expect(t.hand(2)).toContain("flare-fodder");
});

test("wild: only a side that invited; it shares the fate of that side [fodder wild, RES-05]", () => {
  const t = invited([0], "decline").until("window/reveal.change", 2).answer(2, "flare-fodder").answer(2, "2.3");
  expect(t.told("alliance.joined")).toEqual([{ player: "player/2", side: "offense", n: 1 }]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 12, defense: 12 }]);
  expect([t.table.warp[2], t.ships("2.3", 2)]).toEqual([1, 3]);
});

test("wild: it may wait until the values are known [fodder wild]", () => {
  const t = invited([0], "decline").until("window/reveal.change", 2).answer(2, "pass").until("window/reveal.add", 2);
  expect(t.answer(2, "flare-fodder").answer(2, "2.1").told("reveal.totals")).toEqual([{ offense: 12, defense: 12 }]);
});

test("wild: not without an invitation, and not for who joined [fodder wild]", () => {
  const uninvited = invited([], "");
  const joined = invited([0, 1], "offense").answer(2, { "2.1": 1 });
  for (const t of [uninvited, joined]) {
    t.until("window/resolution.keep", 0);
    expect([t.wasAsked(2, "window/reveal.change"), t.wasAsked(2, "window/reveal.add")]).toEqual([false, false]);
  }
});

test("wild: who joined and was sent home has not declined [fodder wild, CRD-24]", () => {
  const t = invited([0, 1], "offense", ["flare-fodder", "force-field"]).answer(2, { "2.1": 1 });
  t.until("window/alliance.formed", 2).answer(2, "force-field").declining("clone", "filch").finish();
  expect([t.told("reveal.totals"), t.wasAsked(2, "window/reveal.change")]).toEqual([
    [{ offense: 11, defense: 12 }],
    false,
  ]);
});

const aliens = ["fodder", "clone", "filch"];

/** The Fodder attacks with an attack 10 against an attack 08 and wants to use its power. */
function boost(settings: Record<string, unknown> = {}, theirs: string[] = []): FightTable {
  const mine = ["attack-10", "attack-04", "attack-06", "attack-08", "attack-10", "attack-12", "flare-fodder"];
  const t = fight({ aliens, hands: [mine, ["attack-08", ...theirs], []], settings }).cards("attack-10", "attack-08");
  t.until("window/reveal.add", 0);
  expect(t.options(0)).toEqual(["pass", "fodder"]);
  t.answer(0, "fodder");
  expect(t.asked(0)).toBe("boost");
  return t;
}

test("super: whatever it played, the Fodder adds attacks lower than its opponent's [fodder super]", () => {
  const t = boost().answer(0, "flare-fodder");
  expect(t.options(0)).toEqual(["attack-04", "attack-06"]);
  t.answer(0, ["attack-04", "attack-06"]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 10 + 1 + 10, defense: 12 }]);
  expect(t.hand(0)).toContain("flare-fodder");
});

test("super: under the other setting those equal to or lower than its own [fodder super]", () => {
  const t = boost({ fodderSuper: "notAboveOwn" }).answer(0, "flare-fodder");
  expect(t.options(0)).toEqual(["attack-04", "attack-06", "attack-08", "attack-10"]);
});

test("super: without it nothing fits here, and nothing is used [fodder super]", () => {
  const t = boost().answer(0, "pass");
  expect(t.told("power.used")).toEqual([]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 12 }]);
});

test("super: a Card Zap takes it away [fodder super, ZAP-13]", () => {
  const t = boost({}, ["card-zap"]).answer(0, "flare-fodder").answer(1, "card-zap");
  expect(t.told("power.used")).toEqual([]);
  expect(t.discard.slice(0, 2)).toEqual(["card-zap", "flare-fodder"]);
});

test("super: with another flare already played the power is not offered for it [fodder super, FLR-06]", () => {
  const hands = [["attack-10", "attack-04", "flare-fodder", "flare-chosen"], ["attack-08"], []];
  const t = fight({ aliens, hands, deck: ["quash"] })
    .until("window/planning.before")
    .answer(0, "flare-chosen");
  t.until("planning/select").answer(0, "attack-10").until("window/resolution.keep");
  expect([t.told("reveal.totals").length, t.wasAsked(0, "window/reveal.add")]).toEqual([1, false]);
});
