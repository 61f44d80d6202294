import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Demon", ru: "Демон" },
  power: { en: "Possess", ru: "Овладевание" },
  about: {
    en: "As a main player, before allies are invited, you may possess the whole hand of one other player who is not your opponent, putting it face down on this sheet. You may use those cards as if they were in your hand; whatever is left goes back to its owner at the end of the encounter.",
    ru: "Если вы основной игрок, то до приглашения союзников можете завладеть всей рукой одного игрока, кроме своего соперника, и положить её взакрытую на этот лист. Эти карты можно использовать так, будто они у вас на руке; всё, что останется, в конце контакта возвращается владельцу.",
  },
  oneLine: {
    en: "Before alliances: use the hand of somebody not involved.",
    ru: "До союзов завладейте рукой игрока вне контакта.",
  },
  wild: {
    en: "As a main player in the alliance phase, before allies are invited, you may possess one other player who is not your opponent. When it is that player's turn to ally, that player must ally with you and send as many ships as possible, up to the number you have in the encounter; no colony need be given up for it.",
    ru: "Если вы основной игрок, то в фазе союзов до приглашения союзников можете овладеть одним другим игроком, кроме своего соперника. Когда дойдёт его очередь вступать в союз, он обязан стать вашим союзником и отправить как можно больше кораблей, но не больше, чем у вас в контакте; лишаться ради этого колонии не нужно.",
  },
  super: {
    en: "As a main player in the alliance phase, when using your power, you may draw six cards from the deck and possess them instead of a player's hand. Possessed cards that would return to your hand do return; at the end of the encounter the remaining ones go back on top of the deck in any order you choose.",
    ru: "Если вы основной игрок, то в фазе союзов, используя способность, можете вместо руки игрока взять из колоды шесть карт и завладеть ими. Те из них, что должны вернуться вам на руку, действительно возвращаются, а оставшиеся в конце контакта кладутся на верх колоды в любом порядке по вашему выбору.",
  },
  asks: {
    power: {
      "alliance.before": {
        ask: { en: "take over somebody's hand for this encounter?", ru: "завладеть чужой рукой до конца контакта?" },
        does: { en: "Possess", ru: "Завладеть" },
      },
    },
    wild: {
      "alliance.before": {
        ask: { en: "make somebody ally with you?", ru: "заставить кого-то вступить с вами в союз?" },
        does: { en: "Possess", ru: "Заставить" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "possess six cards of the deck instead of a hand?",
          ru: "завладеть шестью картами колоды вместо чужой руки?",
        },
        does: { en: "Six cards", ru: "Шесть карт" },
      },
    },
  },
  rules: [
    {
      id: "demon 0",
      en: "Yellow alert light, no game setup; part of the 2020 edition only. The power is optional: you may use it as a main player in the alliance phase, before allies are invited.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна; есть только в издании 2020 года. Способность необязательная: её можно использовать в роли основного игрока в фазе союзов, до приглашения союзников.",
      setting: "alienPool",
    },
    {
      id: "demon 1",
      en: "Use this power to take possession of the whole hand of one other player who is not your opponent. Put those cards face down on this sheet.",
      ru: "Используйте способность, чтобы завладеть всей рукой одного игрока, кроме своего соперника. Положите эти карты взакрытую на этот лист.",
    },
    {
      id: "demon 2",
      en: "Possessed cards are not part of your hand, but you may use them as if they were.",
      ru: "Карты, которыми вы завладели, не считаются частью вашей руки, но использовать их можно так же, как карты с руки.",
    },
    {
      id: "demon 3",
      en: "If a card played from the sheet would return to your hand, it returns to its previous owner instead.",
      ru: "Если карта, сыгранная с листа, должна вернуться вам на руку, она возвращается прежнему владельцу.",
    },
    {
      id: "demon 4",
      en: "At the end of the encounter all cards left on the sheet go back to that owner.",
      ru: "В конце контакта все оставшиеся на листе карты возвращаются прежнему владельцу.",
    },
    {
      id: "demon zap",
      en: "A zap cancels the use: the hand stays with its owner.",
      ru: "Заморозка отменяет использование: рука остаётся у владельца.",
    },
    {
      id: "demon EC1",
      en: "You may use this power once per encounter, on one victim.",
      ru: "Способность можно использовать один раз за контакт и только на одну жертву.",
      decided: true,
    },
    {
      id: "demon EC2",
      en: "Meanwhile the victim's hand is empty. As the victim is not a main player, it never draws a new hand because of this.",
      ru: "Всё это время рука жертвы пуста. Поскольку жертва — не основной игрок, новую руку она из-за этого не набирает.",
      decided: true,
    },
    {
      id: "demon EC3",
      en: "Effects that count cards, such as special destiny cards, the Mutant, compensation and the Mind, look at your real hand only. Possessed cards cannot be taken as compensation, looked at or traded in a deal.",
      ru: "Эффекты, которым важно число карт (особые карты судьбы, Мутант, компенсация, Разум), учитывают только вашу настоящую руку. Карты, которыми вы завладели, нельзя взять как компенсацию, просмотреть или отдать по сделке.",
      decided: true,
    },
    {
      id: "demon EC4",
      en: "Possessed encounter cards count as playable, so with one of them you neither end your turn nor have to draw a new hand for lack of encounter cards.",
      ru: "Карты контакта, которыми вы завладели, считаются пригодными для игры: имея такую, вы не завершаете ход и не набираете новую руку из-за нехватки карт контакта.",
      decided: true,
    },
    {
      id: "demon EC5",
      en: "Flares from the sheet fall under the usual limits of one flare per player and one use of each flare per encounter. You use wild or super according to your own alien, and afterwards they go to their owner.",
      ru: "На вспышки с листа распространяются обычные пределы: одна вспышка на игрока и одно применение каждой вспышки за контакт. Джокер это или супер, зависит от вашего собственного пришельца; после применения вспышка уходит к владельцу.",
      decided: true,
    },
    {
      id: "demon EC6",
      en: "Possessed cards that are played and normally discarded go to the discard pile, not back to their owner.",
      ru: "Сыгранные с листа карты, которые обычно сбрасываются, уходят в сброс, а не к владельцу.",
      decided: true,
    },
    {
      id: "demon EC7",
      en: "If you lose the power or the sheet changes hands, the remaining cards go back at once.",
      ru: "Если вы потеряли способность или лист перешёл к другому игроку, оставшиеся карты возвращаются сразу.",
      decided: true,
    },
    {
      id: "demon EC8",
      en: "If you also have the Clone's power and would take back a possessed encounter card, it goes to its owner. If your opponent is the Filch and takes it, the Filch keeps it.",
      ru: "Если у вас есть и способность Клона и вы забираете ею карту контакта, которой завладели, карта уходит к владельцу. Если же её забрал ваш соперник Ворюга, она остаётся у него.",
      decided: true,
    },
    {
      id: "demon wild",
      en: "Wild: as a main player in the alliance phase, before allies are invited, you may possess one other player who is not your opponent. When it is that player's turn to ally, that player must ally with you and send as many ships as possible, up to the number you have in the encounter; no colony need be given up for it. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе союзов до приглашения союзников можете овладеть одним другим игроком, кроме своего соперника. Когда дойдёт его очередь вступать в союз, он обязан стать вашим союзником и отправить как можно больше кораблей, но не больше, чем у вас в контакте; лишаться ради этого колонии не нужно. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "demon super",
      en: "Super: as a main player in the alliance phase, when using your power, you may draw six cards from the deck and possess them instead of a player's hand. Possessed cards that would return to your hand do return; at the end of the encounter the remaining ones go back on top of the deck in any order you choose. The flare then returns to your hand.",
      ru: "Супер: если вы основной игрок, то в фазе союзов, используя способность, можете вместо руки игрока взять из колоды шесть карт и завладеть ими. Те из них, что должны вернуться вам на руку, действительно возвращаются, а оставшиеся в конце контакта кладутся на верх колоды в любом порядке по вашему выбору. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "demon/victim": {
      en: "Whose hand do you possess?",
      ru: "Чьей рукой вы завладеете?",
    },
    "demon/ally": {
      en: "Whom do you force into an alliance with you?",
      ru: "Кого вы принудите к союзу с вами?",
    },
    "demon/order": {
      en: "In which order do the possessed cards go on top of the deck, the top card first?",
      ru: "В каком порядке вернуть карты на верх колоды, начиная с самой верхней?",
    },
    "demon.possessed": {
      en: "{player} possessed {other, select, you {your} other {{other}'s}} hand of {n, plural, one {# card} other {# cards}}{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы завладеваете} other {{player} завладевает}} {other, select, you {вашей рукой} other {чужой рукой}} из {n, plural, one {# карты} few {# карт} many {# карт} other {# карты}}{other, select, you {} other {, её теряет {other}}}{cards, select, none {} other { ({cards})}}.",
    },
    "demon.drew": {
      en: "{player} possessed {n, plural, one {# card} other {# cards}} of the deck{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы завладеваете} other {{player} завладевает}} {n, plural, one {# картой} few {# картами} many {# картами} other {# карты}} из колоды{cards, select, none {} other { ({cards})}}.",
    },
    "demon.gaveBack": {
      en: "{player} gave {n, plural, one {# possessed card} other {# possessed cards}} back to {other}{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}{other, select, you { вам} other {, их получает {other}}}{cards, select, none {} other { ({cards})}}.",
    },
    "demon.putBack": {
      en: "{player} put {n, plural, one {# possessed card} other {# possessed cards}} back on top of the deck.",
      ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} на верх колоды {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.",
    },
    "demon.entered": {
      en: "{other, select, you {{player} possessed you, and you will have to ally} other {{player} possessed {other}, who will have to ally}} with {player}.",
      ru: "{player, select, you {Вы овладеваете} other {{player} овладевает}} {other, select, you {вами, и союза вам не избежать} other {чужой волей, и {other} вступит в союз}}.",
    },
  },
};
