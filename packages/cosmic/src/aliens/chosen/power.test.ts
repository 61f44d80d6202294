import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { type TestSetUp, table } from "../../testing/table.ts";
import { view } from "../../view.ts";

const aliens = ["chosen", "clone", "amoeba"];

/** The Chosen (seat 0) attacks 1.1 with one ship; cards are revealed. */
function attack(mine: string, theirs: string, deck: string[], more: TestSetUp = {}) {
  return table({
    aliens,
    hands: [[mine], [theirs], []],
    deck,
    destiny: ["seat-1"],
    ...more,
    declining: ["amoeba", "clone"],
  })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 })
    .until("window/reveal.change");
}

const names = (cards: readonly number[]) => cards.map((card) => CARDS[card].name);

test("after reveal the Chosen draws three cards, and an encounter card may replace its own [chosen 0, chosen 1, chosen 3, chosen 4]", () => {
  const t = attack("attack-06", "attack-08", ["plague", "attack-20", "negotiate", "attack-40"]);
  expect(t.options(0)).toEqual(["pass", "chosen"]);
  expect(t.table.encounter.shown.map((shown) => shown.value)).toEqual([6, 8]);
  t.answer(0, "chosen");
  expect(t.question(0)).toMatchObject({ key: "chosen/card", kind: "some", min: 0, max: 1 });
  expect(t.options(0)).toEqual(["attack-20", "negotiate"]);
  t.answer(0, ["attack-20"]);
  expect(t.options(0)).toEqual(["replace", "add"]);
  t.answer(0, "replace");
  expect(t.table.encounter.shown[0]).toMatchObject({ type: "attack", value: 20, added: 0 });
  expect(t.discard).toEqual(["attack-06", "plague", "negotiate"]);
  t.finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 12 }]);
  expect(t.hand(0)).toEqual([]);
});

test("of two attacks the drawn one may be added instead [chosen 3]", () => {
  const t = attack("attack-06", "attack-08", ["attack-09", "plague", "negotiate"]);
  t.answer(0, "chosen").answer(0, ["attack-09"]).answer(0, "add");
  expect(t.table.encounter.shown[0]).toMatchObject({ type: "attack", value: 6, added: 9 });
  expect(t.discard).toEqual(["plague", "negotiate"]);
  t.finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 6 + 9 + 1, defense: 12 }]);
});

test("the Chosen may leave it, may act once in an encounter, and only as a main player [chosen 0]", () => {
  const t = attack("attack-06", "attack-08", ["attack-20", "attack-20", "attack-40", "attack-30"]);
  t.answer(0, "chosen").answer(0, []);
  t.finish();
  expect(t.session.answers.filter(({ key }) => key === "window/reveal.change")).toHaveLength(1);
  const ally = table({ aliens, turn: 1, hands: [[], ["attack-06"], ["attack-08"]], destiny: ["seat-2"] })
    .until("alliance/invite-offense")
    .answer(1, ["player/0"])
    .until("alliance/answer")
    .answer(0, "offense")
    .answer(0, { "0.1": 1 })
    .declining("amoeba", "clone")
    .finish();
  expect(ally.wasAsked(0, "window/reveal.change")).toBe(false);
  const left = attack("attack-06", "attack-08", ["attack-40"]).answer(0, "pass").finish();
  expect(left.told("reveal.totals")).toEqual([{ offense: 7, defense: 12 }]);
});

test("three cards without an encounter card are discarded and nothing happens [chosen 2]", () => {
  const t = attack("attack-06", "attack-08", ["plague", "quash", "reinforcement-5"]).answer(0, "chosen");
  expect(t.discard).toEqual(["plague", "quash", "reinforcement-5"]);
  expect(t.table.encounter.shown[0]).toMatchObject({ value: 6, added: 0 });
  expect([t.asked(0), t.hand(0)]).toEqual([undefined, []]);
});

test("zapped, the Chosen draws nothing and its card stands [chosen zap]", () => {
  const hands = [["attack-06"], ["attack-08", "cosmic-zap"], []];
  const t = attack("", "", ["attack-40"], { hands }).answer(0, "chosen");
  expect(t.options(1)).toEqual(["pass", "cosmic-zap"]);
  expect(t.told("cards.drawn")).toEqual([]);
  t.answer(1, "cosmic-zap").finish();
  expect(t.discard).toEqual(["cosmic-zap", "attack-06", "attack-08"]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 7, defense: 12 }]);
});

test("a morph copies the opponent's card [chosen EC1, REV-02]", () => {
  const t = attack("attack-06", "attack-23", ["morph", "plague", "quash"]).answer(0, "chosen").answer(0, ["morph"]);
  expect(t.table.encounter.shown[0]).toMatchObject({ type: "attack", value: 23 });
});

test("a negotiate turns the encounter into a deal, or into a loss with compensation [chosen EC1]", () => {
  const deck = ["negotiate", "plague", "quash"];
  const deal = attack("attack-06", "negotiate", deck).answer(0, "chosen").answer(0, ["negotiate"]).until("deal");
  expect(deal.asked(0)).toBe("deal");
  const hands = [["attack-40"], ["attack-04", "force-field"], []];
  const lost = attack("", "", deck, { hands }).answer(0, "chosen").answer(0, ["negotiate"]).finish();
  expect(lost.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  expect([lost.table.warp[0], lost.hand(0)]).toEqual([1, ["force-field"]]);
});

test("only the Chosen sees the cards it drew [chosen EC2]", () => {
  const t = attack("attack-06", "attack-08", ["attack-20", "negotiate", "plague"]).answer(0, "chosen");
  expect(names(view(t.state, 0).aside)).toEqual(["attack-20", "negotiate", "plague"]);
  expect([view(t.state, 1).aside, view(t.state, "spectator").aside]).toEqual([[], []]);
  const drawn = t.session.run.events?.find((event) => event.id === "cards.drawn");
  expect(drawn?.params).toEqual({ player: "player/0", n: 3 });
  expect(Object.keys(drawn?.privately ?? {})).toEqual(["0"]);
  expect(t.question(0)?.hidden).toBe(true);
});

test("an added card goes with the revealed one, which alone is the Chosen's card for the Clone [chosen EC3]", () => {
  const powers = [["clone", "chosen"], ["amoeba"], ["vacuum"]];
  const t = attack("attack-06", "attack-08", ["attack-09", "plague", "quash"], { powers });
  t.answer(0, "chosen").answer(0, ["attack-09"]).answer(0, "add").until("window/resolution.keep").answer(0, "clone");
  t.passing("turn/again").finish();
  expect(t.hand(0)).toEqual(["attack-06"]);
  expect(t.discard.slice(0, 4)).toEqual(["plague", "quash", "attack-09", "attack-08"]);
});

test("what looks at the value of the card leaves the added value out [chosen EC3]", () => {
  const called = (n: number) => {
    const hands = [["attack-06"], ["attack-08", "flare-gambler"], []];
    const t = table({ aliens, hands, deck: ["attack-09", "plague", "quash"], destiny: ["seat-1"] });
    t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("window/reveal.before");
    t.answer(1, "flare-gambler")
      .answer(1, n)
      .answer(0, "chosen")
      .answer(0, ["attack-09"])
      .answer(0, "add")
      .declining("clone")
      .finish();
    return t.told("reveal.totals");
  };
  expect(called(2)).toEqual([{ offense: 6 + 9 + 1, defense: 8 + 4 + 2 }]);
  expect(called(3)).toEqual([{ offense: 6 + 9 + 1, defense: 8 + 4 }]);
});

test("all encounter cards drawn may be turned down [chosen EC4]", () => {
  const t = attack("attack-06", "attack-08", ["attack-20", "negotiate", "plague"]).answer(0, "chosen").answer(0, []);
  expect(t.table.encounter.shown[0]).toMatchObject({ value: 6, added: 0 });
  expect(t.discard.slice(0, 3)).toEqual(["attack-20", "negotiate", "plague"]);
});

test("the three cards are one draw [chosen EC5]", () => {
  const t = attack("attack-06", "attack-08", ["attack-20", "negotiate", "plague"]).answer(0, "chosen");
  expect(t.told("cards.drawn")).toEqual([{ player: "player/0", n: 3 }]);
});

test("an attack can only replace a card that is none, and the other way round [chosen 3]", () => {
  const t = attack("negotiate", "attack-08", ["attack-20", "plague", "quash"]).answer(0, "chosen");
  t.answer(0, ["attack-20"]);
  expect([t.table.encounter.shown[0], t.asked(0)]).toMatchObject([{ type: "attack", value: 20, added: 0 }, undefined]);
});

test("after the intervention there is no way back to what comes earlier in the order [chosen 0, CLR-09, REV-12.3]", () => {
  const hands = [["attack-06", "flare-human"], ["attack-08"], []];
  const t = attack("", "", ["attack-20", "plague", "quash"], { hands });
  expect(t.options(0)).toEqual(["pass", "chosen", "flare-human"]);
  t.answer(0, "chosen").answer(0, []);
  expect(t.asked(0)).not.toBe("window/reveal.change");
});
