import { type Ask, sameAt } from "../../texts/ask.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import type { AlienText } from "../text.ts";

const NEW_HAND: Ask = {
  ask: { en: "draw a new hand, as you have no attack?", ru: "набрать новую руку, раз у вас нет атак?" },
  does: { en: "New hand", ru: "Новая рука" },
};

const PLAY_ANYWAY: Ask = {
  ask: { en: "play a rift or an artifact out of its time?", ru: "сыграть разлом или артефакт в неположенное время?" },
  does: { en: "Play it anyway", ru: "Всё равно сыграть" },
};

/** Moments at which these two are the only uses of the power. */
const TWO_USES = ANY_TIME.filter(
  (window) => window !== "regroup.start" && window !== "reveal.change" && window !== "reveal.reinforce",
);

export const text: AlienText = {
  name: { en: "Greenhorn", ru: "Салага" },
  power: { en: "Ignorance", ru: "Невежество" },
  about: {
    en: "At the start of every encounter you must show one of your cards to another player and ask about it. But you may draw a new hand whenever you have no attack, rearrange your ships in any regroup phase, play a kicker after the reveal, reinforce a fight you are not in, and play rifts and artifacts of the regroup and alliance phases at any time.",
    ru: "В начале каждого контакта вы обязаны показать одну свою карту другому игроку и спросить о ней. Зато вы можете набрать новую руку, когда у вас нет атак, переставить свои корабли в любой фазе перегруппировки, сыграть импульс после раскрытия, подкрепление — со стороны, а разломы и артефакты для перегруппировки и союзов — когда угодно.",
  },
  oneLine: {
    en: "You do not know the rules, and need not follow them all.",
    ru: "Вы не знаете правил и соблюдаете не все.",
  },
  wild: {
    en: "When your hand has no attack or no negotiate, you may discard it and draw a new one. An offense may thereby go on with the turn.",
    ru: "Если у вас на руке нет атак или нет переговоров, можете сбросить её и набрать новую. Агрессору это позволяет продолжить ход.",
  },
  super: {
    en: "As the offense, after destiny, you may choose as the defense any player with a colony in the drawn system. The encounter takes place at a colony of that player there.",
    ru: "Если вы агрессор, то после фазы судьбы можете сделать защитником любого игрока, у которого есть колония в выпавшей системе. Контакт проходит в его колонии в этой системе.",
  },
  asks: {
    power: {
      ...sameAt(
        TWO_USES.map((window) => `${window}.1` as const),
        NEW_HAND,
      ),
      ...sameAt(
        TWO_USES.map((window) => `${window}.2` as const),
        PLAY_ANYWAY,
      ),
      "regroup.start.2": {
        ask: { en: "rearrange your ships?", ru: "переставить свои корабли?" },
        does: { en: "Rearrange", ru: "Переставить" },
      },
      "regroup.start.3": NEW_HAND,
      "regroup.start.4": PLAY_ANYWAY,
      "hand.lacking": NEW_HAND,
      "reveal.change.1": NEW_HAND,
      "reveal.change.2": {
        ask: { en: "play a kicker, though the cards are revealed?", ru: "сыграть импульс, хотя карты уже раскрыты?" },
        does: { en: "Play a kicker", ru: "Сыграть импульс" },
      },
      "reveal.change.3": PLAY_ANYWAY,
      "reveal.reinforce.1": NEW_HAND,
      "reveal.reinforce.2": {
        ask: { en: "reinforce a fight you are not in?", ru: "сыграть подкрепление в чужом бою?" },
        does: { en: "Reinforce", ru: "Подкрепить" },
      },
      "reveal.reinforce.3": PLAY_ANYWAY,
    },
    wild: {
      ...sameAt([...ANY_TIME, "hand.lacking"], {
        ask: {
          en: "draw a new hand, as yours lacks attacks or negotiates?",
          ru: "набрать новую руку, раз в вашей нет атак или переговоров?",
        },
        does: { en: "New hand", ru: "Новая рука" },
      }),
    },
    super: {
      "destiny.final": {
        ask: {
          en: "make another player with a colony in this system the defense?",
          ru: "сделать защитником другого игрока с колонией в этой системе?",
        },
        does: { en: "Change the defense", ru: "Сменить защитника" },
      },
    },
  },
  rules: [
    {
      id: "greenhorn 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as any player in the regroup phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в любой роли в фазе перегруппировки.",
    },
    {
      id: "greenhorn 1",
      en: "At the start of every encounter, if you have cards, use this power: show one of them to one other player and ask a question about it. That player need not answer.",
      ru: "В начале каждого контакта, если у вас есть карты, используйте способность: покажите одну из них другому игроку и спросите его о ней. Отвечать он не обязан.",
    },
    {
      id: "greenhorn 2",
      en: "Whenever your hand has no attack, you may draw a new hand.",
      ru: "Всякий раз, когда у вас на руке нет атак, можете набрать новую руку.",
    },
    {
      id: "greenhorn 3",
      en: "In any regroup phase you may rearrange your ships among your colonies and home planets, even home planets without a colony of yours.",
      ru: "В любой фазе перегруппировки можете переставить свои корабли по своим колониям и родным планетам, даже если вашей колонии на планете нет.",
    },
    {
      id: "greenhorn 4",
      en: "You may play your kicker after the reveal, reinforcements when you are not involved, and rifts and artifacts of the regroup or alliance phase as any player in any phase.",
      ru: "Можете играть импульс после раскрытия, подкрепления — не участвуя в контакте, а разломы и артефакты для фаз перегруппировки и союзов — в любой роли и в любой фазе.",
    },
    {
      id: "greenhorn zap",
      en: "A zap cancels only the showing of the card.",
      ru: "Заморозка отменяет только показ карты.",
    },
    {
      id: "greenhorn D1",
      en: "You choose one of a few questions. Everybody sees whom you ask and what, but only that player sees the card.",
      ru: "Вопрос вы выбираете из нескольких готовых. Все видят, кого и о чём вы спросили, но карту видит только этот игрок.",
      decided: true,
    },
    {
      id: "greenhorn D2",
      en: "For a new hand you discard the rest of the old one and draw eight cards. The kicker still needs a main player and is the only one of the encounter.",
      ru: "Новая рука: сбросьте остаток прежней и возьмите восемь карт. Импульс по-прежнему играет только основной игрок и только один за контакт.",
      decided: true,
    },
    {
      id: "greenhorn wild",
      en: "Wild (any player, any phase): with no attack or no negotiate in hand, discard your hand and draw a new one; an offense may thereby go on with the turn. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): если на руке нет атак или нет переговоров, сбросьте её и наберите новую; агрессору это позволяет продолжить ход. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "greenhorn super",
      en: "Super (offense, destiny): after destiny you may choose as the defense any player with a colony in the drawn system; the encounter takes place at a colony of that player there. The flare then returns to your hand.",
      ru: "Супер (агрессор, судьба): после фазы судьбы можете сделать защитником любого игрока с колонией в выпавшей системе; контакт проходит в его колонии в этой системе. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "greenhorn/card": {
      en: "Which card do you show and ask about?",
      ru: "Какую карту вы покажете, чтобы о ней спросить?",
    },
    "greenhorn/whom": {
      en: "Whom do you ask about the card you show?",
      ru: "Кого вы спросите о карте, которую покажете?",
    },
    "greenhorn/question": {
      en: "What do you ask?",
      ru: "Что вы спросите?",
    },
    "greenhorn/ships": {
      en: "Where {n, plural, one {does your ship} other {do your # ships}} stand from now on?",
      ru: "Где теперь {n, plural, =1 {будет ваш корабль} one {будет ваш # корабль} few {будут ваши # корабля} many {будут ваши # кораблей} other {будут ваши # корабля}}?",
    },
    "greenhorn/play": {
      en: "Which card do you play although it is not the time for it?",
      ru: "Какую карту вы сыграете не вовремя?",
    },
    "greenhorn/defense": {
      en: "Which colony do you attack instead?",
      ru: "На какую колонию вы нападёте вместо этого?",
    },
    "greenhorn.asked": {
      en: "{player} showed {other} a card{card, select, none {} other {, {card},}} and asked: “{question}”.",
      ru: "{player, select, you {Вы показываете} other {{player} показывает}} карту{card, select, none {} other { «{card}»}}, её {other, select, you {видите вы} other {видит {other}}}. Вопрос: «{question}».",
    },
    "word/what-is-it": { en: "What does this card do?", ru: "Что делает эта карта?" },
    "word/is-it-good": { en: "Is this a good one?", ru: "Это хорошая карта?" },
    "word/when-to-play": { en: "When may I play this?", ru: "Когда её можно сыграть?" },
  },
};
