/** Brings a notice to a channel: as a push, a mail, or in the form that Discord, Telegram and ntfy take. */
import type { Language } from "@hypergate/kernel";
import type { NewChannel } from "@hypergate/wire";
import { createTransport } from "nodemailer";
import webpush from "web-push";
import type { Channel } from "../store/records.ts";
import type { Came, Hosts, Outgoing } from "./outgoing.ts";
import type { PushKeys } from "./push-keys.ts";
import { type NoticeWords, words } from "./words.ts";

/** The mail server of the operator. */
export interface MailSettings {
  /** `smtps://user:password@mail.example.org` */
  readonly server: string;
  readonly from: string;
}

export interface Ways {
  readonly hosts: Hosts;
  readonly keys: PushKeys;
  readonly mail: MailSettings | undefined;
  /** Whom push services may write to: the address of the server or of its mail. */
  readonly contact: string;
  /** Where bots of Telegram are spoken to; tests have one of their own. */
  readonly telegram: string;
}

/** Nobody will ever take it there: the browser has unsubscribed, the hook was deleted, the address is refused. */
export class Gone extends Error {}
/** Not now; perhaps later, if it was said when. */
export class NotNow extends Error {
  readonly afterMs: number | undefined;

  constructor(why: string, afterMs?: number) {
    super(why);
    this.afterMs = afterMs;
  }
}

/** A push that was not fetched is worthless after a day. */
const PUSH_SECONDS = 86_400;
/** No line of a notice is longer than this. */
const LONGEST = 1_500;

/** `waiting`: how many tables wait for the person in all. */
export async function bring(
  ways: Ways,
  channel: Channel,
  language: Language,
  notice: NoticeWords,
  waiting: number,
): Promise<void> {
  const { target, base } = channel;
  const link = base + notice.path;
  if (target.kind === "mail") {
    await sendMail(ways, channel, language, notice.title, [notice.body, link]);
    return;
  }
  judge(await ways.hosts.send(requestFor(ways, target, notice, link, waiting)));
}

function judge({ status, retryAfterMs }: Came): void {
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new Gone(`answered ${status}`);
  throw new NotNow(`answered ${status}`, retryAfterMs);
}

type Hooked = Exclude<NewChannel, { kind: "mail" }>;

function requestFor(ways: Ways, target: Hooked, notice: NoticeWords, link: string, waiting: number): Outgoing {
  const title = cut(notice.title);
  const body = cut(notice.body);
  switch (target.kind) {
    case "push":
      return pushFor(ways, target, JSON.stringify({ title, body, url: notice.path, waiting }));
    case "discord":
      return json(target.url, {
        content: `**${escapedMarkdown(title)}**\n${escapedMarkdown(body)}\n<${link}>`.slice(0, 2_000),
        // Names of players call nobody.
        allowed_mentions: { parse: [] },
      });
    case "telegram":
      return json(`${ways.telegram}/bot${target.token}/sendMessage`, {
        chat_id: target.chat,
        text: `${title}\n${body}\n${link}`,
        link_preview_options: { is_disabled: true },
      });
    case "ntfy": {
      const { origin, topic } = topicIn(target.url);
      return json(origin, { topic, title, message: body, click: link, tags: ["game_die"] });
    }
  }
}

function json(url: string, body: object): Outgoing {
  return { url, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** ntfy takes JSON at its root, and the topic in it. */
function topicIn(address: string): { readonly origin: string; readonly topic: string } {
  const { origin, pathname } = new URL(address);
  return { origin: `${origin}/`, topic: pathname.replace(/^\/+|\/+$/g, "") };
}

function pushFor(
  { keys, contact }: Ways,
  { endpoint, keys: theirs }: Extract<Hooked, { kind: "push" }>,
  text: string,
): Outgoing {
  const details = webpush.generateRequestDetails({ endpoint, keys: theirs }, text, {
    TTL: PUSH_SECONDS,
    // A later notice takes the place of one that was not fetched.
    topic: "waiting",
    urgency: "high",
    vapidDetails: { subject: contact, ...keys },
  });
  const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
  return { url: details.endpoint, headers, body: details.body };
}

/** A mail with the way to stop them, for readers and for their programs (RFC 8058). */
export async function sendMail(
  { mail }: Ways,
  { target, token, base, id }: Channel,
  language: Language,
  subject: string,
  lines: readonly string[],
): Promise<void> {
  if (mail === undefined || target.kind !== "mail") throw new Gone("this server sends no mail");
  const transport = createTransport({
    url: mail.server,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: mail.from,
      to: { name: "", address: target.address },
      subject: subject.replaceAll(/[\r\n]+/g, " ").slice(0, 200),
      text: [...lines, "—", words(language, "mail.stop"), `${base}/notices/stop/${token}`].join("\n\n"),
      headers: {
        "List-Unsubscribe": `<${base}/api/notices/stop?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-generated",
        "X-Hypergate-Channel": id,
      },
    });
  } catch (problem) {
    const { responseCode = 0, message } = problem as { responseCode?: number; message: string };
    if (responseCode >= 500 && responseCode < 600) throw new Gone(`mail was refused: ${responseCode}`);
    throw new NotNow(message);
  } finally {
    transport.close();
  }
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Signs that Discord would take for formatting, mentions or links. */
function escapedMarkdown(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]()@:<-]/g, "\\$&");
}
