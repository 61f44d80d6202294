/** What a notice says: the question itself, in the language of the person, and where to answer it. */
import { characterAt } from "@hypergate/bots/characters";
import type { PlayableGame } from "@hypergate/games";
import { type Language, type Messages, phrase } from "@hypergate/kernel";
import { tableName } from "@hypergate/wire";
import type { WaitingQuestion } from "../store/records.ts";
import { seatOf, type TableRecord } from "../tables/table.ts";

const MESSAGES: Messages = {
  "notice.one": { en: "Your answer is wanted: {table}", ru: "Ждут вашего ответа: {table}" },
  "notice.many": {
    en: "{n, plural, one {# table waits} other {# tables wait}} for your answer",
    ru: "{n, plural, one {Вашего ответа ждёт # стол} few {Вашего ответа ждут # стола} many {Вашего ответа ждут # столов} other {Вашего ответа ждут # стола}}",
  },
  "notice.more": {
    en: "and {n, plural, one {# more table} other {# more tables}}",
    ru: "и ещё {n, plural, one {# стол} few {# стола} many {# столов} other {# стола}}",
  },
  "notice.respond": { en: "Do you respond?", ru: "Ответите на это?" },
  "notice.former": { en: "a former player", ru: "бывший игрок" },
  "mail.confirm": { en: "Hypergate: is this your address?", ru: "Hypergate: это ваш адрес?" },
  "mail.confirmAbout": {
    en: "Somebody called “{name}” would like to be told at this address when a game waits for them. If that is you, open this page and confirm it:",
    ru: "Игрок «{name}» хочет получать на этот адрес письма о том, что игра ждёт ответа. Если это вы, откройте страницу и подтвердите:",
  },
  "mail.confirmNot": {
    en: "If it is not, do nothing: no other mail will come.",
    ru: "Если нет, ничего не делайте: больше писем не будет.",
  },
  "mail.stop": { en: "No more mail like this:", ru: "Больше не присылать таких писем:" },
};

export function words(language: Language, id: string, params: Readonly<Record<string, string | number>> = {}): string {
  return phrase(language, MESSAGES[id][language], params, String);
}

/** What people and bots at a table are called, by seat; games call those without names themselves. */
export function namesAt(language: Language, table: TableRecord): (string | undefined)[] {
  return table.seats.map((holder, seat) => {
    if (holder.kind === "person") return holder.name;
    if (holder.kind === "former") return words(language, "notice.former");
    return holder.kind === "bot" ? characterAt(table.id, seat).name[language] : undefined;
  });
}

/** The question as its player reads it. A window tells what happens, so whether to respond to it is asked besides. */
export function questionIn(
  language: Language,
  game: PlayableGame,
  table: TableRecord,
  { key, params = {} }: WaitingQuestion,
  person: string,
): string {
  const said = game.say(language, key, params, namesAt(language, table), seatOf(table, person));
  return key.startsWith("window/") && !said.includes("?") ? `${said} ${words(language, "notice.respond")}` : said;
}

/** A table that waits, in words. */
export interface Item {
  readonly table: string;
  readonly name: string;
  readonly question: string;
}

export interface NoticeWords {
  readonly title: string;
  readonly body: string;
  /** Where it can be answered, below the address of the server. */
  readonly path: string;
}

/** So many tables are named in one notice. */
const NAMED = 5;

export function noticeOf(language: Language, items: readonly Item[]): NoticeWords {
  const [first] = items;
  if (items.length === 1)
    return {
      title: words(language, "notice.one", { table: first.name }),
      body: first.question,
      path: `/t/${first.table}`,
    };
  const lines = items.slice(0, NAMED).map(({ name, question }) => `${name}: ${question}`);
  if (items.length > NAMED) lines.push(words(language, "notice.more", { n: items.length - NAMED }));
  return { title: words(language, "notice.many", { n: items.length }), body: lines.join("\n"), path: "/" };
}

export function itemOf(
  language: Language,
  game: PlayableGame,
  table: TableRecord,
  waiting: WaitingQuestion,
  person: string,
): Item {
  const name = tableName(language, table);
  return { table: table.id, name, question: questionIn(language, game, table, waiting, person) };
}
