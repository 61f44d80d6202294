import { expect, test } from "vitest";
import { withSoftHyphens } from "./soft-hyphens.ts";

/** The soft hyphens made visible. */
function shown(text: string): string {
  return withSoftHyphens(text).replaceAll("\u00AD", "-");
}

test.each([
  ["Philanthropist", "Phi-lan-thro-pist"],
  ["Reincarnator", "Rein-car-na-tor"],
  ["Coldsleep Ship", "Cold-sleep Ship"],
  ["Technology", "Tech-no-logy"],
  ["Warpspace Key", "Warp-space Key"],
])("English: %s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ["Космическая заморозка", "Кос-ми-чес-кая замо-розка"],
  ["Подкрепление", "Под-креп-ле-ние"],
  ["Аннулирование", "Анну-ли-ро-ва-ние"],
  ["Калькулятор", "Каль-ку-ля-тор"],
  ["Предшественников", "Пред-шес-твен-ни-ков"],
])("Russian: %s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test("short words, numbers and marks stay as they are", () => {
  expect(shown("Атака 08, «Чума», +3 Zombie")).toBe("Атака 08, «Чума», +3 Zombie");
});
