import type { Said } from "@hypergate/kernel";

/** Aliens that are fun together: the first three, four or five of them by number of players (CMB-02). */
export interface Combo {
  readonly id: string;
  readonly aliens: readonly string[];
  readonly why: Said;
}

export const COMBOS: readonly Combo[] = [
  {
    id: "open-book",
    aliens: ["oracle", "sorcerer", "clone", "filch", "warrior"],
    why: {
      en: "One sees your card, one swaps it, one keeps it, one steals it: nothing you play stays yours.",
      ru: "Один видит вашу карту, другой её подменяет, третий бережёт, четвёртый крадёт: что бы вы ни сыграли, это уже не ваше.",
    },
  },
  {
    id: "bottomless-warp",
    aliens: ["zombie", "vacuum", "healer", "macron", "parasite"],
    why: {
      en: "Ships that refuse to die meet ships that drag others along.",
      ru: "Корабли, которые не желают гибнуть, встречают корабли, которые тянут за собой чужие.",
    },
  },
  {
    id: "slow-and-steady",
    aliens: ["tick-tock", "citadel", "warrior", "grudge", "amoeba"],
    why: {
      en: "A clock is ticking, walls are rising, and nobody forgets an insult.",
      ru: "Часы тикают, стены растут, и никто не забывает обид.",
    },
  },
  {
    id: "who-is-next",
    aliens: ["dictator", "will", "machine", "parasite", "chosen"],
    why: {
      en: "Everybody wants to decide who fights whom, and for how long.",
      ru: "Каждый хочет решать, кто с кем сражается и как долго.",
    },
  },
  {
    id: "new-faces",
    aliens: ["reincarnator", "gambler", "filch", "macron", "zombie"],
    why: {
      en: "A liar, a thief, a giant, a corpse, and someone who is never the same twice.",
      ru: "Лжец, вор, великан, мертвец и тот, кто никогда не бывает прежним.",
    },
  },
];
