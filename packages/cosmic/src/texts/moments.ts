import type { Messages } from "@hypergate/kernel";

/** The moments at which players may respond, by window. What can be used there has its own question (`ask.ts`). */
export const moments: Messages = {
  "window/turn.first": {
    en: "A new turn is about to begin.",
    ru: "Вот-вот начнётся новый ход.",
  },
  "window/turn.start": {
    en: "The turn begins.",
    ru: "Начинается ход.",
  },
  "window/turn.end": {
    en: "The turn ends.",
    ru: "Ход заканчивается.",
  },
  "window/regroup.start": {
    en: "The encounter begins.",
    ru: "Начинается контакт.",
  },
  "window/regroup.retrieve": {
    en: "The offense is about to take a ship back from the warp.",
    ru: "Агрессор вот-вот заберёт корабль из варпа.",
  },
  "window/destiny.draw": {
    en: "A destiny card is about to be drawn.",
    ru: "Сейчас будет взята карта судьбы.",
  },
  "window/destiny.turned": {
    en: "A destiny card has been turned up.",
    ru: "Карта судьбы открыта.",
  },
  "window/destiny.drawn": {
    en: "A destiny card has been drawn.",
    ru: "Карта судьбы раскрыта.",
  },
  "window/destiny.choose": {
    en: "Destiny is about to name the defense.",
    ru: "Судьба вот-вот назовёт защитника.",
  },
  "window/destiny.final": {
    en: "The defense is known.",
    ru: "Защитник известен.",
  },
  "window/launch.aimed": {
    en: "The gate has been aimed.",
    ru: "Врата нацелены.",
  },
  "window/launch.before": {
    en: "The offense is about to launch.",
    ru: "Агрессор вот-вот поставит корабли на врата.",
  },
  "window/launch.done": {
    en: "The ships are on the gate.",
    ru: "Корабли стоят на вратах.",
  },
  "window/alliance.before": {
    en: "Allies are about to be invited.",
    ru: "Сейчас начнут приглашать союзников.",
  },
  "window/alliance.invited": {
    en: "The invitations are out.",
    ru: "Приглашения розданы.",
  },
  "window/alliance.answer": {
    en: "{player, select, you {You are} other {{player} is}} about to answer the invitations.",
    ru: "На приглашения {player, select, you {отвечаете вы} other {отвечает {player}}}.",
  },
  "window/ships.sending": {
    en: "{player, select, you {You are} other {{player} is}} about to send ships into the encounter.",
    ru: "{player, select, you {Вы вот-вот отправите} other {{player} вот-вот отправит}} корабли для участия в контакте.",
  },
  "window/alliance.formed": {
    en: "The alliances are formed.",
    ru: "Союзы заключены.",
  },
  "window/planning.before": {
    en: "The main players are about to select their cards.",
    ru: "Основные игроки вот-вот выберут карты.",
  },
  "window/planning.lay": {
    en: "Encounter cards are about to be selected.",
    ru: "Сейчас будут выбирать карты контакта.",
  },
  "window/planning.select": {
    en: "It is time to select encounter cards.",
    ru: "Пора выбирать карты контакта.",
  },
  "window/planning.shown": {
    en: "One encounter card lies face up and the other is yet to be chosen.",
    ru: "Одна карта контакта уже открыта, другая ещё не выбрана.",
  },
  "window/planning.chosen": {
    en: "The encounter cards have just been selected.",
    ru: "Карты контакта только что выбраны.",
  },
  "window/planning.selected": {
    en: "Both encounter cards have been chosen.",
    ru: "Обе карты контакта выбраны.",
  },
  "window/reveal.before": {
    en: "The cards are about to be revealed.",
    ru: "Карты вот-вот раскроют.",
  },
  "window/reveal.turn": {
    en: "A face-down card is about to be turned up.",
    ru: "Закрытую карту вот-вот раскроют.",
  },
  "window/reveal.shown": {
    en: "The cards have just been turned up.",
    ru: "Карты только что раскрыты.",
  },
  "window/reveal.settled": {
    en: "The kickers are about to count.",
    ru: "Сейчас подействуют импульсы.",
  },
  "window/reveal.change": {
    en: "The cards are revealed and can still be changed.",
    ru: "Карты раскрыты, и их ещё можно изменить.",
  },
  "window/reveal.first": {
    en: "The values of the cards are about to be settled.",
    ru: "Сейчас определятся значения карт.",
  },
  "window/reveal.value": {
    en: "The values of the cards can be changed.",
    ru: "Значения карт можно изменить.",
  },
  "window/reveal.multiply": {
    en: "Values can be multiplied.",
    ru: "Значения можно умножить.",
  },
  "window/reveal.add": {
    en: "The totals are being added up.",
    ru: "Подсчитываются суммы.",
  },
  "window/reveal.reinforce": {
    en: "Attack meets attack.",
    ru: "Атака против атаки.",
  },
  "window/resolution.before": {
    en: "The outcome of the encounter is known.",
    ru: "Исход контакта известен.",
  },
  "window/ships.going": {
    en: "Ships are about to be lost.",
    ru: "Корабли вот-вот будут потеряны.",
  },
  "window/ships.gone": {
    en: "Ships have been lost.",
    ru: "Корабли потеряны.",
  },
  "window/reinforcement.played": {
    en: "{player, select, you {You have} other {{player} has}} played {card}.",
    ru: "{player, select, you {Вы играете} other {{player} играет}} карту «{card}».",
  },
  "window/reveal.outcome": {
    en: "The totals are about to be compared.",
    ru: "Сейчас сравнят суммы.",
  },
  "window/resolution.lost": {
    en: "The losing side's ships are gone.",
    ru: "Корабли проигравшей стороны потеряны.",
  },
  "window/resolution.reward": {
    en: "{player, select, you {You are} other {{player} is}} about to be rewarded.",
    ru: "{player, select, you {Вы вот-вот получите} other {{player} вот-вот получит}} награду.",
  },
  "window/rewards.declared": {
    en: "It is settled which rewards will be taken.",
    ru: "Известно, какие награды будут взяты.",
  },
  "window/deal.received": {
    en: "{player, select, you {You have} other {{player} has}} got cards in the deal.",
    ru: "{player, select, you {Вы получаете} other {{player} получает}} карты по сделке.",
  },
  "window/deal.failed": {
    en: "The deal has failed.",
    ru: "Сделка сорвалась.",
  },
  "window/cards.received": {
    en: "{player, select, you {You have} other {{player} has}} received cards.",
    ru: "{player, select, you {Вы получаете} other {{player} получает}} карты.",
  },
  "window/cards.discarded": {
    en: "{player, select, you {You have} other {{player} has}} discarded cards.",
    ru: "{player, select, you {Вы сбрасываете} other {{player} сбрасывает}} карты.",
  },
  "window/hand.lacking": {
    en: "{player, select, you {You need} other {{player} needs}} an encounter card and {player, select, you {have} other {has}} none.",
    ru: "{player, select, you {Вы остаётесь} other {{player} остаётся}} без карт контакта, а карта нужна.",
  },
  "window/hand.new": {
    en: "{player, select, you {You are} other {{player} is}} about to draw a new hand.",
    ru: "{player, select, you {Вы вот-вот возьмёте} other {{player} вот-вот возьмёт}} новые карты на руку.",
  },
  "window/ships.freed": {
    en: "{player, select, you {You have} other {{player} has}} taken ships out of the warp, and they are about to land.",
    ru: "{player, select, you {Вы достаёте} other {{player} достаёт}} корабли из варпа, они вот-вот сядут.",
  },
  "window/ships.retrieved": {
    en: "{player, select, you {You have} other {{player} has}} taken ships back from the warp.",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} корабли из варпа.",
  },
  "window/resolution.landed": {
    en: "The winners have landed on the planet.",
    ru: "Победители высадились на планету.",
  },
  "window/resolution.compensation": {
    en: "Compensation is about to be taken.",
    ru: "Проигравший вот-вот получит компенсацию.",
  },
  "window/resolution.after": {
    en: "Losses, landings and rewards are settled.",
    ru: "С потерями, высадкой и наградами покончено.",
  },
  "window/deal.attempted": {
    en: "A deal is about to be tried.",
    ru: "Сейчас попробуют заключить сделку.",
  },
  "window/deal.made": {
    en: "The main players have made a deal.",
    ru: "Основные игроки заключили сделку.",
  },
  "window/resolution.keep": {
    en: "The encounter cards are about to be discarded.",
    ru: "Карты контакта вот-вот сбросят.",
  },
  "window/resolution.discarded": {
    en: "The encounter cards have been discarded.",
    ru: "Карты контакта сброшены.",
  },
  "window/resolution.become": {
    en: "The cards are cleared away and the encounter is about to end.",
    ru: "Карты убраны, контакт подходит к концу.",
  },
  "window/encounter.end": {
    en: "The encounter ends.",
    ru: "Контакт заканчивается.",
  },
  "window/encounter.over": {
    en: "The encounter is over and all ships are home.",
    ru: "Контакт окончен, все корабли дома.",
  },
  "window/power.used": {
    en: "{player, select, you {You are} other {{player} is}} using the power of {power}{on, select, none {} other { ({on})}}.",
    ru: "{player, select, you {Вы используете} other {{player} использует}} способность «{power}»{on, select, none {} other { ({on})}}.",
  },
  "window/card.played": {
    en: "{player, select, you {You are} other {{player} is}} playing {card}{on, select, none {} other { ({on})}}.",
    ru: "{player, select, you {Вы играете} other {{player} играет}} карту «{card}»{on, select, none {} other { ({on})}}.",
  },
  "window/flare.used": {
    en: "{player, select, you {You have} other {{player} has}} used {card}.",
    ru: "{player, select, you {Вы используете} other {{player} использует}} карту «{card}».",
  },
  "window/card.spent": {
    en: "{card}, played by {player}, is about to be discarded.",
    ru: "Карту «{card}», которую {player, select, you {играете вы} other {играет {player}}}, вот-вот сбросят.",
  },
  "window/cards.drawn": {
    en: "{player, select, you {You have} other {{player} has}} drawn from the deck.",
    ru: "{player, select, you {Вы берёте} other {{player} берёт}} карты из колоды.",
  },
  "window/deck.shuffled": {
    en: "The cosmic deck has been shuffled anew.",
    ru: "Космическая колода перемешана заново.",
  },
  "window/power.lost": {
    en: "{player, select, you {You have} other {{player} has}} lost the use of an alien power.",
    ru: "{player, select, you {Вы теряете} other {{player} теряет}} способность пришельца.",
  },
  "window/colony.gained": {
    en: "A colony has been gained.",
    ru: "Получена новая колония.",
  },
  "window/tech.used": {
    en: "{player, select, you {You are} other {{player} is}} using {tech}{on, select, none {} other { ({on})}}.",
    ru: "{player, select, you {Вы применяете} other {{player} применяет}} технологию «{tech}»{on, select, none {} other { ({on})}}.",
  },
};
