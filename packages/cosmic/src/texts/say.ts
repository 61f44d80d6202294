/** Messages and references in words. */
import { type Language, type Param, type Params, phrase, type Ref } from "@hypergate/kernel";
import { ALIEN_TEXTS } from "../aliens/registry.ts";
import { COLOURS } from "../catalogue.ts";
import { TECH_TEXTS } from "../technologies/registry.ts";
import { messages } from "./messages.ts";

/** What the players are called, by seat; one who is not in it is called by colour. */
export type Names = readonly (string | undefined)[];

const ROMAN: readonly string[] = ["0", "I", "II", "III", "IV", "V"];
const REF = /(?:\d+×)?[a-z]+\/[^\s,;]+/g;
const REFS_ONLY = /^(?:\d+×)?[a-z]+\/[^\s,;]+(?: (?:\d+×)?[a-z]+\/[^\s,;]+)*$/;
/** Messages that say themselves how many there are. */
const COUNTED: readonly string[] = ["random", "free", "captive"];
const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat("en-GB"),
  ru: new Intl.ListFormat("ru"),
};

/** The message in words. A message that does not exist shows as its id. */
export function say(language: Language, id: string, params: Params = {}, names: Names = []): string {
  const message = messages[id];
  if (message === undefined) return id;
  return phrase(language, message[language], params, (value) => render(language, value, names));
}

/** What a thing is called; one without a name shows as its reference. `2×type/attack` are two of it. */
export function nameOf(language: Language, ref: Ref, names: Names = []): string {
  return maybeNameOf(language, ref, names) ?? ref;
}

/** What a thing is called, or nothing if it has no name. */
export function maybeNameOf(language: Language, ref: Ref, names: Names = []): string | undefined {
  const cross = ref.indexOf("×");
  const n = cross < 0 ? 1 : Number(ref.slice(0, cross));
  const [kind, ...rest] = ref.slice(cross + 1).split("/");
  const what = rest.join("/");
  const inWords = (id: string, params: Params = {}): string | undefined =>
    messages[id] === undefined ? undefined : say(language, id, { n, ...params }, names);
  const name = nameByKind(language, kind, what, names, inWords);
  if (name === undefined || n === 1 || COUNTED.includes(kind)) return name;
  return times(language, name, n);
}

function nameByKind(
  language: Language,
  kind: string,
  what: string,
  names: Names,
  inWords: (id: string, params?: Params) => string | undefined,
): string | undefined {
  const alien = (id: string) => ALIEN_TEXTS[id]?.name[language];
  switch (kind) {
    case "player":
      return names[Number(what)] ?? inWords(`colour/${COLOURS[Number(what)]}`);
    case "planet": {
      const [seat, number] = what.split(".");
      if (number === undefined) return inWords(`planet/${what}`);
      return inWords("planet/home", { player: `player/${seat}`, n: ROMAN[Number(number)] ?? number });
    }
    case "colony": {
      const [planet, seat] = what.split("@");
      return inWords("colony/on", { planet: `planet/${planet}`, player: `player/${seat}` });
    }
    case "tech":
      return TECH_TEXTS[what]?.name[language];
    case "research":
    case "complete":
    case "fail":
    case "abandon":
      return inWords(`${kind}/of`, { tech: `tech/${what}` });
    case "lab": {
      const [seat, number] = split(what, ".");
      return inWords("lab/of", { player: `player/${seat}`, n: Number(number) });
    }
    case "sheet":
      return inWords("sheet/of", { alien: alien(what) ?? what });
    case "pair": {
      const [one, other] = split(what, "-");
      return inWords("pair/of", { one: `planet/${one}`, other: `planet/${other}` });
    }
    case "settle":
      return inWords("settle/on", { planet: `planet/${what}` });
    case "card":
    case "name": {
      const [type, value] = split(withoutCopy(what), "-");
      if (type === "attack" || type === "reinforcement")
        return inWords(`card/${type}`, { value: value.replace("-", "/").toUpperCase() });
      if (type === "flare") return inWords("card/flare", { alien: alien(value) ?? value });
      return inWords(`card/${withoutCopy(what)}`);
    }
    case "power": {
      const [id, use] = split(what, ".");
      const owner = alien(id);
      return owner === undefined || use === "" ? owner : inWords("power/use", { alien: owner, n: Number(use) });
    }
    case "wild":
    case "super":
      return inWords(`${kind}/of`, { alien: alien(what) ?? what });
    case "destiny": {
      const [seat, number] = split(withoutCopy(what), "-");
      return seat === "seat"
        ? inWords("destiny-card/seat", { player: `player/${number}` })
        : inWords(`destiny-card/${withoutCopy(what)}`);
    }
    case "captive":
      return inWords("captive/ships", { player: `player/${what}` });
    case "free":
      return inWords("free/ships", { player: `player/${what}` });
    case "rule":
      return inWords("rule/number", { id: what });
    case "number":
      return what;
    default:
      return inWords(`${kind}/${what}`);
  }
}

/** What is before and behind the first mark. */
function split(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function withoutCopy(name: string): string {
  return name.replace(/\.\d+$/, "");
}

/** A number, a list of things, or text with things in it. */
function render(language: Language, value: Param, names: Names): string {
  if (typeof value === "number") return value < 0 ? `−${-value}` : String(value);
  if (REFS_ONLY.test(value)) return listed(language, value.split(" "), names);
  return value.includes("/") ? value.replace(REF, (ref) => nameOf(language, ref, names)) : value;
}

/** Things in a row; those of the same name are counted. */
function listed(language: Language, refs: readonly Ref[], names: Names): string {
  if (refs.length === 1) return nameOf(language, refs[0], names);
  const counts = new Map<string, number>();
  for (const ref of refs) {
    const name = nameOf(language, ref, names);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return LISTS[language].format([...counts].map(([name, n]) => times(language, name, n)));
}

function times(language: Language, name: string, n: number): string {
  return n === 1 ? name : phrase(language, messages.times[language], { name, n }, String);
}
