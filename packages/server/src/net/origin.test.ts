import { expect, test } from "vitest";
import { mayCome } from "./origin.ts";

const OTHERS = ["https://friends.example"];

test.each<[origin: string | undefined, host: string | undefined, expected: boolean]>([
  [undefined, "table.example", true],
  [undefined, undefined, true],
  ["https://table.example", "table.example", true],
  ["http://table.example:8080", "table.example:8080", true],
  ["http://table.example:8081", "table.example:8080", false],
  ["https://friends.example", "table.example", true],
  ["https://friends.example", undefined, true],
  ["https://other.example", "table.example", false],
  ["https://other.example", undefined, false],
  ["null", "table.example", false],
  ["null", "null", false],
])("a page of %s at host %s", (origin, host, expected) => {
  expect(mayCome(origin, host, OTHERS)).toBe(expected);
});
