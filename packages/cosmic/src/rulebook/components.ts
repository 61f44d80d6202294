import type { Statement } from "@hypergate/kernel";

export const components: readonly Statement[] = [
  {
    id: "CMB-01",
    en: "There are 34 combo cards. Each has a name, a short description, and lists of aliens for 3, 4 and 5 players.",
    ru: "Карт комбинаций 34. На каждой — название, краткое описание и списки пришельцев для трёх, четырёх и пяти игроков.",
    only: "2020",
    setting: "alienSelection",
  },
  {
    id: "CMB-02",
    en: "The combos at this table are our own selections under our own names, not the printed lists.",
    ru: "Комбинации за этим столом — наши собственные подборки под нашими названиями, а не напечатанные в игре списки.",
    setting: "alienSelection",
    decided: true,
  },
  {
    id: "TOK-01",
    en: "Tokens on alien sheets never run out here: the 42 cosmic tokens are only what comes in the box, and they have no effect of their own. The 7 grudge tokens are for Grudge alone.",
    ru: "Жетоны на листах пришельцев здесь не кончаются: 42 космических жетона — лишь содержимое коробки, и своего эффекта у них нет. Семь жетонов мести нужны только Мстителю.",
    decided: true,
  },
];
