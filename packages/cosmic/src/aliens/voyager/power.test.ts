import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { foreignColonies, homeColonies, shipsInWarp } from "../../query.ts";
import { tradeSheets } from "../../sheets.ts";
import { ADRIFT } from "../../state.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["voyager", "hacker", "clone"];
const hands = [["attack-08", "attack-09"], ["attack-04", "attack-05"], []];

/** The Voyager's turn begins. */
function travel(more: Partial<TestSetUp> = {}): TestTable {
  return table({ aliens, settings, hands, destiny: ["seat-1"], declining: ["clone"], ...more });
}

/** The same with 0.2 in the warp already; the Voyager stays there. */
function away(more: Partial<TestSetUp> = {}): TestTable {
  return travel({ homeOf: { "0.2": ADRIFT }, declining: ["clone", "voyager"], ...more });
}

test("at the start of its turn a home planet moves into the warp with all that is on it [voyager 0, voyager 1, voyager 4, voyager EC1]", () => {
  expect(powerOf("voyager").effect.alert).toBe("yellow");
  const t = travel({ ships: { "0.3": [4, 2], "1.1": [0, 2] } })
    .until("window/turn.start")
    .answer(0, "voyager");
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  expect(foreignColonies(t.table, 1)).toBe(1);
  t.answer(0, "0.3");
  // One of its ships has left already, as every regroup takes a ship out of the warp.
  expect([t.table.homeOf[2], t.ships("0.3", 0), t.ships("0.3", 1)]).toEqual([ADRIFT, 3, 2]);
  expect([foreignColonies(t.table, 0), homeColonies(t.table, 0), foreignColonies(t.table, 1)]).toEqual([1, 5, 0]);
});

test("the one in the warp is swapped [voyager 1]", () => {
  const t = away({ declining: ["clone"] })
    .until("window/turn.start")
    .answer(0, "voyager");
  expect(t.options(0)).toEqual(["0.1", "0.3", "0.4", "0.5"]);
  t.answer(0, "0.5");
  expect([t.table.homeOf[4], t.table.homeOf[1], t.colonies(0)]).toEqual([ADRIFT, 0, 1]);
});

test("a fifth foreign colony gained like that wins at once [voyager 4, voyager EC1]", () => {
  const ships = { "0.1": [0], "1.1": [1, 4], "1.2": [1, 4], "1.3": [1, 4], "1.4": [1, 4] };
  const t = travel({ ships }).until("window/turn.start").answer(0, "voyager").answer(0, "0.3");
  expect(t.table.winners).toEqual([0]);
});

test("it cannot be targeted [voyager EC1]", () => {
  const t = away({ turn: 1, destiny: ["seat-0"] }).until("launch/aim");
  expect(t.options(1)).toEqual(["0.1", "0.3", "0.4", "0.5"]);
});

test("ships on it may be launched, and may be retrieved from the warp [voyager 2, voyager 3]", () => {
  const t = away({ warp: [2], ships: { "0.1": [2] } }).until("ships/out-of-warp");
  expect([t.question(0), t.options(0)]).toMatchObject([{ min: 1, max: 1 }, ["warp", "0.2"]]);
  t.answer(0, { "0.2": 1 });
  expect(t.options(0)).toEqual(["0.1", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.1": 1 });
  expect([t.ships("0.2", 0), t.ships("0.1", 0), t.table.warp[0]]).toEqual([3, 3, 2]);
  expect(t.until("launch/ships").options(0)).toContain("0.2");
  const home = away({ warp: [2], ships: { "0.1": [2] } })
    .until("ships/out-of-warp")
    .answer(0, { "place/warp": 1 });
  expect(home.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
});

test("ships on it may be freed in a deal like all ships in the warp [voyager 2, zombie 2]", () => {
  const t = table({
    aliens: ["zombie", "hacker", "voyager"],
    settings,
    hands: [["negotiate", "attack-08"], ["negotiate"], []],
    homeOf: { "2.2": ADRIFT },
    ships: { "2.1": [0, 0, 3] },
    warp: [0, 0, 1],
    destiny: ["seat-1"],
  });
  t.until("planning/select").answer(0, "negotiate").until("deal", 0);
  expect(t.question(0)).toMatchObject({ give: expect.arrayContaining([{ ref: "free/2", max: 5 }]) });
  t.answer(0, { do: "offer", give: { "attack-08": 1, "free/2": 2 }, want: {} }).answer(1, { do: "accept" });
  t.until("ships/out-of-warp").answer(2, { "place/warp": 1, "2.2": 1 }).until("ships/return", 2);
  t.answer(2, { "2.1": 2 });
  expect([t.table.warp[2], t.ships("2.2", 2), t.ships("2.1", 2)]).toEqual([0, 3, 5]);
});

test("an ally of the Zombie may add one of them to four others [voyager 2, zombie super]", () => {
  const t = table({
    aliens: ["zombie", "hacker", "voyager"],
    settings,
    hands: [["attack-20", "attack-10", "flare-zombie"], ["attack-04", "attack-08"], []],
    homeOf: { "2.2": ADRIFT },
    destiny: ["seat-1"],
  });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).until("window/alliance.invited").answer(0, "flare-zombie");
  t.until("alliance/answer").answer(2, "offense").answer(2, { "2.1": 4 });
  expect(t.question(2)).toMatchObject({ key: "launch/from-warp", min: 0, max: 1 });
  t.answer(2, 1);
  expect([t.table.encounter.gate[2], t.ships("2.2", 2)]).toEqual([5, 3]);
});

test("the Masochist may remove one of them from the game [voyager 2, masochist super]", () => {
  const t = away({
    aliens: ["masochist", "hacker", "clone"],
    hands: [["attack-08", "attack-09", "flare-masochist"], ["attack-04", "attack-05"], []],
  });
  t.until("window/regroup.retrieve").answer(0, "flare-masochist").until("launch/aim");
  expect([t.table.removed[0], t.ships("0.2", 0), t.table.warp[0]]).toEqual([1, 3, 0]);
});

test("ships that are lost go to the common warp [voyager 3]", () => {
  const t = away({ hands: [["attack-04", "attack-05"], ["attack-20", "attack-12"], []] }).until("launch/ships");
  t.answer(0, { "0.2": 3 }).until("planning/select").answer(0, "attack-04").answer(1, "attack-20");
  expect([t.table.warp[0], t.ships("0.2", 0)]).toEqual([3, 0]);
});

test("an effect that empties the warp empties the planet, and they cannot stay; they count as ships in the warp [voyager EC2, DR-13]", () => {
  const t = away({ hands: [["attack-08", "mobius-tubes"], ["attack-04"], []], warp: [1], ships: { "0.1": [3] } });
  expect(shipsInWarp(t.table, 0)).toBe(5);
  t.until("window/regroup.start").answer(0, "mobius-tubes");
  expect(t.options(0)).toEqual(["0.1", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.1": 5 });
  expect([t.ships("0.2", 0), t.ships("0.1", 0), t.table.warp[0]]).toEqual([0, 8, 0]);
});

test("they strengthen the Warpish, with its power as well as with its flare [voyager EC2, DR-13, warpish 1]", () => {
  const t = away({
    aliens: ["voyager", "warpish", "clone"],
    hands: [["attack-10", "flare-warpish"], ["attack-04"], []],
    warp: [1, 1],
    ships: { "0.1": [3], "1.5": [0, 3] },
    passing: ["ships/out-of-warp", "turn/again"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.3": 1 }).until("window/reveal.add", 0);
  const inWarp = t.table.warp[0] + t.ships("0.2", 0);
  t.answer(0, "flare-warpish").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 10 + 1 + inWarp, defense: 4 + 4 + inWarp + 1 }]);
});

test("without a colony elsewhere they cannot leave the warp [voyager EC3]", () => {
  const ships = { "0.1": [0], "0.2": [4], "0.3": [0], "0.4": [0], "0.5": [0] };
  const keeps = away({ ships, warp: [16], homeOf: { "0.2": ADRIFT } }).until("launch/aim");
  expect([keeps.wasAsked(0, "ships/out-of-warp"), keeps.ships("0.2", 0), keeps.table.warp[0]]).toEqual([false, 5, 15]);
});

test("losing the sheet brings the planet back [voyager 5]", () => {
  const t = away();
  tradeSheets(t.session.run, 0, 2);
  expect([t.table.homeOf[1], foreignColonies(t.table, 0)]).toEqual([0, 0]);
  const ships = { "0.1": [0], "0.3": [4], "0.4": [4], "0.5": [0], "2.1": [8, 0, 4] };
  const lost = away({ ships }).until("launch/ships");
  lost.answer(0, { "0.4": 4 });
  expect([lost.table.players[0].powerless, lost.table.homeOf[1]]).toEqual([true, 0]);
});

test("zapped, no planet moves [voyager zap]", () => {
  const t = travel({ hands: [hands[0], ["attack-04", "cosmic-zap"], []] })
    .until("window/turn.start")
    .answer(0, "voyager");
  t.answer(0, "0.3").until("window/power.used").answer(1, "cosmic-zap");
  expect([t.table.homeOf[2], t.colonies(0)]).toEqual([0, 0]);
});
