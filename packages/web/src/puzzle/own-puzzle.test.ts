/** Puzzles that are made in the editor: exactly one answer has to win, and what others send is looked at. */
import { expect, test } from "vitest";
import type { Draft } from "../game/editor.ts";
import { asPuzzle, checkedPuzzle, OWN_FORMAT, type OwnPuzzle } from "../game/own-puzzle.ts";
import { engineOf } from "../games.ts";
import { editorOf, puzzlesOf, scenariosOf } from "../study/game-study.ts";
import { pack, unpack } from "../study/packing.ts";
import { type Proof, prove } from "./proof.ts";

async function partsOf(game: string) {
  const [engine, scenarios, editor, { goals, all }] = await Promise.all([
    engineOf(game),
    scenariosOf(game),
    editorOf(game),
    puzzlesOf(game),
  ]);
  if (engine === undefined) throw new Error(`no ${game}`);
  return { rules: engine.rules, scenarios, editor, goals, all };
}

/** One of the puzzles that come with a game, as if somebody had made it in the editor. */
async function madeFrom(game: string, id: string, change: Partial<OwnPuzzle> = {}): Promise<OwnPuzzle> {
  const { editor, all } = await partsOf(game);
  const puzzle = all.find((one) => one.id === id);
  const document = editor.complete(puzzle?.document);
  if (puzzle === undefined || document === undefined) throw new Error(`no ${id}`);
  const words = { title: "Mine", task: "", hint: "Look" };
  return { format: OWN_FORMAT, game, ...words, seat: puzzle.seat, goal: puzzle.goal.id, document, ...change };
}

async function proofOf(own: OwnPuzzle): Promise<Proof> {
  return prove(own, await partsOf(own.game));
}

function withHand(document: Draft, seat: number, hand: readonly string[]): Draft {
  const set = document.set as { readonly hands: readonly (readonly string[])[]; readonly deck: readonly string[] };
  const left = [...set.deck, ...set.hands[seat]];
  for (const card of hand) left.splice(left.indexOf(card), 1);
  return { ...document, set: { ...set, hands: set.hands.with(seat, hand), deck: left } };
}

test.each([
  ["cosmic", "three-times"],
  ["race", "four-goods"],
])("a position of %s in which one answer wins is a puzzle (%s)", async (game, id) => {
  const proof = await proofOf(await madeFrom(game, id));
  expect(proof).toMatchObject({ is: "counted", isForAnyDeck: true });
  expect(proof.is === "counted" && proof.winning.length).toBe(1);
});

test("several winning answers are told, and none", async () => {
  const own = await madeFrom("cosmic", "three-times");
  // A 09 is tripled to 27, and 27 + 4 beats 23 + 4 as well.
  const two = await proofOf({ ...own, document: withHand(own.document, 0, ["attack-10", "attack-09", "attack-20"]) });
  expect(two.is === "counted" && two.winning.length).toBe(2);
  const none = await proofOf({ ...own, document: withHand(own.document, 0, ["attack-20", "attack-07"]) });
  expect(none).toMatchObject({ is: "counted", winning: [], of: 2 });
});

test("other goals make other puzzles", async () => {
  const own = await madeFrom("cosmic", "three-times");
  // With a colony as the goal the same card is needed; that nobody else wins needs no card.
  const colony = await proofOf({ ...own, goal: "colony" });
  expect(colony.is === "counted" && colony.winning).toEqual([expect.stringContaining("card/attack-10")]);
  const hold = await proofOf({ ...own, goal: "hold" });
  expect(hold.is === "counted" && hold.winning.length).toBe(4);
});

test("who is not asked, what cannot be played and what never ends is no puzzle", async () => {
  const own = await madeFrom("cosmic", "three-times");
  expect(await proofOf({ ...own, seat: 2 })).toEqual({ is: "notAsked" });
  expect(await proofOf({ ...own, goal: "glory" })).toEqual({ is: "unplayable" });
  const { editor } = await partsOf("race");
  const large = { ...own, game: "race", goal: "lead", document: editor.blank(6) };
  expect(prove(large, await partsOf("race"), 1_000)).toEqual({ is: "tooMuch" });
});

test("the link holds the puzzle, and nonsense is refused", async () => {
  const own = await madeFrom("race", "four-goods");
  expect(checkedPuzzle(await unpack(await pack(own)))).toEqual(own);
  const { goals } = await partsOf("race");
  const puzzle = asPuzzle(own, goals, { en: "?", ru: "?" });
  expect(puzzle).toMatchObject({ title: { en: "Mine", ru: "Mine" }, hints: [{ en: "Look" }], id: "" });
  expect(puzzle?.task).toEqual(goals.find(({ id }) => id === own.goal)?.task);
  for (const wrong of [undefined, [], { ...own, format: "hypergate-study" }, { ...own, seat: -1 }, { ...own, task: 7 }])
    expect(checkedPuzzle(wrong)).toBeUndefined();
  expect(checkedPuzzle({ ...own, title: "x".repeat(500) })?.title).toHaveLength(60);
});
