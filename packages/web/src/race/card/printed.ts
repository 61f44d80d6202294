/** What is printed on a card, in the reader's words. */
import { type Language, type Params, phrase, type Said } from "@hypergate/kernel";
import { type Design, GLOSSES, type Power, powerText, type Row, rowOf, texts, worthText } from "@hypergate/race/client";
import { withSoftHyphens } from "../../art/soft-hyphens.ts";
import { translate } from "../words/words.ts";

/** The Roman figure of the phase in which a row is used. */
export const FIGURE: Readonly<Record<Row, string>> = {
  explore: "I",
  develop: "II",
  settle: "III",
  trade: "IV",
  consume: "IV",
  produce: "V",
};

/** Cards have English names; Russian readers see what the name means first and the name itself below. */
export function titleOf(
  language: Language,
  design: Design,
): { readonly title: string; readonly original: string | undefined } {
  return language === "ru"
    ? { title: GLOSSES[design.id], original: design.name }
    : { title: design.name, original: undefined };
}

/** Longer words do not fit into the narrowest cards. */
const LONG_WORD = 9;

/** The same for a narrow place: long words may be broken. */
export function narrowTitle(language: Language, design: Design): string {
  const words = titleOf(language, design).title.split(" ");
  return words.map((word) => (word.length > LONG_WORD ? withSoftHyphens(word) : word)).join(" ");
}

export interface PowerLine {
  readonly power: Power;
  readonly row: Row;
  readonly words: string;
}

export function powerLines(language: Language, { powers = [] }: Design): readonly PowerLine[] {
  return powers.map((power) => ({ power, row: rowOf(power.does), words: inWords(language, powerText(power)) }));
}

export function worthLines(language: Language, { worth = [] }: Design): readonly string[] {
  return worth.map((one) => inWords(language, worthText(one)));
}

function inWords(language: Language, { said, params }: { readonly said: Said; readonly params: Params }): string {
  return phrase(language, said[language], params, String);
}

/** "Novelty production", "Military world", "Development". */
export function typeLine(language: Language, design: Design): string {
  if (design.type === "development") return translate(language, "race.type.development");
  const good = design.good === undefined ? "" : texts[`kind/${design.good}`][language];
  const of = design.production === true ? "production" : design.windfall === true ? "windfall" : "plain";
  return translate(language, "race.type.world", { of, good, military: design.military === true ? "yes" : "no" });
}

/** Everything on the card in one breath, for those who hear it. */
export function spokenCard(language: Language, design: Design): string {
  const { title } = titleOf(language, design);
  const points = design.worth === undefined ? design.vp : "?";
  const first = translate(language, "race.card.spoken", {
    title,
    type: typeLine(language, design),
    cost: design.cost,
    points,
  });
  const powers = powerLines(language, design).map((line) => `${FIGURE[line.row]}: ${line.words}`);
  const worth = worthLines(language, design).map((line) => `${line}.`);
  return [first, ...powers, ...worth].join(" ");
}
