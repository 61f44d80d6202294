/** The hints of a first game of Cosmic: what a sensible player would do, and what to think of. */
import { sensible } from "@hypergate/bots/sensible-cosmic";
import type { View } from "@hypergate/cosmic/client";
import type { Said, Value } from "@hypergate/kernel";
import type { Adviser } from "../../game/lesson.ts";

const QUESTIONS: Readonly<Record<string, Said>> = {
  "destiny/wild": {
    en: "whoever is closest to five colonies, or holds few cards, is a good target.",
    ru: "хорошая цель — тот, кто ближе всех к пяти колониям или у кого мало карт.",
  },
  "destiny/own": {
    en: "drawing your own colour, you may drive somebody off your planet or draw again.",
    ru: "выпал ваш цвет: можно прогнать гостя со своей планеты или тянуть снова.",
  },
  "launch/aim": {
    en: "fewer ships there are easier to beat, and every foreign planet counts the same.",
    ru: "где меньше кораблей, там легче победить, а в счёт идёт любая чужая планета.",
  },
  "launch/ships": {
    en: "each ship adds one, but keep at least one on every planet.",
    ru: "каждый корабль прибавляет единицу, но хотя бы один оставьте на каждой планете.",
  },
  "alliance/invite-offense": {
    en: "allies add ships, but each gets a colony too: leave out whoever is close to winning.",
    ru: "союзники прибавят корабли, но каждый получит колонию: не зовите того, кто близок к победе.",
  },
  "alliance/invite-defense": {
    en: "who defends with you only takes cards or ships for it, so ask everybody.",
    ru: "помощник в обороне получит лишь карты или корабли, так что зовите всех.",
  },
  "alliance/answer": {
    en: "with the offense you may win a colony, with the defense cards; with neither you risk nothing.",
    ru: "с агрессором можно выиграть колонию, с защитником — карты, а в стороне вы ничем не рискуете.",
  },
  "alliance/ships": {
    en: "the more ships, the surer the victory and the more there is to lose.",
    ru: "чем больше кораблей, тем вернее победа и тем больше потеря.",
  },
  "planning/select": {
    en: "a high card wins this encounter, a low one is well spent where you lose anyway.",
    ru: "высокая карта выиграет контакт, а низкую не жалко там, где всё равно проигрыш.",
  },
  "reveal/reinforce-side": { en: "help the side you are on.", ru: "помогите своей стороне." },
  "turn/again": {
    en: "a second encounter is a second chance for a colony.",
    ru: "второй контакт — ещё одна возможность получить колонию.",
  },
  "rewards/ships": {
    en: "ships in the warp do nothing, and cards win encounters: take what you lack.",
    ru: "в варпе корабли бесполезны, а карты выигрывают контакты: берите то, чего не хватает.",
  },
  deal: {
    en: "a colony for a colony helps both of you, and without a deal each loses three ships.",
    ru: "колония за колонию выгодна обоим, а без сделки каждый теряет три корабля.",
  },
  "ships/return": {
    en: "a planet without your ships is no colony, so spread them.",
    ru: "планета без ваших кораблей — не колония, поэтому рассредоточьте их.",
  },
};

const WINDOW: Said = {
  en: "it would change too little now, and it keeps for later.",
  ru: "сейчас это мало что изменит, а потом ещё пригодится.",
};

const bot = sensible("hints");

export const adviser: Adviser = {
  answer: (view, question) => bot(question, () => view as View) as Value,
  why: (_, { key }, wanted) => (wanted === "word/pass" ? WINDOW : QUESTIONS[key]),
};
