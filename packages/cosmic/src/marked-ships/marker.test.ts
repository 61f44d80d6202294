import { describe, expect, test } from "vitest";
import { cosmic } from "../game.ts";
import { violation } from "../invariants.ts";
import { ADRIFT, type SpecialShip } from "../state.ts";
import { type FightTable, fight } from "../testing/fight.ts";
import { IN_WORDS, refused } from "../testing/refused.ts";
import { setTable, type TestSetUp, type TestTable, table } from "../testing/table.ts";

const CARDS_IN_GAME = 72;

function ships(t: TestTable): readonly SpecialShip[] {
  return t.table.specials;
}

describe("set-up", () => {
  const settings = { alienSelection: "random", useFlares: false, specialShips: "flagship" };

  test("every player marks one ship, all at the same time [SS-1]", () => {
    const t = setTable({ players: 4, settings });
    expect([0, 1, 2, 3].map(t.asked)).toEqual(Array(4).fill("setup/mark"));
    expect(t.options(2)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
    expect(t.question(2)?.params).toEqual({ ship: "ship/jumper" });
    for (const seat of [2, 0, 3]) t.answer(seat, `${seat}.${seat + 1}`);
    expect(ships(t)).toEqual([]);
    t.answer(1, "1.5");
    const at = ["planet/0.1", "planet/1.5", "planet/2.3", "planet/3.4"];
    expect(ships(t)).toEqual(at.map((place, seat) => ({ kind: "jumper", seat, at: place })));
    expect(t.ships("1.5", 1)).toBe(4);
  });

  test("all ships are of the kind the table has chosen, and without one there are none [SS-2]", () => {
    const t = setTable({ players: 3, settings: { ...settings, specialShips: "salvage" } });
    for (const seat of [0, 1, 2]) t.pass(seat);
    expect(ships(t).map(({ kind }) => kind)).toEqual(["salvage", "salvage", "salvage"]);
    expect(ships(setTable({ players: 3, settings: { ...settings, specialShips: "none" } }, "test"))).toEqual([]);
  });

  test.each([3, 4])("%i players may have one of each kind [SS-13]", (players) => {
    const t = setTable({ players, settings: { ...settings, specialShips: "both" } });
    for (const kind of ["jumper", "salvage"])
      for (let seat = 0; seat < players; seat++) {
        expect(t.question(seat)).toMatchObject({ key: "setup/mark", params: { ship: `ship/${kind}` } });
        t.pass(seat);
      }
    expect(ships(t).map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(
      ["jumper", "salvage"].flatMap((kind) => Array.from({ length: players }, (_, seat) => `${kind} ${seat}`)),
    );
  });

  test("a ship bears one marker: a planet whose only ship has one is not offered again [SS-1, SS-13]", () => {
    const aliens = ["tourist", "hacker", "clone"];
    const boxes = { boxes: ["base", "dominion"], useFlares: false, specialShips: "both" };
    const t = setTable({ players: 3, aliens, settings: boxes }).until("tourist/board").answer(0, { "0.1": 3 });
    expect(t.options(0)).toContain("0.1");
    for (const seat of [0, 1, 2]) t.answer(seat, `${seat}.1`);
    expect(t.options(0)).toEqual(["0.2", "0.3", "0.4", "0.5"]);
    expect(t.options(1)).toContain("1.1");
  });

  test("five players may not, and are told so [SS-13]", () => {
    const config = { players: 5, settings: { ...settings, specialShips: "both" } };
    const { plainly, said } = refused(() => cosmic.setUp(config, "test"));
    expect(plainly).toBe(
      "specialShips=both is for 3 or 4 players; allowed for 5: specialShips=flagship, salvage or none",
    );
    expect(said).toEqual([expect.stringMatching(IN_WORDS), expect.stringMatching(IN_WORDS)]);
  });
});

/** Seat 0 is the offense. Its salvage vessel has used the tractor beam. */
function spent(more: TestSetUp = {}): FightTable {
  const specials = [{ kind: "salvage", seat: 0, at: "planet/0.2", spent: true } as const];
  const hands = [["attack-04", "attack-06"], ["attack-20", "attack-30"], []];
  return fight({ settings: { specialShips: "salvage" }, specials, hands, discard: ["attack-40"], ...more });
}

describe("a special action that has been used", () => {
  test("is not there again in the same turn [SS-4]", () => {
    const t = spent();
    // Nobody named it, so it would be noticed if it were offered.
    t.cards("attack-04", "attack-20").finish();
    expect(t.wasAsked(0, "window/planning.before")).toBe(false);
  });

  test("is ready again at the end of the owner's turn with one encounter [SS-4, SS-5]", () => {
    const t = spent().cards("attack-04", "attack-20");
    t.finish();
    expect(t.told("ship.recharged")).toEqual([{ player: "player/0", ship: "ship/salvage" }]);
    expect(ships(t)).toEqual([{ kind: "salvage", seat: 0, at: "planet/0.2" }]);
  });

  test("is ready again if the owner did not want a second encounter [SS-5]", () => {
    const t = spent({ hands: [["attack-30", "attack-06"], ["attack-08"], []] }).cards("attack-30", "attack-08");
    t.until("turn/again").answer(0, false);
    expect(ships(t)[0].spent).toBeUndefined();
  });

  test("stays used after a second encounter, and on another player's turn [SS-4]", () => {
    const t = spent({
      hands: [["attack-30", "attack-06"], ["attack-08", "attack-20"], []],
      destiny: ["seat-1", "seat-1", "seat-2"],
    });
    t.cards("attack-30", "attack-08").until("turn/again").answer(0, true);
    t.until("launch/aim").finish().until("launch/aim");
    expect([t.table.turn.n, ships(t)[0].spent]).toEqual([2, true]);
  });

  test("is ready again when the ship comes back from the warp [SS-4]", () => {
    const specials = [{ kind: "salvage", seat: 0, at: "place/warp", spent: true } as const];
    const t = table({
      aliens: ["clone", "hacker", "gambler"],
      settings: { specialShips: "salvage" },
      specials,
      warp: [1, 0, 0],
      ships: { "0.1": [3] },
      destiny: ["seat-1"],
      hands: [["attack-04"], ["attack-20"], []],
    });
    t.until("launch/aim");
    expect(ships(t)).toEqual([{ kind: "salvage", seat: 0, at: "planet/0.1" }]);
  });
});

/** The flagship of seat 0 is out of reach, and two other ships of it are in the warp. */
function outOfReach(at: string, more: TestSetUp = {}): TestTable {
  const specials = [{ kind: "jumper", seat: 0, at, spent: true } as const];
  return table({
    aliens: ["clone", "hacker", "gambler"],
    settings: { specialShips: "flagship" },
    specials,
    warp: [2, 0, 0],
    ships: { "0.1": [1] },
    destiny: ["seat-1"],
    hands: [["attack-04"], ["attack-20"], []],
    ...more,
  });
}

describe("a special ship that is captured or removed", () => {
  const captured = { memo: { gambler: { ships: [1, 0, 0] } } };

  test("gives its marker, face up, to a ship that its owner retrieves in regroup [SS-6]", () => {
    for (const [at, more] of [
      ["sheet/gambler", captured],
      ["place/removed", { removed: [1, 0, 0] }],
    ] as const) {
      const t = outOfReach(at, more).until("window/ships.freed");
      expect(t.options(0)).toEqual(["pass", "mark-jumper"]);
      t.answer(0, "mark-jumper").until("ships/return").answer(0, { "0.3": 1 });
      expect(ships(t)).toEqual([{ kind: "jumper", seat: 0, at: "planet/0.3" }]);
      expect(violation(t.state, CARDS_IN_GAME)).toBeUndefined();
    }
  });

  test("keeps its marker if the owner likes [SS-6]", () => {
    const t = outOfReach("sheet/gambler", captured).until("window/ships.freed").answer(0, "pass");
    t.until("launch/aim");
    expect(ships(t)).toEqual([{ kind: "jumper", seat: 0, at: "sheet/gambler", spent: true }]);
  });

  test("does not while it is only in the warp, and another player's regroup is not the own one [SS-6]", () => {
    const inWarp = outOfReach("place/warp", { warp: [3, 0, 0], passing: ["ships/jumper"] });
    expect(inWarp.until("launch/aim").wasAsked(0, "window/ships.freed")).toBe(false);
    const others = outOfReach("sheet/gambler", {
      ...captured,
      turn: 1,
      warp: [2, 1, 0],
      ships: { "0.1": [1], "1.1": [0, 3] },
      destiny: ["seat-2"],
    });
    expect(others.until("launch/aim").wasAsked(0, "window/ships.freed")).toBe(false);
  });
});

test("neither in the warp nor captured nor removed can a special ship do anything [SS-3]", () => {
  const specials = (at: string) => [{ kind: "salvage", seat: 0, at } as const];
  const own = {
    settings: { specialShips: "salvage" },
    hands: [["attack-04"], ["attack-20"], []],
    discard: ["attack-40"],
  };
  const offered = (more: TestSetUp) =>
    fight({ ...own, ...more, passing: ["ships/salvage"], declining: ["beam", "mark-salvage"] }).wasAsked(
      0,
      "window/turn.first",
    );
  expect(offered({ specials: specials("planet/0.1") })).toBe(true);
  const less = { ships: { "0.1": [3] } };
  expect(offered({ ...less, specials: specials("place/warp"), warp: [1, 0, 0] })).toBe(false);
  expect(offered({ ...less, specials: specials("place/removed"), removed: [1, 0, 0] })).toBe(false);
  expect(offered({ ...less, specials: specials("sheet/gambler"), memo: { gambler: { ships: [1, 0, 0] } } })).toBe(
    false,
  );
});

test("own ships aboard the Tourist's liner are not captured: they can act, and the marker stays [SS-3, SS-6, SS-15]", () => {
  const t = table({
    ...{ aliens: ["tourist", "hacker", "clone"], settings: { specialShips: "flagship", boxes: ["base", "dominion"] } },
    ...{ hands: [["attack-08"], ["attack-04"], []], destiny: ["seat-1.2"], warp: [1, 0, 0], ships: { "0.1": [2] } },
    ...{ memo: { tourist: { liner: 0, ships: [1, 0, 0] } }, declining: ["clone"] },
    specials: [{ kind: "jumper", seat: 0, at: "sheet/tourist" }],
  });
  t.until("window/turn.first").answer(0, "jump").answer(0, "0.3");
  expect([ships(t), t.ships("0.3", 0), t.table.memo.tourist.ships]).toMatchObject([
    [{ at: "planet/0.3", spent: true }],
    5,
    [0, 0, 0],
  ]);
  expect(t.passing("tourist/move").until("launch/aim").wasAsked(0, "window/ships.freed")).toBe(false);
});

describe("on a planet that Voyager has moved into the warp", () => {
  const adrift = (more: TestSetUp = {}) =>
    table({
      ...{ aliens: ["voyager", "hacker", "clone"], homeOf: { "0.2": ADRIFT }, destiny: ["seat-1"] },
      ...{ hands: [["attack-08"], ["attack-04"], []], declining: ["clone", "voyager"], discard: ["attack-40"] },
      specials: [{ kind: "salvage", seat: 0, at: "planet/0.2", spent: true }],
      ...more,
      settings: { specialShips: "salvage", boxes: ["base", "dominion"] },
    });

  test("a special ship is in the warp and cannot act [SS-3, SS-15]", () => {
    const t = adrift({ specials: [{ kind: "salvage", seat: 0, at: "planet/0.2" }], passing: ["ships/out-of-warp"] });
    expect(t.wasAsked(0, "window/turn.first")).toBe(false);
    expect([t.asked(0), t.told("turn.began").length]).toEqual(["window/turn.start", 1]);
  });

  test("it is ready again when it leaves, or comes back with its planet [SS-4]", () => {
    const t = adrift({ declining: ["clone", "voyager", "beam"] })
      .until("ships/salvage")
      .answer(0, true);
    t.until("launch/aim");
    expect(ships(t)).toEqual([{ kind: "salvage", seat: 0, at: "planet/0.1" }]);
    const swapped = adrift({ declining: ["clone", "beam"], passing: ["ships/return"] });
    swapped.until("window/turn.start").answer(0, "voyager").answer(0, "0.5");
    expect(ships(swapped)).toEqual([{ kind: "salvage", seat: 0, at: "planet/0.2" }]);
  });
});

describe("whoever chooses the ships of a player chooses the marked ones too", () => {
  const boxed = { boxes: ["base", "dominion"], specialShips: "flagship", rewardDeck: true };

  test("with a Ship Zap [SS-7]", () => {
    const t = table({
      aliens: ["clone", "filch", "machine"],
      settings: boxed,
      hands: [["attack-10"], ["attack-08"], ["ship-zap"]],
      specials: [0, 1, 2].map((seat) => ({ kind: "jumper", seat, at: `planet/${seat}.2` }) as const),
      destiny: ["seat-1"],
      declining: ["clone", "filch", "machine", "jump"],
    });
    t.until("window/regroup.start", 2).answer(2, "ship-zap").until("zap/owner").answer(2, "1").answer(2, "1.2");
    expect([t.asked(2), t.asked(1)]).toEqual(["ships/special-of", undefined]);
    t.answer(2, 1);
    expect(t.table.specials.find(({ seat }) => seat === 1)?.at).toBe("place/warp");
  });

  test("in the raid of the Pirate [SS-7, pirate EC1]", () => {
    const t = fight({
      aliens: ["pirate", "hacker", "clone"],
      settings: boxed,
      hands: [["attack-20", "attack-01"], ["attack-08", "attack-05"], []],
      specials: [0, 1, 2].map((seat) => ({ kind: "jumper", seat, at: `planet/${seat}.1` }) as const),
      target: "1.1",
      gate: 2,
      declining: ["clone", "jump", "flagship-bonus"],
      passing: ["ships/jumper"],
    });
    t.cards("attack-20", "attack-08").until("window/resolution.before").answer(0, "pirate").until("pirate/capture");
    t.answer(0, { "player/1": 1 });
    expect([t.asked(0), t.asked(1)]).toEqual(["ships/special-of", undefined]);
    t.answer(0, 1);
    expect(t.table.specials.find(({ seat }) => seat === 1)?.at).toBe("sheet/pirate");
  });
});
