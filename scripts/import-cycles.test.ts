import { expect, test } from "vitest";
import { cyclesIn, foldersOf, graphOf, importsIn } from "./import-cycles.ts";

function graph(sources: Readonly<Record<string, string>>, entries: Readonly<Record<string, string>> = {}) {
  return graphOf(new Map(Object.entries(sources)), new Map(Object.entries(entries)));
}

function circles(sources: Readonly<Record<string, string>>, entries?: Readonly<Record<string, string>>) {
  return cyclesIn(graph(sources, entries)).map(({ files }) => files);
}

test("every kind of import is found, in TSX too, and nothing that only looks like one", () => {
  const source = `
    import a from "./a.ts";
    import "./b.css";
    import type { C } from "./c.ts";
    import { type D } from "./d.ts";
    export { e } from "./e.ts";
    export type * from "./f.ts";
    const g = () => import("./g.ts");
    let h: import("./h.ts").H | typeof import("./i.ts");
    // import "./no.ts";
    const no = 'import x from "./no.ts"';
    export const View = () => <p>don't import "./no.ts"</p>;`;
  const names = ["./a.ts", "./b.css", "./c.ts", "./d.ts", "./e.ts", "./f.ts", "./g.ts", "./h.ts", "./i.ts"];
  expect(importsIn("view.tsx", source).sort()).toEqual(names);
});

test("a circle through types only is one", () => {
  expect(
    circles({
      "p/a.ts": 'import type { B } from "./b.ts"; export type A = B;',
      "p/b.ts": 'import { type A } from "./a.ts"; export type B = A | 1;',
      "p/c.ts": 'import type { A } from "./a.ts";',
    }),
  ).toEqual([["p/a.ts", "p/b.ts"]]);
});

test("a circle through a lazy import, and one through the entry of another package", () => {
  expect(
    circles(
      {
        "x/lazy.ts": 'export const load = () => import("./part.ts");',
        "x/part.ts": 'import { load } from "./lazy.ts";',
        "y/src/index.ts": 'export * from "./inner.ts";',
        "y/src/inner.ts": 'import type { Z } from "@p/z/client";',
        "z/src/client.ts": 'import { y } from "@p/y";',
      },
      { "@p/y": "y/src/index.ts", "@p/z/client": "z/src/client.ts" },
    ),
  ).toEqual([
    ["x/lazy.ts", "x/part.ts"],
    ["y/src/index.ts", "y/src/inner.ts", "z/src/client.ts"],
  ]);
});

test("the shortest way round is told, and files that reach each other are one finding", () => {
  const [cycle, ...others] = cyclesIn(
    graph({
      "a.ts": 'import "./b.ts";',
      "b.ts": 'import "./c.ts";',
      "c.ts": 'import "./a.ts"; import "./d.ts";',
      "d.ts": 'import "./c.ts";',
      "e.ts": 'import "./e.ts";',
    }),
  );
  expect(cycle.files).toEqual(["a.ts", "b.ts", "c.ts", "d.ts"]);
  expect(cycle.shortest).toEqual(["c.ts", "d.ts"]);
  expect(others.map(({ files }) => files)).toEqual([["e.ts"]]);
});

test("no circle where everything points one way", () => {
  expect(circles({ "a.ts": 'import "./b.ts"; import "./c.ts";', "b.ts": 'import "./c.ts";', "c.ts": "" })).toEqual([]);
});

test("two folders that need each other are a circle although their files are none; tests may look anywhere", () => {
  const files = graph({
    "src/home/a.ts": 'import "../ui/b.ts";',
    "src/ui/b.ts": "",
    "src/ui/deep/c.ts": 'import "../../home/d.ts";',
    "src/home/d.ts": "",
    "src/games.ts": 'import "./home/a.ts";',
    "src/art/e.test.ts": 'import "../games.ts";',
    "src/home/f.ts": 'import "../art/e.test.ts";',
  });
  expect(cyclesIn(files)).toEqual([]);
  expect(cyclesIn(foldersOf(files, "src/")).map((cycle) => cycle.files)).toEqual([["src/home", "src/ui"]]);
});
