import { ALIEN_IDS, FACTS } from "@hypergate/cosmic";
import { expect, test } from "vitest";
import { groupsOf, turnsOf } from "./games.ts";

test("the aliens of a box are spread over tables of three and four, each at one of them", () => {
  const groups = groupsOf("dominion");
  expect(groups.flat().toSorted()).toEqual(ALIEN_IDS.filter((id) => FACTS[id].box === "dominion").toSorted());
  expect(new Set(groups.map((group) => group.length))).toEqual(new Set([3, 4]));
});

test.each([
  [3, 6],
  [4, 6],
  [4, 2],
  [3, 1],
])("each of %i aliens comes with each of %i looks, and each once before any comes again", (aliens, looks) => {
  const turns = turnsOf(aliens, looks, 1);
  expect(new Set(turns.map(({ own, look }) => `${own} ${look}`)).size).toBe(aliens * looks);
  expect(turns).toHaveLength(aliens * looks);
  expect(turns.slice(0, aliens).map(({ own }) => own)).toEqual(Array.from({ length: aliens }, (_, n) => n));
  expect(turns[0].look).toBe(1 % looks);
});
