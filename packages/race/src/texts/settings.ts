/** The settings of a table: the name of each, what it changes, and the names of its values. */
import { type Language, type Messages, type Param, type Params, phrase, type Refusal } from "@hypergate/kernel";
import { settings } from "./words.ts";

export const settingNames: Messages = {
  "setting/true": { en: "Yes", ru: "Да" },
  "setting/false": { en: "No", ru: "Нет" },

  "setting/players": { en: "Players", ru: "Игроков" },
  "setting/players/about": {
    en: "How many sit at the table. Five need one expansion, six need both.",
    ru: "Сколько человек за столом. Впятером нужно одно дополнение, вшестером — оба.",
  },

  "setting/sets": { en: "Boxes", ru: "Коробки" },
  "setting/sets/about": {
    en: "The base game alone or with expansions.",
    ru: "Только базовая игра или вместе с дополнениями.",
  },
  "setting/sets/base": { en: "Base game", ru: "База" },
  "setting/sets/base+storm": { en: "Base and The Gathering Storm", ru: "База и «Надвигающаяся буря»" },
  "setting/sets/base+rebel": { en: "Base and Rebel vs Imperium", ru: "База и «Повстанцы против Империи»" },
  "setting/sets/base+storm+rebel": { en: "Base and both expansions", ru: "База и оба дополнения" },

  "setting/takeovers": { en: "Takeovers", ru: "Захваты" },
  "setting/takeovers/about": {
    en: "Whether military worlds of others can be taken over.",
    ru: "Можно ли отбирать у других военные миры.",
  },
  "setting/takeovers/on": { en: "On", ru: "Есть" },
  "setting/takeovers/off": { en: "Off", ru: "Нет" },
  "setting/takeovers/alternate": { en: "Every second game", ru: "Через партию" },

  "setting/game": { en: "Game of the series", ru: "Партия серии" },
  "setting/game/about": {
    en: "Which game this is, where takeovers come every second game.",
    ru: "Какая это партия по счёту, если захваты чередуются.",
  },

  "setting/goals": { en: "Goals", ru: "Цели" },
  "setting/goals/about": {
    en: "Goal tiles of The Gathering Storm bring points to the first or the best.",
    ru: "Жетоны целей из «Надвигающейся бури» приносят очки первому или лучшему.",
  },

  "setting/scenario": { en: "Scenario", ru: "Сценарий" },
  "setting/scenario/about": {
    en: "A special game for two.",
    ru: "Особая партия для двоих.",
  },
  "setting/scenario/none": { en: "None", ru: "Без сценария" },
  "setting/scenario/rebels-against-the-empire": { en: "Rebels against the empire", ru: "Повстанцы против империи" },

  "setting/rebelSeat": { en: "Seat of the rebels", ru: "Место повстанцев" },
  "setting/rebelSeat/about": {
    en: "Which seat plays the rebels in the scenario.",
    ru: "Какое место играет за повстанцев в сценарии.",
  },

  "setting/learningHands": { en: "Learning hands", ru: "Учебные руки" },
  "setting/learningHands/about": {
    en: "Fixed opening hands that suit each start world, for a first game.",
    ru: "Готовые начальные руки под каждый стартовый мир — для первой партии.",
  },

  "setting/actionsForTwo": { en: "Actions of two players", ru: "Действий вдвоём" },
  "setting/actionsForTwo/about": {
    en: "How many actions each of two players chooses in a round.",
    ru: "Сколько действий за раунд выбирает каждый, когда играют двое.",
  },

  "setting/exchange": { en: "Galactic Exchange", ru: "Галактическая биржа" },
  "setting/exchange/about": {
    en: "How many goods this card takes.",
    ru: "Сколько ресурсов берёт эта карта.",
  },
  "setting/exchange/full": { en: "As many as it can", ru: "Сколько может" },
  "setting/exchange/free": { en: "As many as its owner likes", ru: "Сколько хочет владелец" },
};

/** Which setting the value of a parameter belongs to. */
const VALUE_OF: Readonly<Record<string, string>> = { value: "name", allowed: "name", is: "with" };

/** What is wrong with the settings of a table, with the names its players know them by. */
export function refusedSetting(language: Language, { id, params }: Refusal): string {
  const named: Record<string, Param> = {};
  for (const [param, said] of Object.entries(params)) named[param] = nameOf(language, params, param, said);
  return phrase(language, settings[id]?.[language] ?? id, named, String);
}

function nameOf(language: Language, params: Params, param: string, said: Param): Param {
  if (param === "name" || param === "with") return settingNames[`setting/${said}`]?.[language] ?? said;
  const setting = params[VALUE_OF[param]];
  const name = (value: string) =>
    (settingNames[`setting/${setting}/${value}`] ?? settingNames[`setting/${value}`])?.[language] ?? value;
  return String(said).split(", ").map(name).join(", ");
}
