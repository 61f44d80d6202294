import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const aliens = ["grudge", "masochist", "machine", "hacker"];
const spare = ["attack-01", "attack-05"];

/** The Grudge attacks 1.1 with two ships and invites both others; they answer as given. */
function invites(answers: [string, string], more: Partial<TestSetUp> = {}): TestTable {
  const hands = [["attack-20", "attack-07"], ["attack-08", ...spare], [], []];
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 2 }).until("alliance/invite-offense").answer(0, ["2", "3"]);
  t.answer(1, []);
  answers.forEach((word, i) => {
    t.answer(i + 2, word);
    if (word !== "decline") t.answer(i + 2, { [`${i + 2}.1`]: 1 });
  });
  return t;
}

function tokens(t: TestTable): unknown {
  return t.table.memo.grudge?.holders;
}

test("everyone invited who does not ally with the Grudge must get a token [grudge 0, grudge 1]", () => {
  const t = invites(["decline", "offense"]);
  expect(tokens(t)).toEqual([2]);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/grudge" }]);
  expect(t.told("grudge.given")).toEqual([{ player: "player/0", other: "player/2" }]);
  expect(t.table.encounter.phase).toBe("planning");
});

test("the defense hands out tokens to those it invited itself, not to those of the offense [grudge 0, grudge 1]", () => {
  const hands = [["attack-08", ...spare], ["attack-20"], [], []];
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-0"] }).until("launch/aim");
  t.answer(1, "0.1")
    .answer(1, { "1.1": 1 })
    .answer(1, ["3"])
    .answer(0, ["2"])
    .passing("alliance/answer")
    .until("planning/select");
  expect(tokens(t)).toEqual([2]);
});

test("a Grudge that is only an ally hands out nothing [grudge 0]", () => {
  const hands = [[], ["attack-20"], ["attack-08", ...spare], []];
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-2"] }).until("launch/aim");
  t.answer(1, "2.1")
    .answer(1, { "1.1": 1 })
    .answer(1, ["0", "3"])
    .passing("alliance/answer")
    .until("alliance/answer", 0);
  t.answer(0, "offense").answer(0, { "0.1": 1 }).until("planning/select");
  expect(t.told("power.used")).toEqual([]);
});

test("if everyone invited allies, the power is not used [grudge 1]", () => {
  expect(invites(["offense", "offense"]).told("power.used")).toEqual([]);
});

test("when the Grudge wins, each holder loses one ship of own choice, at the same time [grudge 2]", () => {
  const t = invites(["decline", "decline"]).until("planning/select").answer(0, "attack-20").answer(1, "attack-08");
  t.until("ships/lose");
  expect([t.asked(2), t.asked(3)]).toEqual(["ships/lose", "ships/lose"]);
  expect(t.question(2)).toMatchObject({ min: 1, max: 1 });
  expect(t.options(2)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(2, { "2.4": 1 }).answer(3, { "3.5": 1 });
  expect([t.ships("2.4", 2), t.ships("3.5", 3)]).toEqual([3, 3]);
  expect(t.table.warp).toEqual([0, 4, 1, 1]);
  expect(tokens(t)).toEqual([]);
  expect(t.told("grudge.dropped")).toHaveLength(2);
  expect(t.told("power.used")).toHaveLength(1);
});

test("when the Grudge makes a deal, each holder loses one ship [grudge 2]", () => {
  const t = invites(["decline", "offense"], { hands: [["negotiate", "attack-07"], ["negotiate", ...spare], [], []] });
  t.until("planning/select").answer(0, "negotiate").answer(1, "negotiate").until("deal");
  t.answer(0, { do: "offer", give: { "attack-07": 1 }, want: {} })
    .answer(1, { do: "accept" })
    .until("ships/lose");
  expect(t.question(2)).toMatchObject({ min: 1, max: 1 });
  expect(t.asked(3)).toBeUndefined();
});

test("when the Grudge loses, each holder loses four ships [grudge 3]", () => {
  const t = invites(["decline", "decline"], { hands: [["attack-04"], ["attack-08", ...spare], [], []] });
  t.until("planning/select").answer(1, "attack-08").until("ships/lose");
  expect([t.question(2), t.question(3)]).toMatchObject([
    { min: 4, max: 4 },
    { min: 4, max: 4 },
  ]);
  t.answer(2, { "2.4": 2, "2.5": 2 }).answer(3, { "3.5": 4 });
  expect(t.table.warp.slice(2)).toEqual([4, 4]);
});

test("when the Grudge fails to deal, each holder loses four ships [grudge 3]", () => {
  const t = invites(["decline", "offense"], { hands: [["negotiate", "attack-07"], ["negotiate", ...spare], [], []] });
  t.until("planning/select")
    .answer(0, "negotiate")
    .answer(1, "negotiate")
    .passing("deal", "deal/penalty")
    .until("ships/lose", 2);
  expect(t.question(2)).toMatchObject({ min: 4, max: 4 });
});

test("if the encounter ends without a result, the tokens are discarded without effect [grudge 4]", () => {
  const t = table({ aliens, hands: [["attack-04", "plague"], ["attack-08"], [], []], destiny: ["seat-1"] });
  t.until("window/regroup.start")
    .answer(0, "plague")
    .answer(0, "0")
    .passing("ships/lose")
    .until("launch/aim")
    .answer(0, "1.1");
  t.answer(0, { "0.1": 2 }).answer(0, ["2"]).answer(1, []).answer(2, "decline");
  expect(t.told("encounter.noCards")).toHaveLength(1);
  expect(tokens(t)).toEqual([2]);
  t.until("launch/aim");
  expect(t.told("grudge.dropped")).toEqual([{ player: "player/2" }]);
  expect(tokens(t)).toEqual([]);
  expect(t.table.warp[2]).toBe(0);
});

/** The Grudge defends 0.1 and invites seat 3, which joins the winning offense with two ships instead. */
function deserts(ships?: Record<string, number[]>): TestTable {
  const hands = [["attack-04", ...spare], ["attack-20", "attack-07"], [], []];
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-0"], ...(ships === undefined ? {} : { ships }) });
  t.until("launch/aim").answer(1, "0.1").answer(1, { "1.1": 1 }).answer(1, ["3"]).answer(0, ["3"]);
  t.answer(3, "offense").answer(3, { "3.1": 2 }).answer(0, "attack-04").answer(1, "attack-20");
  return t.until("ships/lose", 3);
}

test("a player who allied elsewhere has a token too, but ships that fought there may not be chosen [grudge 5, grudge EC2, grudge EC4]", () => {
  const t = deserts();
  expect(t.ships("0.1", 3)).toBe(2);
  expect(t.question(3)).toMatchObject({ min: 4, max: 4 });
  expect(t.options(3)).toEqual(["3.1", "3.2", "3.3", "3.4", "3.5"]);
});

test("a colony that was on that planet before may be chosen [grudge 5, grudge EC4]", () => {
  const t = deserts({ "0.1": [4, 0, 0, 1], "3.5": [0, 0, 0, 3] });
  expect(t.ships("0.1", 3)).toBe(3);
  expect(t.question(3)).toMatchObject({ slots: expect.arrayContaining([{ ref: "planet/0.1", max: 1 }]) });
});

test("once the allied ships are lost, a colony on that planet may be chosen as a whole [grudge 5, grudge EC4]", () => {
  const hands = [["attack-40", ...spare], ["attack-20", "attack-07"], [], []];
  const ships = { "0.1": [4, 0, 0, 2], "3.5": [0, 0, 0, 2] };
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-0"], ships }).until("launch/aim");
  t.answer(1, "0.1").answer(1, { "1.1": 1 }).answer(1, ["3"]).answer(0, ["3"]).answer(3, "offense");
  t.answer(3, { "3.1": 2 }).answer(0, "attack-40").answer(1, "attack-20").until("ships/lose", 3);
  expect([t.table.encounter.winner, t.ships("0.1", 3), t.table.warp[3]]).toEqual([1, 2, 2]);
  expect(t.question(3)).toMatchObject({ min: 1, slots: expect.arrayContaining([{ ref: "planet/0.1", max: 2 }]) });
});

test("allied ships that Duplicity sends to the warp have not landed: a colony on that planet may be chosen as a whole [grudge 5, grudge EC4, duplicity 2]", () => {
  const hands = [["attack-04", ...spare], ["attack-20", "attack-07", "duplicity"], [], []];
  const ships = { "0.1": [4, 0, 0, 2], "3.5": [0, 0, 0, 2] };
  const settings = { rewardDeck: true };
  const t = table({ aliens, hands, settings, turn: 1, destiny: ["seat-0"], ships }).until("launch/aim");
  t.answer(1, "0.1").answer(1, { "1.1": 1 }).answer(1, ["3"]).answer(0, ["3"]);
  t.answer(3, "offense").answer(3, { "3.1": 2 }).until("window/planning.lay").answer(1, "duplicity");
  t.until("planning/select").answer(0, "attack-04").answer(1, "attack-20").until("ships/lose", 3);
  expect([t.ships("0.1", 3), t.table.warp[3]]).toEqual([2, 2]);
  expect(t.question(3)).toMatchObject({ slots: expect.arrayContaining([{ ref: "planet/0.1", max: 2 }]) });
});

test("ships that land by Solar Wind as allies of a winning defense may not be chosen [grudge 5, grudge EC4, solar-wind 1]", () => {
  const hands = [["attack-04", ...spare], ["attack-20", "attack-07"], ["solar-wind"], []];
  const t = table({ aliens, hands, settings: { rewardDeck: true }, destiny: ["seat-1"] }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 }).answer(0, ["3"]).answer(1, ["3"]);
  t.answer(3, "defense").answer(3, { "3.1": 2 }).answer(0, "attack-04").answer(1, "attack-20");
  t.until("window/reveal.change").answer(2, "solar-wind").until("ships/lose", 3);
  expect([t.ships("1.1", 3), t.options(3)]).toEqual([2, ["3.1", "3.2", "3.3", "3.4", "3.5"]]);
});

test("a holder with too few ships loses all of them [grudge 3, SHP-10]", () => {
  const gone = { "3.1": [0, 0, 0, 5], "3.2": [0], "3.3": [0], "3.4": [0], "3.5": [0] };
  const hands = [["attack-04", ...spare], ["attack-20", "attack-07"], [], []];
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-0"], ships: gone, warp: [0, 0, 0, 15] });
  t.until("launch/aim").answer(1, "0.1").answer(1, { "1.1": 1 }).answer(1, ["3"]).answer(0, ["3"]);
  t.answer(3, "offense").answer(3, { "3.1": 2 }).answer(0, "attack-04").answer(1, "attack-20").until("turn/again");
  expect([t.ships("0.1", 3), t.table.warp[3]]).toEqual([2, 18]);
});

test("a zap means that no tokens are given [grudge zap]", () => {
  const hands = [["attack-20", "attack-07"], ["attack-08", ...spare], ["cosmic-zap"], []];
  const t = invites(["decline", "decline"], { hands }).answer(2, "cosmic-zap");
  t.until("planning/select").answer(0, "attack-20").answer(1, "attack-08").until("turn/again");
  expect(tokens(t)).toBeUndefined();
  expect(t.table.warp).toEqual([0, 4, 0, 0]);
});

test("what the tokens do cannot be zapped [grudge zap, ZAP-06]", () => {
  const hands = [["attack-20", "attack-07"], ["attack-08", ...spare], ["cosmic-zap"], []];
  const t = invites(["decline", "offense"], { hands }).pass(2);
  t.until("planning/select").answer(0, "attack-20").answer(1, "attack-08").until("ships/lose");
  expect(t.asked(2)).toBe("ships/lose");
  expect(t.told("power.used")).toHaveLength(1);
});

test("an ally sent home by Force Field did ally and gets no token [grudge EC1]", () => {
  const hands = [["attack-08", ...spare], ["attack-20", "force-field"], [], []];
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-0"] })
    .until("launch/aim")
    .answer(1, "0.1");
  t.answer(1, { "1.1": 1 }).answer(1, []).answer(0, ["2", "3"]).answer(2, "defense").answer(2, { "2.1": 1 });
  t.answer(3, "decline").answer(1, "force-field").until("planning/select");
  expect(t.table.encounter.dock[2]).toBe(0);
  expect(tokens(t)).toEqual([3]);
});

test("at most three tokens are in use, even with five players [grudge EC3]", () => {
  const t = table({
    aliens: [...aliens, "macron"],
    hands: [["attack-20"], ["attack-08"], [], [], []],
    destiny: ["seat-1"],
  }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 });
  expect(t.options(0)).toEqual(["2", "3", "4"]);
  t.answer(0, ["2", "3", "4"]).answer(1, []).answer(2, "decline").answer(3, "decline").answer(4, "decline");
  expect(t.told("grudge.given")).toHaveLength(3);
});

test("a Grudge that has lost its power by then takes no revenge, and the tokens are gone [grudge 2, PWR-06]", () => {
  const hands = [["attack-04", ...spare], ["attack-20", "attack-07"], [], []];
  const ships = { "0.1": [2], "0.2": [9], "0.3": [9], "0.4": [0], "0.5": [0] };
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-0"], ships })
    .until("launch/aim")
    .answer(1, "0.1");
  t.answer(1, { "1.1": 1 }).answer(1, []).answer(0, ["3"]).answer(3, "decline").answer(0, "attack-04");
  t.answer(1, "attack-20").until("turn/again");
  expect(t.table.players[0].powerless).toBe(true);
  expect(t.table.warp).toEqual([2, 0, 0, 0]);
  expect(tokens(t)).toEqual([]);
});
