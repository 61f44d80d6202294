import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";
import { setTable, table } from "../../testing/table.ts";
import { sheetOf } from "./tokens.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["clone", "hacker", "joker"];
const tokens = ["retreat", "morph", "negotiate", "0", "6", "12", "18", "24", "30"];

/** Seat 0 attacks seat 1; the Joker stands aside. */
function played(mine: string, theirs: string, more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [[mine, "attack-01"], [theirs, "attack-05"], []];
  return fight({ aliens, settings, hands, declining: ["clone"], ...more }).cards(mine, theirs);
}

test("nine tokens lie face up, and attack 08 is wild at first [joker 0, joker 1]", () => {
  expect(powerOf("joker").effect.alert).toBe("red");
  const t = setTable({ players: 3, aliens, settings });
  expect(sheetOf(t.table)).toMatchObject({ up: tokens, down: [], wild: 8 });
});

test("whoever reveals the wild card, the Joker says what it is, and cannot decline [joker 0, joker 2]", () => {
  const t = played("attack-08", "attack-10").until("joker/token");
  expect(t.options(2)).toEqual([
    "retreat",
    "morph",
    "negotiate",
    ...["00", "06", "12", "18", "24", "30"].map((n) => `attack-${n}`),
  ]);
  t.answer(2, "attack-30");
  expect(t.totals()).toEqual({ offense: 30 + 1, defense: 10 + 4 });
  t.until("turn/again");
  expect(sheetOf(t.table)).toMatchObject({ up: tokens.slice(0, 8) });
});

test("both cards can be wild, a token for each; used ones return face down [joker 2, joker 3]", () => {
  const t = played("attack-08", "attack-08").until("joker/token").answer(2, "attack-30").answer(2, "attack-00");
  expect(t.totals()).toEqual({ offense: 31, defense: 4 });
  t.until("turn/again").answer(0, false);
  expect(sheetOf(t.table)).toMatchObject({ down: ["30", "0"], placed: [], carriers: [] });
});

test("a card that takes the place of one with a token is another revealed card [joker 2]", () => {
  const t = played("attack-10", "attack-08", {
    aliens: ["joker", "chosen", "hacker"],
    deck: ["attack-08", "quash", "plague"],
    declining: ["joker"],
  });
  t.until("joker/token").answer(0, "attack-00").until("window/reveal.change").answer(1, "chosen");
  t.until("chosen/card").answer(1, ["attack-08"]);
  t.until("chosen/how").answer(1, "replace").until("joker/token").answer(0, "attack-06");
  expect(t.totals()).toEqual({ offense: 11, defense: 6 + 4 });
});

test("a negotiate, a morph and a retreat are what they say [joker 2, joker EC1]", () => {
  const deal = played("attack-08", "negotiate").until("joker/token").answer(2, "negotiate");
  expect(deal.until("deal").asked(0)).toBe("deal");
  const copy = played("attack-08", "attack-20").until("joker/token").answer(2, "morph");
  expect(copy.totals()).toEqual({ offense: 21, defense: 24 });
  const back = played("attack-08", "attack-20").until("joker/token").answer(2, "retreat").until("ships/return");
  expect([back.table.encounter.winner, back.table.warp]).toEqual([1, [0, 0, 0]]);
});

test("with the last token all used ones turn up [joker 4]", () => {
  const memo = { joker: { up: ["6"], down: ["30", "morph"], placed: [], carriers: [], wild: 8, named: "" } };
  const t = played("attack-08", "attack-10", { memo }).finish();
  expect(sheetOf(t.table)).toMatchObject({ up: ["30", "morph"], down: ["6"] });
});

test("at the start of its turn it may name another attack [joker 1]", () => {
  const t = table({
    aliens,
    settings,
    hands: [["attack-10"], ["attack-08"], ["attack-04"]],
    turn: 2,
    destiny: ["seat-0"],
  });
  expect([t.asked(2), t.options(2)]).toEqual(["window/turn.start", ["pass", "joker"]]);
  t.answer(2, "joker");
  expect(t.options(2)).toContain("40");
  t.answer(2, "10");
  expect(sheetOf(t.table).wild).toBe(10);
});

test("after a card was named with the flare, it may name the attack that was wild before [joker 1, joker super]", () => {
  const joker = { up: tokens, down: [], placed: [], carriers: [], wild: 8, named: "morph" };
  const hands = [["attack-10"], ["attack-08"], ["attack-04", "flare-joker"]];
  const t = table({ aliens, settings, hands, memo: { joker }, turn: 2, destiny: ["seat-0"] });
  t.answer(2, "joker");
  expect(t.options(2)).toContain("8");
  t.answer(2, "8");
  expect(sheetOf(t.table)).toMatchObject({ wild: 8, named: "" });
});

test("zapped, the card is what it was [joker zap]", () => {
  const hands = [["attack-08", "cosmic-zap"], ["attack-10"], []];
  const t = played("attack-08", "attack-10", { hands }).until("joker/token").answer(2, "attack-30");
  t.until("window/power.used", 0).answer(0, "cosmic-zap");
  expect([t.totals(), sheetOf(t.table).up]).toEqual([{ offense: 9, defense: 14 }, tokens]);
});

test("tokens return though the power is lost before the encounter ends [joker 3]", () => {
  const t = played("attack-08", "attack-10", {
    aliens: ["clone", "joker", "hacker"],
    ships: { "1.4": [0, 0], "1.5": [0, 0] },
    warp: [0, 8],
  });
  t.until("joker/token").answer(1, "attack-30").until("turn/again").answer(0, false);
  expect(t.table.players[1].powerless).toBe(true);
  expect(sheetOf(t.table)).toMatchObject({ down: ["30"], placed: [], carriers: [] });
});
