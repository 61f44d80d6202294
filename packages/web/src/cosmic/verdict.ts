/** What decided a game of Cosmic: where colonies came from, and which encounters mattered. */
import { foreignColonies, type View } from "@hypergate/cosmic/client";
import type { Params, Said, Seat } from "@hypergate/kernel";
import type { Decisive, Meter, Source, Told, Voice } from "../table/meter.ts";

const SOURCES = {
  attack: { en: "Own attacks", ru: "Свои атаки" },
  ally: { en: "As an ally", ru: "В союзе" },
  deal: { en: "Deals", ru: "Сделки" },
  other: { en: "In other ways", ru: "Иначе" },
  lost: { en: "Lost again", ru: "Потеряно" },
} as const satisfies Readonly<Record<string, Said>>;

const WORDS = {
  fought: {
    en: "{offense, select, you {You} other {{offense}}} against {defense, select, you {you} other {{defense}}}{totals, select, none {} other {, {totals}}}. {winner, select, none {Nobody wins} you {You win} other {{winner} wins}}.",
    ru: "{offense, select, you {Нападаете вы} other {Нападает {offense}}}, {defense, select, you {защищаетесь вы} other {защищается {defense}}}{totals, select, none {} other {, {totals}}}. {winner, select, none {Победителя нет} you {Победа ваша} other {Побеждает {winner}}}.",
  },
  dealt: {
    en: "{offense, select, you {You} other {{offense}}} and {defense, select, you {you} other {{defense}}} made a deal.",
    ru: "{offense, select, you {Вы} other {{offense}}} и {defense, select, you {вы} other {{defense}}} заключили сделку.",
  },
  failed: {
    en: "{offense, select, you {You} other {{offense}}} and {defense, select, you {you} other {{defense}}} found no deal: three ships lost each.",
    ru: "{offense, select, you {Вы} other {{offense}}} и {defense, select, you {вы} other {{defense}}} не договорились: минус по три корабля.",
  },
  with: { en: "With {who}.", ru: "{n, plural, one {Союзник} other {Союзники}} — {who}." },
  you: { en: "you", ru: "вы" },
  lostMore: {
    en: "{won, select, yes {What put you ahead of {who}: you lost {yours, plural, =0 {no colony} one {# colony} other {# colonies}} again, {who} {theirs}.} other {What made the difference to {who}: you lost {yours, plural, =0 {no colony} one {# colony} other {# colonies}} again, {who} {theirs, plural, =0 {none} other {#}}.}}",
    ru: "{won, select, yes {Что вывело вас вперёд ({who}): вы снова потеряли {yours, plural, one {# колонию} few {# колонии} many {# колоний} other {# колонии}}, а соперник — {theirs}.} other {Решающая разница ({who}): вы снова потеряли {yours, plural, one {# колонию} few {# колонии} many {# колоний} other {# колонии}}, а соперник — {theirs}.}}",
  },
  gained: {
    en: "{n, plural, one {# colony more.} other {# colonies more.}}",
    ru: "{n, plural, one {Плюс # колония.} few {Плюс # колонии.} many {Плюс # колоний.} other {Плюс # колонии.}}",
  },
  missed: { en: "Your attack failed.", ru: "Ваша атака не удалась." },
  helped: { en: "You helped the winner to a colony here.", ru: "Здесь вы помогли победителю получить колонию." },
} as const satisfies Readonly<Record<string, Said>>;

type Event = Told["events"][number];

/** One encounter as it was told. */
interface Encounter {
  readonly part: number;
  readonly offense: Seat | undefined;
  readonly defense: Seat | undefined;
  readonly allies: readonly { readonly seat: Seat; readonly side: string }[];
  readonly totals: string;
  readonly winner: string | undefined;
  readonly isDeal: boolean;
  readonly isFailedDeal: boolean;
  readonly founded: readonly Seat[];
}

function seatIn(params: Params, name: string): Seat | undefined {
  const found = /^player\/(\d+)$/.exec(String(params[name] ?? ""));
  return found === null ? undefined : Number(found[1]);
}

function encountersIn({ events }: Told): readonly Encounter[] {
  return [...new Set(events.map(({ part }) => part))].map((part) =>
    encounter(
      part,
      events.filter((event) => event.part === part),
    ),
  );
}

function encounter(part: number, events: readonly Event[]): Encounter {
  const last = (id: string) => events.findLast((event) => event.id === id)?.params;
  const aimed = last("launch.aimed") ?? {};
  const totals = last("reveal.totals");
  const seats = (id: string) =>
    events.filter((event) => event.id === id).flatMap(({ params }) => seatIn(params, "player") ?? []);
  return {
    part,
    offense: seatIn(aimed, "player"),
    defense: seatIn(aimed, "defense"),
    allies: events
      .filter(({ id }) => id === "alliance.joined")
      .flatMap(({ params }) => {
        const seat = seatIn(params, "player");
        return seat === undefined ? [] : [{ seat, side: String(params.side) }];
      }),
    totals: totals === undefined ? "none" : `${totals.offense} : ${totals.defense}`,
    winner: last("encounter.won")?.side as string | undefined,
    isDeal: last("deal.made") !== undefined,
    isFailedDeal: last("deal.failed") !== undefined,
    founded: seats("colony.founded"),
  };
}

/** Colonies by how they were won; what was lost again makes up the rest. */
export const sources: Meter["sources"] = (told, view) => {
  const { table } = view as View;
  const encounters = encountersIn(told);
  const seats = table.players.map((_, seat) => seat);
  const won = (seat: Seat, how: keyof typeof SOURCES) =>
    encounters.reduce(
      (n, one) => n + (wayOf(one, seat) === how ? one.founded.filter((who) => who === seat).length : 0),
      0,
    );
  const ways = (["attack", "ally", "deal", "other"] as const).map((how): Source => {
    return { name: SOURCES[how], values: seats.map((seat) => won(seat, how)) };
  });
  const lost = seats.map((seat) => {
    const all = ways.reduce((n, { values }) => n + values[seat], 0);
    return foreignColonies(table, seat) - all;
  });
  return [...ways, { name: SOURCES.lost, values: lost, difference: WORDS.lostMore }].filter(({ values }) =>
    values.some((n) => n !== 0),
  );
};

function wayOf({ offense, allies, isDeal }: Encounter, seat: Seat): keyof typeof SOURCES {
  if (isDeal) return "deal";
  if (seat === offense) return "attack";
  return allies.some((ally) => ally.seat === seat) ? "ally" : "other";
}

export const happened: Meter["happened"] = (voice, told, part) => {
  const found = encountersIn(told).find((one) => one.part === part);
  return found === undefined ? undefined : sentence(voice, found);
};

function sentence({ t, who, listed }: Voice, one: Encounter): string | undefined {
  if (one.offense === undefined || one.defense === undefined) return undefined;
  const name = (seat: Seat | undefined) => (seat === undefined ? "none" : who(seat));
  const sides = { offense: name(one.offense), defense: name(one.defense) };
  if (one.isDeal) return t(WORDS.dealt, sides);
  if (one.isFailedDeal) return t(WORDS.failed, sides);
  const seat = one.winner === "offense" ? one.offense : one.winner === "defense" ? one.defense : undefined;
  const helpers = one.allies
    .filter(({ side }) => side === one.winner)
    .map((ally) => (name(ally.seat) === "you" ? t(WORDS.you) : name(ally.seat)));
  const fought = t(WORDS.fought, { ...sides, totals: one.totals, winner: name(seat) });
  return helpers.length === 0 ? fought : `${fought} ${t(WORDS.with, { who: listed(helpers), n: helpers.length })}`;
}

/** The encounter that won, the best player's others, one's own successes, failures and favours: at most five, in their order. */
export const decisive: Meter["decisive"] = (voice, told, _, { you, best }) => {
  const all = encountersIn(told);
  const gained = (seat: Seat) => all.filter(({ founded }) => founded.includes(seat));
  const isOurs = ({ allies, winner }: Encounter, seat: Seat) =>
    allies.some((ally) => ally.seat === seat && ally.side === winner);
  const picked: Decisive[] = [];
  const add = (one: Encounter | undefined, seat: Seat, value: number, extra: Said) => {
    const words = one === undefined ? undefined : sentence(voice, one);
    if (one === undefined || words === undefined || picked.some(({ part }) => part === one.part)) return;
    picked.push({
      thing: `player/${seat}`,
      seat,
      value,
      words: `${words} ${voice.t(extra, { n: Math.abs(value) })}`,
      part: one.part,
    });
  };
  const count = (one: Encounter, seat: Seat) => one.founded.filter((who) => who === seat).length;
  const theirs = gained(best);
  const last = theirs.at(-1);
  if (last !== undefined) add(last, best, count(last, best), WORDS.gained);
  const favour = best === you ? undefined : theirs.findLast((one) => isOurs(one, you));
  add(favour, you, favour === undefined ? 0 : count(favour, you), WORDS.helped);
  add(
    all.findLast(({ offense, winner }) => offense === you && winner === "defense"),
    you,
    0,
    WORDS.missed,
  );
  for (const one of best === you ? theirs.slice(0, -1) : gained(you)) add(one, you, count(one, you), WORDS.gained);
  return picked.slice(0, 5).sort((a, b) => (a.part ?? 0) - (b.part ?? 0));
};
