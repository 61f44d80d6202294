/** Everything that can be set in a position of Cosmic Encounter. */
import { ALIEN_IDS, CARDS, COLOURS, DESTINY, FACTS, MOST_WITH_TWO_SPECIALS } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import type { Control, Draft, Option, Section, Speech } from "../../game/editor.ts";
import { byWords, once, takeFrom } from "../../game/piles.ts";
import { type CosmicSet, colourNumber, complete, firstMemo, otherFlares, setOf, withSet } from "./draft.ts";
import { firstSpecials, specialControls } from "./special-ships.ts";
import { WORDS } from "./words.ts";

type List = "deck" | "discard";

export function sections(draft: Draft, seat: Seat, speech: Speech): readonly Section[] {
  const set = setOf(draft);
  const { t, called } = speech;
  const specials = specialControls(draft, set, seat, speech);
  return [
    {
      id: "seat",
      title: called(`player/${seat}`),
      controls: [
        alienChoice(draft, set, seat, speech),
        handPile(draft, set, seat, speech),
        ...(set.techs === undefined ? [] : [techPile(draft, set, seat, speech)]),
      ],
    },
    { id: "ships", title: t(WORDS.ships), controls: shipNumbers(draft, set, seat, speech) },
    ...(specials.length === 0 ? [] : [{ id: "specials", title: t(WORDS.special), controls: specials }]),
    { id: "turn", title: t(WORDS.turn), controls: turnChoices(draft, set, speech) },
    { id: "piles", title: t(WORDS.piles), controls: piles(draft, set, speech) },
    { id: "settings", title: t(WORDS.settings), controls: settings(draft, set, speech) },
  ];
}

function cardOption({ called }: Speech, name: string): Option {
  const card = CARDS.find((one) => one.name === name);
  return { value: name, words: card === undefined ? name : called(card.ref) };
}

function cardOptions(speech: Speech, names: readonly string[]): Option[] {
  return names.map((name) => cardOption(speech, name));
}

function alienChoice(draft: Draft, set: CosmicSet, seat: Seat, { t, called }: Speech): Control {
  const boxes = (set.settings.boxes ?? ["base"]) as readonly string[];
  const options = ALIEN_IDS.filter((id) => boxes.includes(FACTS[id].box)).map((id) => ({
    value: id,
    words: called(`power/${id}`),
  }));
  return {
    kind: "choice",
    id: "alien",
    title: t(WORDS.alien),
    value: set.powers[seat].at(-1) ?? "",
    options: byWords(options),
    set: (alien) => {
      const aliens = set.aliens.with(seat, alien);
      const powers = set.powers.with(seat, [alien]);
      const kept = Object.entries(set.memo ?? {}).filter(([id]) => powers.flat().includes(id) && id !== alien);
      const memo = { ...firstMemo({ ...set, aliens }), ...Object.fromEntries(kept) };
      return withSet(draft, { aliens, powers, memo });
    },
  };
}

function handPile(draft: Draft, set: CosmicSet, seat: Seat, speech: Speech): Control {
  const hand = set.hands[seat];
  return {
    kind: "pile",
    id: "hand",
    title: speech.t(WORDS.hand),
    items: cardOptions(speech, hand),
    more: byWords(cardOptions(speech, once(set.deck, set.discard, otherFlares(set), set.rewardDeck ?? []))),
    add: (name) => {
      const own = (rest: Partial<CosmicSet>) =>
        withSet(draft, { ...rest, hands: set.hands.with(seat, [...hand, name]) });
      const taken = takeFrom([set.deck, set.discard, set.rewardDeck ?? []], name);
      if (taken === undefined) return own({});
      const [deck, discard, rewardDeck] = taken;
      return own({ deck, discard, ...(set.rewardDeck === undefined ? {} : { rewardDeck }) });
    },
    remove: (i) => {
      const hands = set.hands.with(seat, hand.toSpliced(i, 1));
      const isReward = CARDS.find((card) => card.name === hand[i])?.back === "reward";
      return isReward && set.rewardDeck !== undefined
        ? withSet(draft, { hands, rewardDeck: [...set.rewardDeck, hand[i]] })
        : withSet(draft, { hands, deck: [...set.deck, hand[i]] });
    },
  };
}

function techPile(draft: Draft, set: CosmicSet, seat: Seat, { t, called }: Speech): Control {
  const techs = set.techs ?? [];
  const deck = set.techDeck ?? [];
  const option = (tech: string): Option => {
    const [id, ships] = tech.split(/[:@]/);
    return { value: tech, words: called(`tech/${id}`) + (ships === undefined ? "" : ` (${ships})`) };
  };
  return {
    kind: "pile",
    id: "techs",
    title: t(WORDS.techs),
    items: techs[seat].map(option),
    more: byWords(deck.map(option)),
    add: (tech) =>
      withSet(draft, {
        techs: techs.with(seat, [...techs[seat], tech]),
        techDeck: deck.filter((one) => one !== tech),
      }),
    remove: (i) =>
      withSet(draft, {
        techs: techs.with(seat, techs[seat].toSpliced(i, 1)),
        techDeck: [...deck, techs[seat][i].split(/[:@]/)[0]],
      }),
  };
}

const MOST_SHIPS = 24;

/** The ships of a seat on every planet, and where else they may be. */
function shipNumbers(draft: Draft, set: CosmicSet, seat: Seat, { t, called }: Speech): Control[] {
  const colour = COLOURS[seat];
  const onPlanets = Object.entries(set.ships).flatMap(([planet, here]): Control[] => {
    const [owner, n] = planet.split(" ");
    const system = colourNumber(owner);
    const isNear = system === seat || (here[colour] ?? 0) > 0;
    if (system < 0 || !isNear) return [];
    return [
      {
        kind: "number",
        id: `ships-${planet.replace(" ", "-")}`,
        title: called(`planet/${system}.${n}`),
        value: here[colour] ?? 0,
        min: 0,
        max: MOST_SHIPS,
        set: (value) => withSet(draft, { ships: { ...set.ships, [planet]: { ...here, [colour]: value } } }),
      },
    ];
  });
  const removed = set.removed ?? set.warp.map(() => 0);
  const elsewhere: Control[] = [
    number("warp", t(WORDS.warp), set.warp[seat], (value) => withSet(draft, { warp: set.warp.with(seat, value) })),
    number("removed", t(WORDS.removed), removed[seat], (value) =>
      withSet(draft, { removed: removed.with(seat, value) }),
    ),
  ];
  return [...onPlanets, ...elsewhere, abroad(draft, set, seat, { t, called })];
}

function number(id: string, title: string, value: number, set: (value: number) => Draft): Control {
  return { kind: "number", id, title, value, min: 0, max: MOST_SHIPS, set };
}

/** A colony in somebody else's system. */
function abroad(draft: Draft, set: CosmicSet, seat: Seat, { t, called }: Pick<Speech, "t" | "called">): Control {
  const colour = COLOURS[seat];
  const free = Object.keys(set.ships).filter(
    (planet) => !planet.startsWith(colour) && (set.ships[planet][colour] ?? 0) === 0 && planet.includes(" "),
  );
  const words = (planet: string) => {
    const [owner, n] = planet.split(" ");
    return called(`planet/${colourNumber(owner)}.${n}`);
  };
  return {
    kind: "choice",
    id: "abroad",
    title: t(WORDS.abroad),
    value: "",
    options: [{ value: "", words: "–" }, ...free.map((planet) => ({ value: planet, words: words(planet) }))],
    set: (planet) =>
      planet === ""
        ? draft
        : withSet(draft, { ships: { ...set.ships, [planet]: { ...set.ships[planet], [colour]: 1 } } }),
  };
}

function turnChoices(draft: Draft, set: CosmicSet, { t, called }: Speech): Control[] {
  return [
    {
      kind: "choice",
      id: "turn",
      title: t(WORDS.whose),
      value: set.turn,
      options: COLOURS.slice(0, set.players).map((colour, seat) => ({
        value: colour,
        words: called(`player/${seat}`),
      })),
      set: (turn) => withSet(draft, { turn }),
    },
    {
      kind: "choice",
      id: "encounter",
      title: t(WORDS.encounter),
      value: String(set.encounter ?? 1),
      options: [
        { value: "1", words: t(WORDS.first) },
        { value: "2", words: t(WORDS.second) },
      ],
      set: (encounter) => withSet(draft, { encounter: Number(encounter) }),
    },
    destinyPile(draft, set, { t, called }),
  ];
}

function destinyPile(draft: Draft, set: CosmicSet, { t, called }: Pick<Speech, "t" | "called">): Control {
  const option = (name: string): Option => {
    const card = DESTINY.find(({ ref }) => ref === `destiny/${name}` || ref.startsWith(`destiny/${name}.`));
    return { value: name, words: card === undefined ? name : called(card.ref) };
  };
  return {
    kind: "pile",
    id: "destiny",
    title: t(WORDS.destiny),
    shown: 3,
    items: set.destiny.map(option),
    more: byWords(once(set.destiny, set.destinyDiscard ?? []).map(option)),
    add: (name) => {
      const taken = takeFrom([set.destiny, set.destinyDiscard ?? []], name);
      if (taken === undefined) return draft;
      return withSet(draft, { destiny: [name, ...taken[0]], destinyDiscard: taken[1] });
    },
    remove: (i) => withSet(draft, { destiny: [...set.destiny.toSpliced(i, 1), set.destiny[i]] }),
  };
}

function piles(draft: Draft, set: CosmicSet, speech: Speech): Control[] {
  const other = { deck: "discard", discard: "deck" } as const;
  const pile = (id: List, title: string): Control => ({
    kind: "pile",
    id,
    title,
    ...(id === "deck" ? { shown: 5 } : {}),
    items: cardOptions(speech, set[id]),
    more: byWords(cardOptions(speech, once(set.deck, set.discard))),
    add: (name) => {
      const taken = takeFrom([set[other[id]], set[id]], name);
      if (taken === undefined) return draft;
      const own = id === "deck" ? [name, ...taken[1]] : [...taken[1], name];
      return withSet(draft, { [other[id]]: taken[0], [id]: own });
    },
    remove: (i) =>
      id === "deck"
        ? withSet(draft, { deck: [...set.deck.toSpliced(i, 1), set.deck[i]] })
        : withSet(draft, { discard: set.discard.toSpliced(i, 1), deck: [...set.deck, set.discard[i]] }),
  });
  return [pile("deck", speech.t(WORDS.deck)), pile("discard", speech.t(WORDS.discard)), ...rewards(draft, set, speech)];
}

function rewards(draft: Draft, set: CosmicSet, speech: Speech): Control[] {
  const { rewardDeck } = set;
  if (rewardDeck === undefined) return [];
  return [
    {
      kind: "pile",
      id: "rewardDeck",
      title: speech.t(WORDS.rewardDeck),
      shown: 5,
      items: cardOptions(speech, rewardDeck),
      more: byWords(cardOptions(speech, once(rewardDeck))),
      add: (name) => withSet(draft, { rewardDeck: [name, ...rewardDeck.toSpliced(rewardDeck.lastIndexOf(name), 1)] }),
      remove: (i) => withSet(draft, { rewardDeck: [...rewardDeck.toSpliced(i, 1), rewardDeck[i]] }),
    },
  ];
}

/** Settings that change what is on the table; the position is completed anew. */
function settings(draft: Draft, set: CosmicSet, { t }: Speech): Control[] {
  const renewed = (change: Readonly<Record<string, unknown>>): Draft => {
    const all = { ...set.settings, ...change };
    const { rewardDeck: _, rewardDiscard: __, techs: ___, techDeck: ____, specials: _____, ...kept } = set;
    const specials = firstSpecials({ ...set, settings: all });
    const marked = specials.length === 0 ? {} : { specials };
    const rewards = all.rewardDeck === true ? { rewardDeck: ["rest"] } : {};
    const hands = set.hands.map((hand) =>
      hand.filter((name) => all.rewardDeck === true || CARDS.find((card) => card.name === name)?.back !== "reward"),
    );
    return complete({ ...draft, set: { ...kept, hands, ...rewards, ...marked, settings: all } }) ?? draft;
  };
  const flag = (id: string, title: string): Control => ({
    kind: "choice",
    id,
    title,
    value: set.settings[id] === true ? "yes" : "no",
    options: [
      { value: "no", words: t(WORDS.no) },
      { value: "yes", words: t(WORDS.yes) },
    ],
    set: (value) => renewed({ [id]: value === "yes" }),
  });
  const boxes = (set.settings.boxes ?? ["base"]) as readonly string[];
  return [
    {
      kind: "choice",
      id: "boxes",
      title: t(WORDS.dominion),
      value: boxes.includes("dominion") ? "yes" : "no",
      options: [
        { value: "no", words: t(WORDS.no) },
        { value: "yes", words: t(WORDS.yes) },
      ],
      set: (value) => renewed({ boxes: value === "yes" ? ["base", "dominion"] : ["base"] }),
    },
    flag("tech", t(WORDS.tech)),
    flag("rewardDeck", t(WORDS.rewards)),
    {
      kind: "choice",
      id: "specialShips",
      title: t(WORDS.special),
      value: String(set.settings.specialShips ?? "none"),
      options: [
        { value: "none", words: t(WORDS.none) },
        { value: "flagship", words: t(WORDS.flagship) },
        { value: "salvage", words: t(WORDS.salvage) },
        ...(set.players > MOST_WITH_TWO_SPECIALS ? [] : [{ value: "both", words: t(WORDS.both) }]),
      ],
      set: (specialShips) => renewed({ specialShips }),
    },
  ];
}
