import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";

const BEFORE = "window/planning.before";

/** The offense holds the flare; the discard pile ends with a morph. */
function pile(card: string, third: string[] = []): FightTable {
  const hands = [["attack-40", card], ["attack-04", "attack-06"], third];
  const t = fight({ aliens: ["clone", "machine", "healer"], hands, discard: ["plague", "morph"], deck: ["quash"] });
  return t.until(BEFORE) as FightTable;
}

test("before selection the opponent must take the top card of the discard pile, and a card is drawn [fido wild, DCK-05]", () => {
  const t = pile("flare-fido");
  expect(t.options(0)).toEqual(["pass", "flare-fido"]);
  t.answer(0, "flare-fido");
  expect([t.hand(1), t.discard, t.hand(0)]).toEqual([
    ["attack-04", "attack-06", "morph"],
    ["plague"],
    ["attack-40", "flare-fido", "quash"],
  ]);
});

test("cancelled, neither happens; with an empty pile it cannot be played [fido wild]", () => {
  const t = pile("flare-fido", ["card-zap"])
    .answer(0, "flare-fido")
    .answer(2, "card-zap")
    .passing("planning/select")
    .declining("clone", "healer")
    .finish();
  expect([t.told("fido.forced"), t.told("cards.drawn")]).toEqual([[], []]);
  const empty = fight({
    aliens: ["clone", "machine", "healer"],
    hands: [
      ["attack-40", "flare-fido"],
      ["attack-04", "attack-06"],
    ],
  });
  expect(empty.passing("planning/select").declining("clone", "healer").finish().wasAsked(0, BEFORE)).toBe(false);
});

const ASKED = "window/resolution.discarded";

/** The Fido, not involved, plays the super; the cards are 40 and 04. */
function offering(deck: string[] = ["quash"], zap: string[] = []): FightTable {
  const hands = [["attack-40"], ["attack-04", "attack-06", ...zap], ["flare-fido"]];
  const t = fight({ aliens: ["clone", "machine", "fido"], hands, deck });
  return t.cards("attack-40", "attack-04").declining("clone").until(ASKED).answer(2, "flare-fido") as FightTable;
}

test("all discarded cards may be offered, one by one, each with its reward or to be kept [fido super, fido flare D1, fido flare D2]", () => {
  const t = offering(["quash", "plague"]);
  expect([t.asked(2), t.options(2)]).toEqual(["fido/card", ["pass", "attack-40", "attack-04"]]);
  t.answer(2, "attack-04").answer(2, "0").answer(0, true).answer(2, "draw");
  expect([t.hand(0), t.hand(2)]).toEqual([["attack-04"], ["quash"]]);
  expect(t.options(2)).toEqual(["pass", "attack-40"]);
  t.answer(2, "attack-40").answer(2, "1").answer(1, false).answer(2, "keep");
  expect([t.hand(1), t.hand(2), t.discard]).toEqual([["attack-06"], ["attack-40", "flare-fido", "quash"], []]);
});

test("a card that was refused and dropped is not offered again [fido super]", () => {
  const t = offering().answer(2, "attack-04").answer(2, "0").answer(0, false).answer(2, "drop");
  expect([t.asked(2), t.options(2)]).toEqual(["fido/card", ["pass", "attack-40"]]);
});

test("each accepted card gives a reward [fido flare D1]", () => {
  const t = offering(["quash", "plague"]).answer(2, "attack-04").answer(2, "0").answer(0, true).answer(2, "draw");
  t.answer(2, "attack-40").answer(2, "0").answer(0, true).answer(2, "draw");
  expect(t.hand(2)).toEqual(["flare-fido", "plague", "quash"]);
});

test("the Fido may stop at any time, and the super can be cancelled [fido super]", () => {
  expect(offering().answer(2, "pass").discard).toEqual(["attack-40", "attack-04"]);
  const t = offering(["quash"], ["card-zap"]).answer(1, "card-zap");
  expect(t.told("fido.offered")).toEqual([]);
  expect(t.asked(2)).not.toBe("fido/card");
});

test("the defense may play the wild, an ally may not; the super is for main players too [fido wild, fido super]", () => {
  const position = { discard: ["plague", "morph"], deck: ["quash"] };
  const aliens = ["clone", "machine", "healer"];
  const hands = [["attack-40", "attack-30"], ["attack-04", "flare-fido"], []];
  const defense = fight({ aliens, hands, ...position })
    .until(BEFORE)
    .answer(1, "flare-fido");
  expect([defense.hand(0), defense.hand(1)]).toEqual([
    ["attack-30", "attack-40", "morph"],
    ["attack-04", "flare-fido", "quash"],
  ]);
  const helped = [["attack-40", "attack-30"], ["attack-04"], ["flare-fido"]];
  const ally = fight({ aliens, hands: helped, ...position, allies: [[2, "offense", 1]] }).until("planning/select");
  expect(ally.wasAsked(2, BEFORE)).toBe(false);
  const main = fight({ aliens: ["clone", "fido", "machine"], hands })
    .cards("attack-40", "attack-04")
    .declining("clone")
    .until(ASKED, 1);
  expect(main.options(1)).toEqual(["pass", "fido", "flare-fido"]);
});

/** The offense keeps its card as the Clone, so that one card can be fetched; the Fido may use power and flare. */
function oneLeft(): FightTable {
  const t = fight({ aliens: ["clone", "machine", "fido"], hands: [["attack-40"], ["attack-04"], ["flare-fido"]] });
  t.until("window/resolution.keep").answer(0, "clone").until("window/resolution.discarded");
  expect(t.options(2)).toEqual(["pass", "fido", "flare-fido"]);
  return t;
}

test("when the power has fetched the last card nothing is left for the flare, and the other way round [fido super, fido 1]", () => {
  const power = oneLeft().answer(2, "fido").answer(2, "1").answer(1, false).answer(2, "keep");
  expect([power.hand(2), power.asked(2)]).toEqual([["attack-04", "flare-fido"], undefined]);
  const flare = oneLeft().answer(2, "flare-fido").answer(2, "attack-04").answer(2, "1").answer(1, false);
  flare.answer(2, "keep");
  expect([flare.hand(2), flare.asked(2)]).toEqual([["attack-04", "flare-fido"], undefined]);
});
