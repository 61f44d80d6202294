import { expect, test } from "vitest";
import { digest } from "./hash.ts";

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
