import type { Messages } from "@hypergate/kernel";

/** Things that questions and events refer to, other than cards, players and powers. */
export const words: Messages = {
  "word/none": { en: "None", ru: "Ничего" },
  "word/done": { en: "Done", ru: "Готово" },
  "word/plan": { en: "Do the best for me", ru: "Сделать наилучшим образом" },
  "word/pay": { en: "Pay", ru: "Заплатить" },
  "word/conquer": { en: "Conquer", ru: "Завоевать" },
  "action/explore+5": { en: "Explore +5", ru: "Исследование +5" },
  "action/explore+1+1": { en: "Explore +1,+1", ru: "Исследование +1,+1" },
  "action/develop": { en: "Develop", ru: "Развитие" },
  "action/develop-2": { en: "Develop (second)", ru: "Развитие (второе)" },
  "action/settle": { en: "Settle", ru: "Экспансия" },
  "action/settle-2": { en: "Settle (second)", ru: "Экспансия (вторая)" },
  "action/trade": { en: "Consume: Trade", ru: "Потребление: торговля" },
  "action/consume-x2": { en: "Consume x2", ru: "Потребление ×2" },
  "action/produce": { en: "Produce", ru: "Производство" },
  "phase/explore": { en: "I. Explore", ru: "I. Исследование" },
  "phase/develop": { en: "II. Develop", ru: "II. Развитие" },
  "phase/settle": { en: "III. Settle", ru: "III. Экспансия" },
  "phase/consume": { en: "IV. Consume", ru: "IV. Потребление" },
  "phase/produce": { en: "V. Produce", ru: "V. Производство" },
  "kind/novelty": { en: "novelty", ru: "новинки" },
  "kind/rare": { en: "rare elements", ru: "редкие элементы" },
  "kind/genes": { en: "genes", ru: "гены" },
  "kind/alien": { en: "alien artifacts", ru: "артефакты Древних" },
  "rule/start": { en: "Start of the game", ru: "Начало игры" },
  "rule/round": { en: "Round", ru: "Раунд" },
  "rule/explore": { en: "Explore", ru: "Исследование" },
  "rule/develop": { en: "Develop", ru: "Развитие" },
  "rule/settle": { en: "Settle", ru: "Экспансия" },
  "rule/takeover": { en: "Takeover", ru: "Захват" },
  "rule/trade": { en: "Trade", ru: "Торговля" },
  "rule/consume": { en: "Consume", ru: "Потребление" },
  "rule/produce": { en: "Produce", ru: "Производство" },
  "goal/firstFiveChips": { en: "Galactic Standard of Living", ru: "Galactic Standard of Living («Уровень жизни»)" },
  "goal/firstFourKinds": { en: "System Diversity", ru: "System Diversity («Разнообразие систем»)" },
  "goal/firstThreeAlien": { en: "Overlord Discoveries", ru: "Overlord Discoveries («Открытия Повелителей»)" },
  "goal/firstDiscard": { en: "Budget Surplus", ru: "Budget Surplus («Избыток бюджета»)" },
  "goal/firstPowerEachPhase": { en: "Innovation Leader", ru: "Innovation Leader («Лидер новаций»)" },
  "goal/firstSixDevelopment": { en: "Galactic Status", ru: "Galactic Status («Галактический статус»)" },
  "goal/firstThreeUplift": { en: "Uplift Knowledge", ru: "Uplift Knowledge («Знание Возвышения»)" },
  "goal/firstFourGoods": { en: "Galactic Riches", ru: "Galactic Riches («Богатства галактики»)" },
  "goal/firstEightCards": { en: "Expansion Leader", ru: "Expansion Leader («Лидер экспансии»)" },
  "goal/mostMilitary": { en: "Greatest Military", ru: "Greatest Military («Сильнейшая армия»)" },
  "goal/mostBlueBrown": { en: "Largest Industry", ru: "Largest Industry («Крупнейшая промышленность»)" },
  "goal/mostDevelopments": { en: "Greatest Infrastructure", ru: "Greatest Infrastructure («Лучшая инфраструктура»)" },
  "goal/mostProduction": { en: "Production Leader", ru: "Production Leader («Лидер производства»)" },
  "goal/mostExplore": { en: "Research Leader", ru: "Research Leader («Лидер исследований»)" },
  "goal/mostRebel": { en: "Propaganda Edge", ru: "Propaganda Edge («Перевес пропаганды»)" },
};

/** What can be wrong with settings or with a scenario. */
export const settings: Messages = {
  "settings.unknown": {
    en: "There is no setting {name}. Settings are: {allowed}.",
    ru: "Настройки {name} нет. Есть: {allowed}.",
  },
  "settings.value": {
    en: "{name} cannot be {value}. Allowed: {allowed}.",
    ru: "{name}: «{value}» не подходит. Можно: {allowed}.",
  },
  "settings.conflict": {
    en: "{name} cannot be {value} if {with} is {is}. Allowed then: {allowed}.",
    ru: "{name}: «{value}» не подходит, если выбрано «{with}: {is}». Тогда можно: {allowed}.",
  },
  "scenario.shape": {
    en: "In a scenario, {where} must be {expected}.",
    ru: "В сценарии {where} должно быть {expected}.",
  },
  "scenario.unknown": {
    en: "A scenario has no {where}. Known are: {allowed}.",
    ru: "В сценарии не бывает {where}. Есть: {allowed}.",
  },
  "scenario.card": {
    en: "{where}: there is no card {name} in these sets.",
    ru: "{where}: карты {name} в этих наборах нет.",
  },
  "scenario.cards": {
    en: "{where}: there are fewer copies of {name} than named.",
    ru: "{where}: экземпляров {name} меньше, чем названо.",
  },
  "scenario.noPosition": {
    en: "There is no position {after}: the scenario has {n, plural, one {# position} other {# positions}}.",
    ru: "Позиции {after} нет: в сценарии {n, plural, one {# позиция} few {# позиции} other {# позиций}}.",
  },
  "scenario.unmet": {
    en: "{where}: expected {expected}, found {actual}.",
    ru: "{where}: ожидалось {expected}, получено {actual}.",
  },
  "scenario.goal": { en: "There is no goal {name}. Goals are: {allowed}.", ru: "Цели {name} нет. Есть: {allowed}." },
};
