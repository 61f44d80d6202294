/** Saved games of earlier versions, brought up to date one version at a time. */
import { powerOf } from "./installed.ts";
import type { Borrowed, Encounter, Lasting, Loan, Memo, Secret, State, Table, Turn } from "./state.ts";

/** A state of version 1: cards on sheets by seat, cards played from them on the open table, no word on technologies. */
interface First {
  readonly table: {
    readonly turn: Omit<Turn, "ahead">;
    readonly players: readonly { readonly powers: readonly string[] }[];
    readonly encounter: { borrowed?: Omit<Borrowed, "power">[]; readonly loans: readonly Loan[] };
  };
  readonly secret: Omit<Secret, "stash" | "borrowed"> & { stash: readonly (readonly number[])[] };
}

export const MIGRATIONS: Readonly<Record<number, (state: unknown) => unknown>> = {
  1: stashBySheet,
  2: nothingAhead,
  3: fieldsOfEffects,
};

/**
 * Cards to play lie on the sheet of a power, whoever has it, and which of them are in play is nobody else's business. An
 * encounter granted by then could be given up for technologies.
 */
function stashBySheet(state: unknown): unknown {
  const first = state as First;
  const { table: t, secret: x } = first;
  const { borrowed = [], ...encounter } = t.encounter;
  const sheetOf = (seat: number): string | undefined => {
    const covered = encounter.loans.filter(({ to }) => to === seat).flatMap((loan) => loan.covered);
    return [...t.players[seat].powers, ...x.hidden[seat], ...covered].find(
      (power) => powerOf(power).effect.stash !== undefined,
    );
  };
  const stash: Record<string, readonly number[]> = {};
  x.stash.forEach((cards, seat) => {
    const power = sheetOf(seat);
    if (power !== undefined) stash[power] = cards;
  });
  const played = borrowed.flatMap((one): Borrowed[] => {
    const power = sheetOf(one.seat);
    return power === undefined ? [] : [{ ...one, power }];
  });
  const secret = { ...x, stash, borrowed: played };
  const turn = { ...t.turn, techsInstead: t.turn.more };
  return { ...first, table: { ...t, turn, encounter }, secret };
}

/** Nothing went on from one encounter into the next. */
function nothingAhead(state: unknown): unknown {
  const { table: t, ...second } = state as Pick<State, "table">;
  return { ...second, table: { ...t, turn: { ...t.turn, ahead: [] } } };
}

/** A state of version 3: what single effects had changed was in fields of its own. */
interface Third {
  readonly table: Omit<Table, "turn" | "encounter" | "specials"> & {
    readonly turn: Turn & { readonly techsInstead: boolean };
    readonly encounter: Encounter & ThirdEncounter;
    readonly flagship: { readonly seat: number; readonly at: string };
    readonly besides: readonly string[];
  };
  readonly secret: Omit<Secret, "memo"> & {
    readonly mustPlay: readonly number[];
    readonly covert: readonly Lasting[];
  };
}

interface ThirdEncounter {
  readonly noCompensation: boolean;
  readonly noRewards: boolean;
  readonly formula: readonly string[];
  readonly lowestWins: boolean;
  readonly upset: boolean;
  readonly mustAttack: boolean;
  readonly eradicates: boolean;
}

/** Everything an effect has changed is its own: it goes on with the encounter, or it is in its memo. */
function fieldsOfEffects(state: unknown): unknown {
  const { table: t, secret: x, ...rest } = state as Third;
  const { flagship, besides, turn: oldTurn, encounter, memo, settings, ...table } = t;
  const { techsInstead, ...turn } = oldTurn;
  const { mustPlay, covert, ...secret } = x;
  const { "precursor-seed": _, ...bags } = memo;
  const given: Record<string, Memo> = besides.length > 0 ? { "precursor-seed": { powers: [...besides] } } : {};
  const machine = { effect: "power/machine", seat: turn.seat, n: -1 };
  return {
    ...rest,
    table: {
      ...table,
      settings: { ...settings, boxes: ["base"] },
      turn: { ...turn, ahead: techsInstead ? [...turn.ahead, machine] : turn.ahead },
      encounter: withoutFields(encounter, mustPlay),
      memo: { ...bags, ...given },
      specials: flagship.seat < 0 ? [] : [{ kind: "flagship", ...flagship }],
    },
    secret: { ...secret, memo: knownToOne(t, covert, mustPlay) },
  };
}

function withoutFields(third: Encounter & ThirdEncounter, mustPlay: readonly number[]): Encounter {
  const { noCompensation, noRewards, formula, lowestWins, upset, mustAttack, eradicates, ...encounter } = third;
  const { offense, defense, winner, lasting } = encounter;
  const mains = [offense, defense];
  const on = (effect: string, seat: number, n = -1): Lasting => ({ effect, seat, n });
  const multiplied = formula.flatMap((one, side): Lasting[] => {
    if (one === "sum") return [];
    return [
      one === "ownTimesAllies"
        ? on("wild/virus", mains[side])
        : on("power/virus", mains[side], Number(one === "allTimesCard")),
    ];
  });
  const more = [
    ...(upset ? [on("power/loser", offense, Number(mustAttack))] : []),
    ...(mustPlay.some((card) => card >= 0) ? [on("super/philanthropist", offense)] : []),
    ...multiplied,
    ...(lowestWins ? [on("power/anti-matter", offense)] : []),
    ...(eradicates ? [on("power/void", mains[winner])] : []),
    ...(noRewards || noCompensation ? [on("card/ionic-gas", offense)] : []),
  ];
  return { ...encounter, lasting: [...lasting, ...more] };
}

/** What one player alone knows: a theft, a gift, and the card that must be played. */
function knownToOne({ seats, encounter }: Third["table"], covert: readonly Lasting[], mustPlay: readonly number[]) {
  const memo: Record<string, Memo>[] = Array.from({ length: seats }, () => ({}));
  for (const { effect, seat, n } of covert) {
    if (effect === "wild/filch") memo[seat][effect] = { card: n };
    else {
      const name = effect === "power/philanthropist" ? "card" : "to";
      memo[seat]["power/philanthropist"] = { ...memo[seat]["power/philanthropist"], [name]: n };
    }
  }
  mustPlay.forEach((card, side) => {
    const seat = side === 0 ? encounter.offense : encounter.defense;
    if (card >= 0) memo[seat]["super/philanthropist"] = { card };
  });
  return memo;
}
