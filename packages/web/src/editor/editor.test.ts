/** Positions of random games through the editor: opened, changed, written, read. */
import { type BaseState, begin, type Rules, randomAnswer, same, seeded, submit } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import type { Control, Draft, GameEditor, Speech } from "../game/editor.ts";
import { engineOf } from "../games.ts";
import { editorOf, scenariosOf } from "../study/game-study.ts";
import { rootOf, sessionFrom } from "../study/root.ts";
import { CONFIGS, TESTED } from "../testing/games.ts";
import { playOut } from "../testing/played.ts";
import { draftFrom } from "./from-moment.ts";

const SPEECH: Speech = { language: "en", names: [], called: (ref) => ref, t: (said) => said.en };

async function ready(game: string): Promise<{ editor: GameEditor; rules: Rules<BaseState> }> {
  const engine = await engineOf(game);
  if (engine === undefined) throw new Error(`there is no ${game}`);
  return { editor: await editorOf(game), rules: engine.rules };
}

/** Everything that can be set, somehow, at random. */
function changed(editor: GameEditor, draft: Draft, seed: string): Draft {
  const controls = editor.sections(draft, 0, SPEECH).flatMap((section) => section.controls);
  const control = controls[[...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % controls.length];
  return setSomehow(control, draft, seed.length);
}

function setSomehow(control: Control, draft: Draft, n: number): Draft {
  switch (control.kind) {
    case "number":
      return control.set(Math.min(control.max, control.value + 1));
    case "choice": {
      const { options } = control;
      return options.length === 0 ? draft : control.set(options[n % options.length].value);
    }
    case "pile":
      if (control.more.length > 0) return control.add(control.more[n % control.more.length].value);
      return control.items.length > 0 ? control.remove(0) : draft;
  }
}

describe.each(TESTED)("positions of %s", (game) => {
  test("open from any step of a replay and lead to the same moment again", async () => {
    const { editor, rules } = await ready(game);
    const recording = playOut(rules, CONFIGS[game], "editor");
    const scenarios = await scenariosOf(game);
    let [seen, all, exact] = [0, 0, 0];
    const stride = Math.floor(recording.answers.length / 40);
    for (let step = stride; step < recording.answers.length; step += stride) {
      const root = { ...rootOf(recording), answers: recording.answers.slice(0, step) };
      const draft = draftFrom(rules, root, editor, scenarios);
      if (draft === undefined) continue;
      seen++;
      const { played, findings } = scenarios.read(JSON.parse(JSON.stringify({ ...draft })), "en");
      expect(findings).toEqual([]);
      if (played === undefined) continue;
      const again = sessionFrom(rules, rootOf(played));
      const asked = (session: typeof again) => session.run.pending.map(({ who, key }) => `${who} ${key}`);
      all++;
      if (same(asked(again), asked(sessionFrom(rules, root)))) exact++;
    }
    expect(seen).toBeGreaterThan(6);
    // Only a shuffle since the position was made keeps a file from leading to the very moment.
    expect(exact / all).toBeGreaterThan(0.8);
  });

  test("come back from a file as they were written", async () => {
    const { editor, rules } = await ready(game);
    const recording = playOut(rules, CONFIGS[game], "file");
    for (let step = 10; step < recording.answers.length; step += 40) {
      const root = { ...rootOf(recording), answers: recording.answers.slice(0, step) };
      const draft = draftFrom(rules, root, editor, await scenariosOf(game));
      if (draft === undefined) continue;
      const whole = { ...draft, play: [] };
      const again = editor.complete(JSON.parse(JSON.stringify(whole)));
      expect(again).toBeDefined();
      expect(editor.fromState(editor.picture(again ?? whole) as BaseState)).toEqual(
        editor.fromState(editor.picture(whole) as BaseState),
      );
      expect(editor.impossible(whole, SPEECH)).toEqual([]);
    }
  });

  test("whatever is set, the table can be shown, and the editor says what is impossible", async () => {
    const { editor, rules } = await ready(game);
    const [least, most] = editor.players;
    for (let players = least; players <= most; players++) {
      let draft = editor.blank(players);
      expect(editor.impossible(draft, SPEECH)).toEqual([]);
      for (let n = 0; n < 60; n++) {
        draft = changed(editor, draft, `${players} ${n} ${"x".repeat(n % 7)}`);
        expect(editor.picture(draft), JSON.stringify(draft).slice(0, 200)).toBeDefined();
      }
      const isPossible = editor.impossible(draft, SPEECH).length === 0;
      const state = editor.picture(draft);
      if (isPossible && state !== undefined) expect(rules.seats(state)).toBe(players);
    }
  });
});

test("too many and too few ships are said, and marked at their seat", async () => {
  const { editor } = await ready("cosmic");
  const draft = editor.blank(3);
  const one = editor.tap?.(draft, "planet/1.2", 1, 1);
  expect(editor.left?.(one ?? draft)).toEqual([0, -1, 0]);
  expect(editor.impossible(one ?? draft, SPEECH)).toMatchObject([{ seat: 1 }]);
  const none = editor.tap?.(one ?? draft, "planet/1.3", 1, -1);
  expect(editor.impossible(none ?? draft, SPEECH)).toEqual([]);
});

test("ships are dragged from planet to planet and into the warp, all of one colour at once, and nowhere else", async () => {
  const { editor } = await ready("cosmic");
  const draft = editor.blank(3);
  const counted = (now: Draft | undefined) =>
    ["planet/1.2", "planet/0.3", "place/warp"].map((thing) => editor.piecesAt?.(now ?? draft, thing, 1));
  const moved = editor.drag?.(draft, "planet/1.2", "planet/0.3", 1);
  expect(counted(draft)).toEqual([4, 0, 0]);
  expect(counted(moved)).toEqual([0, 4, 0]);
  expect(editor.impossible(moved ?? draft, SPEECH)).toEqual([]);
  expect(counted(editor.drag?.(moved ?? draft, "planet/0.3", "place/warp", 1))).toEqual([0, 0, 4]);
  expect(editor.drag?.(draft, "planet/1.2", "card/attack-08", 1)).toBeUndefined();
  expect(editor.drag?.(draft, "planet/1.2", "planet/0.3", 0)).toBeUndefined();
});

test("cards come from somewhere: none is doubled or lost", async () => {
  const { editor } = await ready("race");
  const count = (draft: Draft) => JSON.stringify(draft.position).split('"gem-world"').length - 1;
  const draft = editor.blank(2);
  const [seat] = editor.sections(draft, 0, SPEECH);
  const hand = seat.controls.find(({ id }) => id === "hand");
  if (hand?.kind !== "pile") throw new Error("there is no hand");
  const added = hand.add("gem-world");
  expect(count(added)).toBe(count(draft));
  expect(same(added, draft)).toBe(false);
});

test("a game can be begun at a position of the editor", async () => {
  const { editor, rules } = await ready("cosmic");
  const scenarios = await scenariosOf("cosmic");
  const { played } = scenarios.read(editor.blank(4), "en");
  if (played === undefined) throw new Error("cannot be played");
  const session = begin(rules, played.config, played.seed);
  const rng = seeded("play");
  for (let n = 0; n < 40 && session.run.pending.length > 0; n++) {
    const [question] = session.run.pending;
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
  }
  expect(session.answers.length).toBe(40);
});

test("special ships are set one by one, and lie where their owner has ships", async () => {
  const { editor, rules } = await ready("cosmic");
  const choose = (draft: Draft, seat: number, id: string, value: string): Draft => {
    const control = editor
      .sections(draft, seat, SPEECH)
      .flatMap(({ controls }) => controls)
      .find((one) => one.id === id);
    if (control?.kind !== "choice") throw new Error(`there is no ${id}`);
    expect(control.options.map((option) => option.value)).toContain(value);
    return control.set(value);
  };
  const both = choose(editor.blank(3), 0, "specialShips", "both");
  expect(specialsIn(editor, both)).toHaveLength(6);
  const moved = choose(choose(both, 1, "special-jumper", "green 4"), 1, "spent-jumper", "yes");
  expect(specialsIn(editor, moved)).toContainEqual({ kind: "jumper", seat: 1, at: "planet/1.4", spent: true });
  const without = choose(moved, 2, "special-salvage", "");
  expect(specialsIn(editor, without)).toHaveLength(5);
  expect(editor.impossible(without, SPEECH)).toEqual([]);
  // What the editor shows is what is played.
  const { played } = (await scenariosOf("cosmic")).read(without, "en");
  if (played === undefined) throw new Error("cannot be played");
  const { table } = begin(rules, played.config, played.seed).run.s as unknown as WithSpecials;
  expect(table.specials).toEqual(specialsIn(editor, without));
  // A place that is given up is no longer offered, and a ship that lay there is missed.
  let empty = without;
  for (let n = 0; n < 4; n++) empty = editor.tap?.(empty, "planet/1.4", 1, -1) ?? empty;
  expect(editor.impossible(empty, SPEECH).some(({ words }) => words.includes("special ship"))).toBe(true);
});

interface WithSpecials {
  readonly table: { readonly specials: readonly unknown[] };
}

function specialsIn(editor: GameEditor, draft: Draft): readonly unknown[] {
  return (editor.picture(draft) as unknown as WithSpecials).table.specials;
}

test("cards of Race have their names in the reader's language", async () => {
  const { editor } = await ready("race");
  const called = (ref: string) => `«${ref}»`;
  const [seat] = editor.sections(editor.blank(2), 0, { ...SPEECH, called });
  const start = seat.controls.find(({ id }) => id === "start");
  if (start?.kind !== "choice") throw new Error("there is no start world");
  expect(start.options.every(({ words }) => words.startsWith("«card/"))).toBe(true);
});
