import { expect, test } from "vitest";
import { CARDS, DESTINY, flareOf } from "./cards.ts";
import { COMBOS } from "./combos.ts";
import { cosmic } from "./game.ts";
import { allPowers } from "./installed.ts";
import { cardsInGame } from "./invariants.ts";
import { aliensInGame } from "./pool.ts";
import type { Config } from "./setup.ts";
import { IN_WORDS, refused } from "./testing/refused.ts";
import { draft, setTable, type TestTable } from "./testing/table.ts";

const three = ["hacker", "clone", "machine"];
const five = [...three, "warrior", "oracle"];
const seeds = ["a", "b", "c", "d", "e", "f", "g", "h"];

function flaresIn(t: TestTable): string[] {
  return cardsInGame(t.state).flatMap((card) => CARDS[card].flare ?? []);
}

function setUp(config: Config): () => unknown {
  return () => cosmic.setUp(config, "test");
}

test("three, four or five players sit at a table [SET-01]", () => {
  for (const players of [3, 4, 5]) expect(setTable({ players }).table.seats).toBe(players);
  for (const players of [0, 2, 6, 3.5])
    expect(setUp({ players })).toThrow(`players cannot be ${players}; allowed: 3, 4, 5`);
});

test("everyone has five planets with four ships on each, the home system [SET-02, SET-03]", () => {
  const t = setTable({ players: 3, aliens: three });
  for (const seat of [0, 1, 2]) {
    for (const n of [1, 2, 3, 4, 5]) expect(t.ships(`${seat}.${n}`, seat)).toBe(4);
    expect(t.table.homeOf.filter((owner) => owner === seat)).toHaveLength(5);
    expect(t.table.ships.filter((_, i) => i % 5 === seat).reduce((sum, n) => sum + n)).toBe(20);
  }
});

test("the warp is empty and every colony marker stands at 0 [SET-04]", () => {
  const t = setTable({ players: 5, aliens: five });
  expect(t.table.warp).toEqual([0, 0, 0, 0, 0]);
  expect([0, 1, 2, 3, 4].map(t.colonies)).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  [5, 20],
  [4, 17],
  [3, 14],
])(
  "the destiny deck of %i players is shuffled from %i cards: colors in play, wild and special ones [SET-05, SET-06]",
  (players, size) => {
    const decks = seeds.map((seed) => cosmic.setUp({ players, aliens: five.slice(0, players) }, seed).secret.destiny);
    for (const deck of decks) {
      expect(deck).toHaveLength(size);
      for (let seat = 0; seat < 5; seat++)
        expect(deck.filter((card) => DESTINY[card].seat === seat)).toHaveLength(seat < players ? 3 : 0);
      expect(deck.filter((card) => DESTINY[card].seat === undefined)).toHaveLength(5);
    }
    expect(new Set(decks.map(String)).size).toBe(seeds.length);
  },
);

test("alien set-up text is carried out before the game begins [SET-12]", () => {
  expect(setTable({ players: 3, aliens: ["tick-tock", "clone", "machine"] }).table.memo["tick-tock"]).toEqual({
    tokens: 10,
  });
  expect(setTable({ players: 3, aliens: three }).table.memo).toEqual({});
});

test("a combo gives its first aliens, one for each player, dealt at random and face up [SET-20]", () => {
  for (const players of [3, 4, 5]) {
    const dealt = seeds.map((seed) => setTable({ players }, seed).table.players.map(({ powers }) => powers.join()));
    for (const aliens of dealt)
      expect(COMBOS.map((combo) => combo.aliens.slice(0, players).sort())).toContainEqual([...aliens].sort());
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(3);
  }
});

test("the basic game has 72 cards and no flare [SET-21, SET-36]", () => {
  const t = setTable({ players: 4 });
  expect(cardsInGame(t.state)).toHaveLength(72);
  expect(flaresIn(t)).toEqual([]);
});

test("without flares even a draft leaves them out [SET-36]", () => {
  const t = draft(setTable({ players: 4, settings: { edition: "2008", useFlares: false } }));
  expect(t.table.players.flatMap(({ powers }) => powers)).toHaveLength(4);
  expect(cardsInGame(t.state)).toHaveLength(72);
});

test("the flares of all aliens of a combo are in the deck, with random ones up to ten [VCF-01]", () => {
  const others = new Set<string>();
  for (const seed of seeds) {
    const t = setTable({ players: 3, settings: { useFlares: true } }, seed);
    expect(cardsInGame(t.state)).toHaveLength(82);
    expect(new Set(flaresIn(t)).size).toBe(10);
    expect(flaresIn(t)).toEqual(expect.arrayContaining(aliensInGame(t.state)));
    for (const flare of flaresIn(t)) others.add(flare);
  }
  expect(others.size).toBeGreaterThan(12);
});

test("everyone is dealt eight cards of the shuffled deck [SET-07]", () => {
  const hands = seeds.map((seed) => setTable({ players: 5, aliens: five, first: 0 }, seed).state.secret.hands);
  for (const hand of hands.flat()) expect(hand).toHaveLength(8);
  expect(new Set(hands.map(String)).size).toBe(seeds.length);
});

test("the alert lights have no effect but to limit the choice of aliens [SET-37]", () => {
  const green = allPowers().filter((power) => power.alert === "green");
  for (const seed of seeds)
    for (const alienSelection of ["random", "flareDraft"]) {
      const t = setTable({ players: 3, settings: { alienSelection, allowedAlertLevels: ["green"] } }, seed);
      if (alienSelection === "flareDraft") draft(t);
      expect(t.table.players.flatMap(({ powers }) => powers)).toHaveLength(3);
      for (const alien of aliensInGame(t.state)) expect(green.map((power) => power.id)).toContain(alien);
    }
  expect(setUp({ players: 3, aliens: three, settings: { allowedAlertLevels: ["green", "yellow"] } })).toThrow(
    "machine is red; allowed by allowedAlertLevels: green, yellow",
  );
});

test("the flares of a game need not be of its alert levels [SET-37]", () => {
  const t = setTable({
    players: 3,
    settings: { alienSelection: "random", allowedAlertLevels: ["green"], useFlares: true },
  });
  expect(flaresIn(t)).toHaveLength(10);
  expect(flaresIn(t).map((alien) => flareOf(alien))).not.toContain(-1);
});

test.each<[string, Config, string]>([
  [
    "a name that only the language knows",
    { players: 3, aliens: ["clone", "hacker", "constructor"] },
    `unknown alien "constructor"; allowed: ${CARDS.flatMap((card) => card.flare ?? []).join(", ")}`,
  ],
  ["too few", { players: 3, aliens: ["clone", "hacker"] }, "2 aliens for 3 players; allowed: one for each player"],
  [
    "twice the same",
    { players: 3, aliens: ["clone", "hacker", "clone"] },
    "an alien is chosen twice; allowed: each alien once",
  ],
  [
    "none though they are to be chosen",
    { players: 3, settings: { alienSelection: "chosen" } },
    "alienSelection=chosen needs a list of aliens, one for each player",
  ],
  [
    "a list where they are drawn",
    { players: 3, aliens: three, settings: { alienSelection: "combo" } },
    "aliens are listed, but alienSelection is combo; allowed: alienSelection=chosen, or no list",
  ],
])("aliens: %s", (_, config, message) => {
  const { plainly, said } = refused(setUp(config));
  expect(plainly).toBe(message);
  expect(said).toEqual([expect.stringMatching(IN_WORDS), expect.stringMatching(IN_WORDS)]);
});

test("an unknown alien is refused with the list of all", () => {
  const all = allPowers().map((power) => power.id);
  expect(setUp({ players: 3, aliens: ["clone", "hacker", "borg"] })).toThrow(/^unknown alien "borg"; allowed: /);
  for (const alien of all) expect(setUp({ players: 3, aliens: ["clone", "hacker", "borg"] })).toThrow(alien);
});

test("a position cannot begin with a draft", () => {
  expect(refused(setUp({ players: 3, settings: { alienSelection: "flareDraft" }, position: {} }))).toEqual({
    plainly: "a position begins after the draft; allowed: alienSelection=chosen, random or combo",
    said: [],
  });
});

test("two aliens that may not meet are refused, and no random game has both [SET-38]", () => {
  expect(setUp({ players: 3, aliens: ["gambler", "sorcerer", "clone"] })).toThrow(
    /(gambler and sorcerer|sorcerer and gambler) may not be in the same game; allowed: only one of the two$/,
  );
  for (let i = 0; i < 60; i++)
    for (const alienSelection of ["random", "flareDraft", "combo"]) {
      const s = cosmic.setUp({ players: 5, settings: { alienSelection } }, `pair ${i}`);
      const aliens = [...aliensInGame(s), ...s.secret.drafts.flat().map((card) => CARDS[card].flare)];
      expect(aliens.includes("gambler") && aliens.includes("sorcerer")).toBe(false);
    }
});
