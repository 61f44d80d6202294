import { expect, test } from "vitest";
import { choose, shuffled } from "./choose.ts";
import { mutantsIn } from "./find.ts";

const long = mutantsIn("long.ts", Array.from({ length: 30 }, (_, i) => `act(${i + 10});`).join("\n"));
const short = mutantsIn("short.ts", Array.from({ length: 10 }, (_, i) => `act(${i + 10});`).join("\n"));
const groups = new Map([
  ["long", long],
  ["short", short],
]);

test("groups get shares by their sizes, and a seed always gives the same", () => {
  const chosen = choose(groups, 40, "a");
  expect(chosen.map(({ file }) => file).filter((file) => file === "long.ts")).toHaveLength(30);
  expect(new Set(chosen)).toHaveLength(40);
  expect(choose(groups, 40, "a")).toEqual(chosen);
  expect(choose(groups, 40, "b")).not.toEqual(chosen);
  expect(choose(groups, 5000, "a")).toHaveLength(long.length + short.length);
});

test("code added before a mutant does not change its place in the choice", () => {
  const code = "act(1);\nif (p) other();\n";
  const [before, after] = [code, `third(a > b);\n${code}`].map((source) =>
    shuffled(mutantsIn("x.ts", source), "a").map(({ from, to }) => `${from} ${to}`),
  );
  expect(after.filter((it) => before.includes(it))).toEqual(before);
});
