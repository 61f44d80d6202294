import { sameAt } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Joker", ru: "Шут" },
  power: { en: "Wild Cards", ru: "Непредсказуемость" },
  about: {
    en: "Attack 08 is wild at first; at the start of your turn you may name another attack instead. Whenever a main player reveals the wild card, you put one of your face-up tokens on it, and it becomes the card on the token: a retreat, a morph, a negotiate or one of six attacks. Used tokens return face down; with the last one taken, all of them turn up again. The power is mandatory.",
    ru: "Сначала дикая карта — атака 08; в начале своего хода можете назвать вместо неё другую атаку. Когда основной игрок раскрывает дикую карту, вы кладёте на неё один из своих открытых жетонов, и она становится тем, что на нём: отступлением, метаморфозой, переговорами или одной из шести атак. Использованные жетоны возвращаются лицом вниз; когда взят последний, все они снова открываются. Способность обязательная.",
  },
  oneLine: {
    en: "Whoever plays the wild attack, you say what it is.",
    ru: "Кто бы ни сыграл дикую атаку, чем она станет, решаете вы.",
  },
  wild: {
    en: "After the cards are revealed, you may turn one revealed negotiate into an attack 08.",
    ru: "После раскрытия карт можете превратить одни раскрытые переговоры в атаку 08.",
  },
  super: {
    en: "At any time you may name any encounter card as the wild one, even a negotiate. If you lose this flare, attack 08 is wild again.",
    ru: "В любой момент можете назвать дикой любую карту контакта, даже переговоры. Если лишитесь этой вспышки, дикой снова станет атака 08.",
  },
  asks: {
    power: {
      "turn.start": {
        ask: { en: "make another attack the wild one?", ru: "назвать дикой другую атаку?" },
        does: { en: "Name another", ru: "Назвать другую" },
      },
    },
    wild: {
      "reveal.change": {
        ask: { en: "turn a revealed negotiate into an attack 08?", ru: "превратить раскрытые переговоры в атаку 08?" },
        does: { en: "Make it 08", ru: "Превратить" },
      },
    },
    super: {
      ...sameAt(["regroup.start", "planning.before", "planning.selected", "reveal.settled"], {
        ask: { en: "name any encounter card as the wild one?", ru: "назвать дикой любую карту контакта?" },
        does: { en: "Name a card", ru: "Назвать карту" },
      }),
    },
  },
  rules: [
    {
      id: "joker 0",
      en: "Red alert light. Game setup: nine tokens lie face up on your sheet, one retreat, one morph, one negotiate and six attacks. The power is mandatory: you use it as any player, after the cards are revealed. The values of the six attacks are this product's own: 00, 06, 12, 18, 24 and 30.",
      ru: "Красная сигнальная лампочка. Подготовка: на вашем листе лежат открытыми девять жетонов — отступление, метаморфоза, переговоры и шесть атак. Способность обязательная: вы используете её в любой роли после раскрытия карт. Значения шести атак придуманы для этой программы: 00, 06, 12, 18, 24 и 30.",
      decided: true,
    },
    {
      id: "joker 1",
      en: "Attack 08 is wild at first. At the start of your turn you may name another attack as the wild one.",
      ru: "Сначала дикая — атака 08. В начале своего хода можете назвать дикой другую атаку.",
    },
    {
      id: "joker 2",
      en: "After reveal, once for each revealed encounter card that matches the wild one, put a face-up token on it: it becomes that card. You choose the token, but you may not decline.",
      ru: "После раскрытия на каждую раскрытую карту контакта, совпадающую с дикой, один раз положите открытый жетон: карта становится тем, что на нём. Жетон выбираете вы, но отказаться нельзя.",
    },
    {
      id: "joker 3",
      en: "When the encounter is decided, used tokens return to your sheet face down.",
      ru: "Когда контакт решён, использованные жетоны возвращаются на ваш лист лицом вниз.",
    },
    {
      id: "joker 4",
      en: "When you take the last face-up token, all used tokens on your sheet turn face up at once.",
      ru: "Когда вы берёте последний открытый жетон, все использованные жетоны на листе сразу переворачиваются лицом вверх.",
    },
    {
      id: "joker zap",
      en: "Each placement can be zapped: the card stays what it is, and the token stays on the sheet.",
      ru: "Заморозить можно каждое использование жетона: карта не меняется, а жетон остаётся на листе.",
    },
    {
      id: "joker EC1",
      en: "A card matches by the value it has after a hazard warning, before kickers; a morph that was named matches although it is a copy by then. A kicker multiplies the new value. A morph token copies the other card; a retreat token is a retreat against an attack and a negotiate otherwise.",
      ru: "Совпадение проверяется по значению с учётом предупреждения об опасности, но без импульсов; названная дикой метаморфоза подходит, хотя уже стала копией. Импульс умножает новое значение. Жетон метаморфозы копирует другую карту; жетон отступления против атаки — отступление, иначе — переговоры.",
      decided: true,
    },
    {
      id: "joker EC2",
      en: "A card counts as what it has become by itself or by an effect before you look at it: a retreat that has turned into a negotiate is a negotiate, and so is what Diplomat has turned into one. Set aside, your flare is not lost, but in another player's hand it is, even for a short time.",
      ru: "Карта считается тем, чем стала сама или под действием эффекта к тому времени, когда вы на неё смотрите: отступление, ставшее переговорами, — это переговоры, как и то, что превратил в них Дипломат. Отложенная в сторону вспышка не потеряна, а попавшая на чужую руку потеряна, пусть и ненадолго.",
      decided: true,
    },
    {
      id: "joker wild",
      en: "Wild (main player or ally, reveal): one revealed negotiate becomes an attack 08. The flare then returns to your hand.",
      ru: "Джокер (основной игрок или союзник, раскрытие): одни раскрытые переговоры становятся атакой 08. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "joker super",
      en: "Super (any player, any phase): name any encounter card as the wild one, negotiates included, plain ones or a certain special one. If you lose this flare, attack 08 is wild again at once. The flare then returns to your hand.",
      ru: "Супер (любой игрок, любая фаза): назовите дикой любую карту контакта, в том числе переговоры — обычные или определённые особые. Если вы лишитесь этой вспышки, дикой сразу снова станет атака 08. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "joker/wild": { en: "Which attack is wild from now on?", ru: "Какая атака теперь дикая?" },
    "joker/token": {
      en: "{player} revealed the wild card. What does it become?",
      ru: "{player} раскрывает дикую карту. Чем она станет?",
    },
    "joker/negotiate": {
      en: "Whose negotiate becomes an attack 08?",
      ru: "Чьи переговоры станут атакой 08?",
    },
    "joker/name": { en: "Which encounter card is wild?", ru: "Какая карта контакта дикая?" },
    "joker.wild": {
      en: "{player} made attack {n} the wild one.",
      ru: "{player, select, you {Вы объявляете} other {{player} объявляет}} дикой атаку {n}.",
    },
    "joker.named": {
      en: "{player} named {card} as the wild card.",
      ru: "{player, select, you {Вы называете} other {{player} называет}} дикой карту «{card}».",
    },
    "joker.placed": {
      en: "{player} put a token on the card of the {side, select, offense {offense} other {defense}}: it is now {token}.",
      ru: "{player, select, you {Вы кладёте} other {{player} кладёт}} жетон на карту {side, select, offense {агрессора} other {защитника}}. Теперь это {token}.",
    },
  },
};
