import { sameAt } from "../../texts/ask.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Pickpocket", ru: "Карманник" },
  power: { en: "Lift", ru: "Кража" },
  about: {
    en: "Once per encounter, at any time, you may take one random card from another player who has a colony in your home system. Look at it, then keep or discard it.",
    ru: "Раз за контакт в любой момент можете вытянуть случайную карту у другого игрока, у которого есть колония в вашей системе. Посмотрите её и оставьте себе или сбросьте.",
  },
  oneLine: {
    en: "Take cards from those who settled in your system.",
    ru: "Тащите карты у тех, кто поселился в вашей системе.",
  },
  wild: {
    en: "When you are not the offense and the gate is aimed at a planet of your home system, you may take up to as many random cards from the offense as it has ships on the gate. Keep or discard each. An offense left without encounter cards draws a new hand.",
    ru: "Если вы не агрессор, а врата нацелены на планету вашей системы, можете вытянуть у агрессора столько случайных карт, сколько его кораблей на вратах, или меньше. Каждую оставьте себе или сбросьте. Агрессор, оставшийся без карт контакта, набирает новую руку.",
  },
  super: {
    en: "When you use your power, you may take one random card from any or all players who have a colony in your home system.",
    ru: "Используя свою способность, можете вытянуть по одной карте у любых игроков с колониями в вашей системе, хоть у всех.",
  },
  asks: {
    power: {
      ...sameAt(ANY_TIME, {
        ask: {
          en: "take a random card from a player with a colony in your system?",
          ru: "вытянуть карту у того, чья колония в вашей системе?",
        },
        does: { en: "Pick a pocket", ru: "Залезть в карман" },
      }),
    },
    wild: {
      "launch.done": {
        ask: {
          en: "take cards from {offense}, up to one per ship on the gate?",
          ru: "вытянуть у агрессора по карте за корабль на вратах?",
        },
        does: { en: "Frisk", ru: "Обыскать" },
      },
    },
    super: {
      boost: {
        ask: { en: "pick several pockets at once?", ru: "залезть сразу в несколько карманов?" },
        does: { en: "Several pockets", ru: "В несколько карманов" },
      },
    },
  },
  rules: [
    {
      id: "pickpocket 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as any player in any phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в любой роли и в любой фазе.",
    },
    {
      id: "pickpocket 1",
      en: "Once per encounter, at any time, use this power to take one random card from another player who has a colony in your home system.",
      ru: "Раз за контакт в любой момент используйте способность, чтобы вытянуть случайную карту у другого игрока, у которого есть колония в вашей системе.",
    },
    {
      id: "pickpocket 2",
      en: "You keep that card or discard it.",
      ru: "Эту карту вы оставляете себе или сбрасываете.",
    },
    {
      id: "pickpocket zap",
      en: "The use is cancelled, and no card is taken.",
      ru: "Использование отменяется, карту не берут.",
    },
    {
      id: "pickpocket D1",
      en: "You see the card before you choose. A rift goes off only if you keep it.",
      ru: "Прежде чем решать, вы видите карту. Разлом срабатывает, только если вы оставили его себе.",
      decided: true,
    },
    {
      id: "pickpocket wild",
      en: "Wild (not the offense, launch): when the gate is aimed at a planet of your home system, take up to as many random cards from the offense as it has ships on the gate; keep or discard each. An offense left without encounter cards draws a new hand. The flare then returns to your hand.",
      ru: "Джокер (не агрессор, запуск): если врата нацелены на планету вашей системы, вытяните у агрессора столько случайных карт, сколько его кораблей на вратах, или меньше; каждую оставьте себе или сбросьте. Агрессор, оставшийся без карт контакта, набирает новую руку. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "pickpocket super",
      en: "Super (any player, any phase): when you use your power, take one random card from any or all players who have a colony in your home system. The flare then returns to your hand.",
      ru: "Супер (любой игрок, любая фаза): используя свою способность, вытяните по одной карте у любых игроков с колониями в вашей системе, хоть у всех. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "pickpocket flare D1",
      en: "The wild is played once the ships are on the gate.",
      ru: "Джокер играется, когда корабли уже на вратах.",
      decided: true,
    },
  ],
  messages: {
    "pickpocket/whom": {
      en: "Whose pocket do you pick?",
      ru: "К кому вы залезете в карман?",
    },
    "pickpocket/all": {
      en: "Whose pockets do you pick? One card each.",
      ru: "К кому вы залезете в карман? По одной карте у каждого.",
    },
    "pickpocket/keep": {
      en: "You lifted {card}. Keep it or discard it?",
      ru: "Ваша добыча — «{card}». Оставите или сбросите?",
    },
    "pickpocket/number": {
      en: "How many cards do you take from the offense?",
      ru: "Сколько карт вы вытянете у агрессора?",
    },
    "pickpocket/drop": {
      en: "Which of these cards do you discard? You keep the others.",
      ru: "Какие из этих карт вы сбросите? Остальные ваши.",
    },
  },
};
