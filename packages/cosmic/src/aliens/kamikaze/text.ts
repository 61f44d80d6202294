import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Kamikaze", ru: "Камикадзе" },
  power: { en: "Sacrifice", ru: "Самопожертвование" },
  about: {
    en: "As a main player, before encounter cards are selected, you may send up to four of your ships from any of your colonies to the warp and draw two cards from the deck for each.",
    ru: "Если вы основной игрок, то до выбора карт контакта можете отправить в варп до четырёх своих кораблей из любых своих колоний и взять из колоды по две карты за каждый.",
  },
  oneLine: {
    en: "Send ships to the warp: draw 2 cards for each.",
    ru: "Отправьте корабли в варп и возьмите по 2 карты за каждый.",
  },
  wild: {
    en: "As a main player in the planning phase, after encounter cards are selected and before they are revealed, you may send up to four of your ships that are not in the encounter to the warp and add 3 to your side's total for each.",
    ru: "Если вы основной игрок, то в фазе планирования, когда карты контакта уже выбраны, но ещё не раскрыты, можете отправить в варп до четырёх своих кораблей, не участвующих в контакте, и прибавить к сумме своей стороны по 3 за каждый.",
  },
  super: {
    en: "As the offense in the regroup phase, you may retrieve three ships instead of one.",
    ru: "Если вы агрессор, то в фазе перегруппировки можете забрать из варпа три корабля вместо одного.",
  },
  asks: {
    power: {
      "planning.before": {
        ask: { en: "give up ships, 2 cards for each?", ru: "пожертвовать кораблями, по 2 карты за каждый?" },
        does: { en: "Give up ships", ru: "Пожертвовать" },
      },
    },
    wild: {
      "planning.selected": {
        ask: { en: "give up ships, +3 to your side for each?", ru: "пожертвовать кораблями, по +3 за каждый?" },
        does: { en: "Give up ships", ru: "Пожертвовать" },
      },
    },
    super: {
      "regroup.retrieve": {
        ask: { en: "take 3 ships from the warp instead of one?", ru: "забрать из варпа 3 корабля вместо одного?" },
        does: { en: "Take 3", ru: "Забрать 3" },
      },
    },
  },
  rules: [
    {
      id: "kamikaze 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as a main player in the planning phase, before encounter cards are selected.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе планирования, до выбора карт контакта.",
    },
    {
      id: "kamikaze 1",
      en: "Use this power to send up to 4 of your ships from any of your colonies to the warp.",
      ru: "Используйте способность, чтобы отправить в варп до 4 своих кораблей из любых своих колоний.",
    },
    {
      id: "kamikaze 2",
      en: "Draw 2 cards from the deck for each ship sent.",
      ru: "За каждый отправленный корабль возьмите из колоды 2 карты.",
    },
    {
      id: "kamikaze zap",
      en: "A zap cancels the use: the ships stay and no cards are drawn.",
      ru: "Заморозка отменяет использование: корабли остаются на месте, карты не берутся.",
    },
    {
      id: "kamikaze EC1",
      en: "Ships on the gate and allied ships are not on colonies and cannot be sacrificed. As the defense you may sacrifice ships on the targeted planet.",
      ru: "Корабли на вратах и корабли союзников находятся не в колониях, жертвовать ими нельзя. Если вы защитник, жертвовать кораблями на планете-цели можно.",
      decided: true,
    },
    {
      id: "kamikaze EC2",
      en: "You may use this power once per encounter. All the cards are drawn at once, as a single draw.",
      ru: "За контакт способность можно использовать один раз. Все карты берутся разом: это один добор.",
      decided: true,
    },
    {
      id: "kamikaze EC3",
      en: "If a ship is kept from the warp, by the Zombie's wild flare or the Healer, the cards are still drawn.",
      ru: "Если корабль уберегли от варпа джокер Зомби или Целитель, карты всё равно берутся.",
      decided: true,
    },
    {
      id: "kamikaze wild",
      en: "Wild: as a main player in the planning phase, after encounter cards are selected and before they are revealed, you may send up to four of your ships that are not in the encounter to the warp and add 3 to your side's total for each. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе планирования, когда карты контакта уже выбраны, но ещё не раскрыты, можете отправить в варп до четырёх своих кораблей, не участвующих в контакте, и прибавить к сумме своей стороны по 3 за каждый. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "kamikaze super",
      en: "Super: as the offense in the regroup phase, you may retrieve three ships instead of one. The flare then returns to your hand.",
      ru: "Супер: если вы агрессор, то в фазе перегруппировки можете забрать из варпа три корабля вместо одного. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "kamikaze/sacrifice": {
      en: "Sacrifice up to four ships: which ones?",
      ru: "Какими кораблями вы пожертвуете? Не больше четырёх.",
    },
  },
};
