import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

test("the side with more allied ships wins without cards; a tie goes to the defense [usurper wild]", () => {
  const hands = [["attack-04", "attack-01", "flare-usurper"], ["attack-20", "attack-05"], []];
  const won = (ships: number) => {
    const t = table({
      settings,
      aliens: ["clone", "filch", "machine"],
      hands,
      destiny: ["seat-1"],
      declining: ["clone", "filch", "machine"],
    });
    t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
    t.until("window/alliance.before").answer(0, "flare-usurper");
    t.until("alliance/invite-offense")
      .answer(0, ships > 0 ? ["player/2"] : [])
      .until("alliance/invite-defense")
      .answer(1, []);
    if (ships > 0) t.until("alliance/answer").answer(2, "offense").answer(2, { "2.1": ships });
    return t;
  };
  const t = won(2).until("turn/again");
  expect([t.table.encounter.winner, t.wasAsked(0, "planning/select"), t.hand(0)]).toEqual([
    0,
    false,
    ["attack-01", "attack-04", "flare-usurper"],
  ]);
  expect(won(0).finish().told("usurper.decided")).toEqual([{ offense: 0, defense: 0 }]);
});

test("what else happens to alliances comes before the count [usurper wild]", () => {
  const aliens = ["clone", "filch", "machine"];
  const hands = [["attack-04", "flare-usurper"], ["attack-20", "force-field"], []];
  const t = table({ settings, aliens, hands, destiny: ["seat-1"], declining: aliens });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
  t.until("window/alliance.before").answer(0, "flare-usurper");
  t.until("alliance/invite-offense").answer(0, ["player/2"]).until("alliance/invite-defense").answer(1, []);
  t.until("alliance/answer").answer(2, "offense").answer(2, { "2.1": 2 });
  t.until("window/alliance.formed", 1).answer(1, "force-field").finish();
  expect(t.told("usurper.decided")).toEqual([{ offense: 0, defense: 0 }]);
});

test("with the super the opposing allies' cards are seen [usurper super]", () => {
  const hands = [
    ["attack-04", "attack-01", "flare-usurper"],
    ["attack-20", "attack-05"],
    ["attack-00", "attack-07"],
  ];
  const t = fight({
    aliens: ["usurper", "hacker", "clone"],
    settings,
    hands,
    allies: [[2, "defense", 1]],
    declining: ["clone"],
  });
  t.cards("attack-04", "attack-20").until("window/planning.chosen").answer(0, "usurper").until("boost");
  t.answer(0, "flare-usurper").until("usurper/play").answer(2, "attack-00");
  expect([t.asked(0), t.options(0)]).toEqual(["usurper/theirs-seen", ["keep", "attack-00"]]);
});
