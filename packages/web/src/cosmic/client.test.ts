import { ALIEN_IDS, allSettings, settingsOfPowers } from "@hypergate/cosmic";
import { expect, test } from "vitest";
import { cosmic } from "./client.ts";

test("the home page says how many aliens there are", () => {
  expect(cosmic.facts.map(({ en }) => en)).toContain(`${ALIEN_IDS.length} aliens`);
  expect(cosmic.facts.some(({ ru }) => ru.startsWith(`${ALIEN_IDS.length} пришел`))).toBe(true);
});

test("every setting has a name, those of single aliens too", async () => {
  const words = await cosmic.loadSettingWords();
  for (const name of Object.keys(allSettings(settingsOfPowers())))
    for (const language of ["en", "ru"] as const)
      expect(words.message(language, `setting/${name}`), name).toBeDefined();
});
