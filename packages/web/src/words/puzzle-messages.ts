/** What is said around puzzles. */
import type { Said } from "@hypergate/kernel";

export const puzzleMessages = {
  "puzzles.title": { en: "Puzzles", ru: "Задачи" },
  "puzzles.about": {
    en: "One answer wins, whatever the others do. Every solution is proven by playing out everything that can happen.",
    ru: "Выигрывает один ответ, что бы ни делали другие. Каждое решение доказано: проверено всё, что может случиться.",
  },
  "puzzles.own": {
    en: "Make one of your own in the position editor:",
    ru: "Составьте свою в редакторе позиций:",
  },
  "puzzles.solved": { en: "{n} of {of} solved", ru: "решено {n} из {of}" },
  "puzzles.isSolved": { en: "solved", ru: "решена" },
  "puzzles.hint": { en: "Hint", ru: "Подсказка" },
  "puzzles.solution": { en: "Show the answer", ru: "Показать ответ" },
  "puzzles.next": { en: "Next puzzle", ru: "Следующая задача" },
  "puzzles.all": { en: "All puzzles", ru: "Все задачи" },
  "puzzles.wrong": { en: "That does not win.", ru: "Так не выиграть." },
  "puzzles.refuted": {
    en: "That does not win: {who} answers “{what}”.",
    ru: "Так не выиграть: {who} отвечает «{what}».",
  },
  "puzzles.right": { en: "Right so far.", ru: "Пока всё верно." },
  "puzzles.done": { en: "Solved!", ru: "Решено!" },
  "puzzles.hands": { en: "Hands of the others", ru: "Руки других" },
  "puzzles.label": { en: "The puzzle", ru: "Задача" },
  "puzzles.edit": { en: "Open in the editor", ru: "Открыть в редакторе" },
  "puzzles.untitled": { en: "A puzzle", ru: "Задача" },
  "puzzles.notOne": {
    en: "This link holds no puzzle that can be shown here.",
    ru: "По этой ссылке нет задачи, которую здесь можно показать.",
  },
  "puzzles.broken": { en: "This puzzle cannot be shown.", ru: "Эту задачу показать нельзя." },
} as const satisfies Readonly<Record<string, Said>>;
