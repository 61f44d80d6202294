import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";
import "../../texts/every.ts";
import { say } from "../../texts/say.ts";
import { view } from "../../view.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["host", "hacker", "clone"];
const declining = ["clone", "host", "host.1", "host.2"];
const hands = [["attack-10", "attack-01"], ["attack-08", "attack-05"], []];

function sheet(t: { readonly state: { secret: { stash: Readonly<Record<string, readonly number[]>> } } }): string[] {
  return (t.state.secret.stash.host ?? []).map((card) => CARDS[card].name);
}

test("at the start of any turn it fills its sheet up to three, unseen by others [host 0, host 1, host EC1]", () => {
  expect(powerOf("host").effect.alert).toBe("yellow");
  const t = table({ aliens, settings, hands, turn: 1, destiny: ["seat-2"] });
  expect([t.asked(0), t.options(0)]).toEqual(["window/turn.start", ["pass", "host.2"]]);
  t.answer(0, "host.2");
  expect(sheet(t)).toHaveLength(3);
  expect(sheet(t).every((name) => name.startsWith("flare-"))).toBe(true);
  expect([view(t.state, 0).stash.length, view(t.state, 1).stash.length, t.hand(0).length]).toEqual([3, 0, 2]);
});

test("it may remove flares for good [host 1]", () => {
  const stash = [["flare-warrior", "flare-zombie"], [], []];
  const t = table({ aliens, settings, hands, stash, destiny: ["seat-1"] });
  t.answer(0, "host.1");
  expect(t.options(0)).toEqual(["flare-warrior", "flare-zombie"]);
  t.answer(0, ["flare-zombie"]);
  expect([sheet(t), t.table.gone.map((card) => CARDS[card].name)]).toEqual([["flare-warrior"], ["flare-zombie"]]);
});

/** The Host attacks with flares on its sheet. */
function channel(flares: string[], more: Partial<TestSetUp> & Engagement = {}) {
  const t = fight({ aliens, settings, hands, stash: [flares, [], []], declining, ...more });
  return t.cards("attack-10", "attack-08");
}

test("a flare on the sheet is played as a wild one and then discarded; it is not the flare of the encounter [host 2, host 3, host 5]", () => {
  const held = [["attack-10", "attack-01", "flare-human"], hands[1], []];
  const t = channel(["flare-macron"], { hands: held, declining: [...declining, "flare-human"] });
  t.until("window/reveal.add");
  expect(t.options(0)).toContain("flare-macron");
  t.answer(0, "flare-macron");
  expect(t.told("power.used")).toMatchObject([{ player: "player/0", power: "power/host" }]);
  expect([sheet(t), t.discard[0]]).toEqual([[], "flare-macron"]);
  expect(t.table.encounter.flareUsers).toEqual([]);
});

test("zapped, the flare stays on the sheet [host 4]", () => {
  const held = [hands[0], ["attack-08", "attack-05", "cosmic-zap"], []];
  const t = channel(["flare-macron"], { hands: held }).until("window/reveal.add").answer(0, "flare-macron");
  t.until("window/power.used", 1).answer(1, "cosmic-zap");
  expect([sheet(t), t.told("card.played").length]).toEqual([["flare-macron"], 1]);
});

test("a Card Zap discards the flare [host EC1]", () => {
  const held = [hands[0], ["attack-08", "attack-05", "card-zap"], []];
  const t = channel(["flare-macron"], { hands: held }).until("window/reveal.add").answer(0, "flare-macron");
  t.until("window/card.played", 1).answer(1, "card-zap");
  expect([sheet(t), t.discard.includes("flare-macron")]).toEqual([[], true]);
});

test("its player alone reads which flares have come onto the sheet [host EC1]", () => {
  const t = table({ aliens, settings, hands, turn: 1, destiny: ["seat-2"] }).answer(0, "host.2");
  const { params, privately } = t.session.events.find(({ id }) => id === "host.filled") ?? {};
  expect(say("en", "host.filled", { ...params })).toBe("Blue drew 3 flares onto the sheet.");
  expect(say("en", "host.filled", { ...params, ...privately?.[0] })).toMatch(/ onto the sheet \(.+ flare\)\.$/);
  expect(privately?.[1]).toBe(undefined);
});
