/** What is said about notices. */
import type { Said } from "@hypergate/kernel";

export const noticeMessages = {
  "notices.title": { en: "When a game waits for me", ru: "Когда игра ждёт меня" },
  "notices.open": { en: "Notices while no page is open", ru: "Уведомления, когда страница закрыта" },
  "notices.about": {
    en: "One notice for each question that waits, with the question in it. None of these ways needs an account here.",
    ru: "По одному уведомлению на каждый вопрос, который ждёт ответа, с самим вопросом. Учётная запись здесь не нужна.",
  },
  "notices.new": { en: "A new way", ru: "Новый способ" },
  "notices.add": { en: "Add", ru: "Добавить" },
  "notices.remove": { en: "Remove", ru: "Убрать" },
  "notices.unconfirmed": {
    en: "Please open the mail that we sent and confirm the address.",
    ru: "Откройте письмо, которое мы отправили, и подтвердите адрес.",
  },
  "notices.failed": { en: "The last notice did not arrive: {why}.", ru: "Последнее уведомление не дошло: {why}." },
  "notices.why.late": { en: "nobody answered there in time", ru: "там не ответили вовремя" },
  "notices.why.status": { en: "it was refused there (code {status})", ru: "там его не приняли (код {status})" },
  "notices.why.unreachable": { en: "that address cannot be reached", ru: "этот адрес недоступен" },
  "notices.denied": {
    en: "The browser does not allow notifications here.",
    ru: "Браузер не разрешает здесь уведомления.",
  },
  "notices.kind.push": { en: "This browser", ru: "Этот браузер" },
  "notices.kind.mail": { en: "E-mail", ru: "Электронная почта" },
  "notices.kind.discord": { en: "Discord", ru: "Discord" },
  "notices.kind.telegram": { en: "Telegram", ru: "Telegram" },
  "notices.kind.ntfy": { en: "ntfy", ru: "ntfy" },
  "notices.how.push": {
    en: "A notification on this device, also while no page is open.",
    ru: "Уведомление на этом устройстве, даже если страница закрыта.",
  },
  "notices.how.mail": {
    en: "The first mail asks whether the address is yours. Every mail has a link that stops them.",
    ru: "Первое письмо спросит, ваш ли это адрес. В каждом письме есть ссылка, которая их прекращает.",
  },
  "notices.how.discord": {
    en: "The address of a webhook, from the settings of a channel. Everybody who reads the channel reads your questions.",
    ru: "Адрес вебхука из настроек канала. Ваши вопросы увидят все, кто читает канал.",
  },
  "notices.how.telegram": {
    en: "The token of a bot of your own (ask @BotFather) and the number of your chat with it.",
    ru: "Токен вашего бота (его выдаёт @BotFather) и номер вашего чата с ним.",
  },
  "notices.how.ntfy": {
    en: "The address of a topic, such as https://ntfy.sh/a-name-nobody-guesses. Whoever knows the name can read along.",
    ru: "Адрес темы, например https://ntfy.sh/имя-которое-не-угадать. Кто знает имя, тот читает вместе с вами.",
  },
  "notices.field.address": { en: "Address", ru: "Адрес" },
  "notices.field.url": { en: "Address (https://…)", ru: "Адрес (https://…)" },
  "notices.field.token": { en: "Token of the bot", ru: "Токен бота" },
  "notices.field.chat": { en: "Chat", ru: "Чат" },
  "notices.wishes": { en: "When, and how often", ru: "Когда и как часто" },
  "notices.quiet": { en: "Quiet hours", ru: "Тихие часы" },
  "notices.from": { en: "from", ru: "с" },
  "notices.until": { en: "until", ru: "до" },
  "notices.every": { en: "At most", ru: "Не чаще" },
  "notices.every.0": { en: "once for every question", ru: "раза на каждый вопрос" },
  "notices.every.60": { en: "once an hour, all tables together", ru: "раза в час, обо всех столах сразу" },
  "notices.every.1440": { en: "once a day, all tables together", ru: "раза в день, обо всех столах сразу" },

  "mail.confirm": { en: "Is this your address?", ru: "Это ваш адрес?" },
  "mail.confirmAbout": {
    en: "If you confirm it, you get a mail when a game waits for your answer.",
    ru: "Если подтвердите, вам придёт письмо, когда игра будет ждать вашего ответа.",
  },
  "mail.confirmGo": { en: "Yes, send mail there", ru: "Да, присылать письма" },
  "mail.confirmed": { en: "Confirmed", ru: "Адрес подтверждён" },
  "mail.confirmedAbout": {
    en: "From now on you are told by mail when a game waits.",
    ru: "Теперь вам напишут, когда игра будет вас ждать.",
  },
  "mail.stop": { en: "No more mail?", ru: "Больше не писать?" },
  "mail.stopAbout": {
    en: "Your games go on as before; only the mail stops.",
    ru: "Ваши партии продолжатся как раньше, прекратятся только письма.",
  },
  "mail.stopGo": { en: "Stop the mail", ru: "Больше не присылать" },
  "mail.stopped": { en: "No more mail will come", ru: "Писем больше не будет" },
  "mail.stoppedAbout": {
    en: "You can add your address again at any time, under your name on the home page.",
    ru: "Адрес можно добавить снова в любое время: на главной, под вашим именем.",
  },
} as const satisfies Readonly<Record<string, Said>>;
