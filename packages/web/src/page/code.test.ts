import { expect, test } from "vitest";
import { codeIn, isCode } from "./code.ts";

test.each([
  ["ABCDE12345", "ABCDE12345"],
  [" abcde-12345 ", "ABCDE12345"],
  ["http://192.168.1.20:8080/j/abcde12345", "ABCDE12345"],
  ["https://play.example/j/ABCDE12345?from=chat#top", "ABCDE12345"],
  ["", ""],
])("the code in %j", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test("a code has ten letters and digits", () => {
  expect(isCode("ABCDE12345")).toBe(true);
  expect(isCode("ABCDE1234")).toBe(false);
});
