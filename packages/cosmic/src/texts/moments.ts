import type { Messages } from "@hypergate/kernel";

/** What a player is asked when something happens that can be answered, by window. */
export const moments: Messages = {
  "window/turn.first": {
    en: "A new turn is about to begin: do you act?",
    ru: "Вот-вот начнётся новый ход: вмешаетесь?",
  },
  "window/turn.start": {
    en: "The turn begins: do you act?",
    ru: "Начинается ход: вмешаетесь?",
  },
  "window/turn.end": {
    en: "The turn ends: do you act?",
    ru: "Ход заканчивается: вмешаетесь?",
  },
  "window/regroup.start": {
    en: "The encounter begins: do you act?",
    ru: "Начинается контакт: вмешаетесь?",
  },
  "window/regroup.retrieve": {
    en: "The offense is about to take a ship back from the warp: do you act?",
    ru: "Агрессор вот-вот заберёт корабль из варпа: вмешаетесь?",
  },
  "window/destiny.draw": {
    en: "A destiny card is about to be drawn: do you act?",
    ru: "Сейчас будет взята карта судьбы: вмешаетесь?",
  },
  "window/destiny.turned": {
    en: "A destiny card has been turned up: do you act?",
    ru: "Карта судьбы открыта: вмешаетесь?",
  },
  "window/destiny.drawn": {
    en: "A destiny card has been drawn: do you act?",
    ru: "Карта судьбы раскрыта: вмешаетесь?",
  },
  "window/destiny.choose": {
    en: "Destiny is about to name the defense: do you act?",
    ru: "Судьба вот-вот назовёт защитника: вмешаетесь?",
  },
  "window/destiny.final": {
    en: "The defense is known: do you act?",
    ru: "Защитник известен: вмешаетесь?",
  },
  "window/launch.aimed": {
    en: "The gate has been aimed: do you act?",
    ru: "Врата нацелены: вмешаетесь?",
  },
  "window/launch.before": {
    en: "The offense is about to launch: do you act?",
    ru: "Агрессор вот-вот поставит корабли на врата: вмешаетесь?",
  },
  "window/launch.done": {
    en: "The ships are on the gate: do you act?",
    ru: "Корабли стоят на вратах: вмешаетесь?",
  },
  "window/alliance.before": {
    en: "Allies are about to be invited: do you act?",
    ru: "Сейчас начнут приглашать союзников: вмешаетесь?",
  },
  "window/alliance.invited": {
    en: "The invitations are out: do you act?",
    ru: "Приглашения розданы: вмешаетесь?",
  },
  "window/alliance.answer": {
    en: "{player} is about to answer the invitations: do you act?",
    ru: "Очередь отвечать на приглашения: {player}. Вмешаетесь?",
  },
  "window/ships.sending": {
    en: "{player} is about to send ships into the encounter: do you act?",
    ru: "{player} вот-вот отправит корабли для участия в контакте: вмешаетесь?",
  },
  "window/alliance.formed": {
    en: "The alliances are formed: do you act?",
    ru: "Союзы заключены: вмешаетесь?",
  },
  "window/planning.before": {
    en: "The main players are about to select their cards: do you act?",
    ru: "Основные игроки вот-вот выберут карты: вмешаетесь?",
  },
  "window/planning.lay": {
    en: "Encounter cards are about to be selected: do you lay down a Kicker?",
    ru: "Сейчас будут выбирать карты контакта: выложите «Импульс»?",
  },
  "window/planning.select": {
    en: "It is time to select encounter cards: do you act?",
    ru: "Пора выбирать карты контакта: вмешаетесь?",
  },
  "window/planning.shown": {
    en: "One encounter card lies face up and the other is yet to be chosen: do you act?",
    ru: "Одна карта контакта уже открыта, другая ещё не выбрана: вмешаетесь?",
  },
  "window/planning.chosen": {
    en: "The encounter cards have just been selected: do you act?",
    ru: "Карты контакта только что выбраны: вмешаетесь?",
  },
  "window/planning.selected": {
    en: "Both encounter cards have been chosen: do you act?",
    ru: "Обе карты контакта выбраны: вмешаетесь?",
  },
  "window/reveal.before": {
    en: "The cards are about to be revealed: do you act?",
    ru: "Карты вот-вот раскроют: вмешаетесь?",
  },
  "window/reveal.turn": {
    en: "A face-down card is about to be turned up: do you act?",
    ru: "Закрытую карту вот-вот раскроют: вмешаетесь?",
  },
  "window/reveal.shown": {
    en: "The cards have just been turned up: do you act?",
    ru: "Карты только что раскрыты: вмешаетесь?",
  },
  "window/reveal.settled": {
    en: "The Kickers are about to count: do you act?",
    ru: "Сейчас подействуют «Импульсы»: вмешаетесь?",
  },
  "window/reveal.change": {
    en: "The cards are revealed and can still be changed: do you act?",
    ru: "Карты раскрыты, и их ещё можно изменить: вмешаетесь?",
  },
  "window/reveal.first": {
    en: "The values of the cards are about to be settled: do you act?",
    ru: "Сейчас определятся значения карт: вмешаетесь?",
  },
  "window/reveal.value": {
    en: "The values of the cards can be changed: do you act?",
    ru: "Значения карт можно изменить: вмешаетесь?",
  },
  "window/reveal.multiply": {
    en: "Values can be multiplied: do you act?",
    ru: "Значения можно умножить: вмешаетесь?",
  },
  "window/reveal.add": {
    en: "The totals are being added up: do you act?",
    ru: "Подсчитываются суммы: вмешаетесь?",
  },
  "window/reveal.reinforce": {
    en: "Attack meets attack: do you send reinforcements?",
    ru: "Атака против атаки: сыграете подкрепление?",
  },
  "window/resolution.before": {
    en: "The outcome of the encounter is known: do you act?",
    ru: "Исход контакта известен: вмешаетесь?",
  },
  "window/ships.going": {
    en: "Ships are about to be lost: do you act?",
    ru: "Корабли вот-вот будут потеряны: вмешаетесь?",
  },
  "window/ships.gone": {
    en: "Ships have been lost: do you act?",
    ru: "Корабли потеряны: вмешаетесь?",
  },
  "window/reinforcement.played": {
    en: "{player} has played {card}: do you act?",
    ru: "{player} играет карту «{card}»: вмешаетесь?",
  },
  "window/reveal.outcome": {
    en: "The totals are about to be compared: do you act?",
    ru: "Сейчас сравнят суммы: вмешаетесь?",
  },
  "window/resolution.lost": {
    en: "The losing side's ships are gone: do you act?",
    ru: "Корабли проигравшей стороны потеряны: вмешаетесь?",
  },
  "window/resolution.reward": {
    en: "{player} is about to be rewarded: do you act?",
    ru: "{player} вот-вот получит награду за защиту: вмешаетесь?",
  },
  "window/rewards.declared": {
    en: "It is settled which rewards will be taken: do you act?",
    ru: "Известно, какие награды будут взяты: вмешаетесь?",
  },
  "window/deal.received": {
    en: "{player} has got cards in the deal: do you act?",
    ru: "{player} получает карты по сделке: вмешаетесь?",
  },
  "window/deal.failed": {
    en: "The deal has failed: do you act?",
    ru: "Сделка сорвалась: вмешаетесь?",
  },
  "window/cards.received": {
    en: "{player} has received cards: do you act?",
    ru: "{player} получает карты: вмешаетесь?",
  },
  "window/cards.discarded": {
    en: "{player} has discarded cards: do you act?",
    ru: "{player} сбрасывает карты: вмешаетесь?",
  },
  "window/hand.lacking": {
    en: "{player} has no encounter card, and the encounter would end. Do you do something about it?",
    ru: "{player} остаётся без карт контакта, и контакт вот-вот закончится. Сделаете что-нибудь?",
  },
  "window/hand.new": {
    en: "{player} is about to draw a new hand: do you act?",
    ru: "{player} вот-вот возьмёт новые карты на руку: вмешаетесь?",
  },
  "window/ships.freed": {
    en: "{player} has taken ships out of the warp: do you act before they land?",
    ru: "{player} достаёт корабли из варпа: вмешаетесь, пока они не сели?",
  },
  "window/ships.retrieved": {
    en: "{player} has taken ships back from the warp: do you act?",
    ru: "{player} возвращает корабли из варпа: вмешаетесь?",
  },
  "window/resolution.landed": {
    en: "The winners have landed on the planet: do you act?",
    ru: "Победители высадились на планету: вмешаетесь?",
  },
  "window/resolution.compensation": {
    en: "Compensation is about to be taken: do you act?",
    ru: "Проигравший вот-вот получит компенсацию: вмешаетесь?",
  },
  "window/resolution.after": {
    en: "Losses, landings and rewards are settled: do you act?",
    ru: "С потерями, высадкой и наградами покончено: вмешаетесь?",
  },
  "window/deal.attempted": {
    en: "A deal is about to be tried: do you act?",
    ru: "Сейчас попробуют заключить сделку: вмешаетесь?",
  },
  "window/deal.made": {
    en: "The main players have made a deal: do you act?",
    ru: "Основные игроки заключили сделку: вмешаетесь?",
  },
  "window/resolution.keep": {
    en: "The encounter cards are about to be discarded: do you act?",
    ru: "Карты контакта вот-вот сбросят: вмешаетесь?",
  },
  "window/resolution.discarded": {
    en: "The encounter cards have been discarded: do you act?",
    ru: "Карты контакта сброшены: вмешаетесь?",
  },
  "window/resolution.become": {
    en: "The cards are cleared away and the encounter is about to end: do you act?",
    ru: "Карты убраны, контакт подходит к концу: вмешаетесь?",
  },
  "window/encounter.end": {
    en: "The encounter ends: do you act?",
    ru: "Контакт заканчивается: вмешаетесь?",
  },
  "window/encounter.over": {
    en: "The encounter is over and all ships are home: do you act?",
    ru: "Контакт окончен, все корабли дома: вмешаетесь?",
  },
  "window/power.used": {
    en: "{player} is using the power of {power}{on, select, none {} other { ({on})}}: do you respond?",
    ru: "{player} использует способность ({power}{on, select, none {} other {, {on}}}): ответите?",
  },
  "window/card.played": {
    en: "{player} is playing {card}{on, select, none {} other { ({on})}}: do you respond?",
    ru: "{player} играет карту «{card}»{on, select, none {} other { ({on})}}: ответите?",
  },
  "window/flare.used": {
    en: "{player} has used {card}: do you act?",
    ru: "{player} использует карту «{card}»: вмешаетесь?",
  },
  "window/card.spent": {
    en: "{card}, played by {player}, is about to be discarded: do you act?",
    ru: "Сыгранную карту «{card}» ({player}) вот-вот сбросят: вмешаетесь?",
  },
  "window/cards.drawn": {
    en: "{player} has drawn from the deck: do you act?",
    ru: "{player} берёт карты из колоды: вмешаетесь?",
  },
  "window/deck.shuffled": {
    en: "The cosmic deck has been shuffled anew: do you act?",
    ru: "Космическая колода перемешана заново: вмешаетесь?",
  },
  "window/power.lost": {
    en: "{player} has lost the use of an alien power: do you act?",
    ru: "{player} теряет способность пришельца: вмешаетесь?",
  },
  "window/colony.gained": {
    en: "A colony has been gained: do you act?",
    ru: "Получена новая колония: вмешаетесь?",
  },
  "window/tech.used": {
    en: "{player} is using {tech}{on, select, none {} other { ({on})}}: do you respond?",
    ru: "{player} применяет технологию «{tech}»{on, select, none {} other { ({on})}}: ответите?",
  },
};
