import { expect, test } from "vitest";
import { guestLines } from "./guest-lines.ts";
import { languageHere } from "./language-here.ts";

const ADDRESSES = ["http://192.168.1.20:8080", "http://10.0.0.5:8080"];

test("where only this computer can come, it says how to let guests in", () => {
  expect(guestLines("en", [], true).join("\n")).toContain("HOST=0.0.0.0 npm start");
  expect(guestLines("ru", [], true).join("\n")).toContain("HOST=0.0.0.0 npm start");
});

test("addresses are listed, and the first can be scanned in a terminal", () => {
  expect(guestLines("en", ADDRESSES, false)).toEqual(["Guests find it at:", ...ADDRESSES.map((one) => `  ${one}`)]);
  const code = guestLines("en", ADDRESSES, true).at(-1)?.trimEnd().split("\n") ?? [];
  // A code of this length has 25 squares a side, with two light ones around it.
  expect(new Set(code.map((line) => line.length))).toEqual(new Set([29]));
  expect(code).toHaveLength(15);
  // The upper left corner: a dark ring of seven squares with a light one inside it.
  expect(code[1].slice(0, 10)).toMatch(/^██ ▄▄▄▄▄ █$/);
});

test.each([
  [{ LANG: "ru_RU.UTF-8" }, "ru"],
  [{ LANG: "ru_RU.UTF-8", LC_ALL: "en_GB.UTF-8" }, "en"],
  [{ LANG: "de_DE.UTF-8" }, "en"],
  [{}, "en"],
])("the language of %o is %s", (env, language) => {
  expect(languageHere(env)).toBe(language);
});
