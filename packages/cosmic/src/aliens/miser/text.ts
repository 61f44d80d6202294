import type { Ask } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

const NEW_HOARD: Ask = {
  ask: { en: "replace your hoard with 8 new cards?", ru: "заменить заначку 8 новыми картами?" },
  does: { en: "Replace it", ru: "Заменить" },
};

const HIDE: Ask = {
  ask: { en: "put this flare and two more cards out of reach?", ru: "припрятать эту вспышку и ещё две карты?" },
  does: { en: "Hide them", ru: "Припрятать" },
};

export const text: AlienText = {
  name: { en: "Miser", ru: "Скряга" },
  power: { en: "Hoard", ru: "Заначка" },
  about: {
    en: "You start with two separate hands of 8; choose one as your hoard and put it face down on this sheet. Whenever you want to play a card, you may play one from the hoard instead of your hand. Nobody else may look at the hoard or take from it, you cannot add to it, and once it holds no encounter card you may replace it with 8 new cards.",
    ru: "Вы начинаете с двумя отдельными руками по 8 карт; одну из них выберите как заначку и положите взакрытую на этот лист. Всякий раз, когда вы хотите сыграть карту, можете взять её не с руки, а из заначки. Никто другой не вправе ни смотреть заначку, ни брать из неё карты, пополнять её вы не можете, но, если карт контакта в ней не осталось, её можно заменить 8 новыми картами.",
  },
  oneLine: {
    en: "You have a second hand of 8 that nobody can touch.",
    ru: "У вас есть вторая рука из 8 карт: её никто не тронет.",
  },
  wild: {
    en: "When you draw a new hand or someone takes compensation from you, you may put this card and two others face down in front of you until that is over. They cannot be taken, and a new hand is a full 8 cards in addition to them.",
    ru: "Когда вы набираете новую руку или у вас берут компенсацию, можете положить перед собой взакрытую эту карту и две другие, пока всё не закончится. Забрать их нельзя, а новая рука — это полные 8 карт сверх них.",
  },
  super: {
    en: "At the start of each of your encounters as the offense, you may draw one card from the deck into your hoard.",
    ru: "В начале каждого контакта, в котором вы агрессор, можете взять из колоды одну карту в заначку.",
  },
  asks: {
    power: {
      "regroup.start": NEW_HOARD,
      "destiny.final": NEW_HOARD,
      "launch.done": NEW_HOARD,
      "alliance.before": NEW_HOARD,
      "planning.before": NEW_HOARD,
      "reveal.change": NEW_HOARD,
      "resolution.after": NEW_HOARD,
      "encounter.end": NEW_HOARD,
    },
    wild: { "hand.new": HIDE, "resolution.compensation": HIDE },
    super: {
      "regroup.start": {
        ask: { en: "draw a card into your hoard?", ru: "взять карту в заначку?" },
        does: { en: "Draw a card", ru: "Взять карту" },
      },
    },
  },
  rules: [
    {
      id: "miser 0",
      en: "Green alert light; as game setup you get two separate hands of 8, look at both and put one of them face down on this sheet as your hoard. The power is optional: you may use it as any player in any phase.",
      ru: "Зелёная сигнальная лампочка; при подготовке вы получаете две отдельные руки по 8 карт, смотрите обе и одну из них кладёте взакрытую на этот лист — это ваша заначка. Способность необязательная: её можно использовать в любой роли и в любой фазе.",
    },
    {
      id: "miser 1",
      en: "Whenever you want to play a card, you may play one from the hoard instead of your hand.",
      ru: "Всякий раз, когда вы хотите сыграть карту, можете сыграть её из заначки, а не с руки.",
    },
    {
      id: "miser 2",
      en: "Cards you gain cannot be added to the hoard, and other players may neither look at hoard cards nor take them.",
      ru: "Полученные карты нельзя добавлять в заначку, а другие игроки не вправе ни смотреть карты заначки, ни забирать их.",
    },
    {
      id: "miser 3",
      en: "When no encounter card is left in the hoard, you may show it, discard it and get a new hoard of 8 cards.",
      ru: "Когда в заначке не осталось карт контакта, можете показать её, сбросить и набрать новую заначку из 8 карт.",
    },
    {
      id: "miser 4",
      en: "Cards played from the hoard that would return to your hand return to the hoard.",
      ru: "Сыгранные из заначки карты, которые должны были бы вернуться вам на руку, возвращаются в заначку.",
    },
    {
      id: "miser zap",
      en: "The use is cancelled: the card goes back to the hoard, and no hoard card can be played in this encounter.",
      ru: "Использование отменяется: карта возвращается в заначку, и до конца контакта карты из заначки играть нельзя.",
    },
    {
      id: "miser EC1",
      en: "The hoard is not part of your hand for counting cards, for compensation, or for Plague, Hate, Mind and Trader.",
      ru: "Заначка не считается частью вашей руки: ни при подсчёте карт, ни для компенсации, ни для «Чумы», Злюки, Разума и Торговца.",
      decided: true,
    },
    {
      id: "miser EC2",
      en: "If you have no encounter card in hand at the start of your turn, you redraw your hand whatever the hoard holds.",
      ru: "Если в начале хода у вас на руке нет карт контакта, вы набираете новую руку, что бы ни лежало в заначке.",
      decided: true,
    },
    {
      id: "miser EC3",
      en: "If you have no encounter card in hand in the planning phase, you may play one from the hoard. Only if you do not, or are zapped, does your turn end as the offense or do you draw a new hand as the defense.",
      ru: "Если в фазе планирования у вас на руке нет карт контакта, можете сыграть карту из заначки. Лишь если вы этого не сделали или вас заморозили, ваш ход заканчивается (если вы агрессор) или вы набираете новую руку (если вы защитник).",
      decided: true,
    },
    {
      id: "miser EC4",
      en: "You may take a new hoard at any time when you are not in the middle of another effect. Drawing it is a single draw event.",
      ru: "Набрать новую заначку можно в любой момент, если вы не заняты другим эффектом. Её набор считается одним взятием карт.",
      decided: true,
    },
    {
      id: "miser EC5",
      en: "If your sheet is traded by the Sorcerer wild, the hoard goes with it.",
      ru: "Если ваш лист обменяли джокером Чародея, заначка переходит вместе с ним.",
      decided: true,
    },
    {
      id: "miser wild",
      en: "Wild (any player, any phase): when you draw a new hand or someone takes compensation from you, you may put this card and two others face down before you until it is over; they cannot be taken, and a new hand is a full 8 in addition. The flare then returns to your hand together with the two cards.",
      ru: "Джокер (любой игрок, любая фаза): когда вы набираете новую руку или у вас берут компенсацию, можете положить перед собой взакрытую эту карту и две другие, пока всё не закончится; забрать их нельзя, а новая рука — полные 8 карт сверх них. Затем вспышка возвращается вам на руку вместе с этими двумя картами.",
    },
    {
      id: "miser super",
      en: "Super (offense, regroup): at the start of each of your encounters you may draw one card into your hoard. The flare then returns to your hand.",
      ru: "Супер (агрессор, перегруппировка): в начале каждого своего контакта можете взять одну карту в заначку. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "miser/keep": {
      en: "Which cards do you put aside together with this one?",
      ru: "Какие карты вы отложите вместе с этой?",
    },
    "miser.kept": {
      en: "{player} put the flare{n, plural, =0 {} one { and # other card} other { and # other cards}} aside.",
      ru: "{player, select, you {Вы откладываете} other {{player} откладывает}} вспышку{n, plural, =0 {} one { и ещё # карту} few { и ещё # карты} many { и ещё # карт} other { и ещё # карты}}.",
    },
  },
};
