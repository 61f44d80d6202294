import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Piece, parseMessage, type Question, type Ref } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { ALIEN_TEXTS } from "../aliens/all.ts";
import { FLARES, POWERS } from "../aliens/powers.ts";
import { FACTS } from "../aliens/registry.ts";
import { ARTIFACT_FACTS } from "../artifacts/facts.ts";
import { ARTIFACT_EFFECTS } from "../artifacts/registry.ts";
import { cardRef } from "../cards.ts";
import type { ArtifactId, TextId } from "../catalogue.ts";
import type { Effect, Use } from "../effects.ts";
import { WINDOWS, type Window } from "../events.ts";
import { SHIP_ASKS } from "../marked-ships/asks.ts";
import { MARKED_SHIPS } from "../marked-ships/registry.ts";
import { REWARD_FACTS } from "../reward-cards/facts.ts";
import { REWARD_EFFECTS } from "../reward-cards/registry.ts";
import { ADRIFT } from "../state.ts";
import { TECHNOLOGIES } from "../technologies/rules.ts";
import { ABOUT } from "../testing/about.ts";
import { rewardTable } from "../testing/rewarded.ts";
import { table } from "../testing/table.ts";
import { view } from "../view.ts";
import type { Ask, Asks } from "./ask.ts";
import { askedOf } from "./asks.ts";
import { TECH_TEXTS } from "./every.ts";
import { IMPLIED } from "./implied.ts";

const ROOT = fileURLToPath(new URL("../aliens", import.meta.url));

/** Powers that let their own super flare change them while they are being used, by the calls in their files. */
const BOOSTED: ReadonlySet<string> = new Set(
  globSync("*/*.ts", { cwd: ROOT })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => [...readFileSync(posix.join(ROOT, file), "utf8").matchAll(/boosted\(g, me, "([a-z-]+)"/g)])
    .map(([, alien]) => alien),
);

/** Something that can be used, with its asks. */
interface Thing {
  readonly name: string;
  readonly effect: Effect;
  readonly asks: Asks;
  readonly isPower?: boolean;
  readonly hasBoost?: boolean;
  /** What the facts say it adds is known. */
  readonly adds?: boolean;
}

const things: readonly Thing[] = [
  ...POWERS.flatMap((power, i): Thing[] => {
    const { asks } = ALIEN_TEXTS[power.id];
    const { flare, strength } = FACTS[power.id];
    const [wild, superSide] = [FLARES[i].wild, FLARES[i].super];
    return [
      { name: power.id, isPower: true, effect: power, asks: asks.power, adds: strength !== undefined },
      { name: `${power.id} wild`, effect: wild, asks: asks.wild, adds: flare.wild.adds !== undefined },
      {
        name: `${power.id} super`,
        effect: superSide,
        asks: asks.super,
        hasBoost: BOOSTED.has(power.id),
        adds: flare.super.adds !== undefined || strength !== undefined,
      },
      ...Object.entries(asks.open ?? {}).map(([ref, own]) => ({
        name: `${power.id} ${ref}`,
        effect: { uses: (wild.open ?? []).filter((one) => one.ref === ref).map(({ use }) => use) },
        asks: own,
      })),
    ];
  }),
  ...ARTIFACT_EFFECTS.map((effect) => ({
    name: effect.id,
    effect,
    asks: ARTIFACT_FACTS[effect.id as ArtifactId].asks,
  })),
  ...REWARD_EFFECTS.map((effect) => ({ name: effect.id, effect, asks: REWARD_FACTS[effect.id as TextId].asks })),
  ...shipThings(),
  ...TECHNOLOGIES.map((effect) => ({ name: effect.id, effect, asks: TECH_TEXTS[effect.id].asks })),
];

/** What special ships can do, by its reference; what happens by itself needs no words. */
function shipThings(): Thing[] {
  const open = MARKED_SHIPS.flatMap((ship) => ship.open ?? []);
  const refs = new Set([
    ...open.filter(({ use }) => use.mandatory !== true).map(({ ref }) => ref),
    ...Object.keys(SHIP_ASKS),
  ]);
  return [...refs].map((ref) => ({
    name: ref,
    effect: { uses: open.filter((one) => one.ref === ref).map(({ use }) => use) },
    asks: SHIP_ASKS[ref] ?? {},
  }));
}

/** The uses a player is asked about, by the key of their ask: only powers tell several uses at one window apart. */
function optionalUses({ effect: { uses }, isPower }: Thing): ReadonlyMap<string, Use> {
  const keyOf = (use: Use) => {
    const here = uses.filter((one) => one.at === use.at);
    return here.length === 1 || isPower !== true ? use.at : `${use.at}.${here.indexOf(use) + 1}`;
  };
  return new Map(uses.filter((use) => use.mandatory !== true).map((use) => [keyOf(use), use]));
}

function expectNone(problems: readonly string[]): void {
  expect([...new Set(problems)].sort().join("\n")).toBe("");
}

function eachAsk(visit: (ask: Ask, thing: Thing, key: string) => readonly string[]): string[] {
  return things.flatMap((thing) =>
    Object.entries(thing.asks).flatMap(([key, ask]) =>
      ask === undefined ? [] : visit(ask, thing, key).map((problem) => `${thing.name}, ${key}: ${problem}`),
    ),
  );
}

describe("the question whether to use something", () => {
  test("is there for every use a player may decline, and for no other", () => {
    expectNone(
      things.flatMap((thing) => {
        const needed = [...optionalUses(thing).keys(), ...(thing.hasBoost === true ? ["boost"] : [])];
        const found = Object.keys(thing.asks);
        return [
          ...needed.filter((key) => !found.includes(key)).map((key) => `${thing.name}: no ask for "${key}"`),
          ...found.filter((key) => !needed.includes(key)).map((key) => `${thing.name}: "${key}" is never asked`),
        ];
      }),
    );
  });

  test("goes on after the name and its colon, without another colon, and ends with a question mark", () => {
    expectNone(
      eachAsk(({ ask }) =>
        LANGUAGES.flatMap((language) => (/^(?!.*\S:)[a-zа-яё{].*\?$/.test(ask[language]) ? [] : [ask[language]])),
      ),
    );
  });

  test("has a button of a few words that is no bare yes", () => {
    expectNone(
      eachAsk(({ does }) =>
        LANGUAGES.flatMap((language) => {
          const plain = does[language].replace(/\{[^{}]*\{[^{}]*\}[^{}]*\{.*\}\}/g, "");
          return plain.length <= 24 && !/^(?:Yes|Use|OK|Да)$/.test(plain) ? [] : [does[language]];
        }),
      ),
    );
  });

  test("names only what is known at that moment", () => {
    expectNone(
      eachAsk(({ ask, does }, thing, key) =>
        [ask, does].flatMap((said) =>
          LANGUAGES.flatMap((language) =>
            unguarded(parseMessage(said[language]))
              .flatMap((param) => IMPLIED[param]?.from ?? [param])
              .filter((param) => !knownAt(thing, key).has(param))
              .map((param) => `{${param}} may be missing: ${said[language]}`),
          ),
        ),
      ),
    );
  });
});

test("is found for cards of the reward deck and for special ships", () => {
  const t = rewardTable({ hands: [["attack-10", "rift-2"], ["attack-08"], []] }).until("window/regroup.start");
  const question = t.question(0) as Question;
  const at = (key: string, thing: Ref) => askedOf(view(t.state, 0), { ...question, key: `window/${key}` }, thing);
  expect(at("regroup.start", "card/rift-2.1")?.does).toEqual(REWARD_FACTS["rift-2"].asks["regroup.start"]?.does);
  expect(at("planning.before", "word/jump")?.does).toEqual(SHIP_ASKS["word/jump"]["planning.before"]?.does);
  expect([at("planning.before", "card/rift-2.1"), at("encounter.end", "word/jump")]).toEqual([undefined, undefined]);
});

test("counts ships on a planet in the warp among those in the warp [voyager EC2]", () => {
  const hands = [["attack-10", "mobius-tubes"], ["attack-08"], []];
  const away = { homeOf: { "0.2": ADRIFT }, ships: { "1.1": [0, 3] }, warp: [0, 1] };
  const t = table({
    aliens: ["voyager", "hacker", "gambler"],
    settings: { boxes: ["base", "dominion"] },
    hands,
    ...away,
  });
  t.declining("voyager").until("window/regroup.start");
  const asked = askedOf(view(t.state, 0), t.question(0) as Question, t.state.secret.hands[0].map(cardRef)[1]);
  expect(asked?.params).toMatchObject({ warp: 4, allWarp: 5 });
});

const ALWAYS = ["offense", "ships", "warp", "allWarp", "hand"];
const OPPOSED = ["opponent", "theirHand", "theirWarp", "theirShips"];
const ON_A_SIDE = ["main", "mainOrAlly", "ally", "defense", "offensiveAlly", "defensiveAlly"];

/** What an ask may name without a case for its absence. */
function knownAt(thing: Thing, key: string): ReadonlySet<string> {
  const use = optionalUses(thing).get(key);
  if (use === undefined) return new Set([...ALWAYS, "power", ...(key === "boost" ? OPPOSED : [])]);
  const known = [...ALWAYS, ...(ABOUT[use.at] ?? [])];
  const isAfter = (window: Window) => WINDOWS.indexOf(use.at) >= WINDOWS.indexOf(window);
  const isSided = ON_A_SIDE.includes(use.as) || (use.as === "offense" && isAfter("launch.aimed"));
  if (isAfter("destiny.final")) known.push("defense");
  if (isAfter("launch.aimed")) known.push("planet");
  if (isSided) known.push(...OPPOSED);
  if (isSided && thing.adds === true) known.push("plus");
  return new Set(known);
}

/** Parameters that stand there without a case `none`. */
function unguarded(pieces: readonly Piece[], guards: readonly string[] = []): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === "string" || piece.kind === "count") return [];
    const { param } = piece;
    if (piece.kind === "param") return guards.includes(param) || isSum(param, guards) ? [] : [param];
    const isGuard = piece.kind === "select" && piece.cases.has("none");
    const inner = [...piece.cases].flatMap(([name, text]) =>
      unguarded(text, isGuard && name !== "none" ? [...guards, param] : guards),
    );
    return isGuard || guards.includes(param) ? inner : [param, ...inner];
  });
}

/** Both totals are known together. */
function isSum(param: string, guards: readonly string[]): boolean {
  return ["mine", "theirs"].includes(param) && guards.some((guard) => ["mine", "theirs", "after"].includes(guard));
}
