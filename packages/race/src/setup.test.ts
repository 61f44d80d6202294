import { begin, questionFor, type Session, seeded, submit } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { CARD_REF, cardsOf, DESIGN, START } from "./cards.ts";
import { checkInvariants } from "./invariants.ts";
import { race } from "./rules.ts";
import { type Config, setUp } from "./setup.ts";
import type { State } from "./state.ts";
import { playerOrder } from "./steps/start.ts";
import type { View } from "./view.ts";

type Live = Session<State, View, Config>;

function deal(settings: Record<string, unknown>, seed = "deal"): Live {
  return begin(race, { settings }, seed, { twice: true });
}

/** Everybody keeps the first start world and the last cards. */
function keepAll(live: Live, world = 0): void {
  for (let n = 0; n < 20 && live.run.pending.some((one) => one.key.startsWith("start.")); n++) {
    const [asked] = live.run.pending;
    if (asked.kind === "one") submit(live, { who: asked.who, key: asked.key, value: asked.options[world] });
    if (asked.kind === "some")
      submit(live, { who: asked.who, key: asked.key, value: asked.options.slice(0, asked.min) });
  }
}

test("base: one start world each face up, six cards, four kept, all at the same time [3.1, 3.2, 2.10]", () => {
  const live = deal({ sets: "base", players: 3 });
  expect(live.run.pending.map((one) => one.key)).toEqual(["start.discard", "start.discard", "start.discard"]);
  expect(live.run.s.secret.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
  const { table, secret } = live.run.s;
  expect(table.players.map(({ start, tableau }) => [start >= 0, tableau.length])).toEqual([
    [true, 1],
    [true, 1],
    [true, 1],
  ]);
  expect(table.order[0]).toBe(playerOrder(table.players)[0]);
  const goods = table.players.reduce((sum, p) => sum + p.goods, 0);
  expect(secret.deck.filter((card) => START[card] >= 0)).toHaveLength(2);
  expect(secret.deck).toHaveLength(114 - 3 - 18 - goods);
  keepAll(live);
  expect(live.run.s.secret.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
  expect(live.run.s.table.players.map((p) => p.tableau.length)).toEqual([1, 1, 1]);
  expect(live.run.s.table.pool).toBe(36);
  expect(live.run.s.table.firstGoals).toEqual([]);
});

test.each([2, 3, 4, 5, 6])("the pool has twelve chips for each of %i players [2.10]", (players) => {
  expect(setUp({ settings: { players } }, "pool").table.pool).toBe(12 * players);
});

test("a windfall start world begins with a good [3.3, 1.4]", () => {
  for (const [id, goods] of [
    ["alpha-centauri", 1],
    ["ancient-race", 1],
    ["earths-lost-colony", 0],
  ] as const) {
    const position = { seats: [{ start: id }, { start: "old-earth" }] };
    const live = begin(race, { settings: {}, position }, "windfall");
    keepAll(live);
    expect(live.run.s.table.players[0].goods, id).toBe(goods);
  }
});

test("start worlds that are not dealt lie in the deck as ordinary worlds [3.4]", () => {
  const state = setUp({ settings: { players: 2 } }, "rest");
  expect(state.secret.deck.concat(...state.secret.hands).filter((card) => START[card] >= 0)).toHaveLength(8);
});

test("four first and two most goals, from those of the boxes [3.5, G2]", () => {
  const storm = new Set<string>();
  const both = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const a = setUp({ settings: { sets: "base+storm", players: 5 } }, `goals ${n}`).table;
    const b = setUp({ settings: {} }, `goals ${n}`).table;
    for (const one of [a, b]) {
      expect(one.firstGoals).toHaveLength(4);
      expect(one.mostGoals).toHaveLength(2);
    }
    for (const goal of [...a.firstGoals, ...a.mostGoals]) storm.add(goal.id);
    for (const goal of [...b.firstGoals, ...b.mostGoals]) both.add(goal.id);
  }
  expect([storm.size, both.size]).toEqual([10, 15]);
  expect(setUp({ settings: { goals: false } }, "none").table.firstGoals).toEqual([]);
});

test("the owner of Ancient Race keeps three cards [3.6]", () => {
  const position = { seats: [{ start: "ancient-race" }, { start: "old-earth" }] };
  const live = begin(race, { settings: {}, position }, "three");
  keepAll(live);
  expect(live.run.s.secret.hands.map((hand) => hand.length)).toEqual([3, 4]);
});

test("with both boxes everybody gets a red and a blue start world and rejects one face down [3.7, 3.9]", () => {
  const live = deal({ players: 3 });
  for (let seat = 0; seat < 3; seat++) {
    const asked = questionFor(live, seat);
    expect(asked?.key).toBe("start.world");
    const { offers } = live.run.s.secret;
    expect(offers[seat].map((card) => START[card] % 2)).toEqual([1, 0]);
    // Nobody sees the other's two start worlds.
    expect(race.view(live.run.s, seat).offers).toEqual(offers[seat]);
    expect(race.view(live.run.s, seat).table.players.map((p) => p.tableau)).toEqual([[], [], []]);
  }
  keepAll(live, 1);
  expect(live.run.s.table.players.map((p) => START[p.start] % 2)).toEqual([0, 0, 0]);
  expect(live.run.s.secret.discard.filter((card) => START[card] % 2 === 1)).toHaveLength(3);
  expect(checkInvariants(live.run.s)).toBeUndefined();
});

test("what a player imagines of others' start worlds is one of each colour [3.7, 4.15]", () => {
  const live = deal({ players: 6 });
  const rng = seeded("imagined");
  for (let n = 0; n < 20; n++) {
    const { offers } = race.resample(live.run.s, 2, rng).secret;
    expect(offers.map((offer) => offer.map((card) => START[card] % 2))).toEqual(offers.map(() => [1, 0]));
    expect(offers[2]).toEqual(live.run.s.secret.offers[2]);
  }
});

test("with six players all twelve start worlds are dealt [3.8]", () => {
  const state = setUp({ settings: { players: 6 } }, "six");
  expect(state.secret.offers.flat()).toHaveLength(12);
  expect(state.secret.deck.some((card) => START[card] >= 0)).toBe(false);
});

test("with one expansion alone one start world is dealt [2.7, 3.1]", () => {
  for (const sets of ["base+storm", "base+rebel"]) {
    const state = setUp({ settings: { sets, players: 4 } }, "single");
    expect(state.secret.offers.map((offer) => offer.length)).toEqual([1, 1, 1, 1]);
  }
  expect(cardsOf(["base", "rebel"]).map((card) => DESIGN[card].id)).not.toContain("improved-logistics");
});

test("player order is clockwise from the lowest start world and stays [1.14, 3.10]", () => {
  const seats = [{ start: "rebel-cantina" }, { start: "doomed-world" }, { start: "epsilon-eridani" }];
  const live = begin(race, { settings: { players: 3 }, position: { seats } }, "order");
  keepAll(live);
  expect(live.run.s.table.order).toEqual([2, 0, 1]);
});

test("the learning game has fixed hands and no discard [3.13]", () => {
  const live = deal({ players: 5, sets: "base+storm", learningHands: true });
  expect(live.run.pending.map((one) => one.key)).not.toContain("start.discard");
  const hands = live.run.s.table.players.map((p, seat) => [
    DESIGN[p.start].id,
    live.run.s.secret.hands[seat].map((card) => DESIGN[card].id),
  ]);
  expect(Object.fromEntries(hands)).toEqual({
    "epsilon-eridani": ["rebel-fuel-cache", "public-works", "colony-ship", "gem-world"],
    "alpha-centauri": ["expedition-force", "mining-robots", "rebel-miners", "comet-zone"],
    "new-sparta": ["export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"],
    "earths-lost-colony": ["space-marines", "contact-specialist", "spice-world", "avian-uplift-race"],
    "separatist-colony": ["alien-toy-shop", "deserted-alien-world", "hive-world", "space-mercenaries"],
  });
  expect(checkInvariants(live.run.s)).toBeUndefined();
});

test("rebels against the empire: sides, hands of five, takeovers, two actions [15.1, 15.2, 15.3, 15.4, 15.5, 15.6, 15.7, 15.8, 16.13]", () => {
  const live = deal({ scenario: "rebels-against-the-empire", rebelSeat: 1 });
  expect(live.run.s.secret.hands.map((hand) => hand.length)).toEqual([6, 6]);
  expect(live.run.s.secret.deck.concat(...live.run.s.secret.hands).filter((card) => START[card] >= 0)).toHaveLength(10);
  keepAll(live);
  const { table, secret } = live.run.s;
  expect(table.players.map((p) => DESIGN[p.start].id)).toEqual(["imperium-warlord", "rebel-cantina"]);
  expect(secret.hands.map((hand) => hand.length)).toEqual([5, 5]);
  expect(secret.hands[0].map((card) => CARD_REF[card])).toContain("card/imperium-seat");
  expect(secret.hands[1].map((card) => CARD_REF[card])).toContain("card/rebel-alliance");
  expect(table.takeovers).toBe(true);
  expect(table.firstGoals).toHaveLength(4);
  expect(table.order).toEqual([1, 0]);
  expect(live.run.pending.map((one) => one.key)).toEqual(["choose.actions", "choose.actions"]);
});

test("a position that asks for a card twice says which one is missing", () => {
  const seats = [{ start: "old-earth", hand: ["gem-world", "gem-world"] }, { start: "new-sparta" }];
  expect(() => setUp({ position: { seats } }, "twice")).toThrow("gem-world");
});

test("a position names goods by id, by English name or by reference", () => {
  const goods = (name: string): number => {
    const seats = [{ start: "new-sparta", tableau: ["gem-world"], goods: [name] }, { start: "old-earth" }];
    return setUp({ position: { stage: "round", seats } }, "names").table.players[0].goods;
  };
  expect(["gem-world", "Gem World", "card/gem-world", "good/gem-world", "spice-world"].map(goods)).toEqual([
    1, 1, 1, 1, 0,
  ]);
});
