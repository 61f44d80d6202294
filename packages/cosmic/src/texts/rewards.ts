import type { Messages } from "@hypergate/kernel";

/** What the reward deck and its cards ask, and what is told of them. */
export const rewards: Messages = {
  "rewards/split": {
    en: "{of, select, cards {You draw {n, plural, one {# card} other {# cards}}: from which decks?} other {{n, plural, one {# reward is due} other {# rewards are due}} to you: choose from which decks you draw and how many ships you take from the warp.}}",
    ru: "{of, select, cards {Вы берёте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}: из каких колод?} other {Вам {n, plural, one {полагается # награда} few {полагаются # награды} many {полагается # наград} other {полагается # награды}}: выберите, из каких колод брать карты и сколько кораблей забрать из варпа.}}",
  },
  "cards/backs": {
    en: "{n, plural, one {# random card} other {# random cards}} {player, select, you {of your hand} other {from {player}}}{n, plural, one {. Is it one of the reward deck? 1 means yes, 0 no.} other {: how many of them from the reward deck?}}",
    ru: "{player, select, you {Вы теряете} other {{player} отдаёт}} наугад {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}. {n, plural, =1 {Это карта наград? 1\u00a0— да, 0\u00a0— нет.} one {Сколько из них карт наград?} few {Сколько из них карт наград?} many {Сколько из них карт наград?} other {Сколько из них карт наград?}}",
  },
  "cards/negotiate": {
    en: "Which negotiate do you discard?",
    ru: "Какую карту переговоров вы сбросите?",
  },
  "intimidate/swap": {
    en: "Keep your encounter card, or play the face-down intimidate of an ally instead?",
    ru: "Оставите свою карту контакта или сыграете вместо неё закрытое устрашение союзника?",
  },
  "rift/next": {
    en: "You took several rifts: which one goes off next?",
    ru: "Вам досталось несколько разломов. Какой взорвётся следующим?",
  },
  "epic-oratory/choice": {
    en: "Epic Oratory: double compensation, or your own ships saved from the warp?",
    ru: "«Ораторское искусство»: двойная компенсация или спасение ваших кораблей от варпа?",
  },
  "faulty-translator/payer": {
    en: "Faulty Translator: which ally of your opponent pays you {n, plural, one {# card} other {# cards}}?",
    ru: "«Трудности перевода»: какой союзник соперника отдаст вам {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}?",
  },
  "right-of-refusal/discard": {
    en: "Right of Refusal: which of the new cards do you discard?",
    ru: "«Право отказа»: какие из новых карт вы сбросите?",
  },
  "self-defense/ships": {
    en: "Self Defense: whose {n, plural, one {ship goes} other {# ships go}} to the warp along with yours?",
    ru: "«Самозащита»: {n, plural, =1 {чей корабль уйдёт} one {чей # корабль уйдёт} few {чьи # корабля уйдут} many {чьи # кораблей уйдут} other {чьи # корабля уйдут}} в варп вслед за вашими?",
  },
  "rift-1/planet": {
    en: "On which empty planet do you found a colony?",
    ru: "На какой пустой планете вы создадите колонию?",
  },
  "rift-1/ships": {
    en: "Which ships found the colony?",
    ru: "Какие корабли создадут колонию?",
  },
  "rift-1/abandon": {
    en: "The rift goes off: which colony do you give up?",
    ru: "Разлом взрывается. Какую колонию вы оставите?",
  },
  "rift-3/ships": {
    en: "Whose {n, plural, one {ship leaves} other {# ships leave}} the warp?",
    ru: "{n, plural, =1 {Чей корабль покинет} one {Чей # корабль покинет} few {Чьи # корабля покинут} many {Чьи # кораблей покинут} other {Чьи # корабля покинут}} варп?",
  },
  "rebirth/player": {
    en: "Who may resettle the home system?",
    ru: "Кто сможет заново заселить родную систему?",
  },
  "rebirth/from": {
    en: "Which ships move to planets of your home system?",
    ru: "Какие корабли вы переведёте на планеты родной системы?",
  },
  "rebirth/to": {
    en: "On which home {n, plural, one {planet does the ship} other {planets do the # ships}} land?",
    ru: "На {n, plural, =1 {какую родную планету сядет корабль} one {какие родные планеты сядет # корабль} few {какие родные планеты сядут # корабля} many {какие родные планеты сядут # кораблей} other {какие родные планеты сядут # корабля}}?",
  },
  "zap/owner": {
    en: "Whose ship goes to the warp?",
    ru: "Чей корабль отправится в варп?",
  },
  "zap/ship": {
    en: "Which of {player, select, you {your} other {{player}'s}} ships goes to the warp?",
    ru: "{player, select, you {Вы теряете} other {{player} теряет}} корабль. Откуда он уйдёт в варп?",
  },
  "omni-zap/target": {
    en: "Which card do you cancel and discard?",
    ru: "Какую карту вы отмените и сбросите?",
  },
  "omni-zap/replace": {
    en: "Your card was cancelled: which one do you reveal instead?",
    ru: "Ваша карта отменена. Какую вы раскроете вместо неё?",
  },
  "omni-zap/cost": {
    en: "Omni-Zap has its price: one ship out of the game, or three to the warp?",
    ru: "Цена «Мегазаморозки»: один корабль навсегда или три в варп?",
  },

  // What there is none of is left out, with the words that would join it.
  "rewards.split": {
    en: "{player, select, you {you were} other {{player} was}} rewarded with {ships, plural, =0 {} one {# ship} other {# ships}}{ships, select, 0 {} other {{cards, select, 0 {{rewards, select, 0 {} other { and }}} other {{rewards, select, 0 { and } other {, }}}}}}{cards, plural, =0 {} one {# cosmic card} other {# cosmic cards}}{cards, select, 0 {} other {{rewards, select, 0 {} other { and }}}}{rewards, plural, =0 {} one {# reward card} other {# reward cards}}.",
    ru: "{player, select, you {Вы берёте} other {{player} берёт}} в награду {ships, plural, =0 {} one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}{ships, select, 0 {} other {{cards, select, 0 {{rewards, select, 0 {} other { и }}} other {{rewards, select, 0 { и } other {, }}}}}}{cards, plural, =0 {} one {# обычную карту} few {# обычные карты} many {# обычных карт} other {# обычной карты}}{cards, select, 0 {} other {{rewards, select, 0 {} other { и }}}}{rewards, plural, =0 {} one {# карту наград} few {# карты наград} many {# карт наград} other {# карты наград}}.",
  },
  "cards.rewardsDrawn": {
    en: "{player} drew {n, plural, one {# card} other {# cards}} from the reward deck{cards, select, none {} other { ({cards})}}.",
    ru: "{player, select, you {Вы берёте} other {{player} берёт}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из колоды наград{cards, select, none {} other { ({cards})}}.",
  },
  "deck.rewardsShuffled": {
    en: "The discarded reward cards were shuffled to make a new reward deck.",
    ru: "Сброс наград перемешан: это новая колода наград.",
  },
  "destiny.hazard": {
    en: "Hazard warning!",
    ru: "Предупреждение об опасности!",
  },
  "laid.intimidate": {
    en: "{player} laid down an intimidate{card, select, none {} other { ({card})}}.",
    ru: "{player, select, you {Вы выкладываете} other {{player} выкладывает}} устрашение взакрытую{card, select, none {} other { ({card})}}.",
  },
  "laid.kicker": {
    en: "{player} laid down a kicker{card, select, none {} other { ({card})}}.",
    ru: "{player, select, you {Вы выкладываете} other {{player} выкладывает}} импульс взакрытую{card, select, none {} other { ({card})}}.",
  },
  "laid.returned": {
    en: "{player} took a face-down card back to hand ({type}).",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} закрытую карту на руку ({type}).",
  },
  "intimidate.swapped": {
    en: "{player} played {other, select, you {your intimidate} other {{other}'s intimidate}} instead of {player, select, you {your} other {their}} own card.",
    ru: "{player, select, you {Вы играете} other {{player} играет}} вместо своей карты {other, select, you {ваше устрашение} other {устрашение, которое даёт {other}}}.",
  },
  "reveal.intimidate": {
    en: "{player, select, you {your} other {{player}'s}} intimidate counts as {as}.",
    ru: "{player, select, you {Ваше устрашение} other {Устрашение, которое играет {player},}} считается картой «{as}».",
  },
  "reveal.retreat": {
    en: "{player, select, you {your} other {{player}'s}} retreat faces no attack and counts as a negotiate.",
    ru: "{player, select, you {Ваше отступление} other {Отступление, которое играет {player},}} без атаки соперника считается переговорами.",
  },
  "reveal.kicker": {
    en: "{player} revealed {card}.",
    ru: "{player, select, you {Вы раскрываете} other {{player} раскрывает}} карту «{card}».",
  },
  "kicker.cancelled": {
    en: "{player, select, you {your} other {{player}'s}} {card} was cancelled.",
    ru: "{player, select, you {Ваша карта «{card}»} other {Карта «{card}», которую играет {player},}} отменена.",
  },
  "self-destruct.blast": {
    en: "{player, select, you {your} other {{player}'s}} Self Destruct blew up both fleets.",
    ru: "{player, select, you {Вы взрываете} other {{player} взрывает}} «Самоуничтожением» оба флота.",
  },
  "deal.wordless": {
    en: "This deal is made without words: only offers count.",
    ru: "Эту сделку заключают без слов: считаются только предложения.",
  },
  "rift.detonated": {
    en: "{card} detonated on {player}.",
    ru: "«{card}» взрывается. Пострадавший — {player}.",
  },
};
