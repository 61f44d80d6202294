import { cosmic } from "@hypergate/cosmic";
import { DEFENSE, MAX_SEATS, OFFENSE, planetOf, type View } from "@hypergate/cosmic/client";
import {
  begin,
  LANGUAGES,
  type Language,
  optionsOf,
  type Params,
  type Question,
  questionFor,
  randomAnswer,
  seeded,
  submit,
} from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { buttonsOf } from "../../table/choice.ts";
import { answerOf } from "../../table/choosing.ts";
import { NOTHING_YET, type TableState } from "../../table/feed.ts";
import { answerFrom, earlierAnswer } from "../../table/follow-up.ts";
import { prepare } from "../prepare.ts";
import { choice } from "./choice.ts";
import { followUp } from "./follow-up.ts";

const NAMES = ["Ann", "Bo", "Cy", "Di"];

interface Put {
  readonly key: string;
  readonly language: string;
  readonly headline: string;
  readonly outcomes: readonly string[];
}

/** Every question of some games by chance that has words of its own, in both languages. */
function asked(seeds: readonly string[]): readonly Put[] {
  const all: Put[] = [];
  for (const seed of seeds) {
    const settings = { edition: "2020", alienSelection: "random", useFlares: true, tech: seed === "tech" };
    const session = begin(cosmic, { players: 4, settings }, seed);
    const rng = seeded(seed);
    for (let n = 0; n < 500 && session.run.pending.length > 0; n++) {
      const { who } = session.run.pending[0];
      const question = questionFor(session, who);
      if (question === undefined) break;
      const state: TableState = { ...NOTHING_YET, viewer: who, view: cosmic.view(session.run.s, who) };
      for (const language of LANGUAGES) {
        const put = choice(language, state, question, prepare(question, state), NAMES);
        if (put === undefined) continue;
        const labels = Object.values(put.outcomes).flatMap(({ does, makes }) => [does, makes ?? ""]);
        all.push({ key: question.key, language, headline: put.headline, outcomes: [...labels, put.go?.does ?? ""] });
      }
      submit(session, { who, key: question.key, value: randomAnswer(question, rng) });
    }
  }
  return all;
}

const ASKED = asked(["a", "b", "c", "tech"]);

describe("questions of whole games", () => {
  test("name a choice, never a moment, and leave no gap", () => {
    expect(new Set(ASKED.map(({ key }) => key)).size).toBeGreaterThan(15);
    for (const { key, headline, outcomes } of ASKED) {
      expect([key, headline]).not.toEqual([key, ""]);
      for (const text of [headline, ...outcomes]) expect(text).not.toMatch(/do you act|вмешаетесь|undefined|NaN|[{}]/);
      for (const text of [headline, ...outcomes]) expect(text).not.toMatch(/(?:power|card|player|planet|tech|word)\//);
    }
  });

  test("have headlines of at most 80 letters", () => {
    expect(ASKED.filter(({ headline }) => headline.length > 80)).toEqual([]);
  });
});

/** The first question with this key, with the table of the one who is asked. */
function first(key: string) {
  const session = begin(
    cosmic,
    { players: 3, settings: { alienSelection: "chosen" }, aliens: ["masochist", "hacker", "machine"] },
    "s",
  );
  const rng = seeded("first");
  for (let n = 0; n < 800; n++) {
    const { who } = session.run.pending[0];
    const question = questionFor(session, who);
    if (question === undefined) break;
    const state: TableState = { ...NOTHING_YET, viewer: who, view: cosmic.view(session.run.s, who) };
    if (question.key === key) return { session, question, state };
    submit(session, { who, key: question.key, value: randomAnswer(question, rng) });
  }
  throw new Error(`${key} was not asked`);
}

describe("one step instead of two", () => {
  test("the target of an attack brings four ships along", () => {
    const { session, question, state } = first("launch/aim");
    const target = optionsOf(question)[0];
    const said = earlierAnswer(question, target, 0, followUp(question, target, state));
    submit(session, { who: question.who, key: question.key, value: target });
    const next = questionFor(session, question.who);
    if (next?.key !== "launch/ships") throw new Error("ships should be asked for");
    const ships = answerFrom(said, next, 0) as Readonly<Record<string, number>>;
    expect(Object.values(ships).reduce((sum, n) => sum + n, 0)).toBe(
      Math.min(4, next.kind === "spread" ? next.max : 0),
    );
    expect(answerOf(next, prepare(next, state))).toBeDefined();
  });

  test("a target is proposed where a colony can still be won", () => {
    const { question, state } = first("launch/aim");
    const view = state.view as View;
    const { ships, encounter } = view.table;
    const [settled, ...open] = optionsOf(question);
    const at = (ref: string, seat: number) => planetOf(ref) * MAX_SEATS + seat;
    const changed = ships.map((n, i) =>
      i === at(settled, question.who) ? 2 : i === at(settled, encounter.defense) ? 0 : n,
    );
    const draft = prepare(question, { ...state, view: { ...view, table: { ...view.table, ships: changed } } });
    expect(draft.kind === "one" && open.includes(draft.picked ?? "")).toBe(true);
  });

  test("who may not attack again is asked about technologies alone", () => {
    const { question, state } = first("launch/aim");
    const next = (options: readonly string[]) =>
      choice(
        "en",
        state,
        { ...question, key: "turn/next", options } as Question,
        { kind: "one", picked: undefined },
        NAMES,
      );
    expect(next(["word/pass", "word/techs"])?.headline).toBe("Draw new techs, or end your turn?");
    expect(next(["word/pass", "word/encounter", "word/techs"])?.headline).toBe("Attack again, or draw new techs?");
  });

  test("who throws a guest out says so on the button", () => {
    const { question, state } = first("launch/aim");
    const options = ["word/redraw", "colony/0.2@1", "planet/0.3"];
    const own = { ...question, key: "destiny/own", options } as Question;
    const put = choice("en", state, own, { kind: "one", picked: "colony/0.2@1" }, NAMES);
    expect(put?.buttons).toEqual(["colony/0.2@1", "planet/0.3"]);
    expect(put?.outcomes["colony/0.2@1"].does).toMatch(/^Attack Bo on .+, \d ships?$/);
    expect(put?.outcomes["planet/0.3"].does).toMatch(/^Resettle /);
    expect(put?.go?.does).toBe(put?.outcomes["colony/0.2@1"].does);
  });

  test("few players or planets have a button each, many are tapped where they stand", () => {
    const { question, state } = first("launch/aim");
    const buttons = (options: readonly string[]) => {
      const which = { ...question, key: "plague/victim", options } as Question;
      const put = choice("en", state, which, { kind: "one", picked: undefined }, NAMES);
      return put === undefined ? [] : buttonsOf(which, put).map((ref) => put.outcomes[ref].does);
    };
    expect(buttons(["player/1", "player/2", "word/none"])).toEqual(["Bo", "You"]);
    expect(buttons(["planet/1.1", "planet/1.2"])).toHaveLength(2);
    expect(buttons(["planet/1.1", "planet/1.2", "planet/1.3", "planet/1.4", "planet/1.5"])).toEqual([]);
    expect(buttons(["card/attack-08.1", "card/attack-08.2"])).toEqual([]);
    expect(buttons(["player/1"])).toEqual([]);
  });

  test("proposes ships of the gate for a colony of a deal, as many as must be lost, and the opponent's allies for the force field", () => {
    const { question, state } = first("planning/select");
    const { who, source } = question;
    const slots = [
      { ref: "planet/0.1", max: 3 },
      { ref: "place/gate", max: 3 },
    ];
    const settle = (max: number): Question => ({ kind: "spread", key: "deal/settle", who, source, slots, min: 1, max });
    expect(prepare(settle(4), state)).toEqual({ kind: "spread", counts: { "place/gate": 3 } });
    expect(prepare(settle(2), state)).toEqual({ kind: "spread", counts: { "place/gate": 2 } });

    const lose = (min: number): Question => ({ ...settle(3), key: "hate/ships", min, max: 3 }) as Question;
    expect(prepare(lose(3), state)).toEqual({ kind: "spread", counts: { "planet/0.1": 2, "place/gate": 1 } });
    expect(prepare(lose(1), state)).toEqual({ kind: "spread", counts: {} });

    const { table } = state.view as View;
    const { offense, defense } = table.encounter;
    const [one, other] = [0, 1, 2, 3].filter((seat) => seat !== offense && seat !== defense);
    const ally = table.encounter.ally.map((side, seat) => (seat === one ? OFFENSE : seat === other ? DEFENSE : side));
    const view = { ...(state.view as View), table: { ...table, encounter: { ...table.encounter, ally } } };
    const options = [`player/${one}`, `player/${other}`];
    const sent = (seat: number) =>
      prepare(
        { kind: "some", key: "force-field/allies", who: seat, source, options, min: 1, max: 2 },
        { ...state, view },
      );
    expect(sent(offense)).toEqual({ kind: "some", picked: [`player/${other}`] });
    expect(sent(other)).toEqual({ kind: "some", picked: [`player/${one}`] });
  });

  test("who stays out of an alliance sends nothing", () => {
    const { question, state } = first("alliance/answer");
    expect(followUp(question, "word/decline", state)).toBeUndefined();
    expect(followUp(question, "word/defense", state)?.key).toBe("alliance/ships");
  });
});

describe("what can be used in answer to a moment", () => {
  const { question, state } = first("planning/select");

  function put(key: string, options: readonly string[], params: Params = {}, language: Language = "en") {
    const window = { ...question, kind: "one", key, options: ["word/pass", ...options], params } as const;
    const found = choice(language, state, window, prepare(window, state), NAMES);
    if (found === undefined) throw new Error("a window should have words");
    return { ...found, buttons: buttonsOf(window, found) };
  }

  test("is the question, in words of its own, if it is the only thing", () => {
    const params = { to: `player/${question.who}`, payer: "player/1", n: 3 };
    const one = put("window/resolution.compensation", ["power/hacker.1"], params);
    expect(one.buttons).toEqual(["power/hacker.1"]);
    expect(one.headline).toBe("Hacker: choose who pays your 3 cards, and pick them?");
    expect(one.outcomes["power/hacker.1"].does).toBe("Choose");
    const zap = put("window/power.used", ["card/cosmic-zap.1"], { player: "player/9", power: "power/trader" }, "ru");
    expect(zap.headline).toMatch(/^«Космическая заморозка»: .* использует «Торговец»\. Отменить\?$/);
    expect(zap.line).toContain("рук");
  });

  test("has its own words on a card of the reward deck and on a special ship", () => {
    const rift = put("window/regroup.start", ["card/rift-2.1"]);
    expect([rift.headline, rift.outcomes["card/rift-2.1"].does]).toEqual([
      expect.stringMatching(/: draw two cards\?$/),
      "Draw two",
    ]);
    expect(rift.line).toContain("Draw two cards from the cosmic deck");
    expect(put("window/planning.before", ["word/jump"]).headline).toBe("Jump with your flagship?");
  });

  test("says what a reinforcement without a number adds now", () => {
    const { hand } = state.view as View;
    const { outcomes } = put("window/reveal.reinforce", ["card/reinforcement-x", "card/reinforcement-2.1"]);
    expect(hand.length).toBeLessThanOrEqual(9);
    expect(Object.values(outcomes).map(({ does }) => does)).toEqual([expect.anything(), `+${hand.length - 1}`, "+2"]);
  });

  test("says who wins where the higher total loses, and proposes nothing that makes it worse", () => {
    const view = state.view as View;
    const { encounter } = view.table;
    const attack = (value: number) => ({ ...encounter.shown[0], card: 0, type: "attack" as const, value });
    const shown = encounter.offense === question.who ? [attack(20), attack(4)] : [attack(4), attack(20)];
    const table = { ...view.table, encounter: { ...encounter, shown } };
    const turned = { ...state, view: { ...view, table, reckoning: { ...view.reckoning, goesTo: [1, 0] } } };
    const options = ["word/pass", "card/reinforcement-2.1"];
    const window = { ...question, kind: "one", key: "window/reveal.reinforce", options } as const;
    const put = choice("en", turned, window, prepare(window, turned), NAMES);
    expect(put?.headline).toMatch(/^As it stands you lose, 2\d : \d\. Change that\?$/);
    expect(put?.outcomes["card/reinforcement-2.1"]).toMatchObject({ tone: "bad", isPlain: true });
  });

  test("is one button each if there are several things", () => {
    const some = put("window/regroup.start", ["card/plague", "card/flare-philanthropist"]);
    expect([some.headline, some.line]).toEqual(["Plague or Philanthropist flare?", "The encounter begins."]);
    const many = ["card/plague", "card/force-field", "card/emotion-control", "card/quash", "card/flare-philanthropist"];
    expect(put("window/regroup.start", many).headline).toBe("Plague, Force Field, Emotion Control or 2 others?");
    expect(put("window/regroup.start", many, {}, "ru").headline).toBe("«Чума», «Силовое поле» или ещё 3 варианта?");
    expect(put("window/regroup.start", many.slice(0, 2), {}, "ru").headline).toBe("«Чума» или «Силовое поле»?");
    expect(Object.values(some.outcomes)).toEqual([
      { does: "Pass" },
      { does: "Plague", makes: "Strike", isPlain: true },
      { does: "Philanthropist flare", makes: "Lend it", isPlain: true },
    ]);
  });
});
