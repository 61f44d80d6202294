import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Shadow", ru: "Тень" },
  power: { en: "Execute", ru: "Казнь" },
  about: {
    en: "Whenever a destiny card with another player's color, or a special card designating another player, is drawn, you must send one ship of that player from a colony of your choice to the warp. On a wild card you may do this to any other player, whomever the offense goes on to choose.",
    ru: "Всякий раз, когда раскрыта карта судьбы с цветом другого игрока или особая карта, указывающая на другого игрока, вы обязаны отправить в варп один его корабль из колонии по вашему выбору. Если выпал джокер, можете казнить корабль любого другого игрока, кого бы ни выбрал затем агрессор.",
  },
  oneLine: {
    en: "When destiny names another player, they lose a ship.",
    ru: "Судьба указала на другого игрока — он теряет корабль.",
  },
  wild: {
    en: "When you lose as the defense to a player who revealed an attack, you may send one of your ships outside the encounter to the warp and take all opposing ships with it. They gain no colonies.",
    ru: "Если вы защитник и проиграли тому, кто раскрыл карту атаки, можете отправить в варп один свой корабль, не участвующий в контакте, и забрать с ним все корабли противоположной стороны. Колоний она не получает.",
  },
  super: {
    en: "When you execute a ship on your own turn, you may retrieve one of your ships from the warp.",
    ru: "Казнив корабль в свой ход, можете забрать один свой корабль из варпа.",
  },
  asks: {
    power: {
      "destiny.turned.2": {
        ask: { en: "send a ship of any other player to the warp?", ru: "отправить в варп любой чужой корабль?" },
        does: { en: "Execute", ru: "Казнить" },
      },
      "destiny.turned.3": {
        ask: {
          en: "send a research ship of {named, select, none {a player} other {{named}}} to the warp?",
          ru: "отправить в варп корабль исследователей{named, select, none {} other {, его теряет {named}}}?",
        },
        does: { en: "Execute", ru: "Казнить" },
      },
    },
    wild: {
      "resolution.before": {
        ask: {
          en: "give up a ship and take all opposing ships with it?",
          ru: "отдать корабль и утянуть в варп всех противников?",
        },
        does: { en: "Take them along", ru: "Утянуть" },
      },
    },
    super: {
      boost: {
        ask: { en: "take one of your ships from the warp as well?", ru: "вернуть заодно свой корабль из варпа?" },
        does: { en: "Take a ship", ru: "Вернуть" },
      },
    },
  },
  rules: [
    {
      id: "shadow 0",
      en: "Yellow alert light, no game setup. The power is mandatory: you use it as any player in the destiny phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в любой роли в фазе судьбы.",
    },
    {
      id: "shadow 1",
      en: "Whenever another player's color, or a special card designating another player, is drawn, you send one ship of that player from a colony of your choice to the warp.",
      ru: "Всякий раз, когда раскрыт цвет другого игрока или особая карта, указывающая на другого игрока, вы отправляете в варп один его корабль из колонии по вашему выбору.",
    },
    {
      id: "shadow 2",
      en: "On a wild card you may execute one ship of any other player, whomever the offense goes on to choose.",
      ru: "Если выпал джокер, можете казнить один корабль любого другого игрока, кого бы ни выбрал затем агрессор.",
    },
    {
      id: "shadow zap",
      en: "The use is cancelled and no ship is executed.",
      ru: "Использование отменяется, и корабль остаётся цел.",
    },
    {
      id: "shadow EC1",
      en: "The power also works when the offense draws its own color, since for you that is another player's color.",
      ru: "Способность срабатывает и тогда, когда агрессор раскрыл собственный цвет: для вас это цвет другого игрока.",
      decided: true,
    },
    {
      id: "shadow EC2",
      en: "Each destiny card that is drawn and then replaced by another triggers the power again.",
      ru: "Каждая карта судьбы, которую раскрыли, а затем заменили другой, вызывает способность заново.",
      decided: true,
    },
    {
      id: "shadow EC3",
      en: "If that player has no ship on any colony, you may take a research ship when playing with techs; otherwise nothing happens.",
      ru: "Если у этого игрока нет кораблей ни в одной колонии, то при игре с технологиями можно забрать корабль с исследуемой технологии; иначе ничего не происходит.",
      setting: "tech",
      decided: true,
    },
    {
      id: "shadow EC4",
      en: "You execute the ship before Will chooses the defense, and Will's choice does not change the victim.",
      ru: "Вы казните корабль до того, как Воля выберет защитника, и её выбор жертву не меняет.",
      decided: true,
    },
    {
      id: "shadow wild",
      en: "Wild (defense, resolution): when you lose to a player who showed an attack, you may send one of your ships not in the encounter to the warp and take all opposing ships with it; they get no colonies. The flare then returns to your hand.",
      ru: "Джокер (защитник, результат): проиграв тому, кто раскрыл карту атаки, можете отправить в варп один свой корабль, не участвующий в контакте, и забрать с ним все корабли противоположной стороны; колоний она не получает. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "shadow super",
      en: "Super (offense, destiny): when you execute a ship on your own turn, you may retrieve one of your ships from the warp. The flare then returns to your hand.",
      ru: "Супер (агрессор, судьба): казнив корабль в свой ход, можете забрать один свой корабль из варпа. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "shadow flare D1",
      en: "When you use the wild, your own ships in the encounter are still lost.",
      ru: "При использовании джокера ваши собственные корабли, участвующие в контакте, всё равно потеряны.",
      decided: true,
    },
    {
      id: "shadow flare D2",
      en: "When you use the wild, the offense still counts as the winner.",
      ru: "При использовании джокера победителем всё равно считается агрессор.",
      decided: true,
    },
  ],
  messages: {
    "shadow/execute": {
      en: "Where do you execute a ship?",
      ru: "Где вы казните корабль?",
    },
    "shadow.executed": {
      en: "{player} executed {other, select, you {your} other {{other}'s}} ship ({planet}).",
      ru: "{player, select, you {Вы казните} other {{player} казнит}} {other, select, you {ваш корабль ({planet})} other {чужой корабль ({other}, {planet})}}.",
    },
    "shadow/descend": {
      en: "From which colony does the ship come that takes the others to the warp?",
      ru: "Из какой колонии корабль, который заберёт с собой в варп остальные?",
    },
    "shadow.descended": {
      en: "{player} sent a ship from {planet} to the warp and took all opposing ships with it.",
      ru: "{player, select, you {Вы отправляете} other {{player} отправляет}} в варп корабль с планеты {planet}, а с ним и все корабли противника.",
    },
  },
};
