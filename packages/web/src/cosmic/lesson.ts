/** The guide to Cosmic Encounter. */
import type { Seat, Value } from "@hypergate/kernel";
import scenario from "../../scenarios/guide-cosmic.json";
import type { Lesson, Script } from "../game/lesson.ts";

interface Scenario {
  readonly seed: string;
  readonly set: {
    readonly aliens: readonly string[];
    readonly settings: Readonly<Record<string, unknown>>;
    readonly [position: string]: unknown;
  };
  readonly play: readonly { readonly seat?: Seat; readonly answer?: unknown }[];
}

/** Things are named in full in the scenario, so that answers are taken as they stand. */
function scriptOf({ seed, set, play }: Scenario): Script {
  const { aliens, settings, ...position } = set;
  const config = { players: aliens.length, settings: { alienSelection: "chosen", ...settings }, aliens, position };
  const answers = aliens.map((_, seat) =>
    play.filter((step) => step.seat === seat).map((step) => step.answer as Value),
  );
  return { config, seed, answers };
}

export const lesson: Lesson = {
  game: "cosmic",
  steps: [
    {
      does: "read",
      says: {
        en: "You are Blue: the five blue planets are your home, with four ships on each, and the cards below are your hand.",
        ru: "Вы — синий игрок: пять синих планет — ваш дом, на каждой по четыре корабля, а внизу карты вашей руки.",
      },
    },
    {
      does: "read",
      says: {
        en: "It is your turn, and destiny has drawn Green: you have to attack a green planet.",
        ru: "Сейчас ваш ход, и судьба указала на зелёного: вам предстоит напасть на зелёную планету.",
      },
    },
    {
      does: "answer",
      says: {
        en: "Aim the gate: tap Green's planet II, then press the bright button.",
        ru: "Нацельте врата: нажмите на планету II зелёного игрока, затем на светлую кнопку.",
      },
      hint: { en: "Green's planet II, please.", ru: "Выберите планету II зелёного игрока." },
    },
    {
      does: "answer",
      says: {
        en: "Put three ships on the gate: tap your lit planets until three are chosen, and send them.",
        ru: "Поставьте на врата три корабля: нажимайте на подсвеченные планеты, пока не наберётся три, и отправляйте.",
      },
      hint: { en: "Three ships this time.", ru: "На этот раз — ровно три корабля." },
    },
    {
      does: "answer",
      says: {
        en: "Help is welcome: tap Red, then send the invitation.",
        ru: "Помощь не помешает: нажмите на красного игрока и отправьте приглашение.",
      },
      hint: {
        en: "Invite Red: two fleets are stronger.",
        ru: "Пригласите красного: вместе вы сильнее.",
      },
    },
    {
      does: "answer",
      says: {
        en: "Red joins you with two ships, and your alien, the Oracle, makes Green show its card first, a 12: answer with your Attack 10.",
        ru: "Красный присоединяется двумя кораблями, а ваш Оракул заставляет зелёного показать карту первым — это 12: ответьте атакой 10.",
      },
      hint: {
        en: "Play the Attack 10 and save the 20 for later: with a little help it is enough.",
        ru: "Сыграйте атаку 10, а 20 приберегите: с небольшой подмогой десятки хватит.",
      },
    },
    {
      does: "answer",
      says: {
        en: "A card and its side's ships add up: you have 10 + 5 = 15, Green 12 + 4 = 16, so play your reinforcement of +3.",
        ru: "Карта складывается с кораблями стороны: у вас 10 + 5 = 15, у зелёного 12 + 4 = 16, так что сыграйте подкрепление +3.",
      },
      hint: {
        en: "You are one behind: choose the reinforcement.",
        ru: "Вам не хватает: выберите подкрепление.",
      },
    },
    {
      does: "answer",
      says: {
        en: "The reinforcement may help either side; give it to your own.",
        ru: "Подкрепление может помочь любой стороне; отдайте его своей.",
      },
      hint: { en: "Help your own side.", ru: "Помогите своей стороне." },
    },
    {
      does: "read",
      says: {
        en: "18 to 16: Green's ships go to the warp, and you and Red each have a colony on that planet, your first one abroad.",
        ru: "18 против 16: корабли зелёного уходят в варп, а у вас и у красного на этой планете теперь по колонии — ваша первая далёкая.",
      },
    },
    {
      does: "answer",
      says: {
        en: "After a win the offense may have a second encounter in the same turn; this guide ends here, so end your turn.",
        ru: "После победы агрессор может вступить во второй контакт за тот же ход; но мы на этом остановимся, так что закончите ход.",
      },
      hint: { en: "End your turn to end the guide.", ru: "Закончите ход, и обучение завершится." },
    },
  ],
  script: scriptOf(scenario),
  wins: {
    en: "Whoever first has five colonies on other players' planets wins, and allies can win together.",
    ru: "Побеждает тот, у кого первым появятся пять колоний на чужих планетах, — и союзники могут победить вместе.",
  },
  firstGame: {
    words: { en: "Play with simple aliens against bots", ru: "Сыграть с ботами простыми пришельцами" },
    players: 4,
    settings: { edition: "2020", alienSelection: "random", allowedAlertLevels: ["green"], useFlares: false },
  },
};
