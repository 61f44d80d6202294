import { expect, test } from "vitest";
import { cardOf } from "../../cards.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const HANDS = [["attack-04", "attack-06"], ["attack-20", "attack-10"], ["flare-sorcerer"]];

/** Seat 0 attacks seat 1; seat 2 is invited by seat 0, who holds the flare or is given it. */
function attack(setUp: Partial<TestSetUp> = {}) {
  const aliens = ["zombie", "clone", "sorcerer"];
  const t = table({ aliens, hands: HANDS, destiny: ["seat-1"], ...setUp, declining: ["clone"] });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
}

function withAlly(setUp: Partial<TestSetUp> = {}) {
  const t = attack(setUp).until("alliance/invite-offense").answer(0, ["player/2"]).until("alliance/answer");
  return t.answer(2, "offense").answer(2, { "2.1": 1 });
}

test("with the super the Sorcerer switches the main players' cards as an ally [sorcerer super]", () => {
  const t = withAlly().passing("planning/select").until("window/planning.selected");
  expect(t.options(2)).toEqual(["pass", "flare-sorcerer"]);
  t.answer(2, "flare-sorcerer").until("turn/again");
  expect(t.told("reveal.totals")).toEqual([{ offense: 22, defense: 8 }]);
  expect(t.told("power.used")).toContainEqual({ player: "player/2", power: "power/sorcerer" });
  expect(t.hand(2)).toEqual(["flare-sorcerer"]);
});

test("the use by the super can be zapped; the flare returns [sorcerer super, sorcerer zap, ZAP-12]", () => {
  const hands = [["attack-04", "attack-06", "cosmic-zap"], ...HANDS.slice(1)];
  const t = withAlly({ hands })
    .passing("planning/select")
    .until("window/planning.selected")
    .answer(2, "flare-sorcerer");
  t.answer(0, "cosmic-zap").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 6, defense: 24 }]);
  expect(t.hand(2)).toEqual(["flare-sorcerer"]);
});

test("an uninvolved Sorcerer cannot play the super [sorcerer super]", () => {
  const t = attack().until("planning/select").passing("planning/select").finish();
  expect(t.wasAsked(2, "window/planning.selected")).toBe(false);
});

/** Seat 1 holds the flare and is the defense against seat 0; the Sorcerer, if any, is seat 2. */
function wild(setUp: Partial<TestSetUp> = {}) {
  const hands = [["attack-04", "attack-06"], ["attack-20", "attack-10", "flare-sorcerer"], []];
  return attack({ hands, aliens: ["warrior", "clone", "sorcerer"], ...setUp });
}

test("the wild makes the main players trade sheets for good [sorcerer wild]", () => {
  const t = wild({ destiny: ["seat-1", "seat-2"] }).until("window/planning.before");
  expect(t.options(1)).toEqual(["pass", "flare-sorcerer"]);
  t.answer(1, "flare-sorcerer").passing("planning/select").finish();
  expect(t.table.encounter.n).toBe(2);
  expect(t.table.players.map((player) => player.powers)).toEqual([["clone"], ["warrior"], ["sorcerer"]]);
});

test("everything on a sheet goes with it [sorcerer flare D1]", () => {
  const t = wild({ memo: { warrior: { tokens: 7 } } }).until("window/planning.before");
  t.answer(1, "flare-sorcerer").until("planning/select").answer(0, "attack-06").answer(1, "attack-10");
  expect(t.told("reveal.totals")).toEqual([{ offense: 7, defense: 21 }]);
});

test("the flare goes to the Sorcerer, or is discarded without one [sorcerer wild]", () => {
  const given = wild().until("window/planning.before").answer(1, "flare-sorcerer").until("planning/select");
  expect([given.hand(1), given.hand(2)]).toEqual([["attack-10", "attack-20"], ["flare-sorcerer"]]);
  const gone = wild({ aliens: ["warrior", "clone", "zombie"] }).until("window/planning.before");
  gone.answer(1, "flare-sorcerer").until("planning/select");
  expect(gone.table.players.map((player) => player.powers)).toEqual([["clone"], ["warrior"], ["zombie"]]);
  expect(gone.table.discard).toEqual([cardOf("card/flare-sorcerer")]);
});

test("any player may play the wild, unless the Sorcerer is a main player [sorcerer wild]", () => {
  const third = wild({ aliens: ["warrior", "clone", "zombie"], hands: HANDS }).until("window/planning.before");
  expect(third.options(2)).toEqual(["pass", "flare-sorcerer"]);
  const main = wild({ aliens: ["sorcerer", "clone", "zombie"], hands: HANDS }).until("planning/select");
  expect(main.wasAsked(2, "window/planning.before")).toBe(false);
});

test("the wild needs an active power on both sides [sorcerer flare D2]", () => {
  for (const seat of [0, 1]) {
    const ten = [0, 1].map((one) => (one === seat ? 10 : 0));
    const ships = { [`${seat}.1`]: ten, [`${seat}.2`]: ten, [`${seat}.3`]: [], [`${seat}.4`]: [], [`${seat}.5`]: [] };
    const powerless = wild({ ships }).until("planning/select");
    expect(powerless.table.players[seat].powerless).toBe(true);
    expect(powerless.wasAsked(1, "window/planning.before")).toBe(false);
  }
  const hands = [["attack-04", "attack-06"], ["attack-20", "attack-10", "flare-sorcerer", "cosmic-zap"], []];
  const zapped = table({ aliens: ["macron", "clone", "zombie"], hands, destiny: ["seat-1"] });
  zapped.until("window/power.used").answer(1, "cosmic-zap").until("planning/select");
  expect(zapped.wasAsked(1, "window/planning.before")).toBe(false);
});

test("a forbidden pair among the traded sheets is tolerated [sorcerer flare D3]", () => {
  const t = wild({ powers: [["gambler"], ["zombie"], ["sorcerer"]] }).until("window/planning.before");
  t.answer(1, "flare-sorcerer").until("planning/select");
  expect(t.table.players.map((player) => player.powers)).toEqual([["zombie"], ["gambler"], ["sorcerer"]]);
});
