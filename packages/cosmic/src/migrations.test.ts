import { readdirSync, readFileSync } from "node:fs";
import { type Answer, digest, load, type Question, type Saved, save, submit } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { cosmic } from "./game.ts";
import { stashOf } from "./query.ts";
import { fight, names } from "./testing/fight.ts";

type SavedGame = ReturnType<typeof save>;

/** The state as version 3 wrote it, where no effect has changed anything. */
function asThird(saved: SavedGame): SavedGame {
  const { table, secret, ...rest } = JSON.parse(JSON.stringify(saved.checkpoint));
  const { specials: _, settings, ...third } = table;
  const { boxes: __, ...old } = settings;
  const { memo: ___, ...hidden } = secret;
  const encounter = {
    ...table.encounter,
    noCompensation: false,
    noRewards: false,
    formula: ["sum", "sum"],
    lowestWins: false,
    upset: false,
    mustAttack: false,
    eradicates: false,
  };
  const turn = { ...table.turn, techsInstead: false };
  const open = { ...third, settings: old, turn, encounter, flagship: { seat: -1, at: "" }, besides: [] };
  const checkpoint = { ...rest, table: open, secret: { ...hidden, mustPlay: [-1, -1], covert: [] } };
  return { ...saved, version: 3, checkpoint };
}

/** The state as version 1 wrote it. */
function asFirst(saved: SavedGame): SavedGame {
  const { table, secret, ...state } = asThird(saved).checkpoint as ReturnType<typeof JSON.parse>;
  const { borrowed, ...rest } = secret;
  const players: { powers: string[] }[] = table.players;
  const stash = players.map(({ powers }) => powers.flatMap((power) => secret.stash[power] ?? []));
  const encounter = { ...table.encounter, borrowed: borrowed.map(({ power: _, ...one }: { power: string }) => one) };
  const { techsInstead: _, ahead: __, ...turn } = table.turn;
  const checkpoint = { ...state, table: { ...table, turn, encounter }, secret: { ...rest, stash } };
  return { ...saved, version: 1, checkpoint };
}

test("a game of version 1 goes on: a card of the hoard comes back to it, and the hoard is where it was", () => {
  const aliens = ["miser", "hacker", "masochist"];
  const hands = [["attack-04", "reinforcement-2"], ["attack-08"], []];
  const t = fight({ aliens, hands, stash: [["attack-40", "negotiate"], [], []] }).cards("attack-40", "attack-08");
  const again = load(cosmic, asFirst(save(t.session)));
  expect(again.run.pending).toEqual(t.session.run.pending);
  expect(names(stashOf(again.run.s, 0))).toEqual(["negotiate"]);
  expect(again.run.s.secret.borrowed).toEqual(t.state.secret.borrowed);
  expect(again.run.s.secret.borrowed).toMatchObject([{ seat: 0, power: "miser", back: -1 }]);
});

test("a game of version 1 goes on: an encounter that was granted can be given up for technologies", () => {
  const t = fight({ hands: [["attack-40", "attack-10"], ["attack-00"], []] }).cards("attack-40", "attack-00");
  const saved = asFirst(save(t.until("turn/again").session));
  const { table, ...rest } = saved.checkpoint as ReturnType<typeof JSON.parse>;
  const checkpoint = { ...rest, table: { ...table, turn: { ...table.turn, more: true } } };
  const again = load(cosmic, { ...saved, checkpoint, answers: [], mark: 0 });
  expect(again.checkpoint.table.turn.more).toBe(false);
  expect(again.checkpoint.table.encounter.lasting).toEqual([{ effect: "power/machine", seat: 0, n: -1 }]);
});

test("a game of version 2 goes on: nothing of one encounter went on into the next", () => {
  const t = fight({ hands: [["attack-40", "attack-10"], ["attack-00"], []] }).cards("attack-40", "attack-00");
  const saved = asThird(save(t.until("turn/again").session));
  const { table, ...rest } = saved.checkpoint as ReturnType<typeof JSON.parse>;
  const { ahead: _, ...turn } = table.turn;
  const again = load(cosmic, { ...saved, version: 2, checkpoint: { ...rest, table: { ...table, turn } } });
  expect(again.run.pending).toEqual(t.session.run.pending);
  expect(again.run.s.table.turn.ahead).toEqual([]);
});

/** A game saved by version 3, how it went on there with which questions after each answer, and where that led. */
interface Fixture {
  readonly saved: Saved<never>;
  readonly then: readonly (Answer & { readonly asked: string })[];
  readonly end: string;
}

const FOLDER = `${import.meta.dirname}/testing/saved`;
const FIXTURES = readdirSync(FOLDER);

/** Fields of version 3 that had something in them, each in one of the games at least. */
const FIELDS = [
  "besides",
  "covert",
  "eradicates",
  "flagship",
  "formula",
  "lowestWins",
  "mustAttack",
  "mustPlay",
  "noCompensation",
  "noRewards",
  "techsInstead",
  "upset",
];

describe("a game of version 3 in which an effect has a field of its own goes on as it did", () => {
  const met = new Set<string>();

  test.each(FIXTURES)("%s", (name) => {
    const { saved, then, end }: Fixture = JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8"));
    expect(saved.version).toBe(3);
    for (const field of filled(saved.checkpoint)) met.add(field);
    const session = load(cosmic, saved);
    expect(session.answers).toHaveLength(saved.answers.length);
    for (const { asked, ...answer } of then) {
      expect(submit(session, answer)).toBeUndefined();
      expect(digest(JSON.stringify(session.run.pending.map(asVersion3)))).toBe(asked);
    }
    const { table: t, secret: x } = session.run.s;
    const { ships, warp, removed, discard, players: powers, winners, encounter } = t;
    const now = { ships, warp, removed, discard, hands: x.hands, deck: x.deck.length, powers, winners };
    expect(digest(JSON.stringify({ ...now, encounter: encounter.n }))).toBe(end);
    for (const field of FIELDS) expect(JSON.stringify(session.checkpoint)).not.toContain(`"${field}":`);
  });

  test("each of these fields is in one of them", () => {
    expect([...met].sort()).toEqual(FIELDS);
  });
});

/** What the questions of windows said about their events then; today they say more (`subjects.ts`). */
const SAID = ["player", "on", "power", "tech", "card"];

function asVersion3<Q extends Question>(question: Q): Q {
  const { key, params } = question;
  if (question.kind === "deal") {
    // Then it was listed also where everything makes an offer: cards and colonies, which the first four caps name.
    const needs = question.needs ?? question.caps.slice(0, 4).flatMap(({ refs }) => refs);
    return { ...question, needs, params: key === "deal" ? undefined : params };
  }
  if (!key.startsWith("window/") || params === undefined) return question;
  const said = Object.fromEntries(SAID.filter((name) => name in params).map((name) => [name, params[name]]));
  return { ...question, params: "player" in params ? said : undefined };
}

/** The fields that are not as they are when no effect has changed anything. */
function filled(checkpoint: unknown): string[] {
  const { table, secret } = checkpoint as ReturnType<typeof JSON.parse>;
  const all = { ...table.encounter, ...table, ...table.turn, ...secret };
  const empty = ["false", "[]", '["sum","sum"]', "[-1,-1]", '{"seat":-1,"at":""}'];
  return FIELDS.filter((field) => !empty.includes(JSON.stringify(all[field])));
}
