/** Adds, confirms and stops the ways in which people are told. */
import type { ChannelInfo, NewChannel } from "@hypergate/wire";
import { Problem } from "../problem.ts";
import { randomId } from "../random.ts";
import type { Channel, NoticeRecord, Person } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { Gone, NotNow, sendMail } from "./bringing.ts";
import { type Notices, USUAL_WISHES } from "./notices.ts";
import { Forbidden } from "./outgoing.ts";
import { words } from "./words.ts";

export const MOST_CHANNELS = 10;
/** Mails to confirm addresses: for one person, and to one address, in a day. */
const MAILS_A_DAY = 5;
const MAILS_TO_ONE = 2;
const DAY_MS = 86_400_000;

export function channelFor({ id, target, confirmed, failed }: Channel): ChannelInfo {
  const info = { id, kind: target.kind, label: labelOf(target), confirmed };
  return failed === undefined ? info : { ...info, failed };
}

/** Enough to tell one from another, and nothing with which somebody else could send there. */
function labelOf(target: NewChannel): string {
  switch (target.kind) {
    case "push":
      return new URL(target.endpoint).hostname;
    case "mail":
      return target.address;
    case "telegram":
      return target.chat;
    case "discord":
      return new URL(target.url).hostname;
    case "ntfy":
      return new URL(target.url).host + new URL(target.url).pathname;
  }
}

/** When mail was last sent to confirm an address; forgotten with the process. */
const sentTo = new Map<string, number[]>();

export interface Adding {
  readonly notices: Notices;
  readonly store: Store;
  readonly person: Person;
  readonly now: number;
  /** The public address of the server, if the operator has named it, and where the person found it. */
  readonly url: string | undefined;
  readonly origin: string;
}

export async function addChannel(adding: Adding, target: NewChannel): Promise<Channel> {
  const { notices, store, person, now, url, origin } = adding;
  const before = await store.channelsOf(person.id);
  const known = before.find((channel) => isSame(channel.target, target));
  if (known !== undefined) return known;
  if (before.length >= MOST_CHANNELS) throw new Problem("limit.channels", 429, { max: MOST_CHANNELS });
  mustBeSendable(notices, target, url);
  const base = url ?? origin;
  const [id, token] = [randomId(), randomId() + randomId()];
  const channel: Channel = {
    id,
    person: person.id,
    created: now,
    target,
    token,
    confirmed: target.kind !== "mail",
    base,
  };
  if (target.kind === "mail") await askAddress(adding, channel, target.address);
  await store.addChannel(channel);
  return channel;
}

function isSame(one: NewChannel, other: NewChannel): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function mustBeSendable({ ways }: Notices, target: NewChannel, url: string | undefined): void {
  // Links in mails must not lead where a request says, so the operator has to say where people find the server.
  if (target.kind === "mail") {
    if (ways.mail === undefined || url === undefined) throw new Problem("notice.mail");
    return;
  }
  if (target.kind === "telegram") return;
  try {
    ways.hosts.check(target.kind === "push" ? target.endpoint : target.url);
  } catch (problem) {
    if (problem instanceof Forbidden) throw new Problem("notice.host", 400, { host: problem.message });
    throw problem;
  }
}

/** The first mail asks whether the address is right; nothing else is sent before that is confirmed. */
async function askAddress({ notices, store, person, now }: Adding, channel: Channel, address: string): Promise<void> {
  const record: NoticeRecord = (await store.noticeRecord(person.id)) ?? { wishes: USUAL_WISHES };
  const isToday = (at: number) => now - at < DAY_MS;
  const mails = (record.mails ?? []).filter(isToday);
  const others = (sentTo.get(address.toLowerCase()) ?? []).filter(isToday);
  if (mails.length >= MAILS_A_DAY || others.length >= MAILS_TO_ONE) throw new Problem("limit.mails", 429);
  sentTo.set(address.toLowerCase(), [...others, now]);
  await store.saveNoticeRecord(person.id, { ...record, mails: [...mails, now] });
  const { language, name } = person;
  const lines = [
    words(language, "mail.confirmAbout", { name }),
    `${channel.base}/notices/confirm/${channel.token}`,
    words(language, "mail.confirmNot"),
  ];
  try {
    await sendMail(notices.ways, channel, language, words(language, "mail.confirm"), lines);
  } catch (problem) {
    if (problem instanceof Gone || problem instanceof NotNow) throw new Problem("notice.mail", 502);
    throw problem;
  }
}

export async function confirmChannel(store: Store, token: string): Promise<void> {
  const channel = await store.channelByToken(token);
  if (channel === undefined) throw new Problem("notice.token", 404);
  if (!channel.confirmed) await store.saveChannel({ ...channel, confirmed: true });
}

/** Stopping twice is no mistake: programs for mail may call more than once. */
export async function stopChannel(store: Store, token: string): Promise<void> {
  const channel = await store.channelByToken(token);
  if (channel !== undefined) await store.removeChannel(channel.id);
}
