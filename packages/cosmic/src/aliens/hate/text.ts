import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Hate", ru: "Злюка" },
  power: { en: "Rage", ru: "Ярость" },
  about: {
    en: "At the start of your turn you must discard a card from your hand. Every other player then either discards a card of the same type (an attack of equal or higher value, if yours was an attack) or loses three ships of your choice to the warp.",
    ru: "В начале своего хода вы обязаны сбросить карту с руки. Затем каждый из остальных игроков либо сбрасывает карту того же типа (а если вы сбросили атаку — атаку не ниже вашей), либо отправляет в варп три своих корабля на ваш выбор.",
  },
  oneLine: {
    en: "Discard a card: others match it or lose 3 ships.",
    ru: "Сбросьте карту: другие дают такую же или теряют 3 корабля.",
  },
  wild: {
    en: "As a main player in the planning phase, before encounter cards are selected, you may make your opponent discard one random card. If this leaves the opponent no encounter card, you win the encounter.",
    ru: "Если вы основной игрок, то в фазе планирования до выбора карт контакта можете заставить соперника сбросить одну случайную карту. Если после этого у него не осталось карт контакта, вы побеждаете в контакте.",
  },
  super: {
    en: "As the offense at the start of your turn, instead of discarding a card for your power, you may show it to all and put it back into your hand.",
    ru: "Если вы агрессор, то в фазе начала хода можете не сбрасывать карту для своей способности, а показать её всем и вернуть на руку.",
  },
  asks: {
    power: {},
    wild: {
      "planning.before": {
        ask: {
          en: "make {opponent} discard one of {theirHand, plural, one {# card} other {# cards}} at random?",
          ru: "пусть соперник сбросит случайную карту (всего {theirHand})?",
        },
        does: { en: "Make them discard", ru: "Пусть сбросит" },
      },
    },
    super: {
      boost: {
        ask: { en: "show the card and keep it?", ru: "показать карту и оставить её себе?" },
        does: { en: "Keep it", ru: "Оставить" },
      },
    },
  },
  rules: [
    {
      id: "hate 0",
      en: "Yellow alert light, no game setup. The power is mandatory: you use it as the offense in the start turn phase, after you have drawn a new hand if you had to.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли агрессора в фазе начала хода, уже набрав новую руку, если она понадобилась.",
    },
    {
      id: "hate 1",
      en: "Use this power to choose and discard one card from your hand.",
      ru: "Используйте способность: выберите и сбросьте одну карту с руки.",
    },
    {
      id: "hate 2",
      en: "Every other player chooses: discard a card of the same type, or lose 3 ships of your choice to the warp.",
      ru: "Каждый из остальных игроков выбирает: сбросить карту того же типа или отправить в варп 3 своих корабля на ваш выбор.",
    },
    {
      id: "hate 3",
      en: "If your card was an attack, theirs must be an attack of equal or higher value.",
      ru: "Если вы сбросили атаку, они должны сбросить атаку с таким же или большим значением.",
    },
    {
      id: "hate 4",
      en: "A player without a fitting card must lose ships.",
      ru: "Игрок, у которого нет подходящей карты, обязан потерять корабли.",
    },
    {
      id: "hate 5",
      en: "If you then hold no encounter card, you draw a new hand. This is not a use of the power.",
      ru: "Если после этого у вас нет карт контакта, наберите новую руку. Использованием способности это не считается.",
    },
    {
      id: "hate zap",
      en: "A zap cancels the whole use: your card goes back to your hand, and nobody loses anything.",
      ru: "Заморозка отменяет использование целиком: ваша карта возвращается на руку, и никто ничего не теряет.",
    },
    {
      id: "hate EC1",
      en: "The others choose clockwise from your left, each knowing the earlier results.",
      ru: "Остальные выбирают по часовой стрелке, начиная с игрока слева от вас; каждый уже знает решения предыдущих.",
      decided: true,
    },
    {
      id: "hate EC2",
      en: "If you discard a morph, the type is morph, and nobody else can match it, because the deck holds only one.",
      ru: "Если вы сбросили метаморфозу, подошла бы только метаморфоза, но в колоде она одна, поэтому сбросить такую же никто не может.",
      decided: true,
    },
    {
      id: "hate EC3",
      en: "For reinforcements the value does not matter. For a flare, an artifact or a negotiate any card of that type will do.",
      ru: "У подкреплений значение не важно. Для вспышки, артефакта и переговоров годится любая карта того же типа.",
      decided: true,
    },
    {
      id: "hate EC4",
      en: "A player with fewer than 3 ships loses all of them. The ships may be taken from any of that player's colonies.",
      ru: "Игрок, у которого меньше 3 кораблей, теряет все. Корабли можно брать из любых его колоний.",
      decided: true,
    },
    {
      id: "hate EC5",
      en: "You use this power once per turn, not once per encounter.",
      ru: "Способность используется раз за ход, а не раз за контакт.",
      decided: true,
    },
    {
      id: "hate wild",
      en: "Wild: as a main player in the planning phase, before encounter cards are selected, you may make your opponent discard one random card. If this leaves the opponent no encounter card, you win the encounter. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе планирования до выбора карт контакта можете заставить соперника сбросить одну случайную карту. Если после этого у него не осталось карт контакта, вы побеждаете в контакте. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "hate super",
      en: "Super: as the offense at the start of your turn, instead of discarding a card for your power, you may show it to all and put it back into your hand. The flare then returns to your hand.",
      ru: "Супер: если вы агрессор, то в фазе начала хода можете не сбрасывать карту для своей способности, а показать её всем и вернуть на руку. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "hate flare D1",
      en: "With the wild, the check for encounter cards is made at once, before any new hand is drawn.",
      ru: "По джокеру наличие карт контакта проверяется сразу, до набора новой руки.",
      decided: true,
    },
    {
      id: "hate flare D2",
      en: "If you win by the wild, play goes straight to resolution with your side as the winner, and no encounter cards are played.",
      ru: "Если вы победили благодаря джокеру, сразу начинается фаза результата, победитель — ваша сторона, карты контакта не играются.",
      decided: true,
    },
  ],
  messages: {
    "hate/choose": {
      en: "Which card do you {how, select, show {show} other {discard}} in your rage?",
      ru: "Какую карту вы {how, select, show {показываете} other {сбрасываете}} в ярости?",
    },
    "hate/answer": {
      en: "{player} rages with {card}. Discard a fitting card, or lose three ships of that player's choice?",
      ru: "{player} в ярости бросает «{card}». Сбросьте подходящую карту или потеряйте три корабля, которые выберет этот игрок.",
    },
    "hate/ships": {
      en: "Which {n, plural, one {# ship} other {# ships}} does {player} lose?",
      ru: "{player} теряет {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}. Какие именно?",
    },
    "hate.chose": {
      en: "{player} raged with {card}.",
      ru: "{player, select, you {Вы впадаете} other {{player} впадает}} в ярость с картой «{card}».",
    },
    "hate.won": {
      en: "{other} had no encounter card left, so {player} won the encounter.",
      ru: "{other, select, you {Вы остаётесь} other {{other} остаётся}} без карт контакта, и {player, select, you {победа ваша} other {побеждает {player}}}.",
    },
    "word/lose-ships": {
      en: "Lose ships",
      ru: "Потерять корабли",
    },
  },
};
