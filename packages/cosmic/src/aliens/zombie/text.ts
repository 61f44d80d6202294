import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Zombie", ru: "Зомби" },
  power: { en: "Immortality", ru: "Бессмертие" },
  about: {
    en: "Whenever you would lose ships to the warp, you must return them to any of your colonies instead. As part of a deal you may also free any player's ships from the warp to that player's colonies.",
    ru: "Всякий раз, когда ваши корабли должны отправиться в варп, вы обязаны вместо этого вернуть их в любые свои колонии. Кроме того, в рамках сделки вы можете освобождать из варпа корабли любого игрока: они возвращаются в его колонии.",
  },
  oneLine: {
    en: "Your ships return to colonies instead of the warp.",
    ru: "Ваши корабли возвращаются в колонии, а не уходят в варп.",
  },
  wild: {
    en: "When you lose ships to the warp, you may save one of them and return it to one of your colonies.",
    ru: "Когда ваши корабли отправляются в варп, можете спасти один из них и вернуть в одну из своих колоний.",
  },
  super: {
    en: "When you are a main player, each player who allies with you may add one of their ships from the warp to the encounter. It does not count towards the limit of four.",
    ru: "Если вы основной игрок, каждый ваш союзник может добавить к участвующим в контакте один свой корабль из варпа. В предел четырёх кораблей он не входит.",
  },
  asks: {
    power: {},
    wild: {
      "ships.going": {
        ask: { en: "save one of your ships from the warp?", ru: "спасти от варпа один свой корабль?" },
        does: { en: "Save one", ru: "Спасти" },
      },
    },
    super: {
      "alliance.invited": {
        ask: {
          en: "let each ally of yours add a ship from the warp?",
          ru: "пусть каждый ваш союзник добавит корабль из варпа?",
        },
        does: { en: "Let them", ru: "Разрешить" },
      },
    },
  },
  rules: [
    {
      id: "zombie 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as any player in any phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в любой роли и в любой фазе.",
    },
    {
      id: "zombie 1",
      en: "Whenever you would lose ships to the warp, you return them to any of your colonies instead.",
      ru: "Всякий раз, когда ваши корабли должны отправиться в варп, вы вместо этого возвращаете их в любые свои колонии.",
    },
    {
      id: "zombie 2",
      en: "As part of a deal you may free any player's ships from the warp; they return to that player's colonies.",
      ru: "В рамках сделки вы можете освободить из варпа корабли любого игрока; они возвращаются в его колонии.",
    },
    {
      id: "zombie zap",
      en: "The use is cancelled and the ships go to the warp. Freeing ships in a deal is not a use and cannot be zapped.",
      ru: "Использование отменяется, и корабли отправляются в варп. Освобождение кораблей в рамках сделки использованием не считается, и заморозить его нельзя.",
    },
    {
      id: "zombie EC1",
      en: "You get no compensation, since no ship of yours goes to the warp. A table setting, normally off, allows it.",
      ru: "Компенсация вам не положена: ни один ваш корабль не отправляется в варп. Разрешить её может настройка стола, по умолчанию выключенная.",
      setting: "zombieCompensation",
    },
    {
      id: "zombie EC2",
      en: "The power does not help against the Void.",
      ru: "Против Пустоты эта способность не помогает.",
    },
    {
      id: "zombie EC3",
      en: "If you lose as the defense, your colony on that planet is lost and its ships go to your other colonies. Without any other colony they go to the warp.",
      ru: "Если вы проиграли в роли защитника, ваша колония на этой планете потеряна, а корабли уходят в другие ваши колонии. Если других колоний нет, корабли отправляются в варп.",
    },
    {
      id: "zombie EC4",
      en: "Freeing ships does not make a deal by itself: at least one card must still change hands or one colony be founded. Third players' ships may be freed if both main players agree.",
      ru: "Одного освобождения кораблей для сделки мало: по-прежнему должна быть передана карта или создана колония. Корабли третьих игроков можно освободить, если согласны оба основных игрока.",
      decided: true,
    },
    {
      id: "zombie EC5",
      en: "When hit by Plague, you choose 3 ships and put them back on your colonies.",
      ru: "Если на вас сыграли «Чуму», вы выбираете 3 корабля и возвращаете их в свои колонии.",
      decided: true,
    },
    {
      id: "zombie wild",
      en: "Wild (any player, any phase): when you lose ships to the warp, you may save one and return it to a colony you still have after the loss. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): когда ваши корабли отправляются в варп, можете спасти один и вернуть его в колонию, которая осталась у вас после потери. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "zombie super",
      en: "Super (main player, alliance): each player who allies with you may add one of their ships from the warp to the encounter, not counted towards the limit of four. The flare then returns to your hand.",
      ru: "Супер (основной игрок, союзы): каждый, кто вступил с вами в союз, может добавить к участвующим в контакте один свой корабль из варпа сверх предела в четыре корабля. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "zombie flare D1",
      en: "For the super, an ally must also send 1 to 4 ships in the normal way.",
      ru: "При суперсвойстве союзник всё равно обязан отправить от 1 до 4 кораблей по обычным правилам.",
      decided: true,
    },
    {
      id: "zombie flare D2",
      en: "The ship saved by the wild does not count for compensation.",
      ru: "Спасённый джокером корабль при подсчёте компенсации не учитывается.",
      decided: true,
    },
  ],
  messages: {
    "setting/zombieCompensation": {
      en: "Zombie: compensation",
      ru: "Зомби: компенсация",
    },
    "setting/zombieCompensation/about": {
      en: "The Zombie may be compensated for ships that return to colonies instead of going to the warp.",
      ru: "Зомби получает компенсацию и за корабли, вернувшиеся в колонии вместо варпа.",
    },
  },
};
