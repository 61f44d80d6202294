import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";

const settings = { boxes: ["base", "dominion"] };

test("totals less than five apart are a draw and lead to a deal; allies go home [judge wild]", () => {
  const hands = [["attack-10", "attack-01", "flare-judge"], ["attack-08", "attack-05"], []];
  const t = fight({ settings, hands, allies: [[2, "offense", 1]] }).cards("attack-10", "attack-08");
  t.until("window/reveal.outcome").answer(0, "flare-judge").until("ships/return").answer(2, { "2.2": 1 }).until("deal");
  expect([t.asked(0), t.table.encounter.ally[2]]).toEqual(["deal", -1]);
});

test("totals five apart are none [judge wild]", () => {
  const hands = [["attack-20", "attack-01", "flare-judge"], ["attack-08", "attack-05"], []];
  const t = fight({ settings, hands }).cards("attack-20", "attack-08").until("turn/again");
  expect(t.wasAsked(0, "window/reveal.outcome")).toBe(false);
});

test("where a side wins whatever the totals are, there is no draw to call [judge wild, REV-12]", () => {
  const hands = [["attack-10", "attack-01", "flare-judge"], ["attack-08", "attack-05"], ["cosmic-zap"]];
  const t = fight({ aliens: ["clone", "human", "hacker"], settings, hands, declining: ["clone"] });
  t.cards("attack-10", "attack-08").until("window/power.used", 2).answer(2, "cosmic-zap").finish();
  expect([t.totals(), t.wasAsked(0, "window/reveal.outcome"), t.told("encounter.won")]).toEqual([
    undefined,
    false,
    [{ player: "player/1", side: "defense" }],
  ]);
});

test("with the super both gain [judge super]", () => {
  const hands = [["attack-20", "attack-01", "flare-judge"], ["attack-04", "attack-05", "quash"], []];
  const t = fight({ aliens: ["judge", "machine", "clone"], settings, hands, declining: ["machine", "clone"] });
  t.until("window/planning.before").answer(0, "judge").answer(0, "winner").answer(0, "no-colony").answer(0, "artifact");
  t.until("boost").answer(0, "flare-judge").answer(0, "no-colony").answer(0, "flare");
  t.cards("attack-20", "attack-04").until("turn/again");
  expect([t.hand(0), t.hand(1)]).toEqual([
    ["attack-01", "quash"],
    ["attack-05", "flare-judge"],
  ]);
});

test("with the super cards that both gain change hands together, whoever is named first [judge super, judge 2, DEA-12]", () => {
  for (const first of ["winner", "beaten"]) {
    const hands = [["attack-20", "attack-01", "flare-judge"], ["attack-04", "attack-05", "quash"], []];
    const t = fight({ aliens: ["judge", "machine", "clone"], settings, hands, declining: ["machine", "clone"] });
    t.until("window/planning.before").answer(0, "judge").answer(0, first).answer(0, "no-colony").answer(0, "all");
    t.until("boost").answer(0, "flare-judge").answer(0, "no-colony").answer(0, "all");
    t.cards("attack-20", "attack-04").until("turn/again");
    expect([t.hand(0), t.hand(1)]).toEqual([
      ["attack-05", "quash"],
      ["attack-01", "flare-judge"],
    ]);
  }
});
