import { expect, test } from "vitest";
import { flareOf } from "../../cards.ts";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["clone", "hacker", "reactor"];

test("the winning defense founds a colony abroad, and the flare goes to the Reactor [reactor wild]", () => {
  const hands = [["attack-04", "attack-01"], ["attack-20", "attack-05", "flare-reactor"], []];
  const t = fight({ aliens, settings, hands, declining: ["clone", "reactor.2"] }).cards("attack-04", "attack-20");
  t.until("window/resolution.after", 1).answer(1, "flare-reactor");
  expect(t.options(1)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(1, "2.4").answer(1, { "1.2": 2 });
  expect([t.ships("2.4", 1), t.hand(2)]).toEqual([2, ["flare-reactor"]]);
});

/** The Reactor attacks and wins. */
function won(mine: string[], cards: number[] = []) {
  const memo = { reactor: { cards } };
  const t = fight({
    aliens: ["reactor", "hacker", "clone"],
    settings,
    hands: [mine, ["attack-04", "attack-05"], []],
    memo,
    flares: ["flare-hacker"],
    declining: ["clone"],
  });
  return t.cards("attack-20", "attack-04");
}

test("without any other flare its win is the game [reactor super]", () => {
  const t = won(["attack-20", "attack-01", "flare-reactor"])
    .until("window/resolution.after")
    .answer(0, "flare-reactor");
  expect(t.table.winners).toEqual([0]);
});

test("not with another flare in hand or on the sheet [reactor super]", () => {
  const held = won(["attack-20", "attack-01", "flare-reactor", "flare-zombie"]).until("turn/again");
  expect(held.wasAsked(0, "window/resolution.after")).toBe(false);
  const here = won(["attack-20", "attack-01", "flare-reactor"], [flareOf("hacker")]).until("turn/again");
  expect(here.wasAsked(0, "window/resolution.after")).toBe(false);
});

test("whoever else holds it gives it to the Reactor on playing another super [reactor super]", () => {
  const hands = [["attack-10", "attack-01", "flare-macron", "flare-reactor"], ["attack-04", "attack-05"], []];
  const t = table({ aliens: ["macron", "hacker", "reactor"], settings, hands, destiny: ["seat-1"] });
  t.until("launch/aim").answer(0, "1.1").until("boost").answer(0, "flare-macron");
  expect([t.hand(2), t.hand(0).includes("flare-reactor")]).toEqual([["flare-reactor"], false]);
});

test("also while the Reactor's power is lost [reactor super]", () => {
  const hands = [["attack-10", "attack-01", "flare-macron", "flare-reactor"], ["attack-04", "attack-05"], []];
  const ships = { "2.1": [0, 0, 0], "2.2": [0, 0, 0], "2.3": [0, 0, 0] };
  const start = { aliens: ["macron", "hacker", "reactor"], settings, hands, ships, warp: [0, 0, 12] };
  const t = table({ ...start, destiny: ["seat-1"] });
  t.until("launch/aim").answer(0, "1.1").until("boost").answer(0, "flare-macron");
  expect([t.table.players[2].powerless, t.hand(2)]).toEqual([true, ["flare-reactor"]]);
});

test("a defense that wins without a ship of its own founds nothing [reactor wild]", () => {
  const hands = [["attack-04", "attack-01"], ["attack-20", "flare-reactor"], []];
  const ships = { "1.1": [0], "1.2": [0], "1.3": [0], "1.4": [0], "1.5": [0] };
  const t = fight({ aliens, settings, hands, ships, warp: [0, 20], declining: ["clone", "reactor.2"] });
  t.cards("attack-04", "attack-20").finish();
  expect([t.table.encounter.n, t.wasAsked(1, "window/resolution.after")]).toEqual([2, false]);
});

test("allied with both sides it has won with either [reactor super, yin-yang 1]", () => {
  const hands = [["attack-04", "attack-01"], ["attack-20", "attack-05"], ["flare-reactor"]];
  const powers = [["clone"], ["hacker"], ["reactor", "yin-yang"]];
  const t = table({ aliens, settings, hands, powers, destiny: ["seat-1"], declining: ["clone"] });
  t.until("alliance/invite-offense").answer(0, ["2"]).until("alliance/invite-defense").answer(1, ["2"]);
  t.until("window/alliance.answer").answer(2, "yin-yang").answer(2, { "2.1": 1 }).answer(2, { "2.2": 1 });
  t.until("planning/select").answer(0, "attack-04").answer(1, "attack-20");
  t.passing("yin-yang/rewards", "rewards/ships").until("window/resolution.after", 2).answer(2, "flare-reactor");
  expect(t.table.winners).toEqual([2]);
});
