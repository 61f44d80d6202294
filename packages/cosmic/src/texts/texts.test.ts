import { LANGUAGES, type Language, type Messages, type Piece, parseMessage, type Said } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { ALIEN_TEXTS } from "../aliens/all.ts";
import { POWERS } from "../aliens/powers.ts";
import { CARDS, DESTINY } from "../cards.ts";
import { BACKS, BOXES, CARD_TYPES, COLOURS } from "../catalogue.ts";
import { WINDOWS } from "../events.ts";
import { DOCK, GATE, PASS, REMOVED, WARP } from "../refs.ts";
import { rulebook } from "../rulebook/index.ts";
import { ALERT_LEVELS, allSettings, EDITIONS } from "../settings.ts";
import { SPECIAL_KINDS } from "../state.ts";
import { ABOUT } from "../testing/about.ts";
import { type Mention, readMentions } from "../testing/calls.ts";
import { PHASES, ROLES } from "../vocabulary.ts";
import { sources, TECH_TEXTS } from "./every.ts";
import { IMPLIED } from "./implied.ts";
import { messages } from "./index.ts";

/** What the source puts together at run time, by the text of the expression. */
const found = readMentions({
  // Checked against the list of windows.
  "QUESTION_KEYS[window]": [],
  "INVITING[side]": ["alliance/invite-offense", "alliance/invite-defense"],
  // The words of askWord are read at its calls.
  "`word/${word}`": [],
  "played.fate": ["discarded", "returned", "stolen"],
  "ship.kind": SPECIAL_KINDS,
});

const LONGEST_LINE = 60;

test.each(Object.entries(ALIEN_TEXTS))("%s is told in one short line that nobody shares", (id, { oneLine }) => {
  for (const language of LANGUAGES) {
    const line = oneLine[language];
    expect(line.length).toBeGreaterThan(20);
    expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
    expect(line).toMatch(/^[A-ZА-ЯЁ].*\.$/);
    const same = Object.keys(ALIEN_TEXTS).filter((other) => ALIEN_TEXTS[other].oneLine[language] === line);
    expect(same).toEqual([id]);
  }
});

const windows: readonly Mention[] = WINDOWS.map((window) => ({
  id: `window/${window}`,
  params: new Set(ABOUT[window] ?? []),
  privately: new Set(),
  where: "packages/cosmic/src/effects.ts, WINDOWS",
}));

const mentions: readonly Mention[] = [
  ...found.questions,
  ...found.events,
  ...found.refusals,
  ...found.words,
  ...windows,
];

const specs = {
  edition: { values: EDITIONS },
  ...allSettings(Object.assign({}, ...POWERS.map((power) => power.settings ?? {}))),
};

/** Names of things that are not options of a question by their own reference, by id and with the parameters they get. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  times: ["name", "n"],
  "player/you": [],
  "planet/home": ["player", "n"],
  "planet/new": [],
  "colony/on": ["player", "planet"],
  "settle/on": ["planet"],
  "card/attack": ["value"],
  "card/reinforcement": ["value"],
  "card/flare": ["alien"],
  "destiny-card/seat": ["player"],
  "random/card": ["n"],
  "free/ships": ["player", "n"],
  "captive/ships": ["player", "n"],
  "power/use": ["alien", "n"],
  "wild/of": ["alien"],
  "super/of": ["alien"],
  "rule/number": ["id"],
  "lab/of": ["player", "n"],
  "sheet/of": ["alien"],
  "pair/of": ["one", "other"],
  "research/of": ["tech"],
  "complete/of": ["tech"],
  "fail/of": ["tech"],
  "abandon/of": ["tech"],
};

/** The ids of all names there have to be. */
function namesNeeded(): string[] {
  const ids = [...Object.keys(NAMED), GATE, DOCK, WARP, REMOVED, PASS, "setting/yes", "setting/no"];
  for (const name of ["aliens", "first"]) ids.push(`setting/${name}`, `setting/${name}/about`);
  ids.push(...COLOURS.map((colour) => `colour/${colour}`), ...PHASES.map((phase) => `phase/${phase}`));
  ids.push(...CARD_TYPES.map((type) => `type/${type}`), ...Object.keys(ROLES).map((role) => `role/${role}`));
  ids.push(...SPECIAL_KINDS.map((kind) => `ship/${kind}`));
  ids.push(...BACKS.map((back) => `back/${back}`));
  ids.push(...ALERT_LEVELS.map((level) => `alert/${level}`), ...BOXES.map((box) => `box/${box}`));
  for (const { name, type } of CARDS)
    if (!["attack", "reinforcement", "flare"].includes(type)) ids.push(`card/${name}`);
  for (const { ref, seat } of DESTINY)
    if (seat === undefined) ids.push(ref.replace("destiny/", "destiny-card/").replace(/\.\d+$/, ""));
  for (const [name, { values }] of Object.entries(specs)) {
    ids.push(`setting/${name}`, `setting/${name}/about`);
    for (const value of Array.isArray(values) ? values : [])
      if (typeof value === "string") ids.push(`setting/${name}/${value}`);
  }
  return ids;
}

const used: ReadonlySet<string> = new Set([...mentions.map(({ id }) => id), ...namesNeeded()]);

/** One line for each problem, so that a failure reads as a list of things to do. */
function expectNone(problems: readonly string[]): void {
  expect([...new Set(problems)].sort().join("\n")).toBe("");
}

function inBoth(visit: (text: string, language: Language, id: string) => readonly string[]): string[] {
  return Object.entries(messages).flatMap(([id, said]) =>
    LANGUAGES.flatMap((language) =>
      visit(said[language], language, id).map((problem) => `${placeOf(id)} "${id}" (${language}): ${problem}`),
    ),
  );
}

/** The file a message is in, or belongs into. */
function placeOf(id: string): string {
  const source = Object.keys(sources).find((one) => sources[one][id] !== undefined);
  if (source === undefined) return "nowhere";
  if (source === "refusals") return "packages/kernel/src/refusals.ts";
  if (TECH_TEXTS[source] !== undefined) return `technologies/${source}/text.ts`;
  return ALIEN_TEXTS[source] === undefined ? `texts/${source}.ts` : `aliens/${source}/text.ts`;
}

describe("messages", () => {
  test("what the rules say can be read from the source", () => {
    expectNone(
      found.unclear.map(
        (place) => `${place}: list what this may stand for on top of texts.test.ts, or write it plainly`,
      ),
    );
  });

  test("every question, event, refusal, word and window has its message", () => {
    expectNone(
      mentions
        .filter(({ id }) => messages[id] === undefined)
        .map(({ id, where }) => `no message "${id}", used in ${where}`),
    );
  });

  test("every thing, phase, role, setting and value of a setting has its name", () => {
    expectNone(
      namesNeeded()
        .filter((id) => messages[id] === undefined)
        .map((id) => `no message "${id}"${id.startsWith("setting/") ? whoseSetting(id) : ""}`),
    );
  });

  test("every message is used", () => {
    expectNone(
      Object.keys(messages)
        .filter((id) => !used.has(id))
        .map((id) => `${placeOf(id)} "${id}" is used by nobody`),
    );
  });

  test("no message is written twice, and an alien's messages are its own", () => {
    const problems: string[] = [];
    const owner = new Map<string, string>();
    for (const [source, own] of Object.entries(sources))
      for (const id of Object.keys(own)) {
        if (owner.has(id)) problems.push(`"${id}" is in ${owner.get(id)} and in ${source}`);
        owner.set(id, source);
        if ((ALIEN_TEXTS[source] ?? TECH_TEXTS[source]) === undefined || /^(word|setting)\//.test(id)) continue;
        if (!id.startsWith(`${source}.`) && !id.startsWith(`${source}/`))
          problems.push(`${placeOf(id)} "${id}" does not start with "${source}." or "${source}/"`);
      }
    expectNone(problems);
  });
});

/** Where to write about a setting that a power brings along. */
function whoseSetting(id: string): string {
  const power = POWERS.find((one) => Object.keys(one.settings ?? {}).includes(id.split("/")[1]));
  return power === undefined ? "" : `; it belongs into messages of aliens/${power.id}/text.ts`;
}

describe("the form of a message", () => {
  test("is well-formed ICU", () => {
    expectNone(
      inBoth((text) => {
        try {
          parseMessage(text);
          return [];
        } catch (problem) {
          return [(problem as Error).message];
        }
      }),
    );
  });

  test("names only parameters that are passed", () => {
    const given = new Map<string, Mention[]>();
    for (const mention of mentions) given.set(mention.id, [...(given.get(mention.id) ?? []), mention]);
    expectNone(
      inBoth((text, _language, id) => {
        const places = given.get(id);
        const named = NAMED[id] ?? [];
        return parametersOf(wellFormed(text)).flatMap(({ param, guarded }) => {
          if (places === undefined) return named.includes(param) || !used.has(id) ? [] : [`{${param}} is not passed`];
          return places.flatMap(({ params, privately, where }) => {
            const isImplied = IMPLIED[param]?.from.every((one) => params.has(one)) === true;
            if (isImplied || params.has(param) || (guarded && privately.has(param))) return [];
            return privately.has(param)
              ? [`{${param}} is a secret in ${where}: write {${param}, select, none {…} other {…{${param}}…}}`]
              : [`{${param}} is not passed in ${where}; passed: ${[...params, ...privately].join(", ") || "nothing"}`];
          });
        });
      }),
    );
  });

  test("has the plural cases of its language", () => {
    const needed: Readonly<Record<Language, readonly string[]>> = {
      en: ["one", "other"],
      ru: ["one", "few", "many", "other"],
    };
    expectNone(
      inBoth((text, language) =>
        choicesOf(wellFormed(text)).flatMap(({ kind, param, cases }) =>
          kind === "select"
            ? []
            : needed[language]
                .filter((name) => !cases.has(name))
                .map((name) => `{${param}, plural} has no case "${name}"`),
        ),
      ),
    );
  });

  test("of a question or an event ends like a sentence", () => {
    const sentences = new Set([...found.questions, ...found.events, ...found.refusals, ...windows].map(({ id }) => id));
    expectNone(
      inBoth((text, _language, id) =>
        !sentences.has(id) || /[.?!]\}*$/.test(text) ? [] : [`no mark at the end: ${text}`],
      ),
    );
  });
});

/** The pieces of a message; none of a malformed one, which another test complains about. */
function wellFormed(text: string): readonly Piece[] {
  try {
    return parseMessage(text);
  } catch {
    return [];
  }
}

type Choice = Extract<Piece, { readonly cases: unknown }>;

function choicesOf(pieces: readonly Piece[]): Choice[] {
  return pieces.flatMap((piece) =>
    typeof piece === "object" && "cases" in piece ? [piece, ...[...piece.cases.values()].flatMap(choicesOf)] : [],
  );
}

/** The parameters of a message; those it can do without are guarded. */
function parametersOf(pieces: readonly Piece[], guards: readonly string[] = []): { param: string; guarded: boolean }[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === "string" || piece.kind === "count") return [];
    const { param } = piece;
    if (piece.kind === "param") return [{ param, guarded: guards.includes(param) }];
    const guarded = guards.includes(param) || (piece.kind === "select" && piece.cases.has("none"));
    const inner = [...piece.cases].flatMap(([name, text]) =>
      parametersOf(text, guarded && name !== "none" ? [...guards, param] : guards),
    );
    return [{ param, guarded }, ...inner];
  });
}

/** Everything a player reads, by where it is. */
function allTexts(): [string, Said][] {
  const all: [string, Said][] = Object.entries(messages as Messages).map(([id, said]) => [
    `${placeOf(id)} "${id}"`,
    said,
  ]);
  for (const one of rulebook) all.push([`rulebook "${one.id}"`, one]);
  for (const [alien, text] of Object.entries(ALIEN_TEXTS))
    for (const part of ["name", "power", "about", "wild", "super"] as const)
      all.push([`aliens/${alien}/text.ts ${part}`, text[part]]);
  for (const [tech, text] of Object.entries(TECH_TEXTS))
    for (const part of ["name", "about"] as const) all.push([`technologies/${tech}/text.ts ${part}`, text[part]]);
  return all;
}

/** Beginnings and ends of words that are spelled with ё and nothing else. */
const WITHOUT_YO = new RegExp(
  `(?<!\\p{L})(?:${[
    "еще|ее|нее|мое|твое|свое|чье|причем|моем|твоем|своем|чьем|трех\\p{L}*|четырех\\p{L}*",
    "учет|счет|прием|полет\\p{L}*|(?:рас|под)чет\\p{L}*|счетчик\\p{L}*|партнер\\p{L}*|звезд|звездн\\p{L}*|Мебиус\\p{L}*",
    "(?:далек|жестк|легк)(?:ий|ая|ую|ие|их|им|ими)|(?:зелен|желт|черн|четверт)(?:ый|ая|ое|ого|ому|ой|ую|ые|ых|ым|ыми|ом)",
    "(?:от|раз|вы|соз|при|пере|по|у|за|с|из|про)?дает(?:ся|е)?|(?:о|до|в|пере|на)стает(?:ся|е|есь)?",
    "(?:за|от|со|на|раз|у|пере)?берет(?:ся|е)?|(?:вер|нач|верн)ет(?:ся|е|есь)?|возьмет(?:ся|е)?|(?:на|по)?зовет(?:ся|е)?",
    "идет(?:е)?|придет(?:е|ся)?|(?:во|на|по|пере|у|за|со|про|обо|до)йдет(?:е|ся|есь)?|кладет(?:е|ся)?|живет(?:е)?|ждет(?:е)?",
    "(?:при|у|от|пере|за|про|до|на)?(?:несет|ведет|везет)(?:е|ся)?|(?:лиш|включ|исключ|разреш|запрещ|возвращ|отмен|замен|измен)ен",
    "(?:удал|отмен|замен|измен|определ|отдал)енн(?:ый|ая|ое|ого|ому|ой|ую|ые|ых|ым|ыми|ом|о)",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

describe("the style of a text", () => {
  test.each([
    ["ru", "straight quotation mark, but «…»", /"/],
    ["en", "straight quotation mark, but “…”", /"/],
    ["ru", "hyphen or short dash in the place of —", / - |–(?!\d)/],
    ["ru", "foreign marks, but … and «…»", /\.\.\.|[“”„]/],
    ["en", "Russian", /[а-яё«»]/i],
    ["en", "stray space", / {2}|\s$|^\s| [,.;:?!]/],
    ["ru", "stray space", / {2}|\s$|^\s| [,.;:?!]/],
  ] as const)("in %s has no %s", (language, why, pattern) => {
    expectNone(
      allTexts().flatMap(([where, said]) =>
        pattern.test(said[language]) ? [`${where} has a ${why}: ${said[language]}`] : [],
      ),
    );
  });

  test("in Russian spells ё", () => {
    expectNone(
      allTexts().flatMap(([where, { ru }]) => {
        const word = WITHOUT_YO.exec(ru)?.[0];
        return word === undefined ? [] : [`${where}: "${word}" without ё: ${ru}`];
      }),
    );
  });

  test("in Russian is in Russian", () => {
    const signs = /^(?:\{[^{}]*\}|[^\p{L}])*$/u;
    expectNone(
      allTexts().flatMap(([where, { ru }]) => (/[а-яё]/i.test(ru) || signs.test(ru) ? [] : [`${where}: ${ru}`])),
    );
  });
});
