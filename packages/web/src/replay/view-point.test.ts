import { expect, test } from "vitest";
import { placeIn, searchFor, viewerFrom } from "./view-point.ts";

test.each([
  ["?at=120&as=2", { step: 120, point: 2 }],
  ["?at=0&as=open&code=ABC", { step: 0, point: "open" }],
  ["?as=spectator", { point: "spectator" }],
  ["?at=501&as=3", {}],
  ["?at=-1&as=", {}],
  ["", {}],
])("the place in %j", (search, expected) => {
  expect(placeIn(search, 500, 3)).toEqual(expected);
});

test("a place goes into the address beside what is there", () => {
  expect(searchFor("?code=ABC&at=1", { step: 7, point: "open" })).toBe("?code=ABC&at=7&as=open");
});

test("who sees all hands sees the table as a spectator", () => {
  expect(viewerFrom("open")).toBe("spectator");
  expect(viewerFrom(2)).toBe(2);
});
