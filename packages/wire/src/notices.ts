/** Ways in which a player is told that a game waits, each chosen by the player. */
import { z } from "zod";
import { CHANNELS, EVERY_MINUTES } from "./choices.ts";
import type { Plain } from "./plain.ts";

const address = z.string().max(500);
const secret = z.string().regex(/^[\w-]{10,200}=*$/);

/** A new way. Discord: the address of a webhook. Telegram: the token of a bot and a chat. ntfy: the address of a topic. */
export const newChannel = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("push"),
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    keys: z.strictObject({ p256dh: secret, auth: secret }),
  }),
  z.strictObject({ kind: z.literal("mail"), address: z.email().max(254) }),
  z.strictObject({ kind: z.literal("discord"), url: z.url({ protocol: /^https?$/ }).max(500) }),
  z.strictObject({
    kind: z.literal("telegram"),
    token: z.string().regex(/^\d{3,20}:[\w-]{20,80}$/),
    chat: z.string().regex(/^(-?\d{1,20}|@\w{3,40})$/),
  }),
  z.strictObject({ kind: z.literal("ntfy"), url: z.url({ protocol: /^https?$/ }).max(500) }),
]);
export type NewChannel = Plain<typeof newChannel>;

/** A way as its player is shown it; nothing secret of it. `failed`: the last notice could not be brought. */
export const channelInfo = z.strictObject({
  id: z.string(),
  kind: z.enum(CHANNELS),
  label: z.string(),
  confirmed: z.boolean(),
  failed: z.strictObject({ at: z.number(), why: z.string() }).optional(),
});
export type ChannelInfo = Plain<typeof channelInfo>;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When not to be told, in one's own time zone, and how often at most: `every` minutes, several tables in one notice. */
export const noticeWishes = z.strictObject({
  quiet: z.strictObject({ from: timeOfDay, until: timeOfDay, zone: z.string().max(60).refine(isZone) }).optional(),
  every: z.union(EVERY_MINUTES.map((n) => z.literal(n)) as [z.ZodLiteral<number>, z.ZodLiteral<number>]),
});
export type NoticeWishes = Plain<typeof noticeWishes>;

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).format(0) !== "";
  } catch {
    return false;
  }
}

/** What this server can do: the public key for pushes, whether it sends mail, and hosts that hooks may lead to. */
export const noticeOffers = z.strictObject({ push: z.string(), mail: z.boolean(), hosts: z.array(address) });

export const noticeState = z.strictObject({
  channels: z.array(channelInfo),
  wishes: noticeWishes,
  offers: noticeOffers,
});
export type NoticeState = Plain<typeof noticeState>;

/** From a link in a mail. */
export const noticeToken = z.string().regex(/^[\w-]{20,60}$/);
