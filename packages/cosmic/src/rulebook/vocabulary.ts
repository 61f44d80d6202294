import type { Statement } from "@hypergate/kernel";

export const vocabulary: readonly Statement[] = [
  {
    id: "VOC-01",
    en: "The offense is the player whose turn it is; the defense is the opponent that destiny picks. Together they are the main players.",
    ru: "Агрессор — игрок, чей сейчас ход; защитник — соперник, которого назначила судьба. Вместе они основные игроки.",
  },
  {
    id: "VOC-02",
    en: "A player who has committed ships to a side is an ally: an offensive ally or a defensive ally. Everyone else is uninvolved.",
    ru: "Игрок, отправивший корабли на помощь одной из сторон, — союзник агрессора или союзник защитника. Все прочие в контакте не участвуют.",
  },
  {
    id: "VOC-03",
    en: "A main player's “opponent” is always the other main player, never an ally.",
    ru: "Соперник основного игрока — это всегда другой основной игрок и никогда не союзник.",
  },
  {
    id: "VOC-04",
    en: "A colony is one or more ships of one color on one planet. You can have only one colony on a planet, but several players may each have a colony on the same one.",
    ru: "Колония — это один или несколько кораблей одного цвета на одной планете. У игрока на планете может быть только одна колония, зато колонии разных игроков спокойно соседствуют.",
  },
  {
    id: "VOC-05",
    en: "Your colony on a planet of your own home system is a home colony; your colony in another player's home system is a foreign colony.",
    ru: "Ваша колония на планете своей родной системы — родная; ваша колония в родной системе другого игрока — далёкая.",
  },
  {
    id: "VOC-06",
    en: "Encounter cards are attacks, negotiates and morphs. Reinforcements, artifacts and flares are not encounter cards.",
    ru: "Карты контакта — это атаки, переговоры и метаморфозы. Подкрепления, артефакты и вспышки картами контакта не считаются.",
  },
  {
    id: "VOC-07",
    en: "Where an effect speaks of card types (Plague, Hate and the like), there are exactly six: attack, negotiate, morph, reinforcement, artifact and flare. All attacks are one type whatever their value, and so are all reinforcements.",
    ru: "Если эффект говорит о типах карт («Чума», Злюка и им подобные), типов ровно шесть: атака, переговоры, метаморфоза, подкрепление, артефакт и вспышка. Все атаки — один тип независимо от значения; все подкрепления — тоже один.",
  },
  {
    id: "VOC-08",
    en: "“Your ships in the encounter” means: for the offense, its ships on the gate; for the defense, its ships on the targeted planet; for an ally, the ships that ally committed.",
    ru: "«Корабли в контакте» — это у агрессора его корабли на вратах, у защитника его корабли на планете-цели, у союзника отправленные им корабли.",
  },
  {
    id: "VOC-09",
    en: "A bystander is any colony on the targeted planet that is neither the defending colony nor a stack of ships committed to the encounter.",
    ru: "Посторонняя колония — любая колония на планете-цели, кроме обороняющейся колонии и стопок кораблей, отправленных в контакт.",
  },
  {
    id: "VOC-10",
    en: "A “card from the deck” is always the top card of the cosmic deck, unless another deck is named.",
    ru: "«Карта из колоды» — всегда верхняя карта космической колоды, если не названа другая.",
  },
  {
    id: "VOC-11",
    en: "Compensation is the cards taken from the opponent's hand after losing with a negotiate; rewards are what a defensive ally gets after a successful defense. An effect that names one of them leaves the other alone.",
    ru: "Компенсация — карты с руки соперника после поражения с картой переговоров; награда за защиту — то, что получает союзник защитника после удачной обороны. Это разные вещи: эффект, в котором названа одна, другую не затрагивает.",
  },
  {
    id: "VOC-12",
    en: "A ship removed from the game is not in the warp, so nothing that brings ships back from the warp can bring it back.",
    ru: "Корабль, удалённый из игры, не находится в варпе, и эффекты, возвращающие корабли из варпа, его не вернут.",
  },
  {
    id: "VOC-13",
    en: "A random card is chosen without seeing the faces.",
    ru: "Случайная карта — та, которую выбрали вслепую, не видя лицевых сторон.",
  },
];
