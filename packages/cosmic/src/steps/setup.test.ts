import { eventFor, show, simulatedRun, takeStep } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { CARDS, DESTINY } from "../cards.ts";
import { cosmic } from "../game.ts";
import { cardsInGame } from "../invariants.ts";
import { draft, setTable, type TestTable } from "../testing/table.ts";

const seeds = ["a", "b", "c", "d", "e", "f", "g", "h"];
const flareDraft = { alienSelection: "flareDraft", useFlares: true };

function flaresIn(t: TestTable): string[] {
  return cardsInGame(t.state).flatMap((card) => CARDS[card].flare ?? []);
}

/** The alien a short option such as `flare-oracle` stands for. */
function alien(option: string): string {
  return option.slice("flare-".length);
}

test("each player is dealt two flares, seen by nobody else [SET-30, SET-31]", () => {
  const t = setTable({ players: 4, settings: flareDraft });
  expect([0, 1, 2, 3].map(t.asked)).toEqual(Array(4).fill("setup/draft"));
  const options = [0, 1, 2, 3].flatMap(t.options);
  expect(new Set(options).size).toBe(8);
  expect(flaresIn(t).sort()).toEqual(options.map(alien).sort());
  for (const viewer of [0, 1, 2, 3]) {
    const { view, question } = show(t.session, viewer);
    expect(view.draft.map((card) => CARDS[card].name)).toEqual(t.options(viewer));
    expect(question).toEqual(t.question(viewer));
    const text = JSON.stringify(view);
    for (const option of options) expect(text).not.toContain(option);
  }
  expect(show(t.session, "spectator").view.draft).toEqual([]);
});

test("the flares dealt differ from game to game [SET-30]", () => {
  const dealt = seeds.map((seed) => setTable({ players: 5, settings: flareDraft }, seed).state.secret.drafts);
  expect(new Set(dealt.map(String)).size).toBe(seeds.length);
});

test("all choose in secret and then show their aliens at the same time [SET-31, SET-32]", () => {
  const t = setTable({ players: 3, settings: flareDraft });
  const chosen = [0, 1, 2].map((seat) => t.options(seat)[seat % 2]);
  t.answer(2, chosen[2]).answer(0, chosen[0]);
  expect(t.table.players.map((player) => player.powers)).toEqual([[], [], []]);
  expect(t.session.events).toEqual([]);
  t.answer(1, chosen[1]);
  expect(t.table.players.map((player) => player.powers)).toEqual(chosen.map((option) => [alien(option)]));
  expect(t.told("setup.alien")).toEqual(
    chosen.map((option, seat) => ({ player: `player/${seat}`, power: `power/${alien(option)}` })),
  );
});

test("all flares dealt, kept or not, go into a deck of 82 cards, with random ones up to ten [SET-33, SET-34]", () => {
  for (const players of [3, 4, 5]) {
    const t = setTable({ players, settings: flareDraft });
    const dealt = Array.from({ length: players }, (_, seat) => t.options(seat).map(alien)).flat();
    const flares = flaresIn(draft(t));
    expect([flares.length, new Set(flares).size]).toEqual([10, 10]);
    expect(flares).toEqual(expect.arrayContaining(dealt));
    expect(cardsInGame(t.state)).toHaveLength(82);
    expect(t.state.secret.drafts.flat()).toEqual([]);
  }
});

test("the undealt flares that are added are random [SET-33]", () => {
  const added = new Set<string>();
  for (const seed of seeds)
    for (const flare of flaresIn(draft(setTable({ players: 3, settings: flareDraft }, seed)))) added.add(flare);
  expect(added.size).toBeGreaterThan(14);
});

test("the first color card of a player on the destiny deck says who begins; then the deck is shuffled [SET-09]", () => {
  const starts = new Set<number>();
  for (const seed of seeds) {
    const s = cosmic.setUp({ players: 4, aliens: ["hacker", "masochist", "machine", "warrior"] }, seed);
    const run = simulatedRun(cosmic, s, []);
    takeStep(run);
    const before = [...s.secret.destiny];
    const colour = [...before].reverse().find((card) => DESTINY[card].seat !== undefined) as number;
    expect(s.agenda).toEqual(["first"]);
    takeStep(run);
    expect(s.table.turn.seat).toBe(DESTINY[colour].seat);
    expect([...s.secret.destiny].sort()).toEqual([...before].sort());
    expect(s.secret.destiny).not.toEqual(before);
    expect(s.table.destinyDiscard).toEqual([]);
    starts.add(s.table.turn.seat);
  }
  expect(starts.size).toBeGreaterThan(2);
});

test("where the table chooses, the named player begins [SET-10]", () => {
  const config = { players: 4, aliens: ["hacker", "masochist", "machine", "warrior"], settings: {} };
  for (const first of [0, 1, 2, 3])
    expect(setTable({ ...config, first }).told("setup.first")).toEqual([{ player: `player/${first}` }]);
  const missing = { ...config, settings: { ...config.settings, firstPlayer: "chosen" } };
  for (const wrong of [missing, { ...missing, first: 4 }])
    expect(() => cosmic.setUp(wrong, "test")).toThrow(
      /^firstPlayer=chosen needs a first player; allowed: a seat from 0 to 3$/,
    );
  const clash = { ...config, first: 1, settings: { ...config.settings, firstPlayer: "destiny" } };
  expect(() => cosmic.setUp(clash, "test")).toThrow(
    /^a first player is named, but firstPlayer is destiny; allowed: firstPlayer=chosen, or no first player$/,
  );
});

test("turns pass clockwise from the first player [SET-11]", () => {
  const aliens = ["hacker", "masochist", "machine", "warrior"];
  const t = setTable({ players: 4, aliens, first: 2 }, "test", { lenient: true });
  const seats = () => t.told("turn.began").map(({ player }) => player);
  while (seats().length < 6) t.finish();
  expect(seats().slice(0, 6)).toEqual(["player/2", "player/3", "player/0", "player/1", "player/2", "player/3"]);
});

test("hands are secret: others see only how many cards there are [SET-07]", () => {
  const t = setTable({ players: 3, settings: { alienSelection: "random" } });
  for (const viewer of [0, 1, 2]) {
    const { view } = show(t.session, viewer);
    expect(view.hand).toEqual(t.state.secret.hands[viewer]);
    expect(view.handSizes).toEqual([8, 8, 8]);
  }
  for (const event of t.session.events) expect(JSON.stringify(eventFor(event, "spectator"))).not.toContain("card/");
});
