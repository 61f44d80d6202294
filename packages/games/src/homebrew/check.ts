/** Checks the files of a host's alien before anything of it is used. Says in which file something is wrong, and what is allowed. */
import { PRINTED_IDS } from "@hypergate/cosmic";
import { ALERT_LEVELS, KIT, type OwnRules, PHASES, ROLES, WINDOWS } from "@hypergate/cosmic/homebrew";
import { LANGUAGES, phrase } from "@hypergate/kernel";

/** The files that every alien has; others may stand beside them. */
export const PARTS = ["facts", "text", "emblem", "power", "flare"] as const;
export type Part = (typeof PARTS)[number];

/** What is wrong, with the file in which it stands. */
export class WrongAlien extends Error {
  readonly part: Part | undefined;

  constructor(part: Part | undefined, message: string) {
    super(message);
    this.part = part;
  }
}

/** An alien that can be used, and what its author should know all the same. */
export interface Checked {
  readonly alien: OwnRules;
  readonly notes: readonly string[];
}

type Plain = Readonly<Record<string, unknown>>;

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_ID = 24;
const LONGEST_LINE = 60;

export function checkId(id: string): void {
  if (!ID.test(id) || id.length > LONGEST_ID)
    throw new WrongAlien(
      undefined,
      `the folder cannot be called "${id}"; allowed: small letters, digits and single hyphens, at most ${LONGEST_ID}`,
    );
  if (PRINTED_IDS.some((one) => one === id) || ["base", "dominion"].includes(id))
    throw new WrongAlien(undefined, `there is an alien or a box called "${id}" already; give the folder another name`);
}

/** `modules`: what each file exports. Throws a WrongAlien. */
export function checkAlien(id: string, modules: Readonly<Record<Part, Plain>>): Checked {
  checkId(id);
  const notes: string[] = [];
  const facts = checkFacts(exported(modules, "facts"));
  const text = checkText(id, exported(modules, "text"), notes);
  const emblem = checkEmblem(exported(modules, "emblem"));
  const { power, flare } = {
    power: exported(modules, "power") as OwnRules["power"],
    flare: exported(modules, "flare") as OwnRules["flare"],
  };
  const alien = { facts, text, emblem, power, flare } as unknown as OwnRules;
  checkRules(id, alien);
  return { alien, notes };
}

function exported(modules: Readonly<Record<Part, Plain>>, part: Part): unknown {
  const value = modules[part][part];
  if (value === undefined) throw new WrongAlien(part, `exports no "${part}"; write: export const ${part} = …`);
  return value;
}

function checkFacts(value: unknown): Plain {
  const facts = record(value, "facts", "facts");
  oneOf(facts.alert, ALERT_LEVELS, "facts", "alert");
  const flare = record(facts.flare, "facts", "flare");
  for (const side of ["wild", "super"] as const) {
    const one = record(flare[side], "facts", `flare.${side}`);
    oneOf(one.as, Object.keys(ROLES), "facts", `flare.${side}.as`);
    const phases = Array.isArray(one.when) ? one.when : [one.when];
    for (const phase of phases) oneOf(phase, ["any", ...PHASES], "facts", `flare.${side}.when`);
  }
  if (facts.numbers !== undefined)
    for (const [name, n] of Object.entries(record(facts.numbers, "facts", "numbers")))
      if (typeof n !== "number") throw new WrongAlien("facts", `numbers.${name} must be a number`);
  for (const name of ["change", "strength", "walls"] as const)
    if (facts[name] !== undefined && typeof facts[name] !== "function")
      throw new WrongAlien("facts", `${name} must be a function`);
  return facts;
}

function checkText(id: string, value: unknown, notes: string[]): Plain {
  const text = record(value, "text", "text");
  const said = (one: unknown, where: string) => bothLanguages(one, where, notes);
  const sheet = Object.fromEntries(
    ["name", "power", "about", "oneLine", "wild", "super"].map((name) => [name, said(text[name], name)]),
  );
  for (const language of LANGUAGES)
    if (sheet.oneLine[language].length > LONGEST_LINE)
      throw new WrongAlien(
        "text",
        `oneLine.${language} has ${sheet.oneLine[language].length} characters; allowed: ${LONGEST_LINE}`,
      );
  const asks = record(text.asks ?? {}, "text", "asks");
  const messages = record(text.messages ?? {}, "text", "messages");
  for (const key of Object.keys(messages))
    if (!key.startsWith(`${id}.`) && !key.startsWith(`${id}/`))
      throw new WrongAlien("text", `messages["${key}"] must begin with "${id}." or "${id}/"`);
  if (!Array.isArray(text.rules) || text.rules.length === 0)
    throw new WrongAlien("text", "rules must be a list of numbered statements, at least one");
  return {
    ...sheet,
    asks: Object.fromEntries(
      ["power", "wild", "super"].map((side) => [side, checkAsks(asks[side] ?? {}, `asks.${side}`, said)]),
    ),
    rules: text.rules.map((rule: unknown, i) => {
      const one = record(rule, "text", `rules[${i}]`);
      if (typeof one.id !== "string" || !one.id.startsWith(`${id} `))
        throw new WrongAlien("text", `rules[${i}].id must begin with "${id} ", as "${id} 1" does`);
      return { ...one, ...said(one, `rules[${i}]`) };
    }),
    messages: Object.fromEntries(Object.entries(messages).map(([key, one]) => [key, said(one, `messages["${key}"]`)])),
  };
}

type Said = Readonly<Record<"en" | "ru", string>>;

function checkAsks(value: unknown, where: string, said: (one: unknown, where: string) => Said): Plain {
  return Object.fromEntries(
    Object.entries(record(value, "text", where)).map(([window, one]) => {
      const ask = record(one, "text", `${where}["${window}"]`);
      return [
        window,
        { ...ask, ask: said(ask.ask, `${where}["${window}"].ask`), does: said(ask.does, `${where}["${window}"].does`) },
      ];
    }),
  );
}

/** A sentence in both languages. One that is missing is taken from the other, and its author is told. */
function bothLanguages(value: unknown, where: string, notes: string[]): Said {
  const said = record(value, "text", where);
  const known = LANGUAGES.filter((language) => typeof said[language] === "string" && said[language] !== "");
  const [first] = known;
  if (first === undefined) throw new WrongAlien("text", `${where} has no words; allowed: { en: "…", ru: "…" }`);
  for (const language of known)
    try {
      phrase(language, String(said[language]), {}, String);
    } catch (problem) {
      throw new WrongAlien("text", `${where}.${language}: ${(problem as Error).message}`);
    }
  for (const language of LANGUAGES)
    if (!known.includes(language))
      notes.push(`text: ${where} has no words in "${language}"; those in "${first}" are shown`);
  return { en: String(said.en || said[first]), ru: String(said.ru || said[first]) };
}

const SHAPES: Readonly<Record<string, readonly string[]>> = {
  path: ["d"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  rect: ["x", "y", "width", "height"],
  g: ["parts"],
};
const PAINTS = ["tint", "#F3E9D2", "#0B1120", "none"];
const PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9 ,.eE+-]+$/;
const TEXTS: Readonly<Record<string, RegExp>> = {
  strokeLinecap: /^round$/,
  strokeLinejoin: /^round$/,
  strokeDasharray: /^[0-9 .,]+$/,
  paintOrder: /^stroke$/,
  transform: /^[a-zA-Z0-9 ().,+-]+$/,
};
const NUMBERS = ["cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "fillOpacity", "strokeWidth"];

function checkEmblem(value: unknown, where = "emblem"): unknown {
  if (!Array.isArray(value) || value.length === 0) throw new WrongAlien("emblem", `${where} must be a list of shapes`);
  for (const [i, one] of value.entries()) checkShape(record(one, "emblem", `${where}[${i}]`), `${where}[${i}]`);
  return value;
}

function checkShape(shape: Plain, where: string): void {
  oneOf(shape.tag, Object.keys(SHAPES), "emblem", `${where}.tag`);
  for (const needed of SHAPES[String(shape.tag)])
    if (shape[needed] === undefined) throw new WrongAlien("emblem", `${where} has no ${needed}`);
  for (const [name, value] of Object.entries(shape)) {
    if (name === "tag") continue;
    if (name === "parts") checkEmblem(value, `${where}.parts`);
    else if (name === "fill" || name === "stroke") oneOf(value, PAINTS, "emblem", `${where}.${name}`);
    else if (name === "d" ? !PATH.test(String(value)) : !fits(name, value))
      throw new WrongAlien("emblem", `${where}.${name} cannot be ${JSON.stringify(value)}`);
  }
}

function fits(name: string, value: unknown): boolean {
  if (NUMBERS.includes(name)) return typeof value === "number" && Number.isFinite(value);
  return name in TEXTS && typeof value === "string" && TEXTS[name].test(value);
}

/** Power and flare as they come out of the kit: every use at a window there is, with a statement and with words to ask by. */
function checkRules(id: string, alien: OwnRules): void {
  if (typeof alien.power !== "function") throw new WrongAlien("power", "power must be a function of the kit");
  if (typeof alien.flare !== "function") throw new WrongAlien("flare", "flare must be a function of the kit");
  const power = record(alien.power(KIT), "power", "what power returns");
  if (power.id !== id) throw new WrongAlien("power", `id must be "${id}", the name of the folder`);
  checkUses(alien, "power", "power", power.uses, "uses");
  const flare = record(alien.flare(KIT), "flare", "what flare returns");
  if (flare.alien !== id) throw new WrongAlien("flare", `alien must be "${id}", the name of the folder`);
  for (const side of ["wild", "super"] as const)
    checkUses(alien, "flare", side, record(flare[side], "flare", side).uses, `${side}.uses`);
}

function checkUses(
  { text }: OwnRules,
  part: "power" | "flare",
  asked: "power" | "wild" | "super",
  value: unknown,
  where: string,
): void {
  if (!Array.isArray(value)) throw new WrongAlien(part, `${where} must be a list; it may be empty`);
  const uses = value.map((one: unknown, i) => record(one, part, `${where}[${i}]`));
  for (const [i, use] of uses.entries()) {
    const at = `${where}[${i}]`;
    oneOf(use.at, WINDOWS, part, `${at}: the window`);
    oneOf(use.as, Object.keys(ROLES), part, `${at}.as`);
    if (!text.rules.some(({ id }) => id === use.rule))
      throw new WrongAlien(part, `${at}.rule is "${use.rule}", but text.ts has no such statement`);
    if (typeof use.run !== "function") throw new WrongAlien(part, `${at}.run must be a function`);
    if (use.mandatory === true || use.passive === true) continue;
    const here = uses.filter((other) => other.at === use.at);
    const key = here.length === 1 ? String(use.at) : `${use.at}.${here.indexOf(use) + 1}`;
    if (!Object.hasOwn(text.asks[asked], key))
      throw new WrongAlien("text", `asks.${asked}["${key}"] is missing: how is the player asked?`);
  }
}

function record(value: unknown, part: Part, where: string): Plain {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new WrongAlien(part, `${where} must be an object`);
  return value as Plain;
}

function oneOf(value: unknown, allowed: readonly string[], part: Part, where: string): void {
  if (!allowed.some((one) => one === value))
    throw new WrongAlien(part, `${where} cannot be ${JSON.stringify(value)}; allowed: ${allowed.join(", ")}`);
}
