import { expect, test } from "vitest";
import { nearest } from "./near.ts";

const WORDS = ["discovery", "planning", "alliance", "launch", "gate"];

test.each<[how: string, written: string, meant: string]>([
  ["the same", "planning", "planning"],
  ["other capitals", "PlanninG", "planning"],
  ["a letter too few at the start", "lanning", "planning"],
  ["a letter too few at the end", "plannin", "planning"],
  ["a letter too many", "plannning", "planning"],
  ["a wrong letter at the start", "blanning", "planning"],
  ["a wrong letter at the end", "plannink", "planning"],
  ["two wrong letters", "blannink", "planning"],
  ["two swapped at the start", "alunch", "launch"],
  ["two letters for a short word", "gats", "gate"],
  ["two of four", "gbbe", "gate"],
  ["three for a word of nine", "disxxxery", "discovery"],
  ["two pairs swapped", "lpannnig", "planning"],
])("%s: %s means %s", (_, written, meant) => {
  expect(nearest(written, WORDS)).toBe(meant);
});

test.each<[how: string, written: string]>([
  ["nothing like it", "zzzzzz"],
  ["three of four", "gbbb"],
  ["three of eight", "plaxxxng"],
  ["three letters too many for a short word", "gateway"],
  ["four of nine", "disxxxxry"],
  ["empty", ""],
])("%s: %s means nothing", (_, written) => {
  expect(nearest(written, WORDS)).toBeUndefined();
});

test("of several words the closest is meant, and of equally close ones the first", () => {
  expect(nearest("cart", ["cast", "cart", "carp"])).toBe("cart");
  expect(nearest("cark", ["bird", "cart", "carp"])).toBe("cart");
  expect(nearest("abcd", ["abxx", "abdc", "abxd"])).toBe("abdc");
});

test.each<[how: string, written: string, far: string, close: string]>([
  ["a letter too many", "abcdef", "abxyef", "abcef"],
  ["a letter too few", "abcdef", "abxyef", "abczdef"],
  ["a swap", "abcdef", "abxyef", "abdcef"],
  ["a swap at the start", "abcdef", "xycdef", "bacdef"],
  ["a swap at the end", "abcdef", "abcdxy", "abcdfe"],
])("%s is closer than two wrong letters", (_, written, far, close) => {
  expect(nearest(written, [far, close])).toBe(close);
});

test.each<[how: string, first: string, second: string]>([
  ["one half of a swap is two wrong letters", "abxyef", "abdxef"],
  ["so is the other half", "abxyef", "abxcef"],
  ["letters that are not neighbours are no swap", "abxdyf", "abedcf"],
  ["a swap is as much as a wrong letter", "abcdex", "abdcef"],
  ["a letter too many is as much as a wrong letter", "abcdex", "abcdf"],
  ["a letter too few is as much as a wrong letter", "abcdex", "abcdzef"],
])("%s", (_, first, second) => {
  expect(nearest("abcdef", [first, second])).toBe(first);
  expect(nearest("abcdef", [second, first])).toBe(second);
});
