import { LANGUAGES, type Params, type Question } from "@hypergate/kernel";
import { DESIGNS } from "@hypergate/race/client";
import { beforeAll, expect, test, vi } from "vitest";

let raceFace: typeof import("./face.tsx").raceFace;
let spokenCard: typeof import("./card/printed.ts").spokenCard;

beforeAll(async () => {
  // The language of the reader is kept in the browser.
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  ({ raceFace } = await import("./face.tsx"));
  ({ spokenCard } = await import("./card/printed.ts"));
});

function question(key: string, params: Params = {}): Question {
  return { kind: "one", key, who: 0, params, source: { by: "rule/settle", rule: "7.1" }, options: ["word/none"] };
}

test("to refuse is called by what is refused", () => {
  expect(raceFace.wordFor?.("en", question("settle.pick"), "word/none")).toBe("Settle nothing");
  expect(raceFace.wordFor?.("ru", question("settle.pick"), "word/none")).toBe("Ничего не заселять");
});

test("other words, and questions without a better one, keep the names they have everywhere", () => {
  expect(raceFace.wordFor?.("en", question("settle.way"), "word/pay")).toBeUndefined();
  expect(raceFace.wordFor?.("en", question("explore.keep"), "word/none")).toBeUndefined();
});

test("a card is heard with its name, its powers and what its points are counted by", () => {
  const lords = DESIGNS.find(({ name }) => name === "Imperium Lords");
  if (lords === undefined) throw new Error("there is no such card");
  expect(spokenCard("en", lords)).toBe(
    "Imperium Lords. Development. Cost 6, points ?. V: Draw 1 card for each military world. 2 for a card with IMPERIUM. 1 for another military world.",
  );
  for (const design of DESIGNS)
    for (const language of LANGUAGES) expect(spokenCard(language, design)).not.toMatch(/[{}]|\.\./);
});
