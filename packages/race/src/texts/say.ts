/** What the game says, in the reader's words: messages with the names of things put in. */
import { type Language, type Param, type Params, phrase, type Ref, type Said, type Seat } from "@hypergate/kernel";
import { cardOf, DESIGN, DESIGNS } from "../cards.ts";
import { GLOSSES } from "./cards.ts";
import { texts } from "./texts.ts";

/** Player names by seat; one who is not in it is called by the number of the seat. */
export type Names = readonly (string | undefined)[];

const READER: Said = { en: "you", ru: "вы" };
const SEAT: Said = { en: "Player {n}", ru: "Игрок {n}" };
const GOOD_ON: Said = { en: "the good on {world}", ru: "ресурс на карте «{world}»" };

/** Parameters that are seats; all other numbers are numbers. */
const SEATS: readonly string[] = ["who", "owner"];

const inWords = (language: Language, said: Said, params: Params = {}) =>
  phrase(language, said[language], params, String);

export function playerName(language: Language, seat: number, names: Names, you?: Seat): string {
  if (seat === you) return READER[language];
  return names[seat] ?? inWords(language, SEAT, { n: seat + 1 });
}

/** The message in words; with `you`, that player is the one who reads. */
export function say(language: Language, id: string, params: Params, names: Names, you?: Seat): string {
  const said = texts[ownId(id, params)];
  if (said === undefined) return id;
  const named: Record<string, Param> = {};
  for (const [name, value] of Object.entries(params))
    named[name] = typeof value === "number" && SEATS.includes(name) ? `player/${value}` : value;
  const self = you === undefined ? undefined : `player/${you}`;
  const text = phrase(language, said[language], named, (value) => shown(language, value, names, you), self);
  const isAboutReader = you !== undefined && text.startsWith(READER[language]);
  return isAboutReader ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Events with a private part have a second wording for the one who knows it. */
function ownId(id: string, { cards }: Params): string {
  const own = `${id}.own`;
  return typeof cards === "string" && cards !== "" && texts[own] !== undefined ? own : id;
}

const REF = /^[a-z]+\/\S+$/;

/** Things whose names stand in quotation marks in a Russian sentence, since they are not declined. */
const TITLED = /^(?:card|power|goal)\//;

/** A thing by its name, a list of things by their names, anything else as it is. */
function shown(language: Language, value: Param, names: Names, you?: Seat): string {
  if (typeof value === "number") return String(value);
  const named = (part: Ref) => {
    const name = nameOf(language, part, names, you);
    return language === "ru" && TITLED.test(part) ? `«${name}»` : name;
  };
  const parts = value.split(", ");
  return parts.every((part) => REF.test(part)) ? parts.map(named).join(", ") : value;
}

type Design = (typeof DESIGNS)[number];

/** Cards have English names; Russian readers are told what they mean. */
function titleOf(language: Language, { id, name }: Design): string {
  return language === "ru" ? GLOSSES[id] : name;
}

export function nameOf(language: Language, ref: Ref, names: Names, you?: Seat): string {
  const [kind, id] = ref.split("/");
  const card = cardOf(ref);
  switch (kind) {
    case "card":
      return card === undefined ? ref : titleOf(language, DESIGN[card]);
    case "good":
      return card === undefined ? ref : inWords(language, GOOD_ON, { world: titleOf(language, DESIGN[card]) });
    case "power":
      return powerName(language, id);
    case "player":
      return playerName(language, Number(id), names, you);
    case "goal":
      return goalName(language, ref);
    case "number":
      return id;
    default:
      return texts[ref]?.[language] ?? ref;
  }
}

/** A power goes by the name of its card. */
function powerName(language: Language, id: string): string {
  const design = DESIGNS.find((one) => one.id === id);
  return design === undefined ? id : titleOf(language, design);
}

const GLOSS = /«(.+)»/;

/** Goals, like cards, have English names; Russian readers are told what they mean. */
function goalName(language: Language, ref: Ref): string {
  const name = texts[ref]?.[language] ?? ref;
  return GLOSS.exec(name)?.[1] ?? name;
}
