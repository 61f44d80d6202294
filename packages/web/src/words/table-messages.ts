import type { Said } from "@hypergate/kernel";

export const tableMessages = {
  "net.title": { en: "Something went wrong on this page", ru: "На этой странице что-то сломалось" },
  "net.about": {
    en: "Your game is safe on the server. Loading the page anew usually helps.",
    ru: "Партия в сохранности на сервере. Обычно помогает загрузить страницу заново.",
  },
  "net.again": { en: "Load anew", ru: "Загрузить заново" },
  "ui.close": { en: "Close", ru: "Закрыть" },

  "attention.title": { en: "Your answer · {title}", ru: "Ваш ответ · {title}" },

  "prompt.label": { en: "Your answer", ru: "Ваш ответ" },
  "prompt.offline": { en: "Connection lost. Trying again", ru: "Связь потеряна. Пробуем снова" },
  "prompt.away": { en: "A bot is playing for you.", ru: "За вас играет бот." },
  "prompt.comeBack": { en: "Come back", ru: "Вернуться в игру" },
  "prompt.isAway": { en: "{who} (away)", ru: "{who} (не за столом)" },
  "prompt.responses": { en: "Waiting for responses", ru: "Ждём ответов" },
  "prompt.waitingFor": {
    en: "Waiting for {who}",
    ru: "{n, plural, one {Сейчас решает {who}} other {Сейчас решают {who}}}",
  },
  "prompt.why": { en: "Why am I asked?", ru: "Почему меня спрашивают?" },
  "prompt.chosenOf": {
    en: "{n} of {max} chosen.",
    ru: "Выбрано {n} из {max}.",
  },
  "prompt.chosenRange": {
    en: "{min, plural, =0 {Up to {max}} other {{min} to {max}}}{n, plural, =0 {.} other {, # chosen.}}",
    ru: "{min, plural, =0 {До {max}} other {От {min} до {max}}}{n, plural, =0 {.} other {, выбрано #.}}",
  },
  "prompt.order": {
    en: "Tap them one after the other: {n} of {max}.",
    ru: "Нажимайте по очереди: {n} из {max}.",
  },
  "prompt.passing": { en: "When not to ask", ru: "Когда не спрашивать" },
  "prompt.mute": { en: "Not again this game: {things}", ru: "Больше не в этой партии ({things})" },
  "prompt.muteOthers": { en: "Only when it is aimed at me", ru: "Только если это против меня" },
  "prompt.muted": { en: "Not asked about: {things}", ru: "Не спрашивать об этом ({things})" },
  "prompt.unmute": { en: "Ask again", ru: "Спрашивать снова" },
  "expert.ask": { en: "What would you do?", ru: "Что бы вы сделали?" },
  "prompt.yes": { en: "Yes", ru: "Да" },
  "prompt.no": { en: "No", ru: "Нет" },
  "prompt.go": { en: "Confirm", ru: "Подтвердить" },
  "prompt.less": { en: "One less: {what}", ru: "На один меньше: {what}" },
  "prompt.more": { en: "One more: {what}", ru: "На один больше: {what}" },
  "prompt.fewer": { en: "Less", ru: "Меньше" },
  "prompt.greater": { en: "More", ru: "Больше" },

  "top.home": { en: "To the home page", ru: "На главную" },
  "top.undo": { en: "Take my last answer back", ru: "Взять последний ответ назад" },
  "top.settings": { en: "Settings", ru: "Настройки" },
  "undo.asked": { en: "{who} would like to take an answer back.", ru: "{who} просит разрешения взять ответ назад." },
  "undo.waiting": {
    en: "{who} has asked to take an answer back.",
    ru: "{who} просит взять ответ назад; ждём согласия.",
  },
  "undo.absent": {
    en: "Those who left the game ({names}) can object while the time runs; silence counts as consent.",
    ru: "Кто вышел из партии ({names}), может возразить, пока идёт время; молчание — знак согласия.",
  },
  "table.asleep": {
    en: "The table is asleep: no player has looked in for a while. It goes on when one of them does.",
    ru: "Стол спит: никто из игроков давно не заглядывал. Игра пойдёт дальше, когда кто-нибудь из них вернётся.",
  },
  "table.slept": {
    en: "The table slept while nobody was here. The game goes on now, and everybody has their full time again.",
    ru: "Пока никого не было, стол спал. Теперь игра идёт дальше, и время у всех снова полное.",
  },
  "table.sleptRead": { en: "Go on", ru: "Продолжить" },
  "undo.yes": { en: "Agree", ru: "Разрешить" },
  "undo.no": { en: "Refuse", ru: "Отказать" },

  "table.removed": { en: "You are no longer at this table", ru: "Вы больше не за этим столом" },
  "table.removedBy": {
    en: "The host has removed you from this table.",
    ru: "Хозяин стола исключил вас из участников.",
  },
  "table.cannot": { en: "This table is not open to you", ru: "Этот стол вам не открыт" },

  "clock.left": { en: "Time left: {time}", ru: "Осталось времени: {time}" },
  "why.rule": { en: "Rule {id}", ru: "Правило {id}" },

  "log.label": { en: "What happened", ru: "Что произошло" },
  "log.tab": { en: "Log", ru: "Журнал" },
  "log.older": { en: "Show what was before", ru: "Показать, что было раньше" },
  "log.since": { en: "While you were away", ru: "Пока вас не было" },
  "log.undone": { en: "The game went back a step.", ru: "Игра вернулась на шаг назад." },
  "chat.label": { en: "Conversation", ru: "Разговор" },
  "chat.tab": { en: "Chat", ru: "Чат" },
  "chat.empty": { en: "Nobody has said anything yet.", ru: "Пока никто ничего не написал." },
  "chat.say": { en: "Say something to the table", ru: "Написать всем за столом" },
  "chat.send": { en: "Send", ru: "Отправить" },
  "rules.tab": { en: "Rules", ru: "Правила" },
  "rail.label": { en: "Log, chat and rules", ru: "Журнал, чат и правила" },
  "rail.unread": {
    en: "Log, chat and rules: {n, plural, one {# new line} other {# new lines}} in the chat",
    ru: "Журнал, чат и правила: в чате {n, plural, one {# новая реплика} few {# новые реплики} many {# новых реплик} other {# новых реплик}}",
  },

  "why.event": { en: "Why did this happen?", ru: "Почему так произошло?" },
  "why.unknown": {
    en: "No single rule stands behind this.",
    ru: "За этим не стоит какое-то одно правило.",
  },
  "rules.only": { en: "only {what}", ru: "только {what}" },
  "rules.setting": { en: "depends on the table's settings", ru: "зависит от настроек стола" },
  "rules.decided": { en: "decided for this table", ru: "решено для этого стола" },

  "room.scan": { en: "Scan to take your hand", ru: "Наведите телефон, чтобы взять свои карты" },
} as const satisfies Readonly<Record<string, Said>>;
