import { ALIEN_IDS, BOXES, CARDS, cardOf, cosmic, DEFENSE, OFFENSE, type State, type View } from "@hypergate/cosmic";
import { type Bot, type Question, same, seated, seeded, simulate } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { bride } from "./aliens/bride.ts";
import { inviteToOffense, sideToJoin } from "./alliances.ts";
import { SUPERS, WILDS } from "./flares.ts";
import { bestCard, prefersUpset } from "./judge.ts";
import { opinionOn } from "./opinions.ts";
import { chanceToWin, leadOf, outlookOf } from "./outlook.ts";
import { answerWindow } from "./responses.ts";
import { sensible } from "./sensible.ts";
import { wishes } from "./wish.ts";

const SHIPS = 5;
const TARGET = 5;

/** Seat 0 attacks seat 1 on its first planet, four ships against four, with these aliens in front. */
function attack(...aliens: string[]): State {
  const rest = ["mind", "masochist", "cudgel", "void", "barbarian"].filter((alien) => !aliens.includes(alien));
  const state = cosmic.setUp({ players: 5, aliens: [...aliens, ...rest].slice(0, 5) }, "judgement");
  const { encounter: e } = state.table;
  Object.assign(e, { offense: 0, defense: 1, planet: TARGET, phase: "planning" });
  e.gate[0] = 4;
  return state;
}

/** Gives a player so many colonies in the system of seat 4. */
function settle({ table: t }: State, seat: number, n: number): void {
  for (let i = 0; i < n; i++) t.ships[(4 * 5 + i) * SHIPS + seat] = 1;
}

function viewOf(state: State, seat: number): View {
  return cosmic.view(state, seat);
}

function cards(...names: string[]): number[] {
  return names.map((name) => cardOf(`card/${name}`));
}

test("without powers a higher card wins more often, and ties go to the defense", () => {
  const { table: t } = attack("mind");
  const chances = [4, 10, 20, 40].map((value) => chanceToWin(outlookOf(t, OFFENSE), value));
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect(chanceToWin(outlookOf(t, DEFENSE), 8)).toBeGreaterThan(chanceToWin(outlookOf(t, OFFENSE), 8) - 0.01);
});

test("what powers do to totals is foreseen", () => {
  expect(leadOf(attack("human").table, OFFENSE)).toBe(4);
  expect(leadOf(attack("mind", "human").table, OFFENSE)).toBe(-4);
  expect(leadOf(attack("macron").table, OFFENSE)).toBe(12);
  expect(leadOf(attack("virus").table, OFFENSE)).toBe(4 * 10 - (10 + 4));
  const warpish = attack("warpish");
  warpish.table.warp = [0, 2, 0, 3, 0];
  expect(leadOf(warpish.table, OFFENSE)).toBe(5);
  const tripled = outlookOf(attack("tripler").table, OFFENSE);
  expect(chanceToWin(tripled, 10)).toBeGreaterThan(chanceToWin(tripled, 20));
  const negated = outlookOf(attack("anti-matter").table, OFFENSE);
  expect(chanceToWin(negated, 4)).toBeGreaterThan(chanceToWin(negated, 20));
});

test("a card is chosen for what the own power makes of it", () => {
  const chosen = (alien: string, ...names: string[]) => {
    const state = attack(alien);
    const options = cards(...names);
    return names[options.indexOf(bestCard(viewOf(state, 0), OFFENSE, options))];
  };
  expect(chosen("mind", "attack-01", "attack-14.1", "attack-40")).toBe("attack-14.1");
  expect(chosen("anti-matter", "attack-01", "attack-14.1")).toBe("attack-01");
  expect(chosen("tripler", "attack-10.1", "attack-14.1")).toBe("attack-10.1");
  expect(chosen("mirror", "attack-09", "attack-20.1")).toBe("attack-09");
  expect(chosen("pacifist", "negotiate.1", "attack-10.1")).toBe("negotiate.1");
  expect(chosen("sorcerer", "attack-01", "attack-10.1")).toBe("attack-01");
});

test("an upset is for those with low cards", () => {
  const state = attack("loser");
  expect(prefersUpset(state.table, OFFENSE, cards("attack-00", "attack-06.1"))).toBe(true);
  expect(prefersUpset(state.table, OFFENSE, cards("attack-15", "attack-40"))).toBe(false);
});

test("nobody helps another to a win that is not the own one", () => {
  const state = attack("mind");
  settle(state, 0, 4);
  expect(sideToJoin(state.table, 2, true, true)).toBe(DEFENSE);
  expect(sideToJoin(state.table, 2, true, false)).toBeUndefined();
  settle(state, 2, 4);
  expect(sideToJoin(state.table, 2, true, true)).toBe(OFFENSE);
});

/** Whom seat 0 invites, of seats 2 to 4. */
function invited(state: State): string[] {
  const options = ["player/2", "player/3", "player/4"];
  const source = { by: "rule/ALY-01", rule: "ALY-01" };
  const question = { kind: "some" as const, key: "alliance/invite-offense", who: 0, source, options, min: 0, max: 3 };
  return inviteToOffense(question, viewOf(state, 0));
}

test("a victory that can be won alone is not shared", () => {
  const state = attack("mind");
  settle(state, 0, 4);
  settle(state, 2, 4);
  expect(invited(state)).toEqual(["player/3", "player/4"]);
  Object.assign(state.table.encounter, { gate: [1, 0, 0, 0, 0] });
  state.table.ships[TARGET * SHIPS + 1] = 20;
  expect(invited(state)).toEqual(["player/2", "player/3", "player/4"]);
});

test("nobody is helped past the one who invites", () => {
  const state = attack("mind");
  settle(state, 0, 1);
  settle(state, 2, 2);
  settle(state, 3, 1);
  expect(invited(state)).toEqual(["player/3", "player/4"]);
  state.table.ships[TARGET * SHIPS + 2] = 1;
  expect(invited(state)).toEqual(["player/2", "player/3", "player/4"]);
});

test("both sides of every flare have their use", () => {
  expect(Object.keys(WILDS).sort()).toEqual([...ALIEN_IDS].sort());
  expect(Object.keys(SUPERS).sort()).toEqual([...ALIEN_IDS].sort());
});

test("a flare that nobody has an opinion on is played", () => {
  const state = attack("mind");
  const situation = { t: state.table, view: viewOf(state, 0), who: 0, at: "boost", actor: 0, power: "newcomer" };
  expect(wishes(SUPERS, "newcomer", situation)).toBe(true);
  expect(wishes(SUPERS, "macron", situation)).toBe(true);
  expect(wishes(WILDS, "observer", situation)).toBe(false);
});

/** Shows the two cards of an encounter, the offense's first. */
function show({ table: { encounter: e } }: State, ...names: string[]): void {
  cards(...names).forEach((card, side) => {
    Object.assign(e.shown[side], { card, type: CARDS[card].type, value: CARDS[card].value });
  });
  e.phase = "reveal";
}

/** What a seat does in a window about somebody's use of a power, or about nothing, with one thing to do. */
function answer(state: State, who: number, window: string, ref: string, power?: string): string {
  const seat = state.table.players.findIndex(({ powers }) => powers[0] === power);
  const params = power === undefined ? undefined : { player: `player/${seat}`, power: `power/${power}` };
  const source = { by: "rule/TIM-03", rule: "TIM-03" };
  const options = ["word/pass", ref];
  const question = { kind: "one" as const, key: `window/${window}`, who, source, options, ...(params && { params }) };
  return answerWindow(question, viewOf(state, who), seeded("answer"));
}

const ZAPS = ["card/cosmic-zap.1", "tech/cosmic-field-generator"];

test.each(ZAPS)("no foe cancels a use whose owner wins by that: %s", (zap) => {
  const state = attack("mind", "human");
  show(state, "attack-20.1", "attack-08.1");
  expect(answer(state, 0, "power.used", zap, "human")).toBe("word/pass");
  settle(state, 1, 4);
  expect(answer(state, 2, "power.used", zap, "human")).toBe("word/pass");
});

test.each(ZAPS)("a friend does if nothing less helps: %s", (zap) => {
  const state = attack("mind", "human");
  state.table.encounter.ally[2] = DEFENSE;
  show(state, "attack-20.1", "attack-08.1");
  expect(answer(state, 1, "power.used", zap, "human")).toBe(zap);
  expect(answer(state, 2, "power.used", zap, "human")).toBe(zap);
  show(state, "attack-10.1", "attack-08.1");
  expect(answer(state, 2, "power.used", zap, "human")).toBe("word/pass");
});

test("what changes a total is cancelled where its owner is behind without it", () => {
  const zapped = (alien: string, mine: string, theirs: string) => {
    const state = attack("mind", alien);
    show(state, mine, theirs);
    return answer(state, 0, "power.used", ZAPS[0], alien) === ZAPS[0];
  };
  for (const alien of ["tripler", "virus", "warpish", "warrior", "macron", "anti-matter"]) {
    expect(zapped(alien, "attack-14.1", "attack-08.1"), alien).toBe(true);
    expect(zapped(alien, "attack-14.1", "attack-20.1"), alien).toBe(false);
  }
  expect(zapped("oracle", "attack-14.1", "attack-20.1")).toBe(true);
});

test("a present is not refused, and a win of the Masochist is stopped by anybody", () => {
  const state = attack("mind", "philanthropist", "masochist");
  expect(answer(state, 0, "power.used", ZAPS[0], "philanthropist")).toBe("word/pass");
  expect(answer(state, 3, "power.used", ZAPS[0], "masochist")).toBe(ZAPS[0]);
  expect(answer(state, 2, "power.used", ZAPS[0], "masochist")).toBe("word/pass");
});

test("Ionic Gas is for a main player who would have to pay", () => {
  const gas = "card/ionic-gas";
  const state = attack("mind");
  Object.assign(state.table.encounter, { winner: OFFENSE, ally: [-1, -1, OFFENSE, DEFENSE, -1] });
  state.secret.hands = state.secret.hands.map(() => cards("ionic-gas", "attack-04.1"));
  show(state, "attack-10.1", "negotiate.1");
  const played = () => [0, 1, 2, 3, 4].filter((seat) => answer(state, seat, "resolution.before", gas) === gas);
  expect(played()).toEqual([0]);
  state.secret.hands[0] = cards("ionic-gas");
  expect(played()).toEqual([]);
  state.secret.hands[0] = cards("ionic-gas", "attack-04.1");
  state.table.encounter.winner = DEFENSE;
  show(state, "attack-10.1", "attack-20.1");
  expect(played()).toEqual([]);
  show(state, "attack-10.1", "negotiate.1");
  expect(played()).toEqual([]);
});

test("the Qax makes an ally of somebody who does not win by it", () => {
  const state = attack("mind");
  settle(state, 3, 4);
  const source = { by: "tech/the-qax", rule: "TCH-35" };
  const whom = (who: number) =>
    opinionOn({ kind: "one", key: "the-qax/whom", who, source, options: ["player/3", "player/2"] }, viewOf(state, who));
  expect(whom(0)).toBe("player/2");
  state.table.ships.forEach((_, at) => {
    if (at % SHIPS === 2) state.table.ships[at] = Math.min(1, state.table.ships[at]);
  });
  expect(whom(0)).toBe("player/2");
  expect(whom(1)).toBe("player/3");
});

/** Where being foreseen would be a weakness. */
const LEFT_TO_CHANCE = ["gambler/challenge", "window/planning.before", "window/encounter.end"];

test("chance decides nothing but doubts and accusations", () => {
  const undecided = new Set<string>();
  const twice = (one: Bot<View>, other: Bot<View>): Bot<unknown> =>
    ((question: Question, look: () => View) => {
      const value = one(question, look);
      if (!same(value, other(question, look))) undecided.add(question.key);
      return value;
    }) as Bot<unknown>;
  for (let n = 0; n < 90; n++) {
    const seats = 4 + (n % 2);
    const settings = {
      alienSelection: "random",
      useFlares: true,
      tech: n % 3 === 0,
      ...(n % 4 === 0 ? {} : { boxes: BOXES, rewardDeck: true, specialShips: seats === 4 ? "both" : "salvage" }),
    };
    const players = Array.from({ length: seats }, (_, i) =>
      seated(cosmic, twice(sensible(`${n} ${i}`), sensible(`${i} ${n}`))),
    );
    simulate(cosmic, cosmic.setUp({ players: seats, settings }, `twice ${n}`), players);
  }
  expect([...undecided].filter((key) => !LEFT_TO_CHANCE.includes(key))).toEqual([]);
}, 60_000);

test("a Bride divorces a rich spouse, but not for a second time: that brings nothing", () => {
  const state = attack("mind");
  const divorces = (paid: number[]) => {
    state.table.memo.bride = { spouse: 1, divorced: [], paid };
    const view = { ...viewOf(state, 0), handSizes: [8, 8, 8, 8, 8] };
    return bride.power?.({ t: state.table, view, who: 0, at: "regroup.start", actor: -1, power: "" });
  };
  expect([divorces([]), divorces([1])]).toEqual([true, false]);
});
