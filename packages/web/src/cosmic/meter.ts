/** Cosmic Encounter over time: foreign colonies, encounter by encounter. */
import { cardRef, coloniesToWin, foreignColonies, type View } from "@hypergate/cosmic/client";
import type { Said, Seat } from "@hypergate/kernel";
import type { Meter, Voice } from "../table/meter.ts";
import { decisive, happened, sources } from "./verdict.ts";

/** How a game ended. */
const ENDINGS = {
  wonByColonies: {
    en: "{mine, select, yes {{who} have} other {{winners, plural, one {{who} has} other {{who} have}}}} {n, plural, one {# foreign colony} other {# foreign colonies}}: that wins.",
    ru: "{mine, select, yes {{who} владеете} other {{winners, plural, one {{who} владеет} other {{who} владеют}}}} {n, plural, one {# далёкой колонией} few {# далёкими колониями} many {# далёкими колониями} other {# далёкой колонии}} — это победа.",
  },
  wonByPower: {
    en: "{who, select, you {You} other {{who}}} won by the power of {powers}.",
    ru: "{who, select, you {Вы побеждаете} other {{who} побеждает}}, помогает способность «{powers}».",
  },
} as const satisfies Readonly<Record<string, Said>>;

export const cosmicMeter: Meter = {
  part: (view) => Math.max(1, tableOf(view).encounter.n),
  values: (view) => tableOf(view).players.map((_, seat) => foreignColonies(tableOf(view), seat)),
  target: (view) => coloniesToWin(tableOf(view)),
  winners: (view) => tableOf(view).winners,
  hand: (view) => (view as View).hand.map(cardRef),
  how: (voice, view, winners) => {
    const enough = winners.filter((seat) => foreignColonies(tableOf(view), seat) >= coloniesToWin(tableOf(view)));
    const odd = winners.filter((seat) => !enough.includes(seat));
    return [...byColonies(voice, view, enough), ...odd.map((seat) => byPower(voice, view, seat))];
  },
  sources,
  happened,
  decisive,
  words: {
    part: { en: "Encounter {n}", ru: "Контакт {n}" },
    inPart: { en: "in encounter {n}", ru: "в контакте {n}" },
    value: {
      en: "{n, plural, one {# foreign colony} other {# foreign colonies}}",
      ru: "{n, plural, one {# далёкая колония} few {# далёкие колонии} many {# далёких колоний} other {# далёкой колонии}}",
    },
    title: { en: "Foreign colonies after each encounter", ru: "Далёкие колонии после каждого контакта" },
    across: { en: "encounter", ru: "контакт" },
    decisive: { en: "Encounters that decided it", ru: "Контакты, которые решили исход" },
    tie: { en: "with as many colonies", ru: "колоний столько же" },
  },
};

function tableOf(view: unknown): View["table"] {
  return (view as View).table;
}

function byColonies({ t, together }: Voice, view: unknown, seats: readonly Seat[]): readonly string[] {
  if (seats.length === 0) return [];
  return [t(ENDINGS.wonByColonies, { ...together(seats), n: coloniesToWin(tableOf(view)), winners: seats.length })];
}

function byPower({ t, called, who, listed }: Voice, view: unknown, seat: Seat): string {
  const powers = listed(tableOf(view).players[seat].powers.map((id) => called(`power/${id}`)));
  return t(ENDINGS.wonByPower, { who: who(seat), powers });
}
