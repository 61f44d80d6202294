import {
  eventFor,
  type GameEvent,
  LANGUAGES,
  type Language,
  type Messages,
  type Piece,
  parseMessage,
  type Question,
  type Ref,
  randomAnswer,
  type Said,
  seeded,
  simulate,
  type Viewer,
} from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { ALIEN_TEXTS, POWERS } from "../aliens/registry.ts";
import { CARDS, DESTINY } from "../cards.ts";
import { CARD_TYPES, COLOURS } from "../catalogue.ts";
import { ROLES, settingsOfPowers, WINDOWS, type Window } from "../effects.ts";
import { cosmic } from "../game.ts";
import { DOCK, GATE, MAX_PLANETS, PASS, planetRef, playerRef, WARP } from "../refs.ts";
import { rulebook } from "../rulebook/index.ts";
import { ALERT_LEVELS, allSettings, EDITIONS } from "../settings.ts";
import { PHASES } from "../state.ts";
import { type Mention, readMentions } from "../testing/calls.ts";
import { maybeNameOf, messages, nameOf, say, statement } from "./index.ts";
import { sources } from "./messages.ts";

/** What the source puts together at run time, by the text of the expression. */
const found = readMentions({
  // Checked against the list of windows.
  "`window/${window}`": [],
  // The words of askWord are read at its calls.
  "`word/${word}`": [],
  "played.fate": ["discarded", "returned", "stolen"],
});

/** What the question of a window says of its event; of most it says nothing. */
const ABOUT: Partial<Record<Window, readonly string[]>> = {
  "alliance.answer": ["player"],
  "ships.sending": ["player"],
  "power.used": ["player", "power"],
  "card.played": ["player", "card"],
  "card.spent": ["player", "card"],
  "cards.drawn": ["player"],
  "power.lost": ["player"],
  "colony.gained": ["player"],
};

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

const specs = { edition: { values: EDITIONS }, ...allSettings(settingsOfPowers()) };

/** Names of things that are not options of a question by their own reference, by id and with the parameters they get. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  times: ["name", "n"],
  "planet/home": ["player", "n"],
  "planet/new": [],
  "colony/on": ["player", "planet"],
  "card/attack": ["value"],
  "card/reinforcement": ["value"],
  "card/flare": ["alien"],
  "destiny-card/seat": ["player"],
  "random/card": ["n"],
  "free/ships": ["player", "n"],
  "power/use": ["alien", "n"],
  "wild/of": ["alien"],
  "super/of": ["alien"],
  "rule/number": ["id"],
};

/** The ids of all names there have to be. */
function namesNeeded(): string[] {
  const ids = [...Object.keys(NAMED), GATE, DOCK, WARP, PASS, "setting/yes", "setting/no"];
  ids.push(...COLOURS.map((colour) => `colour/${colour}`), ...PHASES.map((phase) => `phase/${phase}`));
  ids.push(...CARD_TYPES.map((type) => `type/${type}`), ...Object.keys(ROLES).map((role) => `role/${role}`));
  ids.push(...ALERT_LEVELS.map((level) => `alert/${level}`));
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
        if (ALIEN_TEXTS[source] === undefined || /^(word|setting)\//.test(id)) continue;
        if (!id.startsWith(`${source}.`) && !id.startsWith(`${source}/`))
          problems.push(`aliens/${source}/text.ts "${id}" does not start with "${source}." or "${source}/"`);
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
            if (params.has(param) || (guarded && privately.has(param))) return [];
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

describe("words", () => {
  const names = ["Ann", undefined, "Bob"];

  test.each([
    ["player/0", "Ann", "Ann"],
    ["player/1", "Green", "Зелёный"],
    ["planet/1.3", "Green III", "Зелёный III"],
    ["planet/new", "Genesis planet", "Сотворённая планета"],
    ["colony/1.3@2", "Bob's colony on Green III", "колония на планете Зелёный III (Bob)"],
    ["card/attack-08.2", "Attack 08", "Атака 08"],
    ["name/attack-08", "Attack 08", "Атака 08"],
    ["card/reinforcement-5", "Reinforcement +5", "Подкрепление +5"],
    ["card/mobius-tubes.1", "Mobius Tubes", "Туннели Мёбиуса"],
    ["card/card-zap.2", "Card Zap", "Слом карты"],
    ["card/flare-tick-tock", "Tick-Tock flare", "Вспышка: Тик-Так"],
    ["power/tick-tock", "Tick-Tock", "Тик-Так"],
    ["power/oracle.2", "Oracle (2)", "Оракул (2)"],
    ["super/zombie", "Zombie: super flare", "Зомби: супер"],
    ["destiny/seat-1.2", "Green", "Зелёный"],
    ["destiny/wild.2", "wild", "джокер"],
    ["destiny/fewest-in-warp", "fewest ships in the warp", "меньше всех кораблей в варпе"],
    ["random/card", "1 random card", "1 случайная карта"],
    ["2×random/card", "2 random cards", "2 случайные карты"],
    ["2×type/attack", "Attack ×2", "Атака ×2"],
    ["3×free/2", "freeing 3 ships from the warp (Bob)", "освобождение 3 кораблей из варпа (Bob)"],
    ["rule/REV-07", "Rule REV-07", "Правило REV-07"],
    ["thing/unknown", "thing/unknown", "thing/unknown"],
  ])("%s is %s and %s", (ref, en, ru) => {
    expect([nameOf("en", ref, names), nameOf("ru", ref, names)]).toEqual([en, ru]);
  });

  test("things stand in lists, and the same ones are counted", () => {
    const cards = "card/attack-08.1 card/negotiate.3 card/attack-08.5 card/plague";
    expect(say("en", "cards.discarded", { player: "player/0", cards }, names)).toBe(
      "Ann discarded Attack 08 ×2, Negotiate and Plague.",
    );
    expect(say("ru", "cards.discarded", { player: "player/0", cards }, names)).toBe(
      "Ann сбрасывает: Атака 08 ×2, Переговоры и Чума.",
    );
  });

  test("those who may know a secret read it in the same message", () => {
    const params = { player: "player/1", n: 2 };
    expect(say("ru", "cards.drawn", params)).toBe("Зелёный берёт 2 карты из колоды.");
    expect(say("ru", "cards.drawn", { ...params, cards: "card/morph card/plague" })).toBe(
      "Зелёный берёт 2 карты из колоды: Метаморфоза и Чума.",
    );
  });

  test("an offer tells everybody how much, and the two what", () => {
    const params = { player: "player/0", other: "player/2", given: 3, wanted: 0 };
    expect(say("en", "deal.offered", params, names)).toBe("Ann offered Bob 3 items for nothing.");
    expect(say("en", "deal.offered", { ...params, give: "2×random/card planet/0.1", want: "" }, names)).toBe(
      "Ann offered Bob 2 random cards and Ann I for nothing.",
    );
  });

  test("things are named within other text, and a negative number has a minus", () => {
    expect(say("en", "refused.spread", { min: 1, max: 2, options: "planet/1.1 ≤ 2, place/gate ≤ 1" })).toBe(
      "Spread at least 1 and at most 2, within these limits: Green I ≤ 2, hyperspace gate ≤ 1.",
    );
    expect(say("en", "reveal.totals", { offense: -3, defense: 4 })).toBe("Offense −3, defense 4.");
  });

  test("a player's name is never taken for anything else", () => {
    expect(say("en", "turn.began", { player: "player/0" }, ["card/morph {n} ×"])).toBe("card/morph {n} ×'s turn.");
  });

  test("an unknown message shows as its id", () => {
    expect(say("en", "no.such")).toBe("no.such");
  });

  test("every card, planet, player and destiny card has a name", () => {
    const planets = Array.from({ length: MAX_PLANETS }, (_, planet) => planetRef(planet));
    const refs = [...CARDS, ...DESTINY].map(({ ref }) => ref);
    const nameless = [...refs, ...planets, ...COLOURS.map((_, seat) => playerRef(seat))].filter((ref) => !hasName(ref));
    expect(nameless).toEqual([]);
  });

  test("a statement is found by its id", () => {
    expect(statement("VOC-01")?.en).toContain("offense");
    expect(statement("zombie 1")?.ru).toContain("варп");
    expect(statement("NO-99")).toBeUndefined();
  });
});

function hasName(ref: Ref): boolean {
  return LANGUAGES.every((language) => maybeNameOf(language, ref) !== undefined);
}

describe("a random game", () => {
  const games = [
    { players: 3, settings: { alienSelection: "random", useFlares: true } },
    { players: 5, settings: { alienSelection: "flareDraft", useFlares: true, hiddenPowers: true } },
    { players: 4, settings: { edition: "2008", changingPowers: true } },
  ];

  test.each(games.map((config, i) => [i, config] as const))("number %i can be read in both languages", (i, config) => {
    const problems = new Set<string>();
    const check = (id: string, params: Question["params"], where: string) => {
      for (const language of LANGUAGES) {
        const text = say(language, id, params);
        if (/[{}]|undefined|NaN|\b[a-z]+\/[a-z0-9]/.test(text)) problems.add(`${where} "${id}" (${language}): ${text}`);
      }
    };
    const rng = seeded(`words ${i}`);
    const player = (question: Question) => {
      check(question.key, question.params, "question");
      for (const ref of optionsOf(question))
        if (!hasName(ref)) problems.add(`question "${question.key}": no name for ${ref}`);
      if (statement(question.source.rule) === undefined)
        problems.add(`question "${question.key}": no statement "${question.source.rule}"`);
      return randomAnswer(question, rng);
    };
    const told: GameEvent[] = [];
    const state = cosmic.setUp(config, `words ${i}`);
    const players = Array.from({ length: config.players }, () => player);
    simulate(cosmic, state, players, (now) => now.table.encounter.n > 60, { told });
    for (const event of told)
      for (const viewer of ["spectator", ...players.keys()] as Viewer[])
        check(event.id, eventFor(event, viewer).params, "event");
    expectNone([...problems]);
  });
});

function optionsOf(question: Question): readonly Ref[] {
  switch (question.kind) {
    case "one":
    case "some":
    case "order":
      return question.options;
    case "spread":
      return question.slots.map(({ ref }) => ref);
    case "deal":
      return [...question.give, ...question.want].map(({ ref }) => ref);
    case "number":
    case "confirm":
      return [];
  }
}
