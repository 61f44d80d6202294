import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlain, same } from "./same.ts";

const key = fc.constantFrom("a", "b", "c");
const plainData = fc.oneof(
  fc.object({ key, values: [fc.integer(), fc.boolean(), fc.constant("a")] }),
  fc.array(fc.nat(2)),
);

test("plain data is the same as a copy of it, and as nothing else", () => {
  fc.assert(
    fc.property(plainData, plainData, (one, two) => {
      expect(same(one, JSON.parse(JSON.stringify(one)))).toBe(true);
      expect(same(one, two)).toBe(JSON.stringify(sorted(one)) === JSON.stringify(sorted(two)));
    }),
    { numRuns: 1000 },
  );
});

test.each<[one: unknown, two: unknown, result: boolean]>([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 0 }, false],
  [{ a: 1, b: undefined }, { a: 1, c: 2 }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 1], false],
  [[], {}, false],
  [{}, [], false],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  [null, undefined, false],
  ["1", 1, false],
  ["1", "1", true],
  [undefined, undefined, true],
  [{ a: null }, { a: null }, true],
  [{ a: null }, { a: {} }, false],
  [{ a: {} }, { a: null }, false],
])("%j and %j", (one, two, result) => {
  expect(same(one, two)).toBe(result);
});

/** With keys in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

test("plain data is what survives being written as JSON and read again", () => {
  expect(isPlain({ a: [1, "x", true, { b: [] }], c: undefined })).toBe(true);
  for (const odd of [
    Number.NaN,
    -0,
    Number.POSITIVE_INFINITY,
    null,
    [undefined],
    new Map(),
    new Date(0),
    () => 1,
    { a: 1n },
  ])
    expect(isPlain({ odd })).toBe(false);
});
