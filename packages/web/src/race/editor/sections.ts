/** Everything that can be set in a position of Race for the Galaxy. */
import type { Seat } from "@hypergate/kernel";
import { boxesOf, CARD_REF, cardsOf, DESIGN, type Design, FIRST_GOALS, MOST_GOALS, type Sets } from "@hypergate/race";
import type { Control, Draft, Option, Section, Speech } from "../../game/editor.ts";
import { byWords, once, takeFrom } from "../../game/piles.ts";
import { complete, positionOf, type RacePosition, settingsOf, withPosition, withSeat } from "./draft.ts";
import { WORDS } from "./words.ts";

export function sections(draft: Draft, seat: Seat, speech: Speech): readonly Section[] {
  const position = positionOf(draft);
  const { t, called } = speech;
  return [
    { id: "seat", title: called(`player/${seat}`), controls: ownControls(draft, position, seat, speech) },
    {
      id: "table",
      title: t(WORDS.table),
      controls: [
        number("round", t(WORDS.round), position.round, 60, (round) => withPosition(draft, { round })),
        number("pool", t(WORDS.pool), position.pool, 99, (pool) => withPosition(draft, { pool })),
      ],
    },
    ...(position.goals === undefined
      ? []
      : [{ id: "goals", title: t(WORDS.goals), controls: goalControls(draft, position, speech) }]),
    { id: "piles", title: t(WORDS.piles), controls: piles(draft, position, speech) },
    { id: "settings", title: t(WORDS.settings), controls: settings(draft, speech) },
  ];
}

function number(id: string, title: string, value: number, max: number, set: (value: number) => Draft): Control {
  return { kind: "number", id, title, value, min: 0, max, set };
}

function designOf(id: string): Design | undefined {
  return DESIGN.find((design) => design.id === id);
}

function cardOption({ called }: Speech, id: string): Option {
  return { value: id, words: cardName(called, id) };
}

export function cardName(called: Speech["called"], id: string): string {
  const card = DESIGN.findIndex((design) => design.id === id);
  return card < 0 ? id : called(CARD_REF[card]);
}

function isStart(id: string): boolean {
  return designOf(id)?.start !== undefined;
}

/** Worlds of a seat on which a good may lie. */
export function goodWorlds({ seats }: RacePosition, seat: Seat): string[] {
  const { start, tableau } = seats[seat];
  return [...(start === undefined ? [] : [start]), ...tableau].filter((id) => designOf(id)?.good !== undefined);
}

function ownControls(draft: Draft, position: RacePosition, seat: Seat, speech: Speech): Control[] {
  const { t } = speech;
  const option = (id: string) => cardOption(speech, id);
  const sorted = (ids: readonly string[]) => byWords(ids.map(option));
  const own = position.seats[seat];
  const free = once(position.deck, position.discard);
  const taken = (name: string) => takeFrom([position.deck, position.discard], name);
  const pile = (id: "hand" | "tableau", title: string): Control => ({
    kind: "pile",
    id,
    title,
    items: own[id].map(option),
    more: sorted(free.filter((name) => id === "hand" || !own.tableau.includes(name))),
    add: (name) => {
      const rest = taken(name);
      if (rest === undefined) return draft;
      return withPosition(withSeat(draft, seat, { [id]: [...own[id], name] }), { deck: rest[0], discard: rest[1] });
    },
    remove: (i) => {
      const name = own[id][i];
      const goods = id === "tableau" ? own.goods.filter((one) => one !== name) : own.goods;
      const without = withSeat(draft, seat, { [id]: own[id].toSpliced(i, 1), goods });
      return withPosition(without, { deck: [...position.deck, name] });
    },
  });
  return [
    {
      kind: "choice",
      id: "start",
      title: t(WORDS.start),
      value: own.start ?? "",
      options: [
        ...(own.start === undefined ? [{ value: "", words: "–" }] : []),
        ...sorted(once(own.start === undefined ? [] : [own.start], free.filter(isStart))),
      ],
      set: (start) => {
        const rest = taken(start);
        if (rest === undefined || start === own.start) return draft;
        const goods = own.goods.filter((one) => one !== own.start);
        return withPosition(withSeat(draft, seat, { start, goods }), {
          deck: own.start === undefined ? rest[0] : [...rest[0], own.start],
          discard: rest[1],
        });
      },
    },
    pile("tableau", t(WORDS.tableau)),
    pile("hand", t(WORDS.hand)),
    {
      kind: "pile",
      id: "goods",
      title: t(WORDS.goods),
      items: own.goods.map(option),
      more: sorted(goodWorlds(position, seat).filter((id) => !own.goods.includes(id))),
      add: (id) => withSeat(draft, seat, { goods: [...own.goods, id] }),
      remove: (i) => withSeat(draft, seat, { goods: own.goods.toSpliced(i, 1) }),
    },
    number("chips", t(WORDS.chips), own.chips, 99, (chips) => withSeat(draft, seat, { chips })),
  ];
}

function goalControls(draft: Draft, position: RacePosition, { t, called }: Speech): Control[] {
  const goals = position.goals ?? [];
  const won = position.won ?? {};
  const all = [...FIRST_GOALS, ...MOST_GOALS] as readonly string[];
  const goal = (id: string): Option => ({ value: id, words: called(`goal/${id}`) });
  const holder = (id: string): Control => ({
    kind: "choice",
    id: `won-${id}`,
    title: t(WORDS.has, { goal: called(`goal/${id}`) }),
    value: String(won[id]?.[0] ?? ""),
    options: [
      { value: "", words: t(WORDS.nobody) },
      ...position.seats.map((_, seat) => ({ value: String(seat), words: called(`player/${seat}`) })),
    ],
    set: (value) => {
      const { [id]: _, ...others } = won;
      return withPosition(draft, { won: value === "" ? others : { ...others, [id]: [Number(value)] } });
    },
  });
  return [
    {
      kind: "pile",
      id: "goals",
      title: t(WORDS.goalsInPlay),
      items: goals.map(goal),
      more: all.filter((id) => !goals.includes(id)).map(goal),
      add: (id) => withPosition(draft, { goals: [...goals, id] }),
      remove: (i) => {
        const { [goals[i]]: _, ...others } = won;
        return withPosition(draft, { goals: goals.toSpliced(i, 1), won: others });
      },
    },
    ...goals.map(holder),
  ];
}

function piles(draft: Draft, position: RacePosition, speech: Speech): Control[] {
  const { t } = speech;
  const { deck, discard } = position;
  const option = (id: string) => cardOption(speech, id);
  const sorted = (ids: readonly string[]) => byWords(ids.map(option));
  return [
    {
      kind: "pile",
      id: "deck",
      title: t(WORDS.deck),
      shown: 6,
      items: deck.map(option),
      more: sorted(once(deck, discard)),
      add: (name) => {
        const taken = takeFrom([discard, deck], name);
        return taken === undefined ? draft : withPosition(draft, { discard: taken[0], deck: [name, ...taken[1]] });
      },
      remove: (i) => withPosition(draft, { deck: [...deck.toSpliced(i, 1), deck[i]] }),
    },
    {
      kind: "pile",
      id: "discard",
      title: t(WORDS.discard),
      items: discard.map(option),
      more: sorted(once(deck)),
      add: (name) => {
        const taken = takeFrom([deck], name);
        return taken === undefined ? draft : withPosition(draft, { deck: taken[0], discard: [...discard, name] });
      },
      remove: (i) => withPosition(draft, { discard: discard.toSpliced(i, 1), deck: [...deck, discard[i]] }),
    },
  ];
}

const SET_CHOICES: readonly Sets[] = ["base", "base+storm", "base+rebel", "base+storm+rebel"];

/** Other sets have other cards, so what is not in them goes. */
function settings(draft: Draft, { t }: Speech): Control[] {
  const now = settingsOf(draft);
  const position = positionOf(draft);
  const renewed = (change: Readonly<Record<string, unknown>>): Draft => {
    const all = { ...now, ...change };
    const sets = all.sets as Sets;
    const there = new Set(cardsOf(boxesOf(sets)).map((card) => DESIGN[card].id));
    const isThere = (id: string) => there.has(id);
    const seats = position.seats.map((own) => ({
      ...own,
      hand: own.hand.filter(isThere),
      tableau: own.tableau.filter(isThere),
      goods: own.goods.filter(isThere),
    }));
    const { deck: _, discard, goals: __, won: ___, ...kept } = position;
    const document = {
      ...draft,
      settings: { ...all, goals: sets.includes("storm") },
      position: { ...kept, seats, discard: discard.filter(isThere), deck: ["rest"] },
    };
    return complete(document) ?? draft;
  };
  return [
    {
      kind: "choice",
      id: "sets",
      title: t(WORDS.sets),
      value: String(now.sets),
      options: SET_CHOICES.map((sets) => ({
        value: sets,
        words: sets
          .split("+")
          .map((one) =>
            one === "base" ? t(WORDS.base) : one === "storm" ? "The Gathering Storm" : "Rebel vs Imperium",
          )
          .join(" + "),
      })),
      set: (sets) => renewed({ sets, ...(sets.includes("rebel") ? {} : { takeovers: "off" }) }),
    },
    {
      kind: "choice",
      id: "takeovers",
      title: t(WORDS.takeovers),
      value: String(now.takeovers),
      options: [
        { value: "off", words: t(WORDS.off) },
        { value: "on", words: t(WORDS.on) },
      ],
      set: (takeovers) => renewed({ takeovers }),
    },
  ];
}
