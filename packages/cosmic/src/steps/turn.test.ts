import { expect, test } from "vitest";
import { restOfDeck, type TestSetUp, type TestTable, table } from "../testing/table.ts";

const aliens = ["filch", "masochist", "machine"];
const settings2008 = { edition: "2008", alienSelection: "chosen" };

/** A table at which seat 0 begins; hands by seat. */
function turnOf(hands: string[][], more: TestSetUp = {}): TestTable {
  return table({ aliens, hands, destiny: ["seat-1", "seat-1", "seat-1"], ...more, declining: ["filch", "plague"] });
}

/** Seat 0 attacks the first planet of seat 1 with one ship; who has a choice of cards plays the one named. */
function encounter(t: TestTable, offense: string, defense: string): TestTable {
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("alliance/invite-defense").pass(1);
  if (t.asked(0) === "planning/select") t.answer(0, offense);
  if (t.asked(1) === "planning/select") t.answer(1, defense);
  return t;
}

test("the first encounter must be played, a second one after a success may be declined [TRN-01]", () => {
  const t = encounter(turnOf([["attack-20", "attack-10"], ["attack-04", "attack-05"], []]), "attack-20", "attack-04");
  expect(t.told("turn.began")).toEqual([{ player: "player/0" }]);
  t.until("turn/again");
  expect(t.question(0)?.kind).toBe("confirm");
  t.answer(0, false);
  expect(t.told("turn.began")).toEqual([{ player: "player/0" }, { player: "player/1" }]);
});

test("a second encounter follows a success and is the last of the turn [TRN-01]", () => {
  const hands = [["attack-20", "attack-30", "attack-10"], ["attack-04", "attack-05", "attack-06"], []];
  const t = encounter(turnOf(hands), "attack-20", "attack-04").until("turn/again").answer(0, true);
  expect(t.table.turn).toMatchObject({ seat: 0, encounters: 2 });
  encounter(t, "attack-30", "attack-05");
  while (t.table.encounter.n === 2) {
    const [question] = t.session.run.pending;
    expect(question.key).not.toBe("turn/again");
    t.pass(question.who);
  }
  expect(t.told("encounter.won")).toHaveLength(2);
  expect(t.table.turn.seat).toBe(1);
});

test("an encounter runs through all phases in their order [TRN-02]", () => {
  const position = { warp: [1], ships: { "0.1": [3] } };
  const t = encounter(turnOf([["attack-10"], ["attack-08"], []], position), "attack-10", "attack-08").finish();
  const phases = t.history.filter((line) => line.startsWith("encounter 1 >")).map((line) => line.split(" > ")[1]);
  expect([...new Set(phases)]).toEqual([
    "regroup",
    "destiny",
    "launch",
    "alliance",
    "planning",
    "reveal",
    "resolution",
  ]);
  expect(t.history[0]).toBe("turn.began");
});

test("a second encounter begins with regroup and without a start of turn [TRN-03, RGP-05]", () => {
  const t = encounter(
    turnOf([["attack-20", "attack-10"], ["attack-04"], []], { warp: [2], ships: { "0.2": [2] } }),
    "attack-20",
    "attack-04",
  );
  expect(t.table.warp[0]).toBe(1);
  t.until("turn/again").answer(0, true).until("launch/aim");
  expect(t.told("turn.began")).toHaveLength(1);
  expect(t.table.encounter.n).toBe(2);
  expect(t.table.warp[0]).toBe(0);
});

test("a power that contradicts the rules is right: the Machine has a third encounter after a defeat [TRN-04]", () => {
  const hands = [[], [], ["attack-04", "attack-05", "attack-06"]];
  const t = table({
    aliens,
    hands: [["attack-30"], ["attack-20"], hands[2]],
    turn: 2,
    destiny: ["seat-0", "seat-1"],
    declining: ["filch"],
  });
  for (const planet of ["0.1", "1.1"]) {
    t.until("launch/aim").answer(2, planet).answer(2, { "2.1": 1 });
    t.passing("planning/select").until("window/encounter.end").answer(2, "machine");
    expect(t.table.turn.success).toBe(false);
  }
  expect(t.table.turn).toMatchObject({ seat: 2, encounters: 3 });
});

test("an offense without an encounter card shows and discards its hand and draws eight [STT-01]", () => {
  const deck = [
    "attack-10",
    "attack-08",
    "attack-06",
    "negotiate",
    "plague",
    "quash",
    "attack-04",
    "attack-01",
    "attack-00",
  ];
  const t = turnOf([["reinforcement-2", "force-field"], ["attack-06"], []], { deck });
  expect(t.hand(0)).toEqual([...deck.slice(0, 8)].sort());
  expect(t.told("cards.discarded")).toEqual([{ player: "player/0", cards: "card/reinforcement-2.1 card/force-field" }]);
  expect(t.table.discard).toHaveLength(2);
});

test("an offense that holds an encounter card keeps its hand [STT-01]", () => {
  for (const card of ["attack-00", "negotiate", "morph"]) {
    const t = turnOf([["reinforcement-2", card], ["attack-06"], []]);
    expect(t.hand(0)).toEqual(["reinforcement-2", card].sort());
  }
});

const useless = ["plague", "quash", "force-field", "ionic-gas", "mobius-tubes", "mobius-tubes", "card-zap", "card-zap"];

test("the offense draws new hands until one holds an encounter card [STT-03]", () => {
  const next = ["reinforcement-3", "reinforcement-3", "reinforcement-3", "reinforcement-5", "cosmic-zap", "negotiate"];
  const t = turnOf([["reinforcement-2"], ["attack-06"], []], {
    deck: [...useless, ...next, "cosmic-zap", "attack-04"],
  });
  expect(t.hand(0)).toEqual([...next, "cosmic-zap", "attack-04"].sort());
  expect(t.told("cards.discarded")).toHaveLength(2);
  expect(t.table.discard).toHaveLength(9);
});

test("where no card is left to draw but useless ones, the offense gives up after a hundred hands [STT-03]", () => {
  const others = restOfDeck(["reinforcement-2", ...useless]);
  const t = turnOf([["reinforcement-2"], others, []], { deck: useless });
  expect(t.told("cards.discarded").filter(({ player }) => player === "player/0")).toHaveLength(100);
});

test("by the rules of 2008 the offense draws one new hand only [STT-03]", () => {
  const t = turnOf([["reinforcement-2"], ["attack-06"], []], { deck: useless, settings: settings2008 });
  expect(t.hand(0)).toEqual([...useless].sort());
  expect(t.told("cards.discarded")).toHaveLength(1);
});

test("the offense gets no new hand later in its turn: out of cards, it cannot have a second encounter [STT-04]", () => {
  const t = encounter(turnOf([["attack-20", "plague"], ["attack-04"], []]), "attack-20", "attack-04").finish();
  expect(t.hand(0)).toEqual(["plague"]);
  expect(t.table.turn.seat).toBe(1);
});

test("in 2008 the second encounter may be begun without a card and then fails for want of one [STT-04, PLN-01]", () => {
  const t = encounter(
    turnOf([["attack-20", "plague"], ["attack-04", "attack-05"], []], { settings: settings2008 }),
    "attack-20",
    "attack-04",
  );
  t.until("turn/again").answer(0, true).declining("plague").until("launch/aim").answer(0, "1.2").finish();
  expect(t.hand(0)).toEqual(["plague"]);
  expect(t.told("encounter.noCards")).toHaveLength(1);
  expect(t.table.turn.seat).toBe(1);
});

test("a flare played at the start of a turn is the player's flare of the first encounter [STT-06, FLR-06]", () => {
  const hands = [["quash"], ["attack-20", "attack-12", "flare-tick-tock", "flare-macron"], []];
  const position = { deck: ["attack-10"], discard: restOfDeck([...hands.flat(), "attack-10"]), seed: "first" };
  const asked = ["pass", "flare-tick-tock"].map((choice) => {
    const t = turnOf(hands, position);
    expect(t.asked(1)).toBe("window/deck.shuffled");
    t.answer(1, choice);
    const keys: string[] = [];
    while (t.table.encounter.n === 1) {
      const [question] = t.session.run.pending;
      if (question.who === 1) keys.push(question.key);
      t.pass(question.who);
    }
    return keys.includes("window/reveal.add");
  });
  expect(asked).toEqual([true, false]);
});
