/** Sentences about people: at a table, on their devices, and when they go. */
export const peopleMessages = {
  "people.title": { en: "People at the table", ru: "Люди за столом" },
  "people.about": {
    en: "Report somebody; a host can also silence people, shut them out, and hand on a seat.",
    ru: "Здесь можно пожаловаться, а хозяину стола — лишить слова, закрыть доступ и передать место.",
  },
  "people.former": { en: "A former player", ru: "Бывший игрок" },
  "people.away": { en: "has left, a bot plays", ru: "вышел из партии, играет бот" },
  "people.muted": { en: "may not write", ru: "без права слова" },
  "people.mute": { en: "Silence", ru: "Лишить слова" },
  "people.unmute": { en: "Let them write", ru: "Вернуть слово" },
  "people.ban": { en: "Shut out", ru: "Закрыть доступ" },
  "people.toBot": { en: "Give the seat to a bot", ru: "Отдать место боту" },
  "people.toAnyone": { en: "Free the seat", ru: "Освободить место" },
  "people.unsay": { en: "Remove this line", ru: "Удалить реплику" },
  "people.report": { en: "Report", ru: "Пожаловаться" },
  "people.reportWhy": { en: "What should the operator know?", ru: "Что нужно знать администратору?" },
  "people.reported": {
    en: "Thank you. The operator of the server will read it.",
    ru: "Спасибо. Администратор сервера это прочтёт.",
  },
  "people.aboutLine": { en: "About this line of {who}", ru: "Что сделать с репликой. Автор: {who}" },
  "people.close": { en: "Close the table", ru: "Закрыть стол" },
  "people.closeAbout": {
    en: "Closing ends the game for everybody, without a result.",
    ru: "Если закрыть стол, партия закончится для всех и без результата.",
  },
  "people.reallyClose": { en: "Yes, close it for everybody", ru: "Да, закрыть для всех" },
  "chat.spectator": { en: "spectator", ru: "зритель" },
  "chat.removed": { en: "This line was removed.", ru: "Реплика удалена." },
  "table.closed": { en: "This table is closed", ru: "Стол закрыт" },
  "table.closedBy": {
    en: "The host or the operator of the server has closed it.",
    ru: "Его закрыл хозяин стола или администратор сервера.",
  },
} as const;
