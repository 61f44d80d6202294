import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const ASKED = "window/reveal.reinforce";
const low = ["attack-00", "attack-01", "attack-04", "attack-05", "attack-06"];

/** The Reserve attacks with a 10 and holds low attack cards; the defense shows an 08. */
function battle(hand: string[], more: Partial<TestSetUp> = {}): FightTable {
  const hands = [["attack-10", ...hand], ["attack-08"], []];
  return fight({ aliens: ["reserve", "clone", "hacker"], hands, ...more }).cards("attack-10", "attack-08");
}

test("attack cards of 06 or less may be played as reinforcements of their value [reserve 0, reserve 1, reserve EC1]", () => {
  const t = battle([...low, "attack-07", "negotiate"]).until(ASKED);
  expect(t.options(0)).toEqual(["pass", "reserve"]);
  t.answer(0, "reserve");
  expect([t.question(0), t.options(0)]).toMatchObject([{ key: "reserve/cards", min: 1, max: 5 }, low]);
  t.answer(0, ["attack-05", "attack-06"]).answer(0, "offense");
  expect(t.table.encounter.reinforcements).toMatchObject([
    { side: 0, value: 5 },
    { side: 0, value: 6 },
  ]);
  t.answer(0, "pass").until("window/resolution.keep");
  expect(t.totals()).toEqual({ offense: 10 + 1 + 5 + 6, defense: 12 });
});

test("they may go to either side, and one may play again and again [reserve EC1, reserve EC2]", () => {
  const t = battle(["attack-05", "attack-06"]).until(ASKED);
  t.answer(0, "reserve").answer(0, ["attack-05"]).answer(0, "defense");
  expect([t.asked(0), t.options(0)]).toEqual([ASKED, ["pass", "reserve"]]);
  t.answer(0, "reserve").answer(0, "offense").until("window/resolution.keep");
  expect(t.totals()).toEqual({ offense: 17, defense: 17 });
  expect(t.told("power.used")).toHaveLength(2);
});

test("an ally may do so too, one who is not involved may not; nor if there is a negotiate [reserve 0]", () => {
  const hands = [["attack-10"], ["attack-08"], ["attack-05"]];
  const aliens = ["clone", "hacker", "reserve"];
  const ally = fight({ aliens, hands, allies: [[2, "offense", 1]] }).until(ASKED);
  expect(ally.options(2)).toEqual(["pass", "reserve"]);
  expect(fight({ aliens, hands }).until("window/resolution.keep").wasAsked(2, ASKED)).toBe(false);
  const hands2 = [["attack-10", "attack-05"], ["negotiate"], []];
  const t = fight({ aliens: ["reserve", "clone", "hacker"], hands: hands2 }).cards("attack-10", "negotiate");
  expect(t.until("window/resolution.keep").wasAsked(0, ASKED)).toBe(false);
});

test("in play they are reinforcements, in the discard pile attack cards again [reserve EC4]", () => {
  const hands = [["attack-10", "attack-05"], ["attack-08", "attack-14"], ["flare-reserve"]];
  const t = battle([], { hands }).until(ASKED).answer(0, "reserve").answer(0, "offense");
  expect(t.told("reveal.reinforced")).toMatchObject([{ card: "card/attack-05", n: 5 }]);
  t.declining("clone").until("launch/aim");
  expect(t.wasAsked(2, "window/cards.discarded")).toBe(false);
  expect(t.discard).toEqual(["attack-10", "attack-08", "attack-05"]);
});

test("zapped, the attack cards return to hand, and there is no more of it [reserve zap, reserve EC2]", () => {
  const hands = [["attack-10", "attack-05", "attack-06"], ["attack-08"], ["cosmic-zap"]];
  const t = battle([], { hands }).until(ASKED).answer(0, "reserve").answer(0, ["attack-05"]).answer(0, "offense");
  t.answer(2, "cosmic-zap").until("window/resolution.keep");
  expect([t.hand(0), t.totals()]).toEqual([["attack-05", "attack-06"], { offense: 11, defense: 12 }]);
});

/** The defense plays a reinforcement against the Reserve, who holds a negotiate. */
function reinforced(third: string[] = []): FightTable {
  const hands = [["attack-10", "negotiate"], ["attack-08", "reinforcement-5"], third];
  const t = battle([], { hands }).until(ASKED).answer(1, "reinforcement-5").answer(1, "defense");
  return t as FightTable;
}

test("a negotiate cancels a reinforcement of another player, and both are discarded [reserve 0, reserve 2]", () => {
  const t = reinforced();
  expect([t.asked(0), t.options(0)]).toEqual(["window/reinforcement.played", ["pass", "reserve"]]);
  expect(t.question(0)).toMatchObject({ params: { player: "player/1", card: "card/reinforcement-5" } });
  t.answer(0, "reserve");
  expect(t.discard).toEqual(["negotiate", "reinforcement-5"]);
  t.until("window/resolution.keep");
  expect([t.hand(0), t.totals()]).toEqual([[], { offense: 11, defense: 12 }]);
  expect(reinforced().answer(0, "pass").until("window/resolution.keep")).toMatchObject({ discard: [] });
});

test("zapped, the negotiate returns and the reinforcement counts [reserve zap]", () => {
  const t = reinforced(["cosmic-zap"]).answer(0, "reserve").answer(2, "cosmic-zap").until("window/resolution.keep");
  expect([t.hand(0), t.told("reveal.totals")]).toEqual([["negotiate"], [{ offense: 11, defense: 17 }]]);
});

test("its own reinforcements cannot be cancelled [reserve 2]", () => {
  const own = battle(["reinforcement-5", "negotiate"]).until(ASKED).answer(0, "reinforcement-5").answer(0, "offense");
  expect(own.until("window/resolution.keep").wasAsked(0, "window/reinforcement.played")).toBe(false);
});

test("cards that another effect like this one plays can be cancelled as well [reserve EC3]", () => {
  // There is no such effect yet, so both main players are given the sheet.
  const hands = [["attack-10", "negotiate"], ["attack-08", "attack-05"], []];
  const t = battle([], { hands, powers: [["reserve"], ["reserve"], ["clone"]] });
  t.until(ASKED).answer(1, "reserve").answer(1, "defense");
  expect(t.question(0)).toMatchObject({
    key: "window/reinforcement.played",
    params: { player: "player/1", card: "card/attack-05" },
  });
  t.answer(0, "reserve");
  expect(t.told("reveal.unreinforced")).toEqual([{ player: "player/1", card: "card/attack-05" }]);
  expect(t.totals()).toEqual({ offense: 11, defense: 12 });
});

test("without a negotiate a reinforcement of others cannot be cancelled [reserve 2]", () => {
  const hands = [["attack-10", "attack-12"], ["attack-08", "reinforcement-2"], []];
  const t = fight({ aliens: ["reserve", "clone", "hacker"], hands, declining: ["clone"] });
  t.cards("attack-10", "attack-08").until(ASKED).answer(1, "reinforcement-2").answer(1, "defense").finish();
  expect(t.wasAsked(0, "window/reinforcement.played")).toBe(false);
});
