import { expect, test } from "vitest";
import { Pictures } from "./picture.ts";

const TITLE = "Cosmic";

function picture(title: string, ...lines: readonly string[]): Promise<Buffer> {
  return new Pictures().of({ language: "en", title, lines });
}

/** Two lines that differ in the letter at `n` only. */
function differingAt(n: number): readonly [string, string] {
  const same = "n".repeat(n - 1);
  return [`${same}aa`, `${same}ba`];
}

async function areEqual(first: Promise<Buffer>, second: Promise<Buffer>): Promise<boolean> {
  return (await first).equals(await second);
}

test("a title in one long word is shown to its end", async () => {
  const [one, other] = differingAt(38);
  expect(await areEqual(picture(one), picture(other))).toBe(false);
});

test("the first line has the whole width", async () => {
  const [one, other] = differingAt(44);
  expect(await areEqual(picture(TITLE, one), picture(TITLE, other))).toBe(false);
});

test("further lines are cut before they reach the gate", async () => {
  const [short, near] = differingAt(34);
  expect(await areEqual(picture(TITLE, "", short), picture(TITLE, "", near))).toBe(false);
  const [long, far] = differingAt(41);
  expect(await areEqual(picture(TITLE, "", long), picture(TITLE, "", far))).toBe(true);
});

test("many pictures at once are all drawn, and those that follow", async () => {
  const pictures = new Pictures();
  const drawn = (names: readonly string[]) =>
    Promise.all(names.map((title) => pictures.of({ language: "en", title, lines: [] })));
  const all = [...(await drawn(["a", "b", "c", "d", "e"])), ...(await drawn(["f", "g", "h"]))];
  expect(new Set(all.map((one) => one.toString("base64"))).size).toBe(8);
});
