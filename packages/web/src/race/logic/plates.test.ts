import { expect, test } from "vitest";
import { plateGrid, shownCards } from "./plates.ts";

test("with three opponents all twelve cards are shown", () => {
  expect(shownCards([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], plateGrid("desk", 3)).earlier).toBe(0);
});

test("cards that do not fit are counted, and the newest are shown", () => {
  const { cards, earlier } = shownCards([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], plateGrid("desk", 5));
  expect(cards).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(earlier).toBe(3);
  expect(cards.length + earlier).toBe(10);
});
