import { sameAt } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Doppelganger", ru: "Доппельгангер" },
  power: { en: "Haunt", ru: "Захват тела" },
  about: {
    en: "As a main player, before encounter cards are selected, you must discard your encounter cards and haunt a player who is not your opponent. That player lends you the highest attack in hand and an encounter card of another type. What you do not play goes back after the reveal. With fewer than two encounter cards you draw until you have two.",
    ru: "Если вы основной игрок, то до выбора карт контакта вы обязаны сбросить свои карты контакта и вселиться в игрока, который вам не соперник. Он одалживает вам свою самую высокую атаку и карту контакта другого типа. Что вы не сыграли, возвращается после раскрытия. Если карт контакта меньше двух, добирайте из колоды до двух.",
  },
  oneLine: {
    en: "Play your encounters with another player's cards.",
    ru: "Играйте контакт картами другого игрока.",
  },
  wild: {
    en: "When you are not a main player, in the alliance phase, you may put your hand aside and play with the hand of a player who has a colony in your home system. An offense robbed like this draws a new hand. When the encounter ends, both hands go back.",
    ru: "Если вы не основной игрок, то в фазе союзов можете отложить свою руку и играть рукой игрока, у которого есть колония в вашей системе. Агрессор, лишившийся так руки, набирает новую. В конце контакта обе руки возвращаются.",
  },
  super: {
    en: "As a main player, when you use your power, you may have a player who is not your opponent also give you two cards that are not encounter cards. You keep them.",
    ru: "Если вы основной игрок, то, используя свою способность, можете заставить игрока, который вам не соперник, отдать вам ещё две карты, но не карты контакта. Они остаются у вас.",
  },
  asks: {
    power: {},
    wild: {
      ...sameAt(["alliance.before", "alliance.formed"], {
        ask: {
          en: "play with the hand of somebody settled in your system?",
          ru: "играть рукой того, кто поселился в вашей системе?",
        },
        does: { en: "Slip in", ru: "Вселиться" },
      }),
    },
    super: {
      boost: {
        ask: { en: "have somebody give you two more cards?", ru: "получить от кого-нибудь ещё две карты?" },
        does: { en: "Two more cards", ru: "Ещё две карты" },
      },
    },
  },
  rules: [
    {
      id: "doppelganger 0",
      en: "Red alert light, no game setup. The power is mandatory: you use it as a main player in the planning phase.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе планирования.",
    },
    {
      id: "doppelganger 1",
      en: "Before encounter cards are selected, use this power: discard all encounter cards from your hand.",
      ru: "До выбора карт контакта используйте способность: сбросьте с руки все карты контакта.",
    },
    {
      id: "doppelganger 2",
      en: "Haunt one player who is not your opponent. That player must give you two encounter cards of different types, or one if there is only one type. One of them must be the highest attack, if there is any.",
      ru: "Вселитесь в одного игрока, который вам не соперник. Он обязан отдать вам две карты контакта разных типов или одну, если тип только один. Одной из них должна быть самая высокая атака, если атаки есть.",
    },
    {
      id: "doppelganger 3",
      en: "If you have fewer than two encounter cards when cards are selected, draw from the deck until you hold two, and discard every drawn card that is not an encounter card.",
      ru: "Если к выбору карт у вас меньше двух карт контакта, тяните из колоды, пока их не станет две, а прочие вытянутые карты сбрасывайте.",
    },
    {
      id: "doppelganger 4",
      en: "After the reveal, borrowed cards that are still in your hand go back to the player you haunted.",
      ru: "После раскрытия одолженные карты, оставшиеся у вас на руке, возвращаются тому, в кого вы вселялись.",
    },
    {
      id: "doppelganger 5",
      en: "You do not suffer from having no encounter cards: you draw no new hand for it, not even if the Usurper demands a card, your turn does not end, and you do not lose to the Laser.",
      ru: "Отсутствие карт контакта вам не вредит: вы не набираете из-за него новую руку, даже если карту требует Узурпатор, ваш ход не заканчивается, и Лазеру вы не проигрываете.",
    },
    {
      id: "doppelganger zap",
      en: "A zap cancels the discard and the haunting. You still draw up to two encounter cards and do not suffer from having none.",
      ru: "Заморозка отменяет и сброс, и вселение. До двух карт контакта вы всё равно добираете, и их отсутствие вам не вредит.",
    },
    {
      id: "doppelganger D1",
      en: "The haunted player picks the card you get besides the highest attack, and gives nothing without encounter cards. A borrowed card that you play is discarded as usual.",
      ru: "Какую карту отдать вдобавок к самой высокой атаке, решает сам одержимый; если карт контакта у него нет, он ничего не отдаёт. Сыгранная одолженная карта сбрасывается как обычно.",
      decided: true,
    },
    {
      id: "doppelganger D2",
      en: "You may have a second encounter without an encounter card in hand.",
      ru: "Для второго контакта карты контакта на руке вам не нужны.",
      decided: true,
    },
    {
      id: "doppelganger D3",
      en: "If you have laid down an intimidate, you still discard and haunt, but draw no cards for the selection.",
      ru: "Если вы выложили устрашение, вы всё равно сбрасываете карты и вселяетесь, но карты для выбора не добираете.",
      decided: true,
    },
    {
      id: "doppelganger wild",
      en: "Wild (not a main player, alliance): put your hand aside and play with the hand of a player who has a colony in your home system; an offense robbed like this draws a new hand. When the encounter ends, that hand goes back as it then is, and yours returns. The flare then returns to your hand.",
      ru: "Джокер (не основной игрок, союзы): отложите свою руку и играйте рукой игрока, у которого есть колония в вашей системе; агрессор, лишившийся так руки, набирает новую. В конце контакта чужая рука, какой она к тому времени стала, возвращается хозяину, а ваша — вам. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "doppelganger super",
      en: "Super (main player, planning): when you use your power, a player who is not your opponent also gives you two cards that are not encounter cards, or one if there is only one, for good. The flare then returns to your hand.",
      ru: "Супер (основной игрок, планирование): когда вы используете свою способность, игрок, который вам не соперник, отдаёт вам насовсем ещё две карты, но не карты контакта, или одну, если больше нет. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "doppelganger flare D1",
      en: "The player who gives chooses the cards. A rift among them goes off. A rift in a hand you borrow does not. An intimidate that you have laid down before is yours all the same.",
      ru: "Какие карты отдать, решает тот, кто отдаёт. Разлом среди них срабатывает. В одолженной руке разлом не срабатывает. Устрашение, выложенное вами до этого, остаётся вашим.",
      decided: true,
    },
  ],
  messages: {
    "doppelganger/whom": {
      en: "Whom do you haunt for encounter cards?",
      ru: "В кого вы вселитесь за картами контакта?",
    },
    "doppelganger/lend": {
      en: "{player} haunts you. Which encounter card do you lend?",
      ru: "В вас вселяется {player}. Какую карту контакта вы одолжите?",
    },
    "doppelganger/rob": {
      en: "Who gives you two more cards?",
      ru: "Кто отдаст вам ещё две карты?",
    },
    "doppelganger/give": {
      en: "{player} demands {n, plural, one {a card that is not an encounter card} other {# cards that are not encounter cards}}. Which do you give?",
      ru: "{player} требует у вас {n, plural, =1 {любую карту} one {# карту} few {# карты} many {# карт} other {# карты}}, кроме карт контакта. Что вы отдадите?",
    },
    "doppelganger/hand": {
      en: "Whose hand do you play with until the encounter is over?",
      ru: "Чьей рукой вы будете играть до конца контакта?",
    },
    "doppelganger.borrowed": {
      en: "{player} took {other, select, you {your hand} other {the hand of {other}}} to play with, {n, plural, one {# card} other {# cards}}{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы играете} other {{player} играет}} {other, select, you {вашей рукой} other {рукой, которую отдаёт {other}}}, в ней {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}{cards, select, none {} other { ({cards})}}.",
    },
    "doppelganger.gaveBack": {
      en: "{player} gave {other} the borrowed hand back, {n, plural, one {# card} other {# cards}}{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} {other, select, you {вам руку} other {руку, её забирает {other}}}, в ней {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}{cards, select, none {} other { ({cards})}}.",
    },
  },
};
