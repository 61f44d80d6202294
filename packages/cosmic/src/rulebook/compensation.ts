import type { Statement } from "@hypergate/kernel";

export const compensation: readonly Statement[] = [
  {
    id: "CMP-01",
    en: "A main player who showed a negotiate against an attack and lost collects compensation.",
    ru: "Компенсацию получает основной игрок, который раскрыл переговоры против атаки и проиграл.",
  },
  {
    id: "CMP-02",
    en: "It is one card for each of your own ships that was in the encounter and went to the warp because of this loss. Allied ships do not count, and allies never get compensation.",
    ru: "Это одна карта за каждый свой корабль, который участвовал в контакте и попал в варп из-за этого поражения. Корабли союзников не в счёт, и сами союзники компенсации не получают.",
  },
  {
    id: "CMP-03",
    en: "The cards are taken at random from the winner's hand. If there are too few, you take them all.",
    ru: "Карты берут случайно с руки победителя. Если их не хватает, забирают все.",
  },
  {
    id: "CMP-04",
    en: "Ships that a power kept out of the warp give no compensation.",
    ru: "За корабли, которые способность уберегла от варпа, компенсации нет.",
  },
  {
    id: "CMP-05",
    en: "Ships returned by the Healer are an exception: they still count.",
    ru: "Исключение — корабли, возвращённые Целителем: они учитываются.",
  },
  {
    id: "CMP-06",
    en: "Other ships lost on top because of the encounter (Cudgel, Grudge, Gambler) do not count.",
    ru: "Дополнительные потери, вызванные контактом, но понесённые не в нём самом (Громила, Мститель, Шулер), не учитываются.",
    decided: true,
  },
  {
    id: "CMP-07",
    en: "Ships removed from the game by Void do not count.",
    ru: "Корабли, удалённые из игры Пустотой, не учитываются.",
    decided: true,
  },
  {
    id: "CMP-08",
    en: "A defense with 0 ships on the planet gets 0 cards.",
    ru: "Защитник, у которого на планете было 0 кораблей, получает 0 карт.",
    decided: true,
  },
  {
    id: "CMP-09",
    en: "The winner cannot refuse to pay, and the loser takes the full number.",
    ru: "Победитель не вправе отказаться платить, а проигравший берёт всё, что положено.",
  },
];
