import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { cardsInGame, violation } from "../../invariants.ts";
import { unusedAliens } from "../../pool.ts";
import { type Engagement, engage, fight } from "../../testing/fight.ts";
import { refused } from "../../testing/refused.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["lizard", "hacker", "clone"];
const declining = ["clone"];
const again = "turn/again";

/** The Lizard attacks with three ships and wins, unless it is said otherwise. */
function hunt(more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [["attack-20", "attack-08"], ["attack-04"], []];
  return fight({ aliens, settings, hands, gate: 3, declining, ...more }).cards("attack-20", "attack-04");
}

/** Where the morphed ships are. */
function morphed(t: TestTable): string[] {
  return t.table.specials.filter(({ kind }) => kind === "morphed").map(({ at }) => at.split("/")[1]);
}

test("winning normal ships leave the game, and ships of another colour take their places [lizard 0, lizard 1]", () => {
  expect(powerOf("lizard").effect.alert).toBe("green");
  expect(table({ aliens, settings }).table.memo.lizard).toEqual({ left: 20 });
  const t = hunt().until(again);
  expect([morphed(t), t.table.removed, t.ships("1.1", 0)]).toEqual([["1.1", "1.1", "1.1"], [3, 0, 0], 3]);
  expect([t.table.memo.lizard, t.told("lizard.morphed")]).toEqual([
    { left: 17 },
    [{ player: "player/0", n: 3, left: 17 }],
  ]);
  expect(violation(t.state, cardsInGame(t.state).length)).toBeUndefined();
});

test("as a winning defense its ships on the planet are morphed; as an ally or after a loss none is [lizard 1]", () => {
  const hands = [["attack-04", "attack-05"], ["attack-20", "attack-12"], []];
  const won = fight({ aliens: ["clone", "lizard", "hacker"], settings, hands, declining });
  expect(morphed(won.cards("attack-04", "attack-20"))).toEqual(["1.1", "1.1", "1.1", "1.1"]);
  const allies = [[2, "defense", 2]] as const;
  const ally = fight({ aliens: ["clone", "hacker", "lizard"], settings, hands, declining, allies });
  expect(morphed(ally.cards("attack-04", "attack-20"))).toEqual([]);
  const lost = fight({ aliens, settings, hands, declining }).cards("attack-04", "attack-20");
  expect([morphed(lost), lost.table.warp[0]]).toEqual([[], 1]);
});

test("a deal is no win [lizard EC1]", () => {
  const hands = [["negotiate", "attack-08"], ["negotiate"], []];
  const t = fight({ aliens, settings, hands, declining }).cards("negotiate", "negotiate").until("deal");
  t.answer(0, { do: "offer", give: { "planet/0.1": 1 }, want: { "planet/1.1": 1 } }).answer(1, { do: "accept" });
  expect(morphed(t.passing("deal/settle").until(again))).toEqual([]);
});

test("each morphed ship adds two more, though the power is lost [lizard 2]", () => {
  const ships = { "0.1": [6], "0.2": [0], "0.3": [0], "0.4": [0], "2.2": [10, 0, 4] };
  const specials = [1, 2].map(() => ({ kind: "morphed", seat: 0, at: "planet/0.1" }) as const);
  const hands = [["attack-10"], ["attack-08"], []];
  const t = table({ aliens, settings, hands, ships, removed: [2], specials, declining, destiny: ["seat-1"] });
  expect(t.table.players[0].powerless).toBe(true);
  t.until("launch/ships").answer(0, { "0.1": 3 }).answer(0, 2).until("alliance/invite-defense").answer(1, []);
  expect(t.told("reveal.totals")).toEqual([{ offense: 10 + 3 + 4, defense: 8 + 4 }]);
});

test("as an ally a morphed ship counts three as well, and Anti-Matter subtracts it [lizard 2, lizard EC3]", () => {
  const ships = { "2.1": [0, 0, 4] };
  const specials = [{ kind: "morphed", seat: 2, at: "planet/2.1" }] as const;
  const start = { settings, ships, specials, removed: [0, 0, 1], hands: [["attack-10"], ["attack-08"], []] };
  const t = table({ ...start, aliens: ["clone", "hacker", "lizard"], declining, destiny: ["seat-1"] });
  const help = (on: TestTable) =>
    on
      .until("alliance/invite-offense")
      .answer(0, ["player/2"])
      .until("alliance/answer")
      .answer(2, "offense")
      .answer(2, { "2.1": 4 });
  expect(help(t).told("reveal.totals")).toEqual([{ offense: 10 + 1 + 4 + 2, defense: 8 + 4 }]);
  const anti = table({ ...start, aliens: ["anti-matter", "hacker", "lizard"], destiny: ["seat-1"] });
  expect(help(anti).told("reveal.totals")).toEqual([{ offense: 10 - 1 - 4 - 2, defense: 8 + 4 }]);
});

test("without a normal ship left in the game it wins; one in the warp is still in the game [lizard 3, lizard EC1]", () => {
  const specials = new Array(15)
    .fill(0)
    .map((_, i) => ({ kind: "morphed", seat: 0, at: `planet/0.${2 + Math.floor(i / 4)}` }) as const);
  const ships = { "0.1": [5], "0.5": [3] };
  const almost = { specials, removed: [15], hands: [["attack-20", "attack-08"], ["attack-04"], []] };
  const t = fight({ aliens, settings, declining, gate: 4, ...almost, ships: { ...ships, "0.1": [4] }, warp: [1] });
  t.cards("attack-20", "attack-04").until(again);
  expect(t.table.winners).toEqual([]);
  const won = fight({
    aliens,
    settings,
    declining,
    gate: 4,
    ...almost,
    ships: { ...ships, "0.1": [4] },
    removed: [16],
  });
  won.cards("attack-20", "attack-04").until("end");
  // At once: nothing lands any more.
  expect([won.table.winners, won.colonies(0)]).toEqual([[0], 0]);
});

test("when an effect removes its last normal ship, it wins before anything lands [lizard 3, lizard EC1, void 1]", () => {
  const specials = new Array(15)
    .fill(0)
    .map((_, i) => ({ kind: "morphed", seat: 2, at: `planet/2.${2 + Math.floor(i / 4)}` }) as const);
  const t = fight({
    aliens: ["void", "hacker", "lizard"],
    settings,
    hands: [["attack-20", "attack-08"], ["attack-04"], []],
    specials,
    ships: { "2.1": [0, 0, 1], "2.5": [0, 0, 3] },
    removed: [0, 0, 19],
    allies: [[2, "defense", 1]],
  });
  t.cards("attack-20", "attack-04").until("end");
  expect([t.table.winners, t.ships("1.1", 0)]).toEqual([[2], 0]);
});

test("the sheet cannot be traded, lent or given up, nor be had in the middle of a game [lizard 4]", () => {
  const hands = [["attack-20", "flare-sorcerer", "flare-philanthropist"], ["attack-04", "attack-05"], []];
  const t = fight({ aliens, settings, hands, declining }).cards("attack-20", "attack-04");
  for (const window of ["regroup.start", "planning.before"]) expect(t.wasAsked(0, `window/${window}`)).toBe(false);
  const beaten = [["attack-04", "attack-05"], ["attack-20", "attack-12"], ["flare-reincarnator"]];
  const lost = fight({ aliens, settings, hands: beaten, declining });
  lost.cards("attack-04", "attack-20");
  expect([lost.wasAsked(2, "window/resolution.become"), lost.table.warp[0]]).toEqual([false, 1]);
  expect(unusedAliens(table({ aliens: ["clone", "hacker", "filch"], settings }).state, 0)).not.toContain("lizard");
  const changing = table({ aliens, settings: { ...settings, changingPowers: true }, lenient: true }).until(
    "launch/aim",
  );
  expect(changing.wasAsked(0, "power/change")).toBe(false);
});

test("with all colours in play there is no Lizard [lizard 0]", () => {
  const five = { players: 5, aliens: [...aliens, "filch", "machine"], settings };
  expect(refused(() => table(five)).plainly).toContain("lizard needs a colour");
});

test("zapped, no ship is morphed [lizard zap]", () => {
  const hands = [["attack-20", "attack-08"], ["attack-04", "cosmic-zap"], []];
  const t = hunt({ hands }).until("window/power.used", 1).answer(1, "cosmic-zap").until(again);
  expect([morphed(t), t.table.removed]).toEqual([[], [0, 0, 0]]);
});

test("a marked ship leaves the game with its marker [lizard EC2]", () => {
  const specials = [{ kind: "jumper", seat: 0, at: "planet/0.1" }] as const;
  const t = table({
    aliens,
    settings: { ...settings, specialShips: "flagship" },
    specials: [
      ...specials,
      { kind: "jumper", seat: 1, at: "planet/1.5" },
      { kind: "jumper", seat: 2, at: "planet/2.5" },
    ],
    hands: [["attack-20", "attack-08"], ["attack-04"], []],
    destiny: ["seat-1"],
    declining: [...declining, "jump", "flagship-bonus"],
  });
  const f = engage(t, { gate: 4 }).cards("attack-20", "attack-04").until(again);
  expect(f.table.specials[0]).toEqual({ kind: "jumper", seat: 0, at: "place/removed" });
});

test("won with morphed ships alone, the power is not used, nor its super [lizard 1, lizard super]", () => {
  const specials = [1, 2, 3, 4].map(() => ({ kind: "morphed", seat: 0, at: "planet/0.1" }) as const);
  const hands = [["attack-20", "attack-08", "flare-lizard"], ["attack-04"], []];
  const t = hunt({ hands, specials, removed: [4], memo: { lizard: { left: 16 } } }).until(again);
  expect([t.ships("1.1", 0), t.told("power.used"), t.wasAsked(0, "boost")]).toEqual([3, [], false]);
  expect(t.table.memo.lizard).toEqual({ left: 16 });
});
