import type { Statement } from "@hypergate/kernel";

export const resolution: readonly Statement[] = [
  {
    id: "RES-01",
    en: "Offense wins: all ships on the gate, the offense's and its allies', land on the targeted planet, founding a colony or joining their own colony there.",
    ru: "Победил агрессор: все корабли с врат — его и его союзников — высаживаются на планету-цель и создают там колонии либо усиливают уже имеющиеся свои.",
  },
  {
    id: "RES-02",
    en: "Offense wins: the defending ships on the planet and all ships of defensive allies go to the warp.",
    ru: "Победил агрессор: оборонявшиеся корабли на планете и все корабли союзников защитника отправляются в варп.",
  },
  {
    id: "RES-03",
    en: "Bystander colonies stay untouched.",
    ru: "Посторонние колонии остаются нетронутыми.",
  },
  {
    id: "RES-04",
    en: "Gain a foreign colony and your marker moves up; lose one and it moves down. It always shows your current number.",
    ru: "Получили далёкую колонию — счётчик вверх, потеряли — вниз. Он всегда показывает, сколько их у вас сейчас.",
  },
  {
    id: "RES-05",
    en: "Defense wins: all ships on the gate go to the warp, and the defending colony stays.",
    ru: "Победил защитник: все корабли с врат отправляются в варп, а обороняющаяся колония остаётся.",
  },
  {
    id: "RES-06",
    en: "Defense wins: defensive allies take their ships back to any of their own colonies. They never found a colony on the planet they defended.",
    ru: "Победил защитник: его союзники возвращают корабли в любые свои колонии. На планете, которую помогли отстоять, они колоний не создают.",
  },
  {
    id: "RES-07",
    en: "Defender rewards: for each ship committed, a defensive ally either draws 1 card from the deck or retrieves 1 of their ships from the warp to any of their colonies. They may mix the two freely.",
    ru: "Награда за защиту: за каждый отправленный корабль союзник защитника либо берёт 1 карту из колоды, либо возвращает 1 свой корабль из варпа в любую свою колонию. Сочетать можно как угодно.",
  },
  {
    id: "RES-08",
    en: "The defense itself gets no rewards.",
    ru: "Сам защитник награду не получает.",
  },
  {
    id: "RES-09",
    en: "Each ally first says how they split their rewards, then retrieves ships, then draws cards. Several allies do this clockwise from the offense's left.",
    ru: "Каждый союзник сначала объявляет, как разделит награду, затем возвращает корабли, затем берёт карты. Если союзников несколько, они делают это по часовой стрелке от соседа агрессора слева.",
    decided: true,
  },
  {
    id: "RES-10",
    en: "If you have no ship in the warp to retrieve, that reward has to be a card.",
    ru: "Если возвращать из варпа нечего, вместо корабля придётся взять карту.",
    decided: true,
  },
  {
    id: "RES-11",
    en: "A winning side without a single ship in the encounter, say after Amoeba has withdrawn, gains no colony.",
    ru: "Если у победившей стороны в контакте не осталось ни одного корабля (скажем, Амёба отступила), колонии она не получает.",
  },
  {
    id: "RES-12",
    en: "If the offense wins against an invader, the invading colony goes to the warp and the gate ships land on the home planet; for offensive allies this is a foreign colony.",
    ru: "Если агрессор одолел захватчика, колония захватчика уходит в варп, а корабли с врат садятся на родную планету; союзники агрессора получают там далёкие колонии.",
  },
  {
    id: "RES-13",
    en: "Resolution runs in this order: 1. Determine the winner, Loser's upset included. 2. Apply effects that come before ships are lost: Void, Shadow's wild flare, Spiff and Spiff's wild flare, Collapsium Hulls, Grudge's wild flare. 3. Ships go to the warp: first the effects that replace the loss (Zombie, Observer, Zombie's wild flare), then the reactions to it (Vacuum, Healer, Cudgel). 4. Ships land. New colonies count toward victory from now on, and victory is checked once step 8 is done (CLR-01). 5. Barbarian takes the loot. 6. Compensation is taken (Hacker, Ionic Gas and Macron come in here). 7. Defender rewards are paid. 8. Grudge tokens, Tick-Tock, Warrior's tokens and the wild flares of Mutant and Vulch take effect. 9. Clone may keep its card. 10. Encounter cards and reinforcements are discarded. 11. Filch and Fido may act on the discarded cards. 12. Reincarnator reincarnates. 13. End-of-encounter effects follow: Demon returns cards, then Warrior's wild flare, Infinity Drive and Machine.",
    ru: "Результат разыгрывают в таком порядке: 1. Определите победителя с учётом способности Слабака. 2. Примените эффекты, действующие до потери кораблей: Пустота, джокер Тени, Авантюрист и его джокер, «Коллапсиевая обшивка», джокер Мстителя. 3. Корабли отправляются в варп: сперва эффекты, заменяющие потерю (Зомби, Наблюдатель, джокер Зомби), затем ответы на неё (Вакуум, Целитель, Громила). 4. Корабли высаживаются. Новые колонии с этого момента идут в зачёт победы, а сама победа проверяется после шага 8 (CLR-01). 5. Варвар забирает добычу. 6. Выплачивается компенсация (здесь вступают Хакер, «Ионный газ» и Макрон). 7. Выдаётся награда за защиту. 8. Срабатывают жетоны мести, Тик-Так, жетоны Воителя, джокеры Мутанта и Падальщика. 9. Клон может оставить себе свою карту. 10. Карты контакта и подкрепления сбрасываются. 11. Со сброшенными картами могут поработать Ворюга и Жучка. 12. Перерождается Реинкарнатор. 13. Наступает черёд эффектов конца контакта: Демон возвращает карты, джокер Воителя, «Двигатель бесконечности», Механизм.",
    decided: true,
  },
  {
    id: "RES-13.1",
    en: "Determine the winner, Loser's upset included.",
    ru: "Определите победителя с учётом способности Слабака.",
    decided: true,
  },
  {
    id: "RES-13.2",
    en: "Apply effects that come before ships are lost: Void, Shadow's wild flare, Spiff and Spiff's wild flare, Collapsium Hulls, Grudge's wild flare.",
    ru: "Примените эффекты, действующие до потери кораблей: Пустота, джокер Тени, Авантюрист и его джокер, «Коллапсиевая обшивка», джокер Мстителя.",
    decided: true,
  },
  {
    id: "RES-13.3",
    en: "Ships go to the warp: first the effects that replace the loss (Zombie, Observer, Zombie's wild flare), then the reactions to it (Vacuum, Healer, Cudgel).",
    ru: "Корабли отправляются в варп: сперва эффекты, заменяющие потерю (Зомби, Наблюдатель, джокер Зомби), затем ответы на неё (Вакуум, Целитель, Громила).",
    decided: true,
  },
  {
    id: "RES-13.4",
    en: "Ships land. New colonies count toward victory from now on, and victory is checked once step 8 is done (CLR-01).",
    ru: "Корабли высаживаются. Новые колонии с этого момента идут в зачёт победы, а сама победа проверяется после шага 8 (CLR-01).",
    decided: true,
  },
  {
    id: "RES-13.5",
    en: "Barbarian takes the loot.",
    ru: "Варвар забирает добычу.",
    decided: true,
  },
  {
    id: "RES-13.6",
    en: "Compensation is taken (Hacker, Ionic Gas and Macron come in here).",
    ru: "Выплачивается компенсация (здесь вступают Хакер, «Ионный газ» и Макрон).",
    decided: true,
  },
  {
    id: "RES-13.7",
    en: "Defender rewards are paid.",
    ru: "Выдаётся награда за защиту.",
    decided: true,
  },
  {
    id: "RES-13.8",
    en: "Grudge tokens, Tick-Tock, Warrior's tokens and the wild flares of Mutant and Vulch take effect.",
    ru: "Срабатывают жетоны мести, Тик-Так, жетоны Воителя, джокеры Мутанта и Падальщика.",
    decided: true,
  },
  {
    id: "RES-13.9",
    en: "Clone may keep its card.",
    ru: "Клон может оставить себе свою карту.",
    decided: true,
  },
  {
    id: "RES-13.10",
    en: "Encounter cards and reinforcements are discarded.",
    ru: "Карты контакта и подкрепления сбрасываются.",
    decided: true,
  },
  {
    id: "RES-13.11",
    en: "Filch and Fido may act on the discarded cards.",
    ru: "Со сброшенными картами могут поработать Ворюга и Жучка.",
    decided: true,
  },
  {
    id: "RES-13.12",
    en: "Reincarnator reincarnates.",
    ru: "Перерождается Реинкарнатор.",
    decided: true,
  },
  {
    id: "RES-13.13",
    en: "End-of-encounter effects follow: Demon returns cards, then Warrior's wild flare, Infinity Drive and Machine.",
    ru: "Наступает черёд эффектов конца контакта: Демон возвращает карты, джокер Воителя, «Двигатель бесконечности», Механизм.",
    decided: true,
  },
];
