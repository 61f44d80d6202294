/** Everything the server says to people, in every language. */
import { type Language, type Messages, phrase, refusals } from "@hypergate/kernel";
import type { SentRefusal } from "@hypergate/wire";
import type { Problem } from "./problem.ts";

const MESSAGES: Messages = {
  "bot.unknown": { en: "There is no such bot; allowed: {allowed}.", ru: "Такого бота нет; можно: {allowed}." },
  "chat.muted": { en: "You may not write here.", ru: "Вам нельзя писать здесь." },
  "device.unknown": { en: "There is no such device.", ru: "Такого устройства нет." },
  "chat.wordless": {
    en: "This deal is made without words: only emoji go through until it is done.",
    ru: "Эту сделку заключают без слов: пока она не закончится, проходят только эмодзи.",
  },
  "export.notOver": {
    en: "A game can be exported when it is over.",
    ru: "Партию можно выгрузить, когда она закончится.",
  },
  "game.misfit": {
    en: "This game does not fit the rules of this server, so it cannot go on here. You can still keep it as a file.",
    ru: "Партия не сходится с правилами этого сервера, поэтому продолжить её здесь нельзя. Её можно сохранить в файл.",
  },
  "game.missing": {
    en: "This game was played with aliens of a host that are not on this server: {names}.",
    ru: "В этой партии участвуют авторские пришельцы, которых на этом сервере нет: {names}.",
  },
  "game.newer": {
    en: "This game was written by a newer version of Hypergate; this server has to be updated first.",
    ru: "Эту партию записала более новая версия Hypergate; сначала нужно обновить сервер.",
  },
  "game.unknown": { en: "There is no such game; allowed: {allowed}.", ru: "Такой игры нет; можно: {allowed}." },
  "guest.banned": {
    en: "The operator of this server has shut you out.",
    ru: "Администратор сервера закрыл вам доступ.",
  },
  "guest.needed": { en: "Please choose a name first.", ru: "Сначала представьтесь, пожалуйста." },
  internal: {
    en: "Something went wrong on our side. Nothing was lost; please try again.",
    ru: "Что-то сломалось на нашей стороне. Ничего не потеряно, попробуйте ещё раз.",
  },
  "limit.tooFast": { en: "Too fast; please wait a moment.", ru: "Слишком быстро, подождите немного." },
  "limit.channels": {
    en: "That is enough: at most {max} ways to be told. Take one away first.",
    ru: "Этого достаточно: способов сообщать может быть не больше {max}. Сначала уберите какой-нибудь.",
  },
  "limit.mails": {
    en: "Enough mail was sent to confirm addresses today. Please try again tomorrow.",
    ru: "На сегодня писем с подтверждением достаточно. Попробуйте завтра.",
  },
  "limit.guests": {
    en: "Very many new guests have come from your network today. If you have been here before, use your recovery code; otherwise come back tomorrow.",
    ru: "Сегодня из вашей сети пришло очень много новых гостей. Если вы здесь уже бывали, введите код восстановления, а если нет — приходите завтра.",
  },
  "limit.network": {
    en: "Very many tables were opened from your network today. Finish some of those games, or come back tomorrow.",
    ru: "Сегодня из вашей сети открыли очень много столов. Доиграйте какие-нибудь партии или приходите завтра.",
  },
  "limit.ownTables": {
    en: "You already host {max, plural, one {# table} other {# tables}}. Finish or leave one, then open another.",
    ru: "У вас уже {max, plural, one {# свой стол} few {# своих стола} many {# своих столов} other {# своего стола}}. Доиграйте партию или выйдите из-за одного из них, а потом открывайте новый.",
  },
  "limit.reports": {
    en: "That is enough for today: {max, plural, one {# report} other {# reports}} a day.",
    ru: "На сегодня достаточно: в день {max, plural, one {# жалоба} few {# жалобы} many {# жалоб} other {# жалобы}}.",
  },
  "limit.tables": { en: "You can look at {max} tables at once.", ru: "Одновременно можно смотреть столов: {max}." },
  "message.malformed": { en: "This message is not understood: {what}.", ru: "Непонятное сообщение: {what}." },
  "message.binary": { en: "Messages are text.", ru: "Сообщения должны быть текстом." },
  "name.refused": {
    en: "A name has 1 to 30 letters, digits, signs or emoji that can be seen.",
    ru: "Имя — от 1 до 30 видимых букв, цифр, знаков или эмодзи.",
  },
  "name.taken": {
    en: "“{name}” already sits at this table. Please take a name that looks different.",
    ru: "За столом уже сидит «{name}». Возьмите имя, которое с этим не спутать.",
  },
  "notice.host": {
    en: "This server sends no notices to {host}. Its operator can allow that.",
    ru: "Этот сервер не отправляет уведомления на {host}. Разрешить это может администратор.",
  },
  "notice.mail": {
    en: "This server sends no mail. Its operator can set that up.",
    ru: "Этот сервер не отправляет писем. Настроить это может администратор.",
  },
  "notice.token": {
    en: "This link is no longer good: it was used before, or the address has been taken away.",
    ru: "Ссылка больше не действует: по ней уже переходили или адрес убрали.",
  },
  "notice.unknown": { en: "There is no such way to be told.", ru: "Такого способа сообщать нет." },
  "not.found": { en: "There is nothing here.", ru: "Здесь ничего нет." },
  "operator.needed": {
    en: "Only the operator of the server may do that.",
    ru: "Это может только администратор сервера.",
  },
  "origin.refused": {
    en: "Requests from other sites are not accepted.",
    ru: "Запросы с других сайтов не принимаются.",
  },
  "person.self": { en: "That would be you.", ru: "Это вы сами." },
  "person.unknown": { en: "There is no such person.", ru: "Такого человека нет." },
  "recovery.unknown": { en: "This recovery code is not known.", ru: "Такой код восстановления неизвестен." },
  "seat.empty": { en: "Nobody sits there.", ru: "Там никто не сидит." },
  "seat.held": {
    en: "This player is still here, or has only just gone.",
    ru: "Этот игрок ещё здесь или только что отошёл.",
  },
  "hint.people": {
    en: "Hints are given only at tables without other people.",
    ru: "Подсказки есть только за столами без других людей.",
  },
  "seat.none": { en: "You have no seat at this table.", ru: "У вас нет места за этим столом." },
  "seat.own": {
    en: "That is your own seat; leave the table instead.",
    ru: "Это ваше место; лучше выйдите из-за стола.",
  },
  "seat.away": {
    en: "A bot is playing for you; come back to the table first.",
    ru: "За вас играет бот; сначала вернитесь за стол.",
  },
  "seat.taken": { en: "This seat is taken.", ru: "Это место занято." },
  "seats.free": {
    en: "There are free seats; fill them or put bots there.",
    ru: "Есть свободные места; займите их или посадите ботов.",
  },
  "seats.full": { en: "All seats are taken.", ru: "Все места заняты." },
  "seats.nobody": {
    en: "Somebody else has to sit at the table first.",
    ru: "Сначала за стол должен сесть кто-то ещё.",
  },
  "seats.notReady": { en: "Not everybody is ready.", ru: "Ещё не все готовы." },
  "seats.tooFew": {
    en: "{players, plural, one {# person sits} other {# people sit}} at the table already; free a seat first.",
    ru: "За столом уже {players, plural, one {# человек} few {# человека} many {# человек} other {# человека}}; сначала освободите место.",
  },
  "seats.tooMany": {
    en: "There is room for {max} bots at most.",
    ru: "Ботов может быть не больше чем {max}.",
  },
  "settings.players": {
    en: "This game is for {min} to {max} players.",
    ru: "В этой игре может быть от {min} до {max} игроков.",
  },
  "settings.unknown": {
    en: "There is no setting “{name}”; allowed: {allowed}.",
    ru: "Настройки «{name}» нет; можно: {allowed}.",
  },
  "stops.tooMany": {
    en: "You can keep settings for at most {max} moments.",
    ru: "Отдельных настроек для моментов может быть не больше {max}.",
  },
  "store.full": {
    en: "The disk of the server is full. Your last step was not saved; nothing else is lost.",
    ru: "На диске сервера нет места. Последний шаг не сохранён, всё остальное цело.",
  },
  "store.readonly": {
    en: "The server cannot write its data. Your last step was not saved; nothing else is lost.",
    ru: "Сервер не может записать данные. Последний шаг не сохранён, всё остальное цело.",
  },
  "store.broken": {
    en: "The store of the server has a problem. Your last step was not saved; please try again.",
    ru: "Сбой хранилища сервера. Последний шаг не сохранён, попробуйте ещё раз.",
  },
  "store.away": {
    en: "The server cannot reach its data at the moment. Please try again soon.",
    ru: "Сервер сейчас не может добраться до своих данных. Попробуйте чуть позже.",
  },
  "table.banned": {
    en: "The host has shut you out of this table.",
    ru: "Хозяин закрыл вам доступ к этому столу.",
  },
  "table.begun": { en: "The game has already begun.", ru: "Игра уже началась." },
  "table.closed": {
    en: "Everybody left this table before its game began.",
    ru: "Все вышли из-за этого стола ещё до начала игры.",
  },
  "table.ended": { en: "This table has been closed.", ru: "Этот стол закрыли." },
  "table.noSpectators": { en: "This table has no spectators.", ru: "За этим столом не бывает зрителей." },
  "table.notOver": { en: "The game is not over yet.", ru: "Игра ещё не закончилась." },
  "table.notPlaying": { en: "No game is being played at this table.", ru: "За этим столом сейчас не играют." },
  "table.notWatched": { en: "Look at the table first.", ru: "Сначала откройте этот стол." },
  "table.notYours": { en: "Only the host of the table may do that.", ru: "Это может только хозяин стола." },
  "table.over": { en: "The game is over.", ru: "Игра закончилась." },
  "table.raced": {
    en: "The table changed at the same moment; please look and try again.",
    ru: "Стол изменился в тот же миг; взгляните и попробуйте ещё раз.",
  },
  "table.removed": {
    en: "The host has removed you from this table.",
    ru: "Хозяин стола исключил вас из участников.",
  },
  "table.unknown": { en: "There is no such table.", ru: "Такого стола нет." },
  "table.undone": { en: "The game went back.", ru: "Игра вернулась назад." },
  "undo.changed": {
    en: "The rules have changed since, so the game cannot go back that far.",
    ru: "С тех пор правила изменились, и так далеко назад игру уже не вернуть.",
  },
  "undo.nothing": { en: "You have nothing to take back.", ru: "Вам нечего брать назад." },
  "undo.refused": {
    en: "The others have not agreed. You can ask again when the game has gone on.",
    ru: "Остальные не согласились. Попросить ещё раз можно, когда игра продвинется.",
  },
  "vacation.live": {
    en: "At this table nobody waits for days, so there is no vacation.",
    ru: "За этим столом никого не ждут днями, так что отпуска здесь не бывает.",
  },
  "vacation.spent": {
    en: "In this game you have {days, plural, one {# day} other {# days}} of vacation left.",
    ru: "В этой партии у вас {days, plural, =0 {больше нет отпуска} one {остался # день отпуска} few {осталось # дня отпуска} many {осталось # дней отпуска} other {осталось # дня отпуска}}.",
  },
  "undo.notAsked": { en: "Nobody is asking to take an answer back.", ru: "Никто не просит взять ответ назад." },
};

export const serverMessages: Messages = { ...refusals, ...MESSAGES };

/** A problem as sent to a client: id, parameters, and a sentence for clients that just show it. */
export function inWords(language: Language, { id, params, words }: Problem): SentRefusal {
  const message = serverMessages[id]?.[language];
  const text = words?.(language) ?? (message === undefined ? id : phrase(language, message, params, String));
  return { id, params, text };
}
