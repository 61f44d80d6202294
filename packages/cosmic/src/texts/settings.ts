import type { Messages } from "@hypergate/kernel";

/**
 * The settings of a table: the name of each, what it changes, the names of its values, and why some do not go together. Whole numbers are shown as
 * they are. A setting that a power brings along has its messages in the text of that alien, under the same ids.
 */
export const settings: Messages = {
  "setting/yes": { en: "Yes", ru: "Да" },
  "setting/no": { en: "No", ru: "Нет" },

  "setting/edition": { en: "Edition", ru: "Издание" },
  "setting/edition/about": {
    en: "The printed rules that all other settings start from.",
    ru: "По каким печатным правилам выставлены остальные настройки.",
  },
  "setting/edition/2008": { en: "2008", ru: "2008 года" },
  "setting/edition/2020": { en: "2020", ru: "2020 года" },

  "setting/alienSelection": { en: "Choice of aliens", ru: "Выбор пришельцев" },
  "setting/alienSelection/about": {
    en: "How every player comes by an alien.",
    ru: "Как игрокам достаются пришельцы.",
  },
  "setting/alienSelection/flareDraft": { en: "Keep one of two", ru: "Один из двух" },
  "setting/alienSelection/combo": { en: "Aliens that play well together", ru: "Удачная комбинация" },
  "setting/alienSelection/random": { en: "At random", ru: "Случайно" },
  "setting/alienSelection/chosen": { en: "Chosen by hand", ru: "По выбору стола" },

  "setting/useFlares": { en: "Flares", ru: "Вспышки" },
  "setting/useFlares/about": {
    en: "Ten flares are shuffled into the cosmic deck.",
    ru: "В космическую колоду замешиваются десять вспышек.",
  },

  "setting/allowedAlertLevels": { en: "Alert lights", ru: "Сигнальные лампочки" },
  "setting/allowedAlertLevels/about": {
    en: "Which aliens may be in the game: green ones are the simplest, red ones the most complex.",
    ru: "Какие пришельцы допускаются в партию: с зелёной лампочкой самые простые, с красной — самые сложные.",
  },

  "setting/boxes": { en: "Boxes", ru: "Коробки" },
  "setting/boxes/about": {
    en: "Which boxes the aliens and their flares come from. The base game is always in play; Dominion brings up to 30 aliens more.",
    ru: "Из каких коробок берутся пришельцы и их вспышки. Базовая игра нужна всегда, «Доминион» добавляет до 30 пришельцев.",
  },

  "setting/alienPool": { en: "Aliens in the box", ru: "Пришельцы в коробке" },
  "setting/alienPool/about": {
    en: "Which aliens there are, together with their flares.",
    ru: "Какие пришельцы и их вспышки есть в игре.",
  },
  "setting/alienPool/base50": { en: "The 50 of 2008", ru: "50 из издания 2008 года" },
  "setting/alienPool/base51": { en: "The 51 of 2020", ru: "51 из издания 2020 года" },

  "setting/aliens": { en: "Aliens by seat", ru: "Пришельцы по местам" },
  "setting/aliens/about": {
    en: "One alien for each player, where they are chosen by hand.",
    ru: "По пришельцу на каждого игрока, если их выбирает стол.",
  },

  "setting/firstPlayer": { en: "First player", ru: "Первый игрок" },
  "setting/firstPlayer/about": { en: "Who has the first turn.", ru: "Кто ходит первым." },
  "setting/firstPlayer/destiny": { en: "Drawn from the destiny deck", ru: "По карте судьбы" },
  "setting/firstPlayer/chosen": { en: "Chosen by hand", ru: "По выбору стола" },

  "setting/first": { en: "Who goes first", ru: "Кто начинает" },
  "setting/first/about": {
    en: "The seat that has the first turn, where it is chosen by hand.",
    ru: "Место, с которого начинается игра, если его выбирает стол.",
  },

  "setting/planetsPerPlayer": { en: "Home planets", ru: "Родные планеты" },
  "setting/planetsPerPlayer/about": {
    en: "How many planets each player starts with; with four the game is shorter, and four foreign colonies win.",
    ru: "Сколько планет у каждого в начале; с четырьмя партия короче, и для победы хватит четырёх далёких колоний.",
  },

  "setting/encountersPerTurn": { en: "Encounters per turn", ru: "Контактов за ход" },
  "setting/encountersPerTurn/about": {
    en: "Whether a successful encounter may be followed by a second one.",
    ru: "Можно ли после успешного контакта разыграть второй.",
  },

  "setting/offenseRedrawRepeats": { en: "Repeat the new hand", ru: "Повторный набор руки" },
  "setting/offenseRedrawRepeats/about": {
    en: "At the start of a turn, an offense without encounter cards draws new hands until there is one.",
    ru: "Агрессор без карт контакта в начале хода набирает руку заново, пока такая карта не придёт.",
  },

  "setting/ownColorRedraw": { en: "Own color again", ru: "Снова свой цвет" },
  "setting/ownColorRedraw/about": {
    en: "What the offense may do if its own color comes up again after drawing again.",
    ru: "Что может агрессор, если после повторной попытки ему опять выпал свой цвет.",
  },
  "setting/ownColorRedraw/fullChoice": { en: "Choose afresh", ru: "Выбирает заново" },
  "setting/ownColorRedraw/untilOther": {
    en: "Draw until another color comes up",
    ru: "Берёт карты, пока не выпадет другой цвет",
  },

  "setting/dealColonyWhere": { en: "Colonies in deals", ru: "Колонии по сделке" },
  "setting/dealColonyWhere/about": {
    en: "Where a deal may let the other player found a colony.",
    ru: "Где по сделке можно позволить сопернику создать колонию.",
  },
  "setting/dealColonyWhere/anyColonyOfGiver": {
    en: "On any planet where the giver has a colony",
    ru: "На любой планете, где есть колония дающего",
  },
  "setting/dealColonyWhere/homeColonyOfGiver": {
    en: "Only beside a home colony of the giver",
    ru: "Только рядом с родной колонией дающего",
  },

  "setting/dealTimerSeconds": { en: "Time for a deal", ru: "Время на сделку" },
  "setting/dealTimerSeconds/about": {
    en: "How many seconds the main players have to agree.",
    ru: "Сколько секунд есть у основных игроков, чтобы договориться.",
  },

  "setting/dealOffers": { en: "Offers in a deal", ru: "Предложений в переговорах" },
  "setting/dealOffers/about": {
    en: "How many offers both sides together may make before the last one must be accepted or refused.",
    ru: "Сколько предложений могут сделать обе стороны вместе; последнее остаётся принять или отвергнуть.",
  },

  "setting/secondEncounterNeedsCard": { en: "Card for a second encounter", ru: "Карта для второго контакта" },
  "setting/secondEncounterNeedsCard/about": {
    en: "A second encounter needs an encounter card in hand from the start.",
    ru: "Начать второй контакт можно, только если на руке есть карта контакта.",
  },

  "setting/reinforcementDiscard": { en: "Discarding reinforcements", ru: "Сброс подкреплений" },
  "setting/reinforcementDiscard/about": {
    en: "When a reinforcement that was played goes to the discard pile.",
    ru: "Когда сыгранное подкрепление отправляется в сброс.",
  },
  "setting/reinforcementDiscard/endOfEncounter": { en: "At the end of the encounter", ru: "В конце контакта" },
  "setting/reinforcementDiscard/immediately": { en: "At once", ru: "Сразу" },

  "setting/offenseOutOfCards": { en: "Offense without cards", ru: "Агрессор без карт" },
  "setting/offenseOutOfCards/about": {
    en: "When an offense that has run out of encounter cards must end its turn.",
    ru: "Когда агрессор, оставшись без карт контакта, обязан закончить ход.",
  },
  "setting/offenseOutOfCards/atPlanning": { en: "In the planning phase", ru: "В фазе планирования" },
  "setting/offenseOutOfCards/immediately": { en: "At once", ru: "Сразу" },

  "setting/cosmicQuake": { en: "Cosmic quake", ru: "Космотрясение" },
  "setting/cosmicQuake/about": {
    en: "If the deck and the discard pile are both used up, all hands are shuffled together and dealt anew.",
    ru: "Если кончились и колода, и сброс, все руки перемешиваются и раздаются заново.",
  },

  "setting/hiddenPowers": { en: "Hidden powers", ru: "Скрытые способности" },
  "setting/hiddenPowers/about": {
    en: "Alien sheets stay face down until their owners turn them up.",
    ru: "Листы пришельцев лежат взакрытую, пока владельцы их не раскроют.",
  },

  "setting/changingPowers": { en: "Changing powers", ru: "Смена способностей" },
  "setting/changingPowers/about": {
    en: "At the start of your turn you are offered a new alien.",
    ru: "В начале своего хода можно сменить пришельца на нового.",
  },

  "setting/unlimitedFlares": { en: "Unlimited flares", ru: "Вспышки без ограничений" },
  "setting/unlimitedFlares/about": {
    en: "You may play more than one flare per encounter, but each of them only once.",
    ru: "За контакт можно сыграть больше одной вспышки, но каждую — лишь один раз.",
  },

  "setting/tech": { en: "Technology", ru: "Технологии" },
  "setting/tech/about": {
    en: "Players research techs with their ships and put them to use.",
    ru: "Игроки исследуют технологии своими кораблями и применяют их.",
  },

  "setting/specialShips": { en: "Special ships", ru: "Особые корабли" },
  "setting/specialShips/about": {
    en: "Each player marks a ship that can do more than others. A flagship can add 3 to its side and jump elsewhere; a salvage vessel brings two rewards after a win and can take back a discarded card.",
    ru: "Каждый отмечает корабль, который умеет больше других. Флагман может прибавить своей стороне 3 и прыгнуть в другое место; спасательное судно приносит две награды после победы и может вернуть карту из сброса.",
  },
  "setting/specialShips/none": { en: "None", ru: "Нет" },
  "setting/specialShips/flagship": { en: "Flagship", ru: "Флагман" },
  "setting/specialShips/salvage": { en: "Salvage vessel", ru: "Спасательное судно" },
  "setting/specialShips/both": { en: "One of each (3 or 4 players)", ru: "По одному каждого вида (3–4 игрока)" },

  "setting/techAbandon": { en: "Giving up a tech", ru: "Отказ от технологии" },
  "setting/techAbandon/about": {
    en: "How a player gives up a tech and takes the ships back.",
    ru: "Как отказаться от технологии и вернуть с неё корабли.",
  },
  "setting/techAbandon/explicit": { en: "By abandoning it", ru: "Отдельным действием" },
  "setting/techAbandon/failedCompletion": {
    en: "By completing it with too few ships",
    ru: "Завершить исследование с нехваткой кораблей",
  },

  "setting/techDrawNeedsCard": { en: "Card for new techs", ru: "Карта для новых технологий" },
  "setting/techDrawNeedsCard/about": {
    en: "Drawing techs instead of another encounter needs an encounter card in hand.",
    ru: "Взять технологии вместо второго контакта можно, только если на руке есть карта контакта.",
  },

  "setting/rewardDeck": { en: "Reward deck", ru: "Колода наград" },
  "setting/rewardDeck/about": {
    en: "Rewards may also be drawn from a second deck of 32 cards from Dominion: attacks with two numbers, kickers that multiply, threats laid face down, and rifts that hurt whoever takes them from you.",
    ru: "Награды можно брать и из второй колоды — это 32 карты «Доминиона»: атаки с двумя числами, импульсы-множители, угрозы взакрытую и разломы, опасные для того, кто их у вас отберёт.",
  },

  "settings.unknown": { en: "There is no setting called {name}.", ru: "Настройки с именем {name} нет." },
  "settings.value": {
    en: "{setting}: choose one of these: {allowed}.",
    ru: "{setting}: выберите что-то одно: {allowed}.",
  },
  "settings.list": {
    en: "{setting}: choose only from these: {allowed}.",
    ru: "{setting}: выбирать можно только из этого: {allowed}.",
  },
  "settings.range": {
    en: "{setting}: choose a whole number from {min} to {max}.",
    ru: "{setting}: выберите целое число от {min} до {max}.",
  },
  "settings.players": {
    en: "This game is for {min} to {max} players.",
    ru: "В этой игре может быть от {min} до {max} игроков.",
  },
  "settings.unlimitedFlares": {
    en: "Without flares in the deck there is nothing to play without limit. Switch “{flares}” on or “{unlimited}” off.",
    ru: "Без вспышек в колоде снимать ограничение не с чего. Включите «{flares}» или выключите «{unlimited}».",
  },
  "settings.twoSpecials": {
    en: "There are markers for two special ships each only with up to {max} players. Choose one kind in “{ships}”, or none.",
    ru: "Маркеров на два особых корабля хватает, если игроков не больше {max}. В настройке «{ships}» выберите один вид или ни одного.",
  },
  "settings.noAlien": {
    en: "No alien is left to choose from. Allow at least one alert light.",
    ru: "Выбирать пришельцев не из кого. Разрешите хотя бы одну сигнальную лампочку.",
  },
  "settings.noBase": {
    en: "Nothing can be played without “{box}”. Choose it too.",
    ru: "Без коробки «{box}» играть нельзя. Выберите и её.",
  },
  "settings.hiddenCombo": {
    en: "A combo is dealt face up, so there is nothing left to hide. Choose the aliens another way, or switch “{hidden}” off.",
    ru: "Комбинация сдаётся в открытую, и прятать уже нечего. Выберите пришельцев иначе или выключите «{hidden}».",
  },
  "settings.aliens": {
    en: "Name an alien for each player.",
    ru: "Назовите по пришельцу на каждого игрока.",
  },
  "settings.notByHand": {
    en: "Something is chosen by hand that the settings leave to chance. Set “{setting}” to “{chosen}”, or choose nothing.",
    ru: "Выбрано то, что настройки оставляют случаю. В настройке «{setting}» поставьте «{chosen}» или ничего не выбирайте.",
  },
  "settings.first": { en: "Say who goes first.", ru: "Укажите, кто ходит первым." },
  "settings.alienUnknown": { en: "There is no alien called {name}.", ru: "Пришельца по имени {name} нет." },
  "settings.alienTwice": {
    en: "Each alien can be in the game only once.",
    ru: "Каждый пришелец участвует в партии только один раз.",
  },
  "settings.notInBox": {
    en: "{alien} does not come in this box. Choose another alien, or change “{pool}”.",
    ru: "{alien}: такого пришельца в этой коробке нет. Выберите другого пришельца или смените «{pool}».",
  },
  "settings.otherBox": {
    en: "{alien} comes in the box “{box}”. Add it under “{boxes}”, or choose another alien.",
    ru: "{alien} лежит в коробке «{box}». Добавьте её в настройке «{boxes}» или выберите другого пришельца.",
  },
  "settings.noColour": {
    en: "{alien} needs a color that nobody plays: at most {max} players.",
    ru: "Этому пришельцу нужен цвет, которым никто не играет ({alien}). Игроков может быть не больше {max}.",
  },
  "settings.barred": {
    en: "{alien} is kept out by “{levels}”. Choose another alien, or allow its light.",
    ru: "{alien} не проходит по настройке «{levels}». Выберите другого пришельца или разрешите эту лампочку.",
  },
  "settings.pair": {
    en: "{one} and {other} may not be in the same game.",
    ru: "{one} и {other} не могут участвовать в одной партии.",
  },
  "settings.tooFew": {
    en: "These alert lights leave {n, plural, one {# alien} other {# aliens}}, and {needed} are needed. Allow more lights.",
    ru: "С такими лампочками остаётся {n, plural, one {# пришелец} few {# пришельца} many {# пришельцев} other {# пришельца}}, а нужно {needed}. Разрешите больше лампочек.",
  },
  "settings.noCombo": {
    en: "No combo goes with these alert lights. Allow all of them, or choose the aliens another way.",
    ru: "Ни одна комбинация не подходит к этим лампочкам. Разрешите все или выберите пришельцев иначе.",
  },
};
