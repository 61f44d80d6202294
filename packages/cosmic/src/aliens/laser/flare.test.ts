import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

function holder(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["clone", "machine", "macron"],
    settings,
    hands: [["attack-10", "attack-04", "attack-01", "attack-00", "flare-laser"], ["attack-08", "morph"], []],
    destiny: ["seat-1"],
    declining: ["clone", "machine"],
    passing: ["planning/select"],
    ...more,
  });
}

test("up to three cards are discarded, and as many of one player lie aside [laser wild]", () => {
  const t = holder().until("window/alliance.before").answer(0, "flare-laser");
  expect(t.question(0)).toMatchObject({ key: "laser/discard", min: 1, max: 3 });
  expect(t.options(0)).not.toContain("flare-laser");
  t.answer(0, ["attack-01", "attack-00"]);
  expect([t.asked(0), t.options(0)]).toEqual(["laser/whom", ["0", "1"]]);
  t.answer(0, "1");
  expect(t.question(0)).toMatchObject({ key: "laser/number", min: 1, max: 2 });
  t.answer(0, 1);
  expect([t.discard, t.hand(1).length, t.state.secret.aside[1].length]).toEqual([["attack-01", "attack-00"], 1, 1]);
  expect(t.hand(0)).toEqual(["attack-04", "attack-10", "flare-laser"]);
});

test("the own hand may be meant; the cards come back at the end [laser wild]", () => {
  const t = holder().until("window/alliance.before").answer(0, "flare-laser");
  t.answer(0, ["attack-00"]).answer(0, "0");
  expect([t.hand(0).length, t.state.secret.aside[0].length]).toEqual([3, 1]);
  t.finish();
  expect(t.told("cards.returned")).toEqual([{ player: "player/0", n: 1 }]);
});

test("cancelled, nothing is discarded or set aside [laser wild]", () => {
  const hands = [["attack-10", "attack-04", "flare-laser"], ["attack-08", "card-zap"], []];
  const t = holder({ hands }).until("window/alliance.before").answer(0, "flare-laser").answer(0, ["attack-04"]);
  t.answer(0, "1").answer(1, "card-zap");
  expect([t.discard.includes("attack-04"), t.state.secret.aside[1]]).toEqual([false, []]);
});

/** Seat 2, the Laser with its flare, allies with the offense. */
function ally(third: string[] = []): TestTable {
  const t = table({
    aliens: ["clone", "machine", "laser"],
    settings,
    hands: [["attack-10", "attack-04"], ["attack-08", ...third], ["flare-laser"]],
    destiny: ["seat-1"],
  }).until("alliance/invite-offense");
  t.answer(0, ["2"]).until("alliance/answer").answer(2, "offense").until("alliance/ships").answer(2, { "2.1": 2 });
  return t.until("window/alliance.formed");
}

test("as an ally the Laser may blind either main player [laser super]", () => {
  const t = ally().answer(2, "flare-laser");
  expect([t.asked(2), t.options(2)]).toEqual(["laser/victim", ["0", "1"]]);
  t.answer(2, "1");
  expect(t.question(2)).toMatchObject({ key: "laser/number", max: 1 });
  t.answer(2, 1).passing("turn/again").finish();
  expect([t.told("laser.blinded"), t.ships("1.1", 0), t.ships("1.1", 2)]).toEqual([[{ player: "player/1" }], 1, 2]);
  expect(t.hand(2)).toEqual(["flare-laser"]);
  const own = ally().answer(2, "flare-laser").answer(2, "0").answer(2, 1);
  expect(own.told("cards.setAside")).toEqual([{ player: "player/0", n: 1 }]);
});

test("that use may be zapped as well [laser super, laser zap]", () => {
  const t = ally(["cosmic-zap"]).answer(2, "flare-laser").answer(2, "0").answer(1, "cosmic-zap");
  expect([t.wasAsked(2, "laser/number"), t.hand(0).length]).toEqual([false, 2]);
});

test("with nothing to discard it is not offered [laser wild]", () => {
  const t = holder({ hands: [["attack-10", "attack-04"], ["flare-laser"], []] }).until("planning/select");
  expect([t.wasAsked(1, "window/alliance.before"), t.wasAsked(1, "window/alliance.formed")]).toEqual([false, false]);
});

test("a card that is played before it can be discarded puts none aside [laser wild, CLR-06]", () => {
  const hands = [["attack-10", "card-zap", "attack-04", "flare-laser"], ["attack-08", "morph", "card-zap"], []];
  const t = holder({ hands }).until("window/alliance.before").answer(0, "flare-laser");
  t.answer(0, ["card-zap", "attack-04"]).answer(0, "1").answer(0, 2).answer(1, "card-zap").answer(0, "card-zap");
  expect([t.state.secret.aside[1].length, t.hand(0)]).toEqual([1, ["attack-10", "flare-laser"]]);
});
