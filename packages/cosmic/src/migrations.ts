/** Saved games of earlier versions, brought up to date one version at a time. */
import { allEffects, powerOf } from "./installed.ts";
import type { Memo } from "./memo.ts";
import type { ThirdState } from "./saved.ts";
import type { Borrowed, Loan, Secret, State, Turn } from "./state.ts";

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
  4: noDominion,
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

/** What an effect has changed is its own: it goes on with the encounter, or it is in its memo. There is one box. */
function fieldsOfEffects(state: unknown): unknown {
  const third = state as ThirdState;
  const { flagship, besides, turn: oldTurn, encounter: oldEncounter, memo, settings, ...table } = third.table;
  const { techsInstead, ...turn } = oldTurn;
  const { noCompensation, noRewards, formula, lowestWins, upset, mustAttack, eradicates, ...encounter } = oldEncounter;
  const { mustPlay, covert, ...secret } = third.secret;
  const lasting = [...encounter.lasting];
  const ahead = [...turn.ahead];
  const bags = { ...memo };
  const known: Record<string, Memo>[] = Array.from({ length: table.seats }, () => ({}));
  for (const [effect, { takeOver }] of allEffects()) {
    const taken = takeOver?.(third) ?? {};
    for (const by of taken.lasting ?? []) lasting.push({ effect, ...by });
    for (const by of taken.ahead ?? []) ahead.push({ effect, ...by });
    if (taken.memo !== undefined) bags[effect.split("/")[1]] = taken.memo;
    for (const { seat, bag } of taken.known ?? []) known[seat][effect] = bag;
  }
  const open = {
    ...table,
    settings: { ...settings, boxes: ["base"] },
    turn: { ...turn, ahead },
    encounter: { ...encounter, lasting },
    memo: bags,
    specials: flagship.seat < 0 ? [] : [{ kind: "flagship", ...flagship }],
  };
  return { ...third, table: open, secret: { ...secret, memo: known } };
}

/** There was nothing of Dominion yet. */
function noDominion(state: unknown): unknown {
  const { table: t, secret: x, ...fourth } = state as Pick<State, "table" | "secret">;
  const settings = { ...t.settings, rewardDeck: false, specialShips: "none" };
  const shown = t.encounter.shown.map((card) => ({ ...card, times: 1, text: "" }));
  const counted = t.encounter.gate.map(() => -1);
  const encounter = { ...t.encounter, shown, counted, hazard: false, laid: [], times: [1, 1] };
  return {
    ...fourth,
    table: { ...t, settings, encounter, rewardDiscard: [], gone: [] },
    secret: { ...x, rewardDeck: [], flareDeck: [], laid: [] },
  };
}
