import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";

/** The Clone attacks with two ships, the Healer helps it with one, the Gambler helps the Filch with two. */
function spoil(by: 0 | 1, aliens = ["clone", "filch", "machine", "gambler"]): FightTable {
  const hands = [["attack-10", "negotiate"], ["attack-08", "negotiate", "quash"], [], []];
  hands[by].push("flare-loser");
  const t = fight({
    aliens,
    hands,
    gate: 2,
    allies: [
      [2, "offense", 1],
      [3, "defense", 2],
    ],
  });
  t.until("window/planning.before", by);
  expect(t.options(by)).toEqual(["pass", "flare-loser"]);
  t.answer(by, "flare-loser");
  return t;
}

test("wild: both sides lose, and all ships in the encounter go to the warp [loser wild, loser flare D1]", () => {
  for (const by of [0, 1] as const) {
    const t = spoil(by);
    expect(t.told("encounter.bothLost")).toHaveLength(1);
    expect(t.told("ships.lost")).toEqual([
      { player: "player/0", n: 2 },
      { player: "player/1", n: 4 },
      { player: "player/2", n: 1 },
      { player: "player/3", n: 2 },
    ]);
    expect(t.hand(by)).toContain("flare-loser");
  }
});

test("wild: no encounter cards are played [loser flare D2]", () => {
  const t = spoil(0);
  expect([t.told("planning.selected"), t.told("reveal.card")]).toEqual([[], []]);
  expect(t.hand(0)).toEqual(["attack-10", "flare-loser", "negotiate"]);
  expect(t.hand(1)).toEqual(["attack-08", "negotiate", "quash"]);
});

test("wild: no compensation and no rewards [loser flare D3]", () => {
  const t = spoil(0);
  expect([t.told("cards.taken"), t.told("rewards.taken")]).toEqual([[], []]);
});

test("wild: the turn is over, even for the Machine [loser flare D4]", () => {
  const t = spoil(1, ["machine", "filch", "clone", "gambler"]);
  expect(t.told("turn.began").at(-1)).toEqual({ player: "player/1" });
});

test("wild: in an encounter granted to somebody else the turn goes on afterwards [loser flare D4, END-07]", () => {
  const hands = [
    ["attack-40", "attack-10", "attack-06", "flare-loser"],
    ["attack-04", "attack-08", "flare-warrior"],
    [],
  ];
  const t = fight({ aliens: ["clone", "filch", "machine"], hands, declining: ["flare-loser"] }).cards(
    "attack-40",
    "attack-04",
  );
  t.declining("clone", "filch")
    .until("window/encounter.end", 1)
    .answer(1, "flare-warrior")
    .until("window/planning.before", 0);
  expect(t.table.encounter).toMatchObject({ offense: 1, defense: 0, granted: true });
  t.answer(0, "flare-loser").until("turn/again");
  expect(t.told("encounter.bothLost")).toHaveLength(1);
  expect(t.table.turn).toMatchObject({ n: 1, seat: 0 });
});

test("wild: only for main players [loser wild]", () => {
  const t = fight({ hands: [["attack-10"], ["attack-08"], ["flare-loser"]], allies: [[2, "offense", 1]] });
  expect(t.totals()).toEqual({ offense: 12, defense: 12 });
});

/** The Loser attacks, leaves its power in planning, and the cards are selected. */
function late(...theirs: string[]): FightTable {
  const hands = [["negotiate", "attack-04", "flare-loser"], ["attack-10", "negotiate", ...theirs], []];
  const t = fight({ aliens: ["loser", "clone", "filch"], hands });
  t.until("window/planning.before", 0).answer(0, "pass");
  expect(t.options(0)).toEqual(["negotiate", "attack-04"]);
  t.cards("negotiate", "attack-10").until("window/reveal.before", 0);
  return t;
}

test("super: the upset is declared when cards are selected and not yet revealed; nobody has to play an attack [loser super]", () => {
  const t = late();
  expect(t.told("reveal.card")).toEqual([]);
  expect(t.options(0)).toEqual(["pass", "flare-loser"]);
  t.answer(0, "flare-loser");
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/loser" }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect(t.hand(0)).toContain("flare-loser");
});

test("super: that use can be zapped, and the flare returns [loser super, ZAP-12]", () => {
  const t = late("cosmic-zap").answer(0, "flare-loser").until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  expect(t.hand(0)).toContain("flare-loser");
});

test("super: an upset that is declared already cannot be declared again [loser super]", () => {
  const t = fight({ aliens: ["loser", "clone", "filch"], hands: [["attack-04", "flare-loser"], ["attack-10"], []] });
  t.until("window/planning.before", 0).answer(0, "loser").until("window/resolution.keep", 1);
  expect(t.wasAsked(0, "window/reveal.before")).toBe(false);
  expect(t.table.encounter.winner).toBe(0);
});

test("super: not as an ally [loser super]", () => {
  const hands = [["attack-04"], ["attack-10"], ["flare-loser"]];
  const t = fight({ aliens: ["clone", "filch", "loser"], hands, allies: [[2, "offense", 1]] });
  expect(t.totals()).toEqual({ offense: 6, defense: 14 });
});
