import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

test("alone against all others its player wins the encounter, and the flare goes to the Ace [ace wild]", () => {
  const hands = [["attack-04", "attack-06", "flare-ace"], ["attack-20"], []];
  const aliens = ["clone", "hacker", "ace"];
  const t = fight({ aliens, settings, hands, allies: [[2, "defense", 1]], declining: ["clone"] });
  t.cards("attack-04", "attack-20").until("window/reveal.outcome").answer(0, "flare-ace").until("turn/again");
  expect([t.table.encounter.winner, t.hand(0), t.hand(2)]).toEqual([0, ["attack-06"], ["flare-ace"]]);
});

test("not while somebody stands aside; without an Ace the flare is discarded [ace wild]", () => {
  const hands = [["attack-04", "flare-ace"], ["attack-20"], []];
  const aside = fight({ settings, hands }).cards("attack-04", "attack-20").finish();
  expect(aside.wasAsked(0, "window/reveal.outcome")).toBe(false);
  const t = fight({ settings, hands, allies: [[2, "defense", 1]] }).cards("attack-04", "attack-20");
  expect(t.until("window/reveal.outcome").answer(0, "flare-ace").discard).toContain("flare-ace");
});

test("the beaten Ace founds a colony in another system with its ships; the flare is spent [ace super]", () => {
  const hands = [["attack-20"], ["attack-04", "flare-ace"], []];
  const t = fight({ aliens: ["clone", "ace", "hacker"], settings, hands, declining: ["clone"] });
  t.cards("attack-20", "attack-04").until("window/ships.going").answer(1, "flare-ace");
  expect(t.options(1)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(1, "2.3");
  expect([t.ships("2.3", 1), t.table.warp[1], t.discard]).toEqual([4, 0, ["flare-ace"]]);
});

test("somebody on both sides does not stand against you alone [ace wild]", () => {
  const won = (ace: number) => {
    const hands = [["attack-10"], ["attack-08"], []].map((hand, seat) =>
      seat === ace ? [...hand, "flare-ace"] : hand,
    );
    const t = table({
      aliens: ["clone", "hacker", "yin-yang"],
      settings,
      hands,
      destiny: ["seat-1"],
      declining: ["clone"],
    });
    t.until("alliance/invite-offense").answer(0, ["player/2"]).answer(1, ["player/2"]);
    t.until("window/alliance.answer").answer(2, "yin-yang").answer(2, { "2.1": 1 }).answer(2, { "2.2": 1 });
    return t.passing("yin-yang/rewards", "rewards/ships").finish().wasAsked(ace, "window/reveal.outcome");
  };
  expect([won(0), won(1)]).toEqual([false, false]);
});

test("who wins without it is not asked to play it [ace wild, REV-12]", () => {
  const hands = [["attack-20"], ["attack-04", "flare-ace"], ["cosmic-zap"]];
  const aliens = ["clone", "human", "hacker"];
  const t = fight({ aliens, settings, hands, allies: [[2, "offense", 1]], declining: ["clone"] });
  t.cards("attack-20", "attack-04").until("window/power.used", 2).answer(2, "cosmic-zap").finish();
  expect([t.table.winners, t.wasAsked(1, "window/reveal.outcome"), t.told("encounter.won")]).toEqual([
    [],
    false,
    [{ player: "player/1", side: "defense" }],
  ]);
});

test("who has lost before any card was revealed cannot play it [ace wild, hate flare D2]", () => {
  const hands = [["attack-20", "flare-hate"], ["attack-04", "flare-ace"], []];
  const t = fight({ settings, hands, seed: "one", allies: [[2, "offense", 1]] }).until("window/planning.before");
  t.answer(0, "flare-hate").until("turn/again");
  expect([t.hand(1), t.told("hate.won").length]).toEqual([["flare-ace"], 1]);
  expect(t.wasAsked(1, "window/reveal.outcome")).toBe(false);
});
