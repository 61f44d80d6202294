/** Messages and references in words. */
import { type Language, type Param, type Params, phrase, type Ref, type Said, type Seat } from "@hypergate/kernel";
import { FACTS } from "../aliens/registry.ts";
import { COLOURS } from "../catalogue.ts";
import { alienOf, knowsRewards, techTextOf } from "../known.ts";
import { TECH_FACTS } from "../technologies/registry.ts";
import { impliedBy } from "./implied.ts";
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

/** Who reads: the language, what the players are called, and the reader's own seat, which is then called "you". */
interface Reader {
  readonly language: Language;
  readonly names: Names;
  readonly you: Seat | undefined;
}

/** The message in words. A message that does not exist shows as its id. With `you`, that player is the one who reads. */
export function say(language: Language, id: string, params: Params = {}, names: Names = [], you?: Seat): string {
  const message = messages[id] ?? ofAlien(id) ?? ofRewards(id);
  if (message === undefined) return isComing(id) ? COMING : id;
  return sayThis(language, message, params, names, you);
}

/** A message of an alien, whose id begins with that of the alien. */
function ofAlien(id: string): Said | undefined {
  return alienOf(id.split(/[./]/, 1)[0])?.text.messages[id];
}

/** Words that are on their way (`known.ts`). */
const COMING = "…";

function isComing(id: string): boolean {
  const [of] = id.split(/[./]/, 1);
  return !knowsRewards() || isAlienComing(of) || isTechComing(of);
}

function isAlienComing(id: string): boolean {
  return FACTS[id] !== undefined && alienOf(id) === undefined;
}

function isTechComing(id: string): boolean {
  return TECH_FACTS[id] !== undefined && techTextOf(id) === undefined;
}

/** A message of the reward deck, which may be known by now. */
function ofRewards(id: string): Said | undefined {
  return knowsRewards() ? messages[id] : undefined;
}

/** A sentence that has no id. */
export function sayThis(language: Language, said: Said, params: Params, names: Names, you?: Seat): string {
  const text = inWords({ language, names, you }, said, params);
  const isAboutReader = you !== undefined && text.startsWith(messages["player/you"][language]);
  return isAboutReader ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function inWords(reader: Reader, said: Said, params: Params): string {
  const { language, you } = reader;
  const self = you === undefined ? undefined : `player/${you}`;
  const text = phrase(
    language,
    said[language],
    { ...impliedBy(params), ...params },
    (value) => render(reader, value),
    self,
  );
  return language === "ru" ? withOwnPlanets(text) : text;
}

/** The endings of the Russian word for a planet, and the forms of "your" that go with them. */
const YOUR: Readonly<Record<string, string>> = { а: "ваша", ы: "вашей", е: "вашей", у: "вашу", ой: "вашей" };

/** «на планету ваша II» becomes «на вашу планету II». */
export function withOwnPlanets(text: string): string {
  return text.replace(/([Пп])ланет(а|ы|е|у|ой) ваша ([IVX]+)/g, (_, first: string, ending: string, n: string) => {
    const your = YOUR[ending];
    return `${first === "П" ? your.charAt(0).toUpperCase() + your.slice(1) : your} планет${ending} ${n}`;
  });
}

/** What a thing is called; one without a name shows as its reference. `2×type/attack` are two of it. */
export function nameOf(language: Language, ref: Ref, names: Names = [], you?: Seat): string {
  return maybeNameOf(language, ref, names, you) ?? ref;
}

/** What a thing is called, or nothing if it has no name. */
export function maybeNameOf(language: Language, ref: Ref, names: Names = [], you?: Seat): string | undefined {
  const reader = { language, names, you };
  const cross = ref.indexOf("×");
  const n = cross < 0 ? 1 : Number(ref.slice(0, cross));
  const [kind, ...rest] = ref.slice(cross + 1).split("/");
  const what = rest.join("/");
  const called = (id: string, params: Params = {}): string | undefined =>
    messages[id] === undefined ? undefined : inWords(reader, messages[id], { n, ...params });
  const name = nameByKind(reader, kind, what, called);
  if (name === undefined || n === 1 || COUNTED.includes(kind)) return name;
  return times(language, name, n);
}

function nameByKind(
  { language, names, you }: Reader,
  kind: string,
  what: string,
  called: (id: string, params?: Params) => string | undefined,
): string | undefined {
  const alien = (id: string) => alienOf(id)?.text.name[language] ?? (isAlienComing(id) ? COMING : undefined);
  switch (kind) {
    case "player":
      if (Number(what) === you) return called("player/you");
      return names[Number(what)] ?? called(`colour/${COLOURS[Number(what)]}`);
    case "planet": {
      const [seat, number] = what.split(".");
      if (number === undefined) return called(`planet/${what}`);
      return called("planet/home", { player: `player/${seat}`, n: ROMAN[Number(number)] ?? number });
    }
    case "colony": {
      const [planet, seat] = what.split("@");
      return called("colony/on", { planet: `planet/${planet}`, player: `player/${seat}` });
    }
    case "tech":
      return techTextOf(what)?.name[language] ?? (isTechComing(what) ? COMING : undefined);
    case "research":
    case "complete":
    case "fail":
    case "abandon":
      return called(`${kind}/of`, { tech: `tech/${what}` });
    case "lab": {
      const [seat, number] = split(what, ".");
      return called("lab/of", { player: `player/${seat}`, n: Number(number) });
    }
    case "sheet":
      return called("sheet/of", { alien: alien(what) ?? what });
    case "pair": {
      const [one, other] = split(what, "-");
      return called("pair/of", { one: `planet/${one}`, other: `planet/${other}` });
    }
    case "settle":
      return called("settle/on", { planet: `planet/${what}` });
    case "card":
    case "name": {
      const [type, value] = split(withoutCopy(what), "-");
      if (type === "attack" || type === "reinforcement")
        return called(`card/${type}`, { value: value.replace("-", "/").toUpperCase() });
      if (type === "flare") return called("card/flare", { alien: alien(value) ?? value });
      return called(`card/${withoutCopy(what)}`);
    }
    case "power": {
      const [id, use] = split(what, ".");
      const owner = alien(id);
      return owner === undefined || use === "" ? owner : called("power/use", { alien: owner, n: Number(use) });
    }
    case "wild":
    case "super":
      return called(`${kind}/of`, { alien: alien(what) ?? what });
    case "destiny": {
      const [seat, number] = split(withoutCopy(what), "-");
      return seat === "seat"
        ? called("destiny-card/seat", { player: `player/${number}` })
        : called(`destiny-card/${withoutCopy(what)}`);
    }
    case "captive":
      return called("captive/ships", { player: `player/${what}` });
    case "free":
      return called("free/ships", { player: `player/${what}` });
    case "rule":
      return called("rule/number", { id: what });
    case "number":
      return what;
    default:
      return called(`${kind}/${what}`);
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
function render(reader: Reader, value: Param): string {
  const { language, names, you } = reader;
  if (typeof value === "number") return value < 0 ? `−${-value}` : String(value);
  if (REFS_ONLY.test(value)) return listed(reader, value.split(" "));
  return value.includes("/") ? value.replace(REF, (ref) => nameOf(language, ref, names, you)) : value;
}

/** Things in a row; those of the same name are counted. */
function listed({ language, names, you }: Reader, refs: readonly Ref[]): string {
  if (refs.length === 1) return nameOf(language, refs[0], names, you);
  const counts = new Map<string, number>();
  for (const ref of refs) {
    const name = nameOf(language, ref, names, you);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return LISTS[language].format([...counts].map(([name, n]) => times(language, name, n)));
}

function times(language: Language, name: string, n: number): string {
  return n === 1 ? name : phrase(language, messages.times[language], { name, n }, String);
}
