import { expect, test } from "vitest";
import { DESIGN } from "../cards.ts";
import { ELEVEN } from "../testing/hands.ts";
import { table } from "../testing/table.ts";

const CHEAP = [
  "export-duties",
  "genetics-lab",
  "deficit-spending",
  "investment-credits",
  "interstellar-bank",
  "colony-ship",
  "public-works",
  "mining-robots",
  "space-marines",
  "expedition-force",
  "contact-specialist",
];

test("at the end of the round hands are cut down to ten, by all at the same time [10.1, 4.10]", () => {
  const t = table({
    seats: [
      { start: "old-earth", hand: ELEVEN },
      { start: "new-sparta", hand: [...CHEAP, "drop-ships"] },
    ],
  });
  t.choose("trade", "trade");
  expect([t.asked(0), t.asked(1)]).toEqual(["round.discard", "round.discard"]);
  expect(t.question(1)).toMatchObject({ min: 2, max: 2 });
  t.answer(1, "round.discard", ["drop-ships", "public-works"]);
  t.answer(0, "round.discard", ["gem-world"]);
  expect([t.hand(0).length, t.hand(1).length]).toEqual([10, 10]);
  expect(t.state().table.round).toBe(2);
});

test("Pan-Galactic Research: twelve cards, for its owner alone [10.2, 12.8]", () => {
  const t = table({
    seats: [
      { start: "old-earth", tableau: ["pan-galactic-research"], hand: [...ELEVEN, "drop-ships"] },
      { start: "new-sparta", hand: CHEAP },
    ],
  });
  t.choose("trade", "trade");
  expect(t.asked(0)).toBeUndefined();
  expect(t.asked(1)).toBe("round.discard");
});

test("the hand limit comes before the goals, these before the end of the game [10.3, 10.4, 12.1]", () => {
  const t = table({
    seats: [{ start: "old-earth", tableau: CHEAP, hand: ELEVEN }, { start: "new-sparta" }],
    goals: ["firstDiscard"],
  });
  t.choose("trade", "trade");
  t.until("round.discard", "consume.discard");
  t.answer(0, "round.discard", ["gem-world"]);
  expect(t.state().table.firstGoals[0].scored).toEqual([0]);
  expect(t.state().table.phase).toBe("over");
});

test("the game ends after the round in which a tableau has twelve cards [12.1, 12.3, 1.1]", () => {
  const play = (cards: number): string => {
    const t = table({ seats: [{ start: "old-earth", tableau: CHEAP.slice(0, cards) }, { start: "new-sparta" }] });
    t.choose("trade", "trade");
    return t.state().table.phase;
  };
  expect([play(10), play(11)]).toEqual(["choose", "over"]);
});

test("Hidden Fortress: fourteen cards, for its owner alone [12.2]", () => {
  const fort = table({
    seats: [{ start: "old-earth", tableau: [...CHEAP, "hidden-fortress"] }, { start: "new-sparta" }],
  });
  fort.choose("trade", "trade");
  expect(fort.state().table.phase).toBe("choose");
  const other = table({
    seats: [
      { start: "old-earth", tableau: CHEAP },
      { start: "new-sparta", tableau: ["hidden-fortress"] },
    ],
  });
  other.choose("trade", "trade");
  expect(other.state().table.phase).toBe("over");
  const full = table({
    seats: [{ start: "old-earth", tableau: [...CHEAP, "hidden-fortress", "drop-ships"] }, { start: "new-sparta" }],
  });
  full.choose("trade", "trade");
  expect(full.state().table.phase).toBe("over");
});

test("no number of rounds ends the game [12.10]", () => {
  const t = table({ seats: [{ start: "old-earth" }, { start: "new-sparta" }] });
  for (let round = 0; round < 35; round++) t.choose("trade", "trade");
  expect(t.state().table.round).toBe(36);
});

test("the deck is shuffled anew the moment its last card leaves [11.2, 11.1]", () => {
  const t = table({ seats: [{ start: "old-earth" }, { start: "new-sparta" }] });
  const { deck } = t.session.checkpoint.secret;
  t.session.checkpoint.secret.discard = deck.slice(0, -4);
  t.session.checkpoint.secret.deck = deck.slice(-4);
  t.choose("explore+1+1", "produce");
  // Three and one cards were drawn; the other player's second came from the new deck.
  expect(t.told("deck.shuffled")).toBe(1);
  expect(t.discard()).toBe(0);
  expect(t.options(1)).toHaveLength(2);
});

test("without deck and discard pile nothing is drawn and no good is made [11.3]", () => {
  const t = table({ seats: [{ start: "old-earth", tableau: ["gem-world"] }, { start: "new-sparta" }] });
  const { deck } = t.session.checkpoint.secret;
  // A player holds all the cards.
  t.session.checkpoint.secret.hands[1] = deck.slice();
  t.session.checkpoint.secret.deck = [];
  t.choose("explore+5", "produce");
  expect(t.hand(0)).toEqual([]);
  expect(t.goods(0)).toEqual([]);
});

test("a scenario may say how the new deck is shuffled [11.2]", () => {
  const t = table({
    seats: [{ start: "old-earth" }, { start: "new-sparta" }],
    shuffles: [["drop-ships", "gem-world", "drop-ships"]],
  });
  const { deck } = t.session.checkpoint.secret;
  t.session.checkpoint.secret.discard = deck.slice(0, -3);
  t.session.checkpoint.secret.deck = deck.slice(-3);
  const wanted = ["drop-ships", "gem-world", "drop-ships"];
  const isSafe = t
    .state()
    .secret.deck.slice(-3)
    .every((card) => !wanted.includes(DESIGN[card].id));
  expect(isSafe).toBe(true);
  t.choose("explore+1+1", "produce");
  expect(t.options(1)).toEqual(["drop-ships", "gem-world"]);
});
