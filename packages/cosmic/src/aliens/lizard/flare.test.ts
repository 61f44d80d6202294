import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { kick, rewarded } from "../../testing/rewarded.ts";

const settings = { boxes: ["base", "dominion"] };

test("reinforcements of its player count double from then on [lizard wild]", () => {
  const hands = [["attack-10", "attack-04", "flare-lizard", "reinforcement-3"], ["attack-08", "reinforcement-2"], []];
  const t = fight({ settings, hands }).cards("attack-10", "attack-08").until("window/reveal.change");
  t.answer(0, "flare-lizard").until("window/reveal.reinforce", 0);
  t.answer(0, "reinforcement-3").answer(1, "reinforcement-2").answer(0, "offense").answer(1, "reinforcement-2");
  t.answer(1, "defense");
  expect(t.totals()).toEqual({ offense: 10 + 1 + 6, defense: 8 + 4 + 2 });
  expect(t.until("turn/again").hand(0)).toEqual(["attack-04", "flare-lizard"]);
});

test("the own kicker multiplies by one more, but not one that is no multiplier [lizard wild, DR-11]", () => {
  const hands = [["attack-10", "duplicity", "flare-lizard"], ["attack-08"], []];
  const t = kick(rewarded({ settings, hands }), 0, "duplicity").until("window/reveal.change").answer(0, "flare-lizard");
  expect(t.options(0)).toEqual(["reinforcements", "kicker"]);
  t.answer(0, "kicker");
  expect(t.totals()).toEqual({ offense: 30 + 1, defense: 8 + 4 });
  const odd = [["attack-10", "reverse-polarity", "flare-lizard", "attack-04"], ["attack-08", "attack-09"], []];
  const none = kick(rewarded({ settings, hands: odd }), 0, "reverse-polarity").cards("attack-10", "attack-08");
  none.until("window/reveal.change");
  none.answer(0, "flare-lizard");
  expect([none.wasAsked(0, "lizard/how"), none.totals()]).toEqual([false, { offense: -10 + 1, defense: -8 + 4 }]);
});

test("not without an attack on the own side [lizard wild]", () => {
  const hands = [["negotiate", "flare-lizard"], ["attack-08"], []];
  const t = fight({ settings, hands }).cards("negotiate", "attack-08").finish();
  expect(t.wasAsked(0, "window/reveal.change")).toBe(false);
});

test("with the super two normal ships elsewhere are morphed too [lizard super]", () => {
  const hands = [["attack-20", "attack-08", "flare-lizard"], ["attack-04"], []];
  const aliens = ["lizard", "hacker", "clone"];
  const t = fight({ aliens, settings, hands, gate: 1, ships: { "0.2": [2] }, warp: [2], declining: ["clone"] });
  t.cards("attack-20", "attack-04").until("boost").answer(0, "flare-lizard");
  expect(t.question(0)).toMatchObject({ key: "lizard/outside", min: 2, max: 2 });
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "warp"]);
  t.answer(0, { "0.2": 1, "place/warp": 1 }).until("turn/again");
  expect(t.table.specials.map(({ at }) => at.split("/")[1])).toEqual(["1.1", "0.2", "warp"]);
  expect([t.table.removed[0], t.table.warp[0], t.hand(0)]).toEqual([3, 1, ["attack-08", "flare-lizard"]]);
});

test("a ship on a tech is outside the encounter too, and goes on researching [lizard super]", () => {
  const hands = [["attack-20", "attack-08", "flare-lizard"], ["attack-04"], []];
  const t = fight({
    aliens: ["lizard", "hacker", "clone"],
    settings: { ...settings, tech: true },
    hands,
    ships: { "0.2": [2] },
    techs: [["xenon-lasers:2"], [], []],
    declining: ["clone"],
    passing: ["tech/work"],
  });
  t.cards("attack-20", "attack-04").until("boost").answer(0, "flare-lizard");
  expect(t.question(0)).toMatchObject({ slots: expect.arrayContaining([{ ref: "lab/0.1", max: 2 }]) });
  t.answer(0, { "lab/0.1": 2 }).until("turn/next");
  expect(t.table.specials.map(({ at }) => at)).toEqual(["planet/1.1", "lab/0.1", "lab/0.1"]);
  expect([t.table.techs[0][0].ships, t.table.removed[0]]).toEqual([2, 3]);
});

test("a raised kicker also multiplies what follows when a Diplomat makes peace of it [lizard wild, KI-6]", () => {
  const aliens = ["clone", "hacker", "diplomat"];
  const hands = [["attack-10", "duplicity", "flare-lizard"], ["attack-08"], ["negotiate"]];
  const t = kick(rewarded({ aliens, settings, hands, declining: ["clone"] }), 0, "duplicity");
  t.until("window/reveal.change", 0).answer(0, "flare-lizard").answer(2, "pass").answer(0, "kicker");
  t.until("window/reveal.change", 2).answer(2, "diplomat").until("deal");
  t.answer(0, { do: "refuse" }).answer(0, { do: "refuse" }).answer(1, { do: "refuse" });
  expect([0, 1, 2].map((seat) => t.question(seat))).toMatchObject([{ max: 3 }, { max: 9 }, { max: 9 }]);
});
