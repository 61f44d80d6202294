import { expect, test } from "vitest";
import { CARDS, flareOf } from "../../cards.ts";
import { powerOf } from "../../installed.ts";
import { retirePower } from "../../sheets.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import { kick, rewarded } from "../../testing/rewarded.ts";
import { setTable, type TestSetUp, table } from "../../testing/table.ts";
import { onSheet } from "./sheet.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["clone", "hacker", "reactor"];
const hands = [["attack-20", "attack-01"], ["attack-04", "attack-05"], []];

function names(cards: readonly number[]): string[] {
  return cards.map((card) => CARDS[card].name).sort();
}

test("the flares of the others begin on its sheet, and the other flares in the deck [reactor 0]", () => {
  expect(powerOf("reactor").effect.alert).toBe("red");
  for (const useFlares of [true, false]) {
    const t = setTable({ players: 3, aliens, settings: { ...settings, useFlares } });
    expect(names(onSheet(t.table))).toEqual(["flare-clone", "flare-hacker"]);
  }
});

test("an Aristocrat searches the deck without them, wherever it sits [reactor 0, aristocrat 0]", () => {
  const t = setTable({ players: 3, aliens: ["aristocrat", "hacker", "reactor"], settings });
  expect(names(onSheet(t.table))).toEqual(["flare-aristocrat", "flare-hacker"]);
  expect([t.asked(0), t.options(0).includes("flare-hacker")]).toEqual(["aristocrat/hand", false]);
});

/** Seat 0 attacks seat 1; flares lie on the Reactor's sheet. */
function fought(flares: string[], more: Partial<TestSetUp> & Engagement = {}) {
  const memo = { reactor: { cards: flares.map((alien) => flareOf(alien)) } };
  const named = flares.map((alien) => `flare-${alien}`);
  return fight({ aliens, settings, hands, memo, flares: named, declining: ["clone"], ...more });
}

test("the main player it helped to win gets the own flare [reactor 1]", () => {
  const t = fought(["clone", "hacker"], { allies: [[2, "offense", 1]] })
    .cards("attack-20", "attack-04")
    .until("turn/again");
  expect([t.hand(0), names(onSheet(t.table))]).toEqual([["attack-01", "flare-clone"], ["flare-hacker"]]);
});

test("zapped, the flare stays [reactor zap]", () => {
  const held = [["attack-20", "attack-01"], ["attack-04", "attack-05", "cosmic-zap"], []];
  const t = fought(["clone"], { hands: held, allies: [[2, "offense", 1]] }).cards("attack-20", "attack-04");
  t.until("window/power.used", 1).answer(1, "cosmic-zap").until("turn/again");
  expect(names(onSheet(t.table))).toEqual(["flare-clone"]);
});

test("if nobody invited it, it may take the loser's flare [reactor 2]", () => {
  const t = fought(["clone", "hacker", "reactor"]).cards("attack-20", "attack-04").until("window/resolution.after");
  expect(t.options(2)).toEqual(["pass", "reactor.2"]);
  t.answer(2, "reactor.2");
  expect(t.options(2)).toEqual(["flare-hacker", "flare-reactor"]);
  t.answer(2, "flare-hacker");
  expect([t.hand(2), names(onSheet(t.table))]).toEqual([["flare-hacker"], ["flare-clone", "flare-reactor"]]);
});

test("if both have lost it may take the flare of either [reactor 2, self-destruct 1]", () => {
  const t = rewarded({
    aliens,
    settings,
    hands: [["attack-20", "attack-01"], ["attack-04", "self-destruct"], []],
    memo: { reactor: { cards: ["clone", "hacker"].map((alien) => flareOf(alien)) } },
    flares: ["flare-clone", "flare-hacker"],
    declining: ["clone"],
  });
  kick(t, 1, "self-destruct").cards("attack-20", "attack-04").until("window/resolution.after").answer(2, "reactor.2");
  expect(t.options(2)).toEqual(["flare-clone", "flare-hacker"]);
  t.answer(2, "flare-hacker");
  expect([t.hand(2), names(onSheet(t.table))]).toEqual([["flare-hacker"], ["flare-clone"]]);
});

test("or discard it from hand, where it stays: it is its own discard [reactor 2, reactor 3]", () => {
  const held = [["attack-20", "attack-01"], ["attack-04", "attack-05"], ["flare-hacker"]];
  const t = fought([], { hands: held, declining: ["clone", "flare-hacker"] }).cards("attack-20", "attack-04");
  t.until("window/resolution.after").answer(2, "reactor.2").until("turn/again");
  expect([t.hand(2), t.discard.includes("flare-hacker")]).toEqual([[], true]);
});

test("invited, it has no such choice [reactor 2]", () => {
  const t = fought(["hacker"], { allies: [[2, "defense", 1]] })
    .cards("attack-20", "attack-04")
    .until("turn/again");
  expect(t.wasAsked(2, "window/resolution.after")).toBe(false);
});

test("a matching flare that another discards comes to its sheet [reactor 3]", () => {
  const held = [["attack-20", "plague"], ["attack-04", "flare-clone", "flare-warrior"], []];
  const t = table({ aliens, settings, hands: held, destiny: ["seat-1"], declining: ["clone"] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "1").answer(1, { "1.1": 3 });
  t.until("plague/discard").answer(1, ["flare-clone"]);
  expect([names(onSheet(t.table)), t.discard.includes("flare-clone")]).toEqual([["flare-clone"], false]);
});

test("of a player with several aliens all flares are meant [reactor EC1]", () => {
  const powers = [["clone", "warrior"], ["hacker"], ["reactor"]];
  const t = fought(["clone", "warrior"], { powers, allies: [[2, "offense", 1]], declining: ["clone"] });
  t.cards("attack-20", "attack-04").until("turn/again");
  expect(t.hand(0)).toEqual(["attack-01", "flare-clone", "flare-warrior"]);
});

test("the flares on its sheet go to the discard pile if the sheet leaves the game [reactor EC2]", () => {
  const t = fought(["clone", "hacker"]);
  retirePower({ ...t.session.run, s: t.state } as never, 2, "reactor");
  expect([[...t.discard].sort(), onSheet(t.table)]).toEqual([["flare-clone", "flare-hacker"], []]);
});

test("of a player with several aliens all flares are meant [reactor 2, reactor EC1]", () => {
  const powers = [["clone"], ["hacker", "zombie"], ["reactor"]];
  const t = fought(["hacker", "zombie"], { powers }).cards("attack-20", "attack-04").until("window/resolution.after");
  t.answer(2, "reactor.2").until("turn/again");
  expect([t.hand(2), onSheet(t.table)]).toEqual([["flare-hacker", "flare-zombie"], []]);
});

test("a flare that the Host has played and must discard is caught as well [reactor 3, host 3]", () => {
  const t = fought([], {
    aliens: ["host", "macron", "reactor"],
    stash: [["flare-macron"], [], []],
    declining: ["host", "host.1", "host.2"],
  });
  t.cards("attack-20", "attack-04").until("window/reveal.add").answer(0, "flare-macron");
  expect([names(onSheet(t.table)), t.discard]).toEqual([["flare-macron"], []]);
});

test("it gives and catches nothing where no flare is meant [reactor 1, reactor 3]", () => {
  const t = fought([], { allies: [[2, "offense", 1]] }).cards("attack-20", "attack-04");
  expect(t.until("turn/again").told("power.used")).toEqual([]);
});

test("other cards that others discard are left in the discard pile [reactor 3]", () => {
  const held = [["attack-20", "plague"], ["attack-04", "flare-warrior"], []];
  const t = table({ aliens, settings, hands: held, destiny: ["seat-1"], declining: ["clone"] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "1").answer(1, { "1.1": 3 });
  t.until("launch/aim");
  expect([t.discard.includes("flare-warrior"), t.told("power.used")]).toEqual([true, []]);
});
