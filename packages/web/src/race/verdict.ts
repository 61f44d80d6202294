/** What decided a game of Race: which cards earned how much, and what happened in a round. */
import type { Params, Ref, Said, Seat } from "@hypergate/kernel";
import { CARD_REF, type Card, cardOf, cardPoints, DESIGN, playerWith, type View } from "@hypergate/race/client";
import type { Decisive, Meter, Told, Voice } from "../table/meter.ts";

const WORDS = {
  consumed: {
    en: "{who, select, you {You} other {{who}}} turned {n, plural, one {# good} other {# goods}} into {vp, plural, one {# point} other {# points}}.",
    ru: "{who, select, you {Вы превращаете} other {{who} превращает}} {n, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} в {vp, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.",
  },
  placed: {
    en: "{who, select, you {You} other {{who}}} placed {what}.",
    ru: "{who, select, you {Вы выкладываете} other {{who} выкладывает}} на стол {n, plural, =1 {карту «{what}»} other {карты ({what})}}.",
  },
  worth: {
    en: "{points, plural, =0 {} one {# point on the card. } other {# points on the card. }}{chips, plural, =0 {} one {# in chips, } other {# in chips, }}{rounds, plural, =0 {} one {used in # round. } other {used in # rounds. }}{cards, plural, =0 {} one {It drew # card.} other {It drew # cards.}}",
    ru: "{points, plural, =0 {} one {# очко на карте. } few {# очка на карте. } many {# очков на карте. } other {# очка на карте. }}{chips, plural, =0 {} other {В жетонах — #, }}{rounds, plural, =0 {} one {работала # раунд. } few {работала # раунда. } many {работала # раундов. } other {работала # раунда. }}{cards, plural, =0 {} one {Принесла # карту.} few {Принесла # карты.} many {Принесла # карт.} other {Принесла # карты.}}",
  },
  little: { en: "It cost cards and a place and brought little.", ru: "Заняла место, стоила карт и принесла мало." },
  unplaced: {
    en: "It stayed in your hand: {n, plural, one {# point} other {# points}} that never counted.",
    ru: "Осталась в руке: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, которые не засчитаны.",
  },
} as const satisfies Readonly<Record<string, Said>>;

const PLACED: ReadonlySet<string> = new Set(["develop.placed", "settle.placed", "settle.conquered"]);

/** What a seat earned and placed in a round, in a sentence or two. */
export function happened(
  { t, called, who: whoIs, listed }: Voice,
  { events }: Told,
  part: number,
  seat: Seat,
): string | undefined {
  const own = events.filter((event) => event.part === part && event.params.who === seat);
  const used = own.filter(({ id }) => id === "consume.used");
  const placed = own.filter(({ id }) => PLACED.has(id)).map(({ params }) => called(String(params.card)));
  const who = whoIs(seat);
  const vp = sum(used.map(({ params }) => Number(params.vp)));
  const lines = [
    ...(vp > 0 ? [t(WORDS.consumed, { who, n: sum(used.map(({ params }) => Number(params.n))), vp })] : []),
    ...(placed.length > 0 ? [t(WORDS.placed, { who, what: listed(placed), n: placed.length })] : []),
  ];
  return lines.length === 0 ? undefined : lines.join(" ");
}

interface Earned {
  readonly card: Card;
  readonly points: number;
  readonly chips: number;
  readonly cards: number;
  readonly rounds: number;
  /** Points, chips, and a third for each card it drew. */
  readonly worth: number;
}

/** The best player's two best cards, one's own best, one's own worst, and the best that stayed in one's hand. */
export const decisive: Meter["decisive"] = (voice, told, view, { you, best }) => {
  const seen = view as View;
  const theirs = earned(told, seen, best);
  const mine = earned(told, seen, you);
  const kept = seen.hand.map((card) => ({ card, points: pointsIfPlaced(seen, you, card) }));
  const [unplaced] = kept.sort((a, b) => b.points - a.points);
  const worst = mine.length > 2 ? mine.at(-1) : undefined;
  const rows: Decisive[] = [
    ...(best === you ? mine.slice(0, 3) : theirs.slice(0, 2)).map((one) => row(voice, best, one)),
    ...(best === you ? [] : mine.slice(0, 1).map((one) => row(voice, you, one))),
  ];
  if (worst !== undefined && worst.worth <= 1)
    rows.push({ thing: CARD_REF[worst.card], seat: you, value: worst.worth, words: voice.t(WORDS.little) });
  if (unplaced !== undefined && unplaced.points > 1)
    rows.push({
      thing: CARD_REF[unplaced.card],
      seat: you,
      value: 0,
      words: voice.t(WORDS.unplaced, { n: unplaced.points }),
    });
  return rows;
};

function row({ t }: Voice, seat: Seat, { card, points, chips, cards, rounds, worth }: Earned): Decisive {
  return { thing: CARD_REF[card], seat, value: worth, words: t(WORDS.worth, { points, chips, cards, rounds }).trim() };
}

/** Every card of a tableau with what it earned, the best first. */
function earned({ events }: Told, { table }: View, seat: Seat): readonly Earned[] {
  const player = table.players[seat];
  const all = player.tableau.map((card): Earned => {
    const used = events.filter(({ id, params }) => id === "consume.used" && isOf(params, seat, CARD_REF[card]));
    const points = cardPoints(player, card);
    const chips = sum(used.map(({ params }) => Number(params.vp)));
    const cards = sum(used.map(({ params }) => Number(params.cards)));
    const rounds = new Set(used.map(({ part }) => part)).size;
    return { card, points, chips, cards, rounds, worth: Math.round(points + chips + cards / 3) };
  });
  return all.sort((a, b) => b.worth - a.worth);
}

/** A power is named after its card: `power/gem-world/consumeGoods`. */
function isOf({ who, power }: Params, seat: Seat, ref: Ref): boolean {
  return who === seat && cardOf(`card/${String(power).split("/")[1]}`) === cardOf(ref);
}

function pointsIfPlaced({ table }: View, seat: Seat, card: Card): number {
  if (DESIGN[card].worth === undefined) return DESIGN[card].vp;
  const { tableau, chips } = table.players[seat];
  return cardPoints({ ...playerWith([...tableau, card]), chips }, card);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
