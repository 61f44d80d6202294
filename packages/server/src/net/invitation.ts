/** A table in words for those who are invited to it and have never been here: link previews, and the picture in them. */

import type { PlayableGame } from "@hypergate/games";
import { type Language, type Messages, phrase } from "@hypergate/kernel";
import { clockInWords, tableName } from "@hypergate/wire";
import { people, type TableRecord } from "../tables/table.ts";

const MESSAGES: Messages = {
  "invitation.title": { en: "{host} invites you: {game}", ru: "{host} приглашает вас: {game}" },
  "invitation.playing": { en: "{game}: the game is on", ru: "{game}: игра идёт" },
  "invitation.over": { en: "{game}: the game is over", ru: "{game}: партия сыграна" },
  "invitation.table": { en: "Table “{name}”", ru: "Стол «{name}»" },
  "invitation.free": {
    en: "{n, plural, =0 {All seats are taken} one {# free seat} other {# free seats}}",
    ru: "{n, plural, =0 {Все места заняты} one {# свободное место} few {# свободных места} many {# свободных мест} other {# свободного места}}",
  },
  "invitation.bots": {
    en: "{n, plural, one {# bot} other {# bots}}",
    ru: "{n, plural, one {# бот} few {# бота} many {# ботов} other {# бота}}",
  },
};

export interface Invitation {
  readonly language: Language;
  readonly title: string;
  /** Who sits there, what is free, how much time there is: one line each. */
  readonly lines: readonly string[];
}

export function invitationTo(language: Language, game: PlayableGame, table: TableRecord): Invitation {
  const say = (id: keyof typeof MESSAGES, params = {}) => phrase(language, MESSAGES[id][language], params, String);
  const title = game.title[language];
  const sitting = people(table);
  const host = sitting.find(({ person }) => person === table.owner) ?? sitting[0];
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  const names = [...sitting.map(({ name }) => name), ...(bots === 0 ? [] : [say("invitation.bots", { n: bots })])];
  const isInviting = table.status === "open" && host !== undefined;
  return {
    language,
    title: isInviting
      ? say("invitation.title", { host: host.name, game: title })
      : say(table.status === "over" ? "invitation.over" : "invitation.playing", { game: title }),
    lines: [
      say("invitation.table", { name: tableName(language, table) }),
      new Intl.ListFormat(language).format(names),
      ...(table.status === "open"
        ? [say("invitation.free", { n: free }), clockInWords(language, table.options.clock)]
        : []),
    ].filter((line) => line !== ""),
  };
}
