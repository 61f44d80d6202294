/** Puzzles in which the reader, Blue, attacks Green and needs one more colony. */
import type { Said } from "@hypergate/kernel";
import type { Puzzle } from "../../game/puzzle.ts";
import { WIN_NOW } from "./goals.ts";
import { type PuzzleSeat, puzzleTable } from "./table.ts";

const FOUR = { "green 1": 1, "green 2": 1, "red 1": 1, "red 2": 1 };
const AIMED = [
  { until: "launch/aim", seat: "blue", letting: "all" },
  { seat: "blue", answer: "green 3" },
  { seat: "blue", asked: "launch/ships", answer: { "blue 1": 4 } },
];
const CHOOSING = { until: "planning/select", seat: "blue", letting: "all" };
const BEFORE = { until: "window/planning.before", seat: "blue", letting: "all" };

export const WIN_TASK: Said = {
  en: "You have four foreign colonies. Win the game in this encounter, whatever Green does. All hands are open.",
  ru: "У вас четыре далёкие колонии. Выиграйте партию в этом контакте, что бы ни делал Зелёный. Все руки открыты.",
};

interface Attack extends Pick<Puzzle, "id" | "title" | "hints" | "why"> {
  readonly alien: string;
  readonly hand: readonly string[];
  readonly against: readonly string[];
  readonly green?: Partial<PuzzleSeat>;
  readonly home?: readonly number[];
  readonly from?: unknown;
}

function attack({ id, title, hints, why, alien, hand, against, green, home, from = CHOOSING }: Attack): Puzzle {
  const document = puzzleTable({
    seats: [
      { alien, hand, home: home ?? [4, 4, 4, 2, 2], away: FOUR },
      { alien: "clone", hand: against, ...green },
      { alien: "machine" },
    ],
    destiny: ["green"],
    play: [...AIMED, from],
  });
  return { id, title, task: WIN_TASK, hints, why, seat: 0, document, goal: WIN_NOW };
}

export const ATTACKS: readonly Puzzle[] = [
  attack({
    id: "three-times",
    title: { en: "Three times ten", ru: "Трижды десять" },
    alien: "tripler",
    hand: ["attack-20", "attack-30", "attack-10", "attack-07"],
    against: ["attack-23"],
    hints: [
      {
        en: "Tripler treats small and large attacks very differently.",
        ru: "Утроитель по-разному обращается с малыми и большими атаками.",
      },
      { en: "A 30 becomes 10. What becomes of a 10?", ru: "30 превращается в 10. А во что превращается 10?" },
    ],
    why: {
      en: "10 is tripled: 30 + 4 ships is 34 against 23 + 4. The 20 shrinks to 7, the 30 to 10, and 07 gives only 21 + 4 = 25.",
      ru: "10 утраивается: 30 и 4 корабля — это 34 против 23 + 4. 20 сжимается до 7, 30 — до 10, а 07 даёт лишь 21 + 4 = 25.",
    },
  }),
  attack({
    id: "peace",
    title: { en: "A peaceful conquest", ru: "Мирное завоевание" },
    alien: "pacifist",
    hand: ["attack-20", "negotiate", "attack-06"],
    against: ["attack-40"],
    hints: [
      { en: "Green holds a 40: no sum of yours will beat it.", ru: "У Зелёного 40: никакой суммой его не побить." },
      { en: "What does the Pacifist do to an attack?", ru: "Что Пацифист делает с атакой?" },
    ],
    why: {
      en: "A Pacifist who reveals a negotiate against an attack wins. Green has nothing but an attack.",
      ru: "Пацифист, открывший переговоры против атаки, побеждает. А у Зелёного только атака.",
    },
  }),
  attack({
    id: "digits",
    title: { en: "The other way round", ru: "Задом наперёд" },
    alien: "mirror",
    hand: ["attack-20", "attack-12", "attack-11", "attack-04"],
    against: ["attack-23"],
    hints: [
      {
        en: "As printed, no card of yours beats 23 + 4. Your power changes what is printed.",
        ru: "По напечатанному ни одна ваша карта не побьёт 23 + 4. Но ваша сила меняет напечатанное.",
      },
      {
        en: "Read every card from right to left, Green's too.",
        ru: "Прочтите все карты справа налево, и карту Зелёного тоже.",
      },
    ],
    why: {
      en: "Reversed, Green's 23 becomes 32 and your 04 becomes 40: 44 against 36. 12 would be 21, 20 only 02.",
      ru: "После разворота 23 Зелёного станет 32, а ваши 04 — 40: 44 против 36. 12 дало бы 21, а 20 — всего 02.",
    },
  }),
  attack({
    id: "gift",
    title: { en: "A poor gift", ru: "Скромный подарок" },
    alien: "sorcerer",
    hand: ["attack-20", "attack-23", "attack-04"],
    against: ["attack-30", "reinforcement-5", "reinforcement-3", "reinforcement-3"],
    hints: [
      { en: "The 30 will be yours. What do you leave Green?", ru: "30 достанется вам. А что останется Зелёному?" },
      { en: "Green can add 11 with reinforcements.", ru: "Подкреплениями Зелёный может добавить 11." },
    ],
    why: {
      en: "You switch the cards and have 30 + 4 = 34. Whatever you played is now Green's: 20 + 4 + 11 would reach 35, 04 + 4 + 11 only 19.",
      ru: "Вы меняете карты местами: у вас 30 + 4 = 34. Ваша карта теперь у Зелёного: 20 + 4 + 11 — это 35, а 04 + 4 + 11 — только 19.",
    },
  }),
  attack({
    id: "low",
    title: { en: "Lower is more", ru: "Меньше — значит больше" },
    alien: "anti-matter",
    hand: ["attack-20", "attack-15", "attack-12", "attack-10"],
    against: ["attack-04"],
    hints: [
      {
        en: "With you the lower total wins, and your ships are subtracted.",
        ru: "С вами побеждает меньшая сумма, а ваши корабли вычитаются.",
      },
      { en: "Green has 4 + 4. A tie is not enough.", ru: "У Зелёного 4 + 4. Ничьей мало." },
    ],
    why: {
      en: "10 − 4 ships is 6, less than Green's 8. With 12 it would be 8 against 8, and the defense wins ties.",
      ru: "10 минус 4 корабля — 6, меньше восьми Зелёного. С 12 вышло бы 8 на 8, а ничью выигрывает защита.",
    },
  }),
  attack({
    id: "upset",
    title: { en: "The art of losing", ru: "Искусство проигрывать" },
    alien: "loser",
    hand: ["attack-04", "attack-30"],
    against: ["attack-40"],
    from: BEFORE,
    hints: [
      { en: "You cannot beat a 40. You need not.", ru: "40 не побить. И не нужно." },
      { en: "Decide before the cards are chosen.", ru: "Решать надо до выбора карт." },
    ],
    why: {
      en: "After an upset the side that would win loses. Green must play its 40, so you lose with any card, and thereby win.",
      ru: "После переворота побеждающая сторона проигрывает. Зелёный обязан сыграть 40, вы проигрываете с любой картой — и тем самым побеждаете.",
    },
  }),
  attack({
    id: "equal",
    title: { en: "Taken down a peg", ru: "Сбить спесь" },
    alien: "calculator",
    hand: ["attack-20", "attack-15", "attack-12", "attack-10"],
    against: ["attack-30"],
    hints: [
      { en: "Announce an equalize: the 30 will shrink.", ru: "Объявите уравнивание: 30 уменьшится." },
      {
        en: "It shrinks by the value of your card, so your card counts twice.",
        ru: "Уменьшится на вашу карту, так что она считается дважды.",
      },
    ],
    why: {
      en: "30 − 20 leaves Green 10 + 4, and you have 20 + 4. With 15 it would be 15 against 15, and a tie is lost.",
      ru: "30 − 20 оставляет Зелёному 10 + 4, а у вас 20 + 4. С 15 вышло бы 15 на 15, а ничья — поражение.",
    },
  }),
  attack({
    id: "leftovers",
    title: { en: "Nothing is wasted", ru: "Всё в дело" },
    alien: "fodder",
    hand: ["attack-06", "attack-08", "attack-10", "attack-12"],
    against: ["attack-30"],
    hints: [
      {
        en: "Cards between yours and Green's can be thrown in.",
        ru: "Карты между вашей и картой Зелёного можно добавить.",
      },
      { en: "The lower your own card, the more lie between.", ru: "Чем ниже ваша карта, тем больше их между." },
    ],
    why: {
      en: "06 lets you add 08, 10 and 12: 36 + 4 = 40. Beginning with 08 you come to 34, exactly Green's total, and that is lost.",
      ru: "06 позволяет добавить 08, 10 и 12: 36 + 4 = 40. Если начать с 08, выйдет 34 — ровно столько у Зелёного, и это поражение.",
    },
  }),
  attack({
    id: "crash",
    title: { en: "A proper crash", ru: "Настоящее крушение" },
    alien: "spiff",
    hand: ["attack-15", "attack-12", "attack-11", "attack-10"],
    against: ["attack-20"],
    hints: [
      {
        en: "You cannot win this fight. Which defeat helps you?",
        ru: "Этот бой не выиграть. Какое поражение вам поможет?",
      },
      {
        en: "Spiff crash-lands after losing by 10 or more.",
        ru: "Авантюрист приземляется, проиграв на 10 или больше.",
      },
    ],
    why: {
      en: "10 + 4 loses to 20 + 4 by exactly 10, so one ship lands on the planet: your fifth colony. 11 loses by 9 only.",
      ru: "10 + 4 проигрывает 20 + 4 ровно на 10, и один корабль садится на планету: пятая колония. 11 проигрывает лишь на 9.",
    },
  }),
  attack({
    id: "reserves",
    title: { en: "Small cards behind", ru: "Мелочь в запасе" },
    alien: "reserve",
    hand: ["attack-12", "attack-06", "attack-04", "negotiate"],
    against: ["attack-20"],
    hints: [
      {
        en: "Some of your attacks can be added after the reveal.",
        ru: "Некоторые ваши атаки можно добавить после вскрытия.",
      },
      { en: "Keep 06 and 04 for that.", ru: "06 и 04 приберегите для этого." },
    ],
    why: {
      en: "12 + 4, and 06 and 04 as reinforcements: 26 against 24.",
      ru: "12 + 4, да 06 и 04 как подкрепления: 26 против 24.",
    },
  }),
  attack({
    id: "copy",
    title: { en: "What you have, I have", ru: "Что у вас, то и у меня" },
    alien: "zombie",
    hand: ["morph", "attack-30", "attack-20"],
    against: ["attack-40"],
    green: { home: [4, 4, 3, 4, 4] },
    hints: [
      { en: "Count the ships: four of yours against three.", ru: "Посчитайте корабли: ваших четыре против трёх." },
      { en: "With equal cards you are one ahead.", ru: "При равных картах вы на единицу впереди." },
    ],
    why: {
      en: "A morph becomes the other card: 40 + 4 against 40 + 3.",
      ru: "Превращение становится чужой картой: 40 + 4 против 40 + 3.",
    },
  }),
  attack({
    id: "swap",
    title: { en: "A fair exchange", ru: "Честный обмен" },
    alien: "trader",
    hand: ["attack-04", "negotiate"],
    against: ["attack-30"],
    from: BEFORE,
    hints: [
      { en: "Your hand is hopeless. Whose is not?", ru: "Ваша рука безнадёжна. А чья — нет?" },
      { en: "Trade before the cards are chosen.", ru: "Меняйтесь до выбора карт." },
    ],
    why: {
      en: "After the trade you attack with 30 + 4, and Green has only 04 or a negotiate.",
      ru: "После обмена вы атакуете с 30 + 4, а у Зелёного лишь 04 или переговоры.",
    },
  }),
  attack({
    id: "mirage",
    title: { en: "Ships that are elsewhere", ru: "Корабли, которых тут нет" },
    alien: "mirage",
    hand: ["attack-10"],
    against: ["attack-14"],
    home: [5, 6, 3, 1, 1],
    green: { home: [4, 4, 4, 7, 1] },
    from: { until: "mirage/own", seat: "blue", letting: "all" },
    hints: [
      { en: "The ships at the gate do not count. Others do.", ru: "Корабли у врат не считаются. Считаются другие." },
      { en: "Your fullest colony, and Green's emptiest.", ru: "Самая полная ваша колония и самая пустая Зелёного." },
    ],
    why: {
      en: "Six ships of yours against one of Green's: 10 + 6 beats 14 + 1. Five would only tie, and the defense wins ties.",
      ru: "Шесть ваших кораблей против одного зелёного: 10 + 6 больше 14 + 1. Пять дали бы ничью, а её выигрывает защита.",
    },
  }),
];
