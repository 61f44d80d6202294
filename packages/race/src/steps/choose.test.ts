import { freeUndo } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { race } from "../rules.ts";
import { table } from "../testing/table.ts";

const TWO = { actionsForTwo: 2 };
const SEATS = [{ start: "old-earth" }, { start: "new-sparta" }] as const;

function phases(t: ReturnType<typeof table>): string[] {
  return t.session.events.filter((event) => event.id === "phase.begins").map((event) => String(event.params.phase));
}

test("three players pick one of seven cards, two pick two of nine [2.8, 2.9, 4.1, 4.5]", () => {
  const three = table({ seats: [...SEATS, { start: "doomed-world" }] });
  expect(three.options(0)).toEqual(["explore+5", "explore+1+1", "develop", "settle", "trade", "consume-x2", "produce"]);
  const two = table({ seats: SEATS, settings: TWO });
  expect(two.options(0)).toHaveLength(9);
  expect(two.question(0)).toMatchObject({ kind: "some", min: 2, max: 2 });
});

test("choices are secret until all have chosen [4.1]", () => {
  const t = table({ seats: SEATS });
  t.answer(0, "choose.action", "settle");
  expect(race.view(t.state(), 1).table.players[0].actions).toBe(0);
  expect(t.told("action.revealed")).toBe(0);
  t.answer(1, "choose.action", "settle");
  expect(t.told("action.revealed")).toBe(2);
});

test("only chosen phases happen, in their order, once each, for everybody [4.2, 4.3, 1.13]", () => {
  const t = table({ seats: [...SEATS, { start: "doomed-world" }] });
  t.choose("produce", "explore+5", "produce");
  t.finish("explore.keep");
  expect(phases(t)).toEqual(["phase/explore", "phase/produce"]);
  // Everybody explored: two cards each, five more for the chooser.
  expect([t.hand(0).length, t.hand(1).length, t.hand(2).length]).toEqual([1, 1, 1]);
});

test("the same action may be chosen round after round [4.4, 4.10]", () => {
  const t = table({ seats: SEATS });
  for (let round = 1; round <= 3; round++) {
    t.choose("explore+5", "explore+5");
    t.finish("explore.keep");
    expect(t.state().table.round).toBe(round + 1);
  }
  expect(t.hand(0)).toHaveLength(3);
});

test("two Develop cards make two phases; the other's single card counts only in the first [4.6, P4]", () => {
  const hand = [
    "drop-ships",
    "replicant-robots",
    "research-labs",
    "diversified-economy",
    "mining-robots",
    "colony-ship",
  ];
  const t = table({
    settings: TWO,
    seats: [
      { start: "old-earth", hand },
      {
        start: "new-sparta",
        hand: ["public-works", "deficit-spending", "interstellar-bank", "genetics-lab", "export-duties"],
      },
    ],
  });
  t.answer(0, "choose.actions", ["develop", "develop-2"]);
  t.answer(1, "choose.actions", ["develop-2", "produce"]);
  t.answer(0, "develop.pick", "none");
  t.answer(1, "develop.pick", "public-works");
  // The first phase has the bonus for both: Public Works is free.
  expect(t.tableau(1)).toContain("public-works");
  expect(t.hand(1)).toHaveLength(4);
  t.answer(0, "develop.pick", "mining-robots");
  expect(t.question(0)).toMatchObject({ key: "develop.pay", min: 1, max: 1 });
  t.answer(0, "develop.pay", ["colony-ship"]);
  t.answer(1, "develop.pick", "interstellar-bank");
  // The second phase has it only for who chose both.
  expect(t.question(1)).toMatchObject({ key: "develop.pay", min: 2, max: 2 });
  t.finish("develop.pay");
  // Public Works of the first phase was active in the second: one card more.
  expect(t.hand(1)).toHaveLength(2);
});

test("both Explore cards make one phase with both bonuses [4.7]", () => {
  const t = table({ seats: SEATS, settings: TWO });
  t.answer(0, "choose.actions", ["explore+5", "explore+1+1"]);
  t.answer(1, "choose.actions", ["produce", "trade"]);
  expect(t.options(0)).toHaveLength(8);
  expect(t.question(0)).toMatchObject({ min: 2, max: 2 });
  t.finish("explore.keep");
  expect(phases(t).filter((phase) => phase === "phase/explore")).toHaveLength(1);
});

test("both Consume cards: sell first, then VPs are doubled [4.8]", () => {
  const t = table({
    settings: TWO,
    seats: [
      { start: "epsilon-eridani", tableau: ["gem-world", "spice-world"], goods: ["gem-world", "spice-world"] },
      { start: "new-sparta" },
    ],
  });
  t.answer(0, "choose.actions", ["trade", "consume-x2"]);
  t.answer(1, "choose.actions", ["consume-x2", "trade"]);
  expect(t.asked(0)).toBe("trade.sell");
  t.answer(0, "trade.sell", "gem-world");
  // 2 for novelty and 2 for Spice World, then 1 card with 2 x 1 VP.
  expect(t.hand(0)).toHaveLength(5);
  expect(t.chips(0)).toBe(2);
});

test("Produce is there only once [4.9]", () => {
  const t = table({ seats: SEATS, settings: TWO });
  expect(t.options(0).filter((option) => option.startsWith("produce"))).toEqual(["produce"]);
});

test("a table of two may play with one action each [4.5]", () => {
  const t = table({ seats: SEATS, settings: { actionsForTwo: 1 } });
  expect(t.asked(0)).toBe("choose.action");
});

test("hands, faces of goods, deck and discard pile are secret; the rest is open [4.15, 11.1, 9.10]", () => {
  const t = table({
    seats: [
      { start: "alpha-centauri", hand: ["gem-world", "spice-world"] },
      { start: "new-sparta", hand: ["drop-ships"] },
    ],
    discard: ["plague-world"],
  });
  const seen = race.view(t.state(), 1);
  expect(seen.hand).toEqual(t.state().secret.hands[1]);
  expect(seen.handCounts).toEqual([2, 1]);
  expect(seen.discardCount).toBe(1);
  expect(seen.table.players[0].goods).toBe(1);
  expect(Object.keys(seen)).not.toContain("secret");
  expect(race.view(t.state(), "spectator").hand).toEqual([]);
});

test("once the actions are revealed, the last to choose cannot take the choice back alone [4.1]", () => {
  const t = table({ seats: [{ start: "old-earth" }, { start: "new-sparta" }] });
  t.answer(0, "choose.action", "develop");
  expect(freeUndo(t.session, 0)).toBeDefined();
  t.answer(1, "choose.action", "settle");
  expect(freeUndo(t.session, 1)).toBeUndefined();
});
