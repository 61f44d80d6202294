import { LANGUAGES, SetUpError } from "@hypergate/kernel";
import "../texts/every.ts";
import { say } from "../texts/say.ts";
import "../texts/every.ts";

/** Why a table is refused: plainly, and as its players read it in each language. */
export function refused(setUp: () => unknown): { plainly: string; said: string[] } {
  try {
    setUp();
  } catch (problem) {
    if (!(problem instanceof SetUpError)) throw problem;
    const said = LANGUAGES.flatMap((language) => problem.refusals.map(({ id, params }) => say(language, id, params)));
    return { plainly: problem.message, said };
  }
  throw new Error("nothing is refused");
}

/** A sentence in words, without the names that settings have in files. */
export const IN_WORDS: RegExp = /^[^{}/]*\p{L}{2}[^{}/]*[.]$/u;
