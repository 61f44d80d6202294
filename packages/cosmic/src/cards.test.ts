import { describe, expect, test } from "vitest";
import { DESTINY, destinyDeck } from "./cards.ts";

describe("the destiny deck", () => {
  test("has three cards for each of five colors [DES-01]", () => {
    const colors = [0, 1, 2, 3, 4].map((seat) => DESTINY.filter((card) => card.seat === seat).length);
    expect(colors).toEqual([3, 3, 3, 3, 3]);
  });

  test("has two wild cards [DES-02]", () => {
    expect(DESTINY.filter((card) => card.seat === undefined && card.special === undefined)).toHaveLength(2);
  });

  test("has three special cards [DES-03]", () => {
    const special = DESTINY.flatMap((card) => card.special ?? []);
    expect(special).toEqual(["most-cards", "most-foreign-colonies", "fewest-in-warp"]);
  });

  test("has one hazard warning for each color and no other [DES-04]", () => {
    expect(DESTINY.flatMap((card) => (card.hazard ? [card.seat] : []))).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([
    [3, 14],
    [4, 17],
    [5, 20],
  ])("for %i players has %i cards, one hazard warning for each player [DES-05]", (players, cards) => {
    const deck = destinyDeck(players);
    expect(deck).toHaveLength(cards);
    expect(deck.filter((card) => DESTINY[card].hazard)).toHaveLength(players);
  });
});
