import { BOXES, CARDS, cardOf, cosmic, OFFENSE, type State, type View } from "@hypergate/cosmic";
import { type OneQuestion, type Question, type SpreadQuestion, seeded } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { doubts, stated } from "./bluffing.ts";
import { bestCard } from "./judge.ts";
import { chanceToWin, outlookOf } from "./outlook.ts";
import { answerWindow } from "./responses.ts";
import { sensible } from "./sensible.ts";

const PLANET = 5;
const SHIPS = 5;
const PASS = "word/pass";

/** Seat 0 attacks seat 1 on its first planet, four ships against four, with these cards in hand. */
function attack(hand: readonly string[], changes: Partial<State["table"]["encounter"]> = {}): State {
  const config = { players: 3, aliens: ["mind", "masochist", "cudgel"], settings: { boxes: BOXES, rewardDeck: true } };
  const state = cosmic.setUp(config, "rewards");
  const { encounter: e } = state.table;
  Object.assign(e, { offense: 0, defense: 1, planet: PLANET, phase: "planning", ...changes });
  e.gate[0] = 4;
  state.secret.hands[0] = hand.map((name) => cardOf(`card/${name}`));
  return state;
}

function view(state: State, seat = 0): View {
  return cosmic.view(state, seat);
}

function window(at: string, state: State, card: string, who = 0): string {
  const question: OneQuestion = {
    kind: "one",
    key: `window/${at}`,
    who,
    source: { by: "rules", rule: "" },
    options: [PASS, `card/${card}`],
  };
  return answerWindow(question, view(state, who), [0, 0, 0, 0] as never);
}

function spread(key: string, state: State, slots: SpreadQuestion["slots"], n: number): unknown {
  const question = { kind: "spread" as const, key, who: 0, source: { by: "rules", rule: "" }, slots, min: n, max: n };
  return sensible("x")(question, () => view(state), undefined as never);
}

/** A player would win the game with one more colony. */
function almostWins({ table: t }: State, seat: number): void {
  for (const planet of [11, 12, 13, 14]) t.ships[planet * SHIPS + seat] = 1;
}

test("rewards are split: ships if many are lost, a cosmic card if there is no attack, the rest from the reward deck", () => {
  const slots = [
    { ref: "back/cosmic", max: 4 },
    { ref: "back/reward", max: 4 },
    { ref: "place/warp", max: 4 },
  ];
  const armed = attack(["attack-20.1"]);
  expect(spread("rewards/split", armed, slots, 4)).toEqual({ "back/reward": 4 });
  armed.table.warp[0] = 6;
  expect(spread("rewards/split", armed, slots, 4)).toEqual({ "place/warp": 2, "back/reward": 2 });
  expect(spread("rewards/split", attack(["negotiate.1"]), slots, 4)).toEqual({ "back/cosmic": 1, "back/reward": 3 });
  const [cosmicOnly] = slots;
  expect(spread("rewards/split", armed, [cosmicOnly, slots[2]], 4)).toEqual({ "place/warp": 2, "back/cosmic": 2 });
});

test("a strong intimidate is laid down where it wins more often than the hand", () => {
  const poor = attack(["attack-06.1", "intimidate-39"]);
  expect(window("launch.done", poor, "intimidate-39")).toBe("card/intimidate-39");
  expect(window("regroup.start", poor, "intimidate-39")).toBe(PASS);
  expect(window("launch.done", attack(["attack-40", "intimidate-39"]), "intimidate-39")).toBe(PASS);
});

test("the worst intimidate is a bluff with a poor hand, unless the game is at stake", () => {
  const poor = attack(["attack-06.1", "intimidate-minus-09"]);
  expect(window("launch.done", poor, "intimidate-minus-09")).toBe("card/intimidate-minus-09");
  expect(window("launch.done", attack(["attack-20.1", "intimidate-minus-09"]), "intimidate-minus-09")).toBe(PASS);
  almostWins(poor, 0);
  expect(window("launch.done", poor, "intimidate-minus-09")).toBe(PASS);
});

test("bystanders offer an intimidate, and the worst to whoever would win", () => {
  const state = attack([]);
  state.secret.hands[2] = ["intimidate-19", "intimidate-minus-09", "intimidate-39"].map((name) =>
    cardOf(`card/${name}`),
  );
  const offered = (card: string) => window("launch.done", state, card, 2) !== PASS;
  expect([offered("intimidate-19"), offered("intimidate-39"), offered("intimidate-minus-09")]).toEqual([
    true,
    false,
    false,
  ]);
  almostWins(state, 0);
  expect([offered("intimidate-19"), offered("intimidate-minus-09")]).toEqual([false, true]);
});

test("a kicker is laid down where it turns the fight", () => {
  const lay = (hand: readonly string[], card: string) => window("planning.lay", attack([...hand, card]), card);
  expect(lay(["attack-10.1"], "give-war-a-chance")).toBe("card/give-war-a-chance");
  expect(lay(["attack-40"], "give-war-a-chance")).toBe(PASS);
  expect(lay(["negotiate.1"], "give-war-a-chance")).toBe(PASS);
  expect(lay(["attack-01"], "reverse-polarity")).toBe("card/reverse-polarity");
  expect(lay(["attack-20.1"], "reverse-polarity")).toBe(PASS);
});

test("Duplicity spares allies, and Self Destruct is for a defense without hope against a win", () => {
  const helped = attack(["attack-10.1", "duplicity"], { ally: [-1, -1, OFFENSE] });
  expect(window("planning.lay", helped, "duplicity")).toBe(PASS);
  expect(window("planning.lay", attack(["attack-10.1", "duplicity"]), "duplicity")).toBe("card/duplicity");
  const lost = attack([]);
  lost.secret.hands[1] = ["attack-00", "self-destruct"].map((name) => cardOf(`card/${name}`));
  lost.table.encounter.weight[0] = 10;
  expect(window("planning.lay", lost, "self-destruct", 1)).toBe(PASS);
  almostWins(lost, 0);
  expect(window("planning.lay", lost, "self-destruct", 1)).toBe("card/self-destruct");
});

test("with a kicker before it a player selects what that makes most of", () => {
  const state = attack(["attack-00", "attack-20.1"], { laid: [{ seat: 0, type: "kicker", card: -1, off: false }] });
  const chosen = () => CARDS[bestCard(view(state), OFFENSE, view(state).hand)].name;
  state.secret.laid = [cardOf("card/reverse-polarity")];
  expect(chosen()).toBe("attack-00");
  state.secret.laid = [cardOf("card/give-war-a-chance")];
  expect(chosen()).toBe("attack-20");
});

test("an attack with a second value is judged by the one that counts", () => {
  const chosen = (hazard: boolean) => {
    const state = attack(["attack-03-30", "attack-12.1"], { hazard });
    return CARDS[bestCard(view(state), OFFENSE, view(state).hand)].name;
  };
  expect([chosen(false), chosen(true)]).toEqual(["attack-12", "attack-03-30"]);
});

test("a Gambler tells the truth if it wins, also of a card with two values and of an intimidate", () => {
  const said = (card: string, hazard: boolean) => {
    const state = attack([], { hazard });
    state.table.encounter.shown[1] = { ...state.table.encounter.shown[1], type: "attack", value: 20 };
    state.secret.chosen[0] = cardOf(`card/${card}`);
    state.table.encounter.chosenBy[0] = 0;
    const options = ["attack-23", "attack-40", "attack-03-30", "intimidate-39"].map((name) => `name/${name}`);
    const question: OneQuestion = { ...{ kind: "one", key: "", who: 0, options }, source: { by: "rules", rule: "" } };
    return stated(question, view(state));
  };
  expect([said("attack-03-30", true), said("attack-03-30", false), said("intimidate-39", false)]).toEqual([
    "name/attack-03-30",
    "name/intimidate-39",
    "name/intimidate-39",
  ]);
});

test("a Gambler states something possible of a card that it has not seen and cannot win with", () => {
  const state = attack([]);
  state.table.encounter.shown[1] = { ...state.table.encounter.shown[1], type: "attack", value: 90 };
  state.secret.chosen[0] = cardOf("card/intimidate-19");
  state.table.encounter.chosenBy[0] = 2;
  const options = ["name/attack-23", "name/retreat"];
  const question: OneQuestion = { ...{ kind: "one", key: "", who: 0, options }, source: { by: "rules", rule: "" } };
  expect(stated(question, view(state))).toBe("name/retreat");
});

test("the back of a card that the Gambler keeps face down gives a lie away", () => {
  const doubted = (card: string) => {
    const state = attack([]);
    state.table.encounter.shown[1] = { ...state.table.encounter.shown[1], type: "attack", value: 20 };
    state.secret.chosen[0] = cardOf(`card/${card}`);
    const params = { player: "player/0", card: "name/attack-40" };
    const question = { ...{ kind: "confirm", key: "gambler/challenge", who: 1 }, source: { by: "rules", rule: "" } };
    return Array.from({ length: 20 }, (_, n) =>
      doubts({ ...question, params } as Question, view(state, 1), seeded(`${n}`)),
    );
  };
  expect(doubted("retreat.1")).not.toContain(false);
  expect(new Set(doubted("attack-04"))).toEqual(new Set([true, false]));
});

test("a flagship adds its 3 in the end, unless the lower total wins", () => {
  const asked = (at: string, lasting: State["table"]["encounter"]["lasting"] = []) => {
    const state = attack([], { lasting });
    const options = [PASS, "word/flagship-bonus"];
    const question: OneQuestion = {
      ...{ kind: "one", key: `window/${at}`, who: 0, options },
      source: { by: "rules", rule: "" },
    };
    return answerWindow(question, view(state), [0, 0, 0, 0] as never);
  };
  const upset = [{ effect: "power/anti-matter", seat: 1, n: -1 }];
  expect([asked("reveal.add"), asked("reveal.reinforce"), asked("reveal.reinforce", upset)]).toEqual([
    PASS,
    "word/flagship-bonus",
    PASS,
  ]);
});

test("a special ship leaves the warp first, goes along into encounters, and is not given up", () => {
  const goes = (at: string, phase: State["table"]["encounter"]["phase"]) => {
    const state = attack([], { phase });
    state.table.specials = [{ kind: "jumper", seat: 0, at }];
    const question = { kind: "confirm" as const, key: "ships/jumper", who: 0, source: { by: "rules", rule: "SS-1" } };
    return sensible("x")(question, () => view(state), undefined as never);
  };
  expect([goes("planet/0.1", "launch"), goes("place/warp", "resolution"), goes("place/warp", "regroup")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([goes("planet/0.1", "regroup"), goes("planet/0.1", "resolution")]).toEqual([false, false]);
});

test("against an intimidate a high card is needed, and peace is likelier", () => {
  const laid = [{ seat: 1, type: "intimidate" as const, card: -1, off: false }];
  const outlook = (state: State) => chanceToWin(outlookOf(state.table, OFFENSE), 15);
  expect(outlook(attack([], { laid }))).toBeLessThan(outlook(attack([])));
  const state = attack(["attack-12.1", "negotiate.1"], { laid });
  expect(CARDS[bestCard(view(state), OFFENSE, view(state).hand)].name).toBe("negotiate");
});

test("rifts are opened where they bring something, and not taken gladly", () => {
  const state = attack(["rift-1", "rift-2.1", "rift-3"]);
  const opens = (card: string) => window("regroup.start", state, card) !== PASS;
  expect([opens("rift-1"), opens("rift-2.1"), opens("rift-3")]).toEqual([false, true, false]);
  state.table.ships[PLANET * SHIPS + 1] = 0;
  state.table.warp[0] = 2;
  expect([opens("rift-1"), opens("rift-3")]).toEqual([true, true]);
  const backs = {
    kind: "number" as const,
    key: "cards/backs",
    who: 0,
    source: { by: "rules", rule: "RD-12" },
    min: 1,
    max: 3,
  };
  expect(sensible("x")(backs, () => view(state), undefined as never)).toBe(1);
});

test("whoever may choose takes no rift out of another hand, and refuses one", () => {
  const state = attack(["attack-20.1"]);
  const picked = (key: string, names: readonly string[], [min, max]: readonly [number, number]) => {
    const options = names.map((name) => `card/${name}`);
    const question = { kind: "some" as const, key, who: 0, source: { by: "rules", rule: "" }, options, min, max };
    return sensible("x")(question, () => view(state), undefined as never);
  };
  const hand = ["rift-1", "attack-04.1", "attack-20.2"];
  expect(picked("barbarian/loot", hand, [0, 3])).toEqual(["card/attack-20.2"]);
  expect(picked("mite/keep", hand, [0, 3])).toEqual(["card/attack-20.2"]);
  expect(picked("compensation/take", hand, [2, 2])).toEqual(["card/attack-20.2", "card/attack-04.1"]);
  expect(picked("compensation/give", hand, [2, 2])).toEqual(["card/rift-1", "card/attack-04.1"]);
  Object.assign(state.table.encounter, { result: "won", winner: 1 });
  expect(picked("barbarian/discard", hand, [1, 3])).toEqual(["card/rift-1"]);
  const keep = {
    ...{ kind: "one" as const, key: "vulch/keep", who: 0, source: { by: "rules", rule: "" } },
    ...{ options: ["word/keep", "word/drop"], params: { card: "card/rift-1" } },
  };
  expect(sensible("x")(keep, () => view(state), undefined as never)).toBe("word/drop");
});
