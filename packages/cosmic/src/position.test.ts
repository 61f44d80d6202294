import { SetUpError } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { CARDS, DESTINY } from "./cards.ts";
import { cosmic } from "./game.ts";
import type { Position } from "./position.ts";
import type { State } from "./state.ts";

const aliens = ["filch", "masochist", "machine"];

function position(position: Position, settings = {}): State {
  return cosmic.setUp({ players: 3, aliens, position, settings }, "test");
}

test("what is not said is as after set-up, with empty hands and no flares", () => {
  const { table, secret } = position({});
  expect(secret.hands).toEqual([[], [], []]);
  expect(secret.deck).toHaveLength(72);
  expect(secret.deck.filter((card) => CARDS[card].flare)).toEqual([]);
  expect(secret.destiny).toHaveLength(14);
  expect(table.ships.reduce((sum, n) => sum + n)).toBe(60);
  expect(table.turn.seat).toBe(0);
});

test("cards are where the position says, each once, and flares that are named are in the game", () => {
  const { table, secret } = position({
    hands: [["attack-08", "attack-08"], [], ["flare-oracle"]],
    deck: ["attack-40", "negotiate"],
    discard: ["morph"],
    flares: ["flare-zombie"],
    destiny: ["wild", "seat-1"],
    destinyDiscard: ["seat-2"],
    turn: 2,
  });
  const names = (cards: readonly number[]) => cards.map((card) => CARDS[card].name);
  expect(secret.hands.map(names)).toEqual([["attack-08", "attack-08"], [], ["flare-oracle"]]);
  expect(names(secret.deck.slice(-2))).toEqual(["negotiate", "attack-40"]);
  expect(names(table.discard)).toEqual(["morph"]);
  expect(names(secret.deck)).toContain("flare-zombie");
  const all = [...secret.deck, ...secret.hands.flat(), ...table.discard];
  expect(new Set(all).size).toBe(74);
  expect(all).toHaveLength(74);
  expect(secret.destiny.slice(-2).map((card) => DESTINY[card].ref)).toEqual([
    expect.stringMatching("destiny/seat-1"),
    expect.stringMatching("destiny/wild"),
  ]);
  expect(table.destinyDiscard.map((card) => DESTINY[card].seat)).toEqual([2]);
  expect(table.turn.seat).toBe(2);
});

test("cards on a sheet are in no pile", () => {
  const card = CARDS.findIndex(({ name }) => name === "attack-40");
  const { secret, table } = position({ memo: { filch: { cards: [card] } } });
  expect(secret.deck).not.toContain(card);
  expect(secret.deck).toHaveLength(71);
  expect(table.memo).toEqual({ filch: { cards: [card] } });
});

test("a player with too few home colonies begins without power", () => {
  const ships = { "0.1": [0], "0.2": [0], "0.3": [0], "1.1": [12, 4] };
  expect(position({ ships }).table.players.map((player) => player.powerless)).toEqual([true, false, false]);
});

const DESTINIES = "fewest-in-warp, most-cards, most-foreign-colonies, seat-0, seat-1, seat-2, wild";
const PLANETS = "0.1, 0.2, 0.3, 0.4, 0.5, 1.1, 1.2, 1.3, 1.4, 1.5, 2.1, 2.2, 2.3, 2.4, 2.5";

describe("what cannot be is refused with what can", () => {
  test.each<[Position, string]>([
    [{ destiny: ["seat-3"] }, `there is no (further) destiny card "seat-3"; allowed: ${DESTINIES}`],
    [
      { destiny: ["wild", "wild", "wild"] },
      `there is no (further) destiny card "wild"; allowed: ${DESTINIES.replace(", wild", "")}`,
    ],
    [{ ships: { "3.1": [1] } }, `there is no planet "3.1"; allowed: ${PLANETS}`],
    [{ ships: { "0.1": [3] } }, "seat 0 has 19 ships in this position; allowed: 20"],
    [{ ships: { "0.1": [-1] }, warp: [5] }, "a number of ships is not a whole number; allowed: 0 or more"],
    [{ removed: [-1], warp: [1] }, "a number of ships is not a whole number; allowed: 0 or more"],
    [{ warp: [0, 0, 0, 1] }, "warp names 4 players; allowed: at most 3"],
    [{ hands: [[], [], [], []] }, "hands names 4 players; allowed: at most 3"],
    [{ ships: { "0.1": [4, 0, 0, 0] } }, "0.1 names 4 players; allowed: at most 3"],
    [{ turn: 3 }, "turn cannot be 3; allowed: a seat from 0 to 2"],
    [{ turn: -1 }, "turn cannot be -1; allowed: a seat from 0 to 2"],
  ])("%j", (wrong, message) => {
    expect(() => position(wrong)).toThrow(new SetUpError(message));
  });

  test("cards there are no more of", () => {
    const all = [...new Set(CARDS.filter((card) => !card.flare && card.back === "cosmic").map((card) => card.name))];
    expect(() => position({ hands: [["attack-07"], ["attack-07"]] })).toThrow(
      new SetUpError(
        `there is no (further) card "attack-07"; allowed: ${all.filter((name) => name !== "attack-07").join(", ")}`,
      ),
    );
    expect(() => position({ deck: ["attack-99"] })).toThrow(/^there is no \(further\) card "attack-99"; allowed: /);
    expect(() => position({ hands: [["attack-40"]], memo: { filch: { cards: [38] } } })).toThrow(
      /^card 38 is not free to lie on a sheet; allowed: /,
    );
  });

  test("with four planets there are 16 ships and no fifth planet", () => {
    const settings = { planetsPerPlayer: 4 };
    expect(() => position({ ships: { "0.5": [4] } }, settings)).toThrow(/^there is no planet "0.5"; allowed: 0.1, /);
    expect(() => position({ warp: [4] }, settings)).toThrow(
      new SetUpError("seat 0 has 20 ships in this position; allowed: 16"),
    );
  });
});
