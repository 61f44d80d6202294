/** What is said about the reader: name, code for other devices, devices. */
import type { Said } from "@hypergate/kernel";

export const meMessages = {
  "me.title": { en: "You", ru: "Вы" },
  "me.noAccount": {
    en: "No account, no password. Seats that you take later carry this name.",
    ru: "Ни учётной записи, ни пароля. Под этим именем вас увидят за столами.",
  },
  "me.notify": { en: "Tell me when a game waits for my answer", ru: "Сообщать, когда игра ждёт моего ответа" },
  "me.recovery": { en: "Recovery code", ru: "Код восстановления" },
  "me.recoveryAbout": {
    en: "With this code you are yourself on any other device too, with all your tables.",
    ru: "С этим кодом вы останетесь собой и на другом устройстве, со всеми своими столами.",
  },
  "me.recoveryOnce": {
    en: "A code is shown only when it is made. A new one replaces the old one and signs you out everywhere else.",
    ru: "Код показывают один раз, когда он создан. Новый отменяет прежний, и на всех других устройствах вы выйдете.",
  },
  "me.newRecovery": { en: "Make a new code", ru: "Создать новый код" },
  "me.otherPerson": { en: "Somebody else on this device", ru: "За устройством кто-то другой" },
  "me.forgetAbout": {
    en: "Keep your recovery code before you go: without it nobody gets back to your tables.",
    ru: "Перед уходом сохраните код восстановления: без него к вашим столам не вернуться.",
  },
  "me.forget": { en: "Forget me on this device", ru: "Забыть меня на этом устройстве" },
  "me.devices": { en: "Your devices", ru: "Ваши устройства" },
  "me.devicesAbout": {
    en: "Wherever you are known under this name. If one is not yours, end it and make a new code.",
    ru: "Везде, где вас знают под этим именем. Если какое-то не ваше, отключите его и создайте новый код.",
  },
  "me.deviceUnknown": { en: "A program or an unknown browser", ru: "Программа или неизвестный браузер" },
  "me.deviceHere": { en: "this device", ru: "это устройство" },
  "me.deviceUsed": { en: "last used {when}", ru: "последний раз: {when}" },
  "me.deviceEnd": { en: "End", ru: "Отключить" },
  "me.delete": { en: "Delete me", ru: "Удалить меня" },
  "me.deleteAbout": {
    en: "Your name, your devices and all you wrote go for good. Games you finished stay, with “a former player” in your seat.",
    ru: "Имя, устройства и всё, что вы написали, исчезнут навсегда. Сыгранные партии останутся, а на вашем месте будет «бывший игрок».",
  },
  "me.deleteReally": { en: "Yes, delete me for good", ru: "Да, удалить меня навсегда" },
} as const satisfies Readonly<Record<string, Said>>;
