import { describe, expect, test } from "vitest";
import { type Finding, reporting } from "./findings.ts";
import { bySeat, readSeat, seatNamed } from "./seats.ts";

const NAMES = ["red", "blue", "green"];

test.each<[name: unknown, seat: number | undefined]>([
  ["red", 0],
  ["green", 2],
  [0, 0],
  [2, 2],
  ["0", 0],
  ["2", 2],
  [3, undefined],
  ["3", undefined],
  [-1, undefined],
  ["-1", undefined],
  [0.5, undefined],
  [Number.NaN, undefined],
  ["1x", undefined],
  ["", undefined],
  ["Red", undefined],
  [undefined, undefined],
  [true, undefined],
])("%j is seat %j", (name, seat) => {
  expect(seatNamed(name, NAMES)).toBe(seat);
});

test("a seat that is not there is reported with the name that was probably meant", () => {
  const findings: Finding[] = [];
  const report = reporting(findings);
  expect(readSeat("blue", NAMES, "play[0].seat", report)).toBe(1);
  expect(findings).toEqual([]);
  expect(readSeat("bleu", NAMES, "play[0].seat", report)).toBeUndefined();
  expect(readSeat("orange!", NAMES, "play[1].seat", report)).toBeUndefined();
  expect(readSeat(7, NAMES, "play[2].seat", report)).toBeUndefined();
  const params = { n: 3, allowed: "red, blue, green" };
  expect(findings).toEqual([
    { place: "play[0].seat", id: "scenario.seat", params: { ...params, name: "bleu", near: "blue" } },
    { place: "play[1].seat", id: "scenario.seat", params: { ...params, name: "orange!", near: "" } },
    { place: "play[2].seat", id: "scenario.seat", params: { ...params, name: "7", near: "" } },
  ]);
});

describe("what is listed by seat", () => {
  function read(value: unknown): { all: unknown[]; findings: Finding[] } {
    const findings: Finding[] = [];
    return { all: bySeat(value, NAMES, "lists", reporting(findings)), findings };
  }

  test.each<[value: unknown, all: unknown[]]>([
    [
      ["a", "b", "c"],
      ["a", "b", "c"],
    ],
    [["a"], ["a", undefined, undefined]],
    [{ green: "c", 0: "a" }, ["a", undefined, "c"]],
    [{}, [undefined, undefined, undefined]],
    [undefined, [undefined, undefined, undefined]],
    ["text", [undefined, undefined, undefined]],
  ])("%j", (value, all) => {
    expect(read(value)).toEqual({ all, findings: [] });
  });

  test("a list that is too long is reported and cut", () => {
    expect(read(["a", "b", "c", "d"])).toEqual({
      all: ["a", "b", "c"],
      findings: [{ place: "lists", id: "scenario.seats", params: { n: 4, most: 3 } }],
    });
  });

  test("a name that no seat has is reported once and gives nothing", () => {
    const { all, findings } = read({ pink: "x", red: "a" });
    expect(all).toEqual(["a", undefined, undefined]);
    expect(Object.keys(all)).toEqual(["0", "1", "2"]);
    expect(findings).toMatchObject([{ place: "lists", id: "scenario.seat", params: { name: "pink" } }]);
    expect(read({ pink: "x", brown: "y" }).findings.map(({ id }) => id)).toEqual(["scenario.seat", "scenario.seat"]);
  });

  test("a seat that is named twice is reported, and the last counts", () => {
    expect(read({ 1: "a", blue: "b" })).toEqual({
      all: [undefined, "b", undefined],
      findings: [{ place: "lists.blue", id: "scenario.seatTwice", params: { name: "blue" } }],
    });
  });
});
