import { describe, expect, test } from "vitest";
import { CARDS, DESTINY, destinyDeck, numbered, type Printing, printingsIn } from "./cards.ts";
import { BACKS, BOXES } from "./catalogue.ts";

describe("the numbers of cards", () => {
  test("are those of every saved game: the deck of the base box first, then its flares", () => {
    const at = (n: number) => CARDS[n].ref;
    expect([at(0), at(39), at(54), at(55), at(61)]).toEqual([
      "card/attack-00",
      "card/negotiate.1",
      "card/morph",
      "card/reinforcement-2.1",
      "card/card-zap.1",
    ]);
    expect([at(71), at(72), at(122)]).toEqual(["card/quash", "card/flare-amoeba", "card/flare-warpish"]);
    expect(CARDS.every((card, n) => card.n === n)).toBe(true);
  });

  test("stay the same when a box is added", () => {
    const from = { back: "cosmic", box: "base" } as const;
    const more: Printing = { copies: 2, type: "attack", value: 60, name: "attack-60", ...from };
    const cards = numbered([...BOXES.flatMap(printingsIn), more]);
    expect(cards.slice(0, CARDS.length)).toEqual(CARDS);
    expect(cards.slice(CARDS.length).map(({ n, ref }) => [n, ref])).toEqual([
      [CARDS.length, "card/attack-60.1"],
      [CARDS.length + 1, "card/attack-60.2"],
    ]);
  });

  test("after them come the 32 cards of the reward deck, then the flares of Dominion [RD-1]", () => {
    const at = (n: number) => CARDS[n].ref;
    expect([at(123), at(154)]).toEqual(["card/attack-02-20", "card/victory-boon"]);
    expect(CARDS.filter(({ back }) => back === "reward")).toHaveLength(32);
    expect(CARDS.slice(155).every(({ flare, box }) => flare !== undefined && box === "dominion")).toBe(true);
  });

  test("only attacks, reinforcements, intimidates and kickers have a number on them", () => {
    const numbered = CARDS.filter(({ value }) => value !== 0).map(({ type }) => type);
    expect(new Set(numbered)).toEqual(new Set(["attack", "reinforcement", "intimidate", "kicker"]));
  });

  test("each card says its box and its back", () => {
    for (const { box, back } of CARDS) {
      expect(BOXES).toContain(box);
      expect(BACKS).toContain(back);
    }
  });
});

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
