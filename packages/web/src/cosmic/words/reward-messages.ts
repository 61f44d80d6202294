import type { Said } from "@hypergate/kernel";

/** The reward deck, what lies face down before players, hazard warnings and special ships. */
export const cosmicRewardMessages = {
  "cosmic.rewardPile": { en: "Rewards · {n}", ru: "Награды · {n}" },
  "cosmic.rewardDiscards": {
    en: "Discarded reward cards: {n}",
    ru: "Сброс наград: {n}",
  },
  "cosmic.noRewardDiscards": {
    en: "No reward card has been discarded yet.",
    ru: "Ни одна карта наград ещё не сброшена.",
  },
  "cosmic.rewardBacks": {
    en: "{n, plural, one {# of them from the reward deck} other {# of them from the reward deck}}",
    ru: "из них {n, plural, one {# карта наград} few {# карты наград} many {# карт наград} other {# карты наград}}",
  },
  "cosmic.hazard": { en: "Hazard warning", ru: "Предупреждение об опасности" },
  "cosmic.hazardAbout": {
    en: "Hazard warning: attacks with two numbers count the second one in this encounter.",
    ru: "Предупреждение об опасности: в этом контакте у атак с двумя числами считается второе.",
  },
  "cosmic.laid.intimidate": { en: "Intimidate, face down", ru: "Устрашение взакрытую" },
  "cosmic.laid.kicker": { en: "Kicker, face down", ru: "Импульс взакрытую" },
  "cosmic.laidOwn": { en: "{card}, face down before you", ru: "{card}, взакрытую перед вами" },
  "cosmic.laidOpen": { en: "{card}, face up", ru: "{card}, в открытую" },
  "cosmic.laidOff": { en: "{card}, cancelled", ru: "{card}, отменена" },
  "cosmic.special": {
    en: "{ship}{n, plural, =1 {} other { × #}}{spent, select, yes { (its action is used)} other {}}",
    ru: "{ship}{n, plural, =1 {} other { × #}}{spent, select, yes { (действие использовано)} other {}}",
  },
  "cosmic.captured": { en: "Captured ships: {ships}", ru: "Захваченные корабли: {ships}" },
  "quiet.ask": { en: "Ask me", ru: "Спросить меня" },
  "quiet.asking": { en: "You will be asked", ru: "Вас спросят" },
  "quiet.about": {
    en: "{things}: it can be used almost at any time, and the table does not stop for it unless you want that. Press to be asked at the next moment when it can be used.",
    ru: "{things}: можно использовать почти в любой момент, и стол ради этого не останавливается, пока вы не попросите. Нажмите, чтобы вас спросили в ближайший такой момент.",
  },
} as const satisfies Readonly<Record<string, Said>>;
