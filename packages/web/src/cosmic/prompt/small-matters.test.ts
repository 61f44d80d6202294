import { CARDS, cardRef, cosmic, DEFENSE, OFFENSE, type View } from "@hypergate/cosmic";
import { begin, type Question, type Ref, show } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { NOTHING_YET, type TableState } from "../../table/feed.ts";
import { smallAnswer } from "./small-matters.ts";

const source = { by: "rule/x", rule: "X-1" };
const three = CARDS.findIndex(({ type, value }) => type === "reinforcement" && value === 3);
const PLUS_THREE: Ref = cardRef(three);

/** Attacks of these values, seat 0 against seat 1, with no ships on either side; seat 2 helps the offense. */
function fight(mine: number, theirs: number): TableState {
  const session = begin(cosmic, { players: 4, settings: { edition: "2020", alienSelection: "random" } }, "smallAnswer");
  const view = show(session, 0).view as View;
  const shown = [mine, theirs].map((value) => ({ ...view.table.encounter.shown[0], card: 0, type: "attack", value }));
  const ally = [-1, -1, OFFENSE, -1];
  const none = [0, 0, 0, 0];
  const encounter = {
    ...view.table.encounter,
    offense: 0,
    defense: 1,
    ally,
    shown,
    gate: none,
    dock: none,
    planet: -1,
  };
  return { ...NOTHING_YET, view: { ...view, table: { ...view.table, encounter } } };
}

function reinforce(who: number, ...cards: Ref[]): Question {
  return { kind: "one", key: "window/reveal.reinforce", who, source, options: ["word/pass", ...cards] };
}

describe("a main player with nothing but reinforcements", () => {
  test("is not asked while ahead, nor if all of them would not do", () => {
    expect(smallAnswer(reinforce(0, PLUS_THREE), fight(9, 8))).toBe("word/pass");
    expect(smallAnswer(reinforce(0, PLUS_THREE), fight(4, 8))).toBe("word/pass");
    expect(smallAnswer(reinforce(0, PLUS_THREE), fight(5, 8))).toBe("word/pass");
  });

  test("is asked where a card would turn it; a tie is enough for the defense", () => {
    expect(smallAnswer(reinforce(0, PLUS_THREE), fight(6, 8))).toBeUndefined();
    expect(smallAnswer(reinforce(1, PLUS_THREE), fight(8, 5))).toBeUndefined();
    expect(smallAnswer(reinforce(1, PLUS_THREE), fight(8, 4))).toBe("word/pass");
  });

  test("is asked about everything else, and so is an ally", () => {
    expect(smallAnswer(reinforce(0, PLUS_THREE, "power/human"), fight(9, 8))).toBeUndefined();
    expect(smallAnswer(reinforce(2, PLUS_THREE), fight(9, 8))).toBeUndefined();
  });
});

describe("Ionic Gas", () => {
  const GAS: Question = {
    kind: "one",
    key: "window/resolution.before",
    who: 3,
    source,
    options: ["word/pass", "card/ionic-gas"],
  };

  /** The fight with other cards or allies. */
  function changed(state: TableState, types: readonly string[], ally: readonly number[]): TableState {
    const view = state.view as View;
    const shown = view.table.encounter.shown.map((card, side) => ({ ...card, type: types[side] }));
    const encounter = { ...view.table.encounter, shown, ally };
    return { ...state, view: { ...view, table: { ...view.table, encounter } } };
  }

  const BOTH = ["attack", "attack"];
  const HELPED = [-1, -1, DEFENSE, -1];

  test("is asked about where somebody else may get rewards or compensation", () => {
    expect(smallAnswer(GAS, changed(fight(4, 8), BOTH, HELPED))).toBeUndefined();
    expect(smallAnswer(GAS, changed(fight(4, 8), ["attack", "negotiate"], HELPED))).toBeUndefined();
    expect(smallAnswer({ ...GAS, who: 0 }, changed(fight(4, 8), ["negotiate", "attack"], HELPED))).toBeUndefined();
    expect(smallAnswer(GAS, changed(fight(4, 8), ["retreat", "attack"], HELPED))).toBeUndefined();
  });

  test("is kept where nobody does, or only its player", () => {
    expect(smallAnswer(GAS, changed(fight(9, 8), BOTH, HELPED))).toBe("word/pass");
    expect(smallAnswer(GAS, changed(fight(4, 8), BOTH, [-1, -1, OFFENSE, -1]))).toBe("word/pass");
    expect(smallAnswer({ ...GAS, who: 2 }, changed(fight(4, 8), BOTH, HELPED))).toBe("word/pass");
    expect(smallAnswer(GAS, changed(fight(4, 8), ["negotiate", "negotiate"], HELPED))).toBe("word/pass");
    expect(smallAnswer({ ...GAS, who: 1 }, changed(fight(4, 8), ["attack", "negotiate"], HELPED))).toBe("word/pass");
  });

  test("is asked about together with anything else", () => {
    const both = { ...GAS, options: [...GAS.options, "power/human"] };
    expect(smallAnswer(both, changed(fight(9, 8), BOTH, HELPED))).toBeUndefined();
  });
});

test("Plague and Mobius Tubes wait for the own turn, unless somebody else is about to win", () => {
  const regroup = (who: number, ...options: Ref[]): Question => ({
    kind: "one",
    key: "window/regroup.start",
    who,
    source,
    options: ["word/pass", ...options],
  });
  const inTurn = (seat: number, colonies: number): TableState => {
    const state = fight(1, 1);
    const view = state.view as View;
    const ships = [...view.table.ships];
    for (let planet = 0; planet < colonies; planet++) ships[planet * 5 + 3] = 1;
    const table = { ...view.table, ships, turn: { ...view.table.turn, seat } };
    return { ...state, view: { ...view, table } };
  };
  expect(smallAnswer(regroup(2, "card/plague"), inTurn(1, 0))).toBe("word/pass");
  expect(smallAnswer(regroup(2, "card/plague", "card/mobius-tubes.1"), inTurn(1, 3))).toBe("word/pass");
  expect(smallAnswer(regroup(2, "card/plague"), inTurn(2, 0))).toBeUndefined();
  expect(smallAnswer(regroup(2, "card/plague"), inTurn(1, 4))).toBeUndefined();
  expect(smallAnswer(regroup(3, "card/plague"), inTurn(1, 4))).toBe("word/pass");
  expect(smallAnswer(regroup(2, "card/plague", "power/human"), inTurn(1, 0))).toBeUndefined();
});

test("nobody is asked to stop a power of the own side", () => {
  const used = (who: number, player: number): Question => ({
    kind: "one",
    key: "window/power.used",
    who,
    source,
    params: { player: `player/${player}`, power: "power/human" },
    options: ["word/pass", "card/cosmic-zap.1"],
  });
  expect(smallAnswer(used(2, 0), fight(9, 8))).toBe("word/pass");
  expect(smallAnswer(used(0, 0), fight(9, 8))).toBe("word/pass");
  expect(smallAnswer(used(2, 1), fight(9, 8))).toBeUndefined();
  expect(smallAnswer(used(3, 0), fight(9, 8))).toBeUndefined();
});

test("a single ship goes to the colony with the fewest; several are asked about", () => {
  const state = fight(1, 1);
  const { table } = state.view as View;
  const ships = [...table.ships];
  ships[1 * 5] = 1;
  const home = { ...state, view: { ...(state.view as View), table: { ...table, ships } } };
  const slots = ["planet/0.1", "planet/0.2"].map((ref) => ({ ref, max: 1 }));
  const back: Question = { kind: "spread", key: "ships/return", who: 0, source, min: 1, max: 1, slots };
  expect(smallAnswer(back, home)).toEqual({ "planet/0.2": 1 });
  expect(smallAnswer({ ...back, min: 2, max: 2 }, home)).toBeUndefined();
});
