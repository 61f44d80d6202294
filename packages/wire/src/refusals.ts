/** Everything that can be refused: an id, what its sentence speaks of, and the sentence in the reader's language. */
import type { Params } from "@hypergate/kernel";
import { z } from "zod";
import type { Plain } from "./plain.ts";
import { params } from "./questions.ts";

const text = z.string();
const number = z.number();
const none = z.strictObject({});

/** Refusals with what their sentences speak of. Those of answers (`refused.…`) are the kernel's. */
export const REFUSALS = {
  "bot.unknown": z.strictObject({ allowed: text }),
  "chat.muted": none,
  "chat.wordless": none,
  "device.unknown": none,
  "export.notOver": none,
  "game.misfit": none,
  "game.missing": z.strictObject({ names: text }),
  "game.newer": none,
  "game.unknown": z.strictObject({ allowed: text }),
  "guest.banned": none,
  "guest.needed": none,
  "hint.people": none,
  internal: none,
  "limit.channels": z.strictObject({ max: number }),
  "limit.guests": none,
  "limit.mails": none,
  "limit.network": none,
  "limit.ownTables": z.strictObject({ max: number }),
  "limit.reports": z.strictObject({ max: number }),
  "limit.tables": z.strictObject({ max: number }),
  "limit.tooFast": none,
  "message.binary": none,
  "message.malformed": z.strictObject({ what: text }),
  "name.refused": none,
  "name.taken": z.strictObject({ name: text }),
  "not.found": none,
  "notice.host": z.strictObject({ host: text }),
  "notice.mail": none,
  "notice.token": none,
  "notice.unknown": none,
  "operator.needed": none,
  "origin.refused": none,
  "person.self": none,
  "person.unknown": none,
  "recovery.unknown": none,
  "refused.accept": none,
  "refused.cap": z.strictObject({ max: number }),
  "refused.confirm": none,
  "refused.deal": none,
  "refused.empty": none,
  "refused.notAsked": none,
  "refused.number": z.strictObject({ min: number, max: number }),
  "refused.one": z.strictObject({ options: text }),
  "refused.some": z.strictObject({ min: number, max: number, options: text }),
  "refused.spread": z.strictObject({ min: number, max: number, options: text }),
  "refused.stale": none,
  "refused.terms": z.strictObject({ options: text }),
  "seat.away": none,
  "seat.empty": none,
  "seat.held": none,
  "seat.none": none,
  "seat.own": none,
  "seat.taken": none,
  "seats.free": none,
  "seats.full": none,
  "seats.nobody": none,
  "seats.notReady": none,
  "seats.tooFew": z.strictObject({ players: number }),
  "seats.tooMany": z.strictObject({ max: number }),
  "settings.players": z.strictObject({ min: number, max: number }),
  "settings.unknown": z.strictObject({ name: text, allowed: text }),
  "stops.tooMany": z.strictObject({ max: number }),
  "store.away": none,
  "store.broken": none,
  "store.full": none,
  "store.readonly": none,
  "table.banned": none,
  "table.begun": none,
  "table.closed": none,
  "table.ended": none,
  "table.noSpectators": none,
  "table.notOver": none,
  "table.notPlaying": none,
  "table.notWatched": none,
  "table.notYours": none,
  "table.over": none,
  "table.raced": none,
  "table.removed": none,
  "table.unknown": none,
  "undo.changed": none,
  "undo.notAsked": none,
  "undo.nothing": none,
  "undo.refused": none,
  "vacation.live": none,
  "vacation.spent": z.strictObject({ days: number }),
};

export type RefusalId = keyof typeof REFUSALS;
export type RefusalParams<I extends RefusalId> = Plain<(typeof REFUSALS)[I]>;

/** A refusal as it is sent. */
export interface SentRefusal {
  readonly id: string;
  readonly params: Params;
  readonly text: string;
}

const ids = Object.keys(REFUSALS) as [RefusalId, ...RefusalId[]];
const known = ids.map((id) => z.strictObject({ id: z.literal(id), params: REFUSALS[id] as z.ZodType<Params>, text }));

/** What a game has against settings is its own to say. */
const ofGame = z.strictObject({
  id: z
    .string()
    .regex(/^settings\.\w+$/)
    .refine((id) => !Object.hasOwn(REFUSALS, id)),
  params,
  text,
});

export const refusal: z.ZodType<SentRefusal> = z.union([...known, ofGame]);
