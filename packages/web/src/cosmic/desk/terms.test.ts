import { cardOf, nameOf, planetOf, type Table } from "@hypergate/cosmic/client";
import type { DealQuestion } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { evenOffer } from "./even-offer.ts";
import { offersIn } from "./offers.ts";
import {
  cardsIn,
  choicesOf,
  counterOf,
  inWords,
  penaltyOf,
  refsOf,
  type Terms,
  toggled,
  whyNot,
  wishesFor,
} from "./terms.ts";

const HAND = ["card/attack-08.1", "card/attack-08.2", "card/plague"].map(cardOf);

/** Three cards in the own hand, two in the other's, and two planets on each side. */
const QUESTION: DealQuestion = {
  kind: "deal",
  key: "deal",
  who: 0,
  source: { by: "rule/DEA-02", rule: "DEA-02" },
  give: [
    { ref: "random/card", max: 3 },
    { ref: "type/attack", max: 2 },
    { ref: "card/attack-08.1", max: 1 },
    { ref: "card/attack-08.2", max: 1 },
    { ref: "card/plague", max: 1 },
    { ref: "planet/0.1", max: 1 },
    { ref: "planet/0.2", max: 1 },
    { ref: "free/2", max: 4 },
  ],
  want: [
    { ref: "random/card", max: 2 },
    { ref: "name/quash", max: 1 },
    { ref: "planet/1.1", max: 1 },
  ],
  caps: [
    {
      side: "give",
      refs: ["random/card", "type/attack", "card/attack-08.1", "card/attack-08.2", "card/plague"],
      max: 3,
    },
    { side: "want", refs: ["random/card", "name/quash"], max: 2 },
    { side: "give", refs: ["planet/0.1", "planet/0.2"], max: 1 },
    { side: "want", refs: ["planet/1.1"], max: 1 },
    { side: "give", refs: ["type/attack", "card/attack-08.1", "card/attack-08.2"], max: 2 },
  ],
  needs: ["random/card", "type/attack", "card/plague", "name/quash", "planet/0.1", "planet/0.2", "planet/1.1"],
  mayAccept: false,
  mayOffer: true,
};

/** Ships of three players by planet; nothing else of the table matters to an offer. */
function tableWith(ships: Readonly<Record<string, readonly number[]>>): Table {
  const [seats, planets] = [5, 26];
  const all = new Array<number>(planets * seats).fill(0);
  for (const [planet, counts] of Object.entries(ships))
    for (const [seat, n] of counts.entries()) all[planetOf(`planet/${planet}`) * seats + seat] = n;
  const homeOf = Array.from({ length: planets }, (_, planet) => Math.floor(planet / 5));
  const settings = { planetsPerPlayer: 5 };
  return { ships: all, homeOf, settings, winners: [], encounter: { planet: -1 } } as unknown as Table;
}

function terms(give: Terms["give"], want: Terms["want"] = {}): Terms {
  return { kind: "deal", give, want };
}

test("what there is to choose from is sorted by what it is", () => {
  expect(choicesOf(QUESTION.give)).toEqual({
    planets: ["planet/0.1", "planet/0.2"],
    cards: ["card/attack-08.1", "card/attack-08.2", "card/plague"],
    types: ["type/attack"],
    names: [],
    freed: ["free/2"],
    captives: [],
    hasRandom: true,
  });
  expect(choicesOf(QUESTION.want).names).toEqual(["name/quash"]);
});

test("a tap adds and takes back, and another colony takes the place of the one chosen", () => {
  expect(toggled(QUESTION, terms({}), "card/plague", "give")).toEqual(terms({ "card/plague": 1 }));
  expect(toggled(QUESTION, terms({ "card/plague": 1 }), "card/plague", "give")).toEqual(terms({}));
  const moved = toggled(QUESTION, terms({ "planet/0.1": 1, "random/card": 1 }), "planet/0.2", "give");
  expect(moved).toEqual(terms({ "planet/0.2": 1, "random/card": 1 }));
  const full = terms({ "random/card": 3 });
  expect(toggled(QUESTION, full, "card/plague", "give")).toBe(full);
});

test("what cannot be added says why", () => {
  const why = (give: Terms["give"], ref: string) => whyNot(QUESTION, terms(give), ref, "give");
  expect(why({}, "random/card")).toBeUndefined();
  expect(why({ "planet/0.1": 1 }, "planet/0.2")).toEqual({ what: "colony", n: 1 });
  expect(why({ "random/card": 3 }, "card/plague")).toEqual({ what: "cards", n: 3 });
  expect(why({ "type/attack": 2 }, "card/attack-08.1")).toEqual({ what: "kind", n: 2 });
  expect(why({ "free/2": 4 }, "free/2")).toEqual({ what: "most", n: 4 });
});

test("a counter-offer starts from the offer: own cards for names, names for cards, and nothing one does not have", () => {
  const standing = {
    give: { "name/attack-08": 2, "name/quash": 1, "planet/0.2": 1 },
    want: { "card/quash": 1, "random/card": 1 },
  };
  expect(counterOf({ ...QUESTION, standing }, HAND)).toEqual(
    terms({ "card/attack-08.1": 1, "card/attack-08.2": 1, "planet/0.2": 1 }, { "name/quash": 1, "random/card": 1 }),
  );
  expect(counterOf(QUESTION, HAND)).toEqual(terms({}));
});

test("an offer is told in words, equal cards are counted", () => {
  const refs = refsOf({
    "card/attack-08.1": 1,
    "card/attack-08.2": 1,
    "planet/0.2": 1,
    "random/card": 2,
    "card/plague": 0,
  });
  expect(refs).toEqual(["card/attack-08.1", "card/attack-08.2", "settle/0.2", "2×random/card"]);
  expect(inWords("en", refs, ["Ann"])).toBe("Attack 08 ×2, a colony on Ann II and 2 random cards");
  expect(inWords("en", refs, ["Ann"], 0)).toBe("Attack 08 ×2, a colony on your II and 2 random cards");
  expect(inWords("ru", refs, ["Анна"])).toBe("Атака 08 ×2, колония на планете Анна II и 2 случайные карты");
  expect(cardsIn({ "card/plague": 1, "random/card": 2, "planet/0.2": 1, "free/2": 3 })).toBe(3);
});

test("cards are wished for by a part of their name", () => {
  const names = ["name/flare-oracle", "name/attack-10", "name/attack-04", "name/morph"];
  expect(wishesFor("en", names, "")).toEqual(["name/attack-04", "name/attack-10", "name/morph", "name/flare-oracle"]);
  expect(wishesFor("ru", names, " атака").map((ref) => nameOf("ru", ref))).toEqual(["Атака 04", "Атака 10"]);
});

test("without a deal three ships are lost, or as many as there are", () => {
  const table = (onPlanet: number, onGate: number) => {
    const ships = new Array<number>(130).fill(0);
    ships[0] = onPlanet;
    return { ships, encounter: { gate: [onGate, 0, 0] } } as unknown as Parameters<typeof penaltyOf>[0];
  };
  expect(penaltyOf(table(4, 2), 0)).toBe(3);
  expect(penaltyOf(table(1, 1), 0)).toBe(2);
});

describe("a colony for a colony", () => {
  const deal: DealQuestion = { ...QUESTION, params: { player: "player/1" } };
  const want: DealQuestion["want"] = [...deal.want, { ref: "planet/1.2", max: 1 }];
  const t = tableWith({ "0.1": [2, 0, 0], "0.2": [4, 0, 0], "1.1": [0, 3, 0], "1.2": [0, 4, 0] });

  test("is the fullest own planet for the emptiest of the other's", () => {
    expect(evenOffer({ ...deal, want }, t)).toEqual({
      do: "offer",
      give: { "planet/0.2": 1 },
      want: { "planet/1.1": 1 },
    });
  });

  test("or for the one that is attacked", () => {
    const attacked = { ...t, encounter: { ...t.encounter, planet: planetOf("planet/1.2") } };
    expect(evenOffer({ ...deal, want }, attacked)?.want).toEqual({ "planet/1.2": 1 });
  });

  test("never where a colony is already", () => {
    const shared = tableWith({ "0.1": [2, 0, 0], "0.2": [4, 1, 0], "1.1": [1, 3, 0], "1.2": [0, 4, 0] });
    expect(evenOffer({ ...deal, want }, shared)).toEqual({
      do: "offer",
      give: { "planet/0.1": 1 },
      want: { "planet/1.2": 1 },
    });
  });

  test("is not proposed where the other has none to give, where it would win for the other, or to answer an offer", () => {
    expect(evenOffer({ ...deal, want: [{ ref: "random/card", max: 2 }] }, t)).toBeUndefined();
    const near = tableWith({
      "0.1": [2, 0, 0],
      "2.1": [0, 1, 4],
      "2.2": [0, 1, 4],
      "2.3": [0, 1, 4],
      "2.4": [0, 1, 4],
    });
    expect(evenOffer(deal, near)).toBeUndefined();
    expect(evenOffer({ ...deal, standing: { give: {}, want: { "random/card": 1 } } }, t)).toBeUndefined();
    expect(evenOffer({ ...deal, mayOffer: false }, t)).toBeUndefined();
  });
});

test("the offers of an encounter are read from the log; those who are not party to it hear how much", () => {
  const offered = (n: number, trail: string, params: object) => ({
    n,
    trail,
    id: "deal.offered",
    params: { player: "player/1", other: "player/0", given: 2, wanted: 0, ...params },
  });
  const events = [
    offered(1, "encounter 3 > resolution", {}),
    offered(2, "encounter 30 > resolution", {}),
    offered(3, "encounter 3 > resolution", { give: "2×random/card", want: "" }),
  ];
  expect(offersIn(events, 3)).toEqual([
    { n: 1, by: 1, to: 0, terms: undefined, given: 2, wanted: 0 },
    { n: 3, by: 1, to: 0, terms: { give: ["2×random/card"], want: [] }, given: 2, wanted: 0 },
  ]);
});
