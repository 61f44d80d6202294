import type { Messages } from "@hypergate/kernel";

/** What the reward deck and its cards ask, and what is told of them. */
export const rewards: Messages = {
  "rewards/split": {
    en: "{n, plural, one {# reward is due} other {# rewards are due}} to you: choose from which decks you draw and which ships you take from the warp.",
    ru: "Вам {n, plural, one {полагается # награда} few {полагаются # награды} many {полагается # наград} other {полагается # награды}}: выберите, из каких колод брать карты и сколько кораблей забрать из варпа.",
  },
  "cards/backs": {
    en: "You take {n, plural, one {# random card} other {# random cards}} from {player}: how many of them with the back of the reward deck?",
    ru: "Вы вытягиваете {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} наугад (рука — {player}): сколько из них будет с рубашкой колоды наград?",
  },
  "cards/negotiate": {
    en: "Choose the negotiate you discard.",
    ru: "Выберите, какую карту переговоров сбросить.",
  },
  "intimidate/swap": {
    en: "Keep your encounter card, or play the face-down Intimidate of an ally instead?",
    ru: "Оставите свою карту контакта или сыграете вместо неё закрытое «Устрашение» союзника?",
  },
  "rift/next": {
    en: "You took several Rifts: choose the one that detonates next.",
    ru: "Вам досталось несколько «Разломов»: выберите, какой взорвётся следующим.",
  },
  "epic-oratory/choice": {
    en: "Epic Oratory: double compensation, or your own ships saved from the warp?",
    ru: "«Ораторское искусство»: двойная компенсация или спасение ваших кораблей от варпа?",
  },
  "faulty-translator/payer": {
    en: "Faulty Translator: choose the ally of your opponent who pays your compensation ({n, plural, one {# card} other {# cards}}).",
    ru: "«Трудности перевода»: выберите, какой союзник соперника заплатит вам компенсацию ({n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}).",
  },
  "right-of-refusal/discard": {
    en: "Right of Refusal: choose which of the cards you just got you discard.",
    ru: "«Право отказа»: выберите, какие из только что полученных карт сбросить.",
  },
  "self-defense/ships": {
    en: "Self Defense: choose whose {n, plural, one {ship goes} other {# ships go}} to the warp together with those of your side.",
    ru: "«Самозащита»: выберите, чьи корабли ({n}) отправятся в варп вслед за кораблями вашей стороны.",
  },
  "rift-1/planet": {
    en: "Choose the empty planet on which you found a colony.",
    ru: "Выберите пустую планету, на которой создадите колонию.",
  },
  "rift-1/ships": {
    en: "Choose the ships that found the colony.",
    ru: "Выберите корабли, которые создадут колонию.",
  },
  "rift-1/abandon": {
    en: "The Rift detonates: choose the colony that you give up.",
    ru: "«Разлом» взрывается: выберите колонию, которую придётся оставить.",
  },
  "rift-3/ships": {
    en: "Choose whose {n, plural, one {ship leaves} other {# ships leave}} the warp.",
    ru: "Выберите, чьи корабли ({n}) покинут варп.",
  },
  "rebirth/player": {
    en: "Choose the player who may resettle the home system.",
    ru: "Выберите игрока, который сможет заново заселить родную систему.",
  },
  "rebirth/from": {
    en: "Choose the ships that you move to planets of your home system, if any.",
    ru: "Выберите корабли, которые переведёте на планеты родной системы, если хотите.",
  },
  "rebirth/to": {
    en: "Choose the home planets on which {n, plural, one {the ship lands} other {the # ships land}}.",
    ru: "Выберите родные планеты, на которые {n, plural, =1 {сядет корабль} one {сядет # корабль} few {сядут # корабля} many {сядут # кораблей} other {сядут # корабля}}.",
  },
  "zap/owner": {
    en: "Choose whose ship goes to the warp.",
    ru: "Выберите, чей корабль отправится в варп.",
  },
  "zap/ship": {
    en: "Choose where the ship of {player} is that goes to the warp.",
    ru: "Выберите, откуда корабль отправится в варп. Владелец — {player}.",
  },
  "omni-zap/target": {
    en: "Choose the card that you cancel and discard.",
    ru: "Выберите карту, которую отмените и сбросите.",
  },
  "omni-zap/replace": {
    en: "Your encounter card was cancelled: choose another one, which is revealed at once.",
    ru: "Ваша карта контакта отменена: выберите другую, она сразу раскрывается.",
  },
  "omni-zap/cost": {
    en: "Omni-Zap has its price: one of your ships leaves the game, or three go to the warp.",
    ru: "«Мегазаморозка» даётся дорого: один ваш корабль покидает игру или три уходят в варп.",
  },

  "rewards.split": {
    en: "{player} took as rewards ships from the warp ({ships}), cosmic cards ({cards}) and cards of the reward deck ({rewards}).",
    ru: "{player, select, you {Вы берёте} other {{player} берёт}} в награду корабли из варпа ({ships}), карты космической колоды ({cards}) и карты колоды наград ({rewards}).",
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
    en: "{player} laid down an Intimidate{card, select, none {} other { ({card})}}.",
    ru: "{player, select, you {Вы выкладываете} other {{player} выкладывает}} взакрытую «Устрашение»{card, select, none {} other { ({card})}}.",
  },
  "laid.kicker": {
    en: "{player} laid down a Kicker{card, select, none {} other { ({card})}}.",
    ru: "{player, select, you {Вы выкладываете} other {{player} выкладывает}} взакрытую «Импульс»{card, select, none {} other { ({card})}}.",
  },
  "laid.returned": {
    en: "{player} took a face-down card back to hand ({type}).",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} закрытую карту на руку ({type}).",
  },
  "intimidate.swapped": {
    en: "{player} played {other, select, you {your Intimidate} other {the Intimidate of {other}}} instead of the own card.",
    ru: "{player, select, you {Вы играете} other {{player} играет}} вместо своей карты {other, select, you {ваше «Устрашение»} other {«Устрашение», которое даёт {other}}}.",
  },
  "reveal.intimidate": {
    en: "{player, select, you {your} other {{player}'s}} Intimidate counts as {as}.",
    ru: "{player, select, you {Ваше «Устрашение»} other {«Устрашение», которое играет {player},}} считается картой «{as}».",
  },
  "reveal.retreat": {
    en: "{player, select, you {your} other {{player}'s}} Retreat faces no attack and counts as a negotiate.",
    ru: "{player, select, you {Ваше «Отступление»} other {«Отступление», которое играет {player},}} без атаки соперника считается переговорами.",
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
