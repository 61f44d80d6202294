import { ALIEN_IDS } from "@hypergate/cosmic";
import { expect, test } from "vitest";
import { cosmic } from "./client.ts";

test("the home page says how many aliens there are", () => {
  expect(cosmic.facts.map(({ en }) => en)).toContain(`${ALIEN_IDS.length} aliens`);
  expect(cosmic.facts.some(({ ru }) => ru.startsWith(`${ALIEN_IDS.length} пришел`))).toBe(true);
});
