import { expect, test } from "vitest";
import { type Engagement, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const spare = ["attack-06", "attack-10"];

/** Seat 0 attacks 1.1; seat 1 holds the flare. */
function beaten(own = "attack-20", other = "attack-04", more: Partial<TestSetUp> & Engagement = {}) {
  return fight({
    aliens: ["masochist", "tick-tock", "machine"],
    hands: [[own, ...spare], [other, "flare-spiff", ...spare], []],
    gate: 2,
    ...more,
  }).cards(own, other);
}

test("wild: a beaten defense leaves one ship on the planet, beside the winners [spiff wild]", () => {
  const t = beaten().until("window/ships.going");
  expect(t.options(1)).toEqual(["pass", "flare-spiff"]);
  t.answer(1, "flare-spiff").until("turn/again");
  expect([t.ships("1.1", 0), t.ships("1.1", 1), t.table.warp]).toEqual([2, 1, [0, 3, 0]]);
  expect(t.hand(1)).toContain("flare-spiff");
  expect(t.told("spiff.stayed")).toEqual([{ player: "player/1", planet: "planet/1.1" }]);
  expect(t.told("colony.founded")).toEqual([{ player: "player/0", planet: "planet/1.1", n: 2 }]);
});

test("wild: it need not be played, and a winner has nothing to play it for [spiff wild]", () => {
  expect(beaten().declining("flare-spiff").until("turn/again").ships("1.1", 1)).toBe(0);
  expect(beaten("attack-04", "attack-20").finish().wasAsked(1, "window/ships.going")).toBe(false);
});

test("wild: a beaten offense cannot play it [spiff wild]", () => {
  const hands = [["attack-04", "flare-spiff", ...spare], ["attack-20", ...spare], []];
  expect(beaten("attack-04", "attack-20", { hands }).finish().wasAsked(0, "window/ships.going")).toBe(false);
});

test("wild: the ship that stayed brings no compensation [spiff wild, CMP-04]", () => {
  const hands = [["attack-20", ...spare, ...spare, "attack-08"], ["negotiate", "flare-spiff"], []];
  const t = beaten("attack-20", "negotiate", { hands }).until("window/ships.going").answer(1, "flare-spiff");
  t.until("turn/again");
  expect(t.hand(1)).toHaveLength(1 + 3);
});

test("wild: a home colony that stays keeps the power [spiff wild, PWR-01]", () => {
  const ships = { "1.2": [0, 8], "1.3": [0, 8], "1.4": [0], "1.5": [0] };
  const kept = beaten("attack-20", "attack-04", { ships }).until("window/ships.going").answer(1, "flare-spiff");
  expect(kept.until("turn/again").told("power.lost")).toEqual([]);
  const lost = beaten("attack-20", "attack-04", { ships }).declining("flare-spiff").until("turn/again");
  expect(lost.told("power.lost")).toEqual([{ player: "player/1" }]);
});

test("wild: a beaten Zombie may leave one ship before the others return to its colonies [spiff wild, RES-13.2, zombie 1]", () => {
  const t = beaten("attack-20", "attack-04", { aliens: ["masochist", "zombie", "machine"] }).until(
    "window/ships.going",
  );
  expect(t.options(1)).toEqual(["pass", "flare-spiff"]);
  t.answer(1, "flare-spiff").until("ships/return");
  expect(t.question(1)).toMatchObject({ min: 3, max: 3, source: { rule: "zombie 1" } });
  t.answer(1, { "1.2": 3 }).until("turn/again");
  expect([t.ships("1.1", 1), t.ships("1.2", 1), t.table.warp]).toEqual([1, 7, [0, 0, 0]]);
});

/** The Spiff with its flare loses by `margin`. */
function loses(margin: number, zap: string[] = []) {
  const other = { 3: "attack-06", 5: "attack-08", 9: "attack-12", 10: "attack-13", 17: "attack-20" }[margin] ?? "";
  return fight({
    aliens: ["spiff", "masochist", "hacker"],
    hands: [["attack-05", "attack-23", "flare-spiff"], [other, "attack-30", ...zap], []],
    ships: { "1.1": [0, 4] },
    gate: 2,
  }).cards("attack-05", other);
}

test("super: losing by five is enough to crash-land [spiff super]", () => {
  const t = loses(5).until("window/ships.going");
  expect([t.totals(), t.options(0)]).toEqual([{ offense: 7, defense: 12 }, ["pass", "flare-spiff"]]);
  t.answer(0, "flare-spiff").until("launch/aim", 1);
  expect([t.ships("1.1", 0), t.table.warp]).toEqual([1, [1, 0, 0]]);
  expect(t.hand(0)).toContain("flare-spiff");
});

test("super: losing by less is not; losing by ten or more needs no flare [spiff super]", () => {
  expect(loses(3).finish().wasAsked(0, "window/ships.going")).toBe(false);
  for (const margin of [10, 17])
    expect(loses(margin).until("window/ships.going").options(0)).toEqual(["pass", "spiff"]);
});

test("super: the power that is used so may be zapped [spiff super, ZAP-12]", () => {
  const t = loses(9, ["cosmic-zap"]).until("window/ships.going").answer(0, "flare-spiff");
  t.until("window/power.used", 1).answer(1, "cosmic-zap").until("launch/aim", 1);
  expect([t.colonies(0), t.table.warp]).toEqual([0, [2, 0, 0]]);
});
