import { expect, test } from "vitest";
import { digest, digestOf } from "./hash.ts";

test("a digest is the same on every machine and in every version, since recordings keep it", () => {
  const long = Array.from({ length: 500 }, (_, i) => `answer ${i}: Ж${i * i}`).join("\n");
  expect(["", "a", "b", "table 7", long].map(digest)).toEqual([
    "0bdcb81aee8d83",
    "1c2ba782c97901",
    "1eda5bc254d2bf",
    "0977eabba97ac3",
    "1fdb1b52d1ee44",
  ]);
});

test("a digest of data tells apart what differs, and is the same for what is equal", () => {
  const data = [
    1,
    -1,
    0,
    0.5,
    2 ** 40,
    "",
    "1",
    "a",
    true,
    false,
    [],
    {},
    [[]],
    [1, [2]],
    [[1, 2]],
    [[1], 2],
    [12],
    ["12"],
    { a: 1 },
    { b: 1 },
    { a: [1] },
    { a: 1, b: 2 },
    ["a", 1],
  ];
  expect(new Set(data.map(digestOf)).size).toBe(data.length);
  expect(data.map(digestOf)).toEqual(data.map((one) => digestOf(JSON.parse(JSON.stringify(one)))));
  expect(digestOf({ a: 1, b: undefined })).toBe(digestOf({ a: 1 }));
  expect(digestOf({ table: [1, 2, 3], rng: [7, -5], agenda: ["deal"] })).toMatch(/^[0-9a-f]{14}$/);
});
