import type { Statement } from "@hypergate/kernel";

export const revealOrder: readonly Statement[] = [
  {
    id: "RV-1",
    en: "Reveal goes in this order: encounter cards and kickers are turned up together; variable attacks take their value; intimidates turn; retreats turn unless they face an attack; morphs copy; Signal Lost cancels the other kicker, Self Destruct ends the encounter, otherwise kickers multiply; then come all other effects.",
    ru: "Раскрытие идёт в таком порядке: карты контакта и импульсы открывают вместе; переменные атаки получают значение; превращаются устрашения; превращаются отступления, если против них не атака; копируют метаморфозы; «Потеря связи» отменяет чужой импульс, «Самоуничтожение» обрывает контакт, иначе импульсы умножают; затем — все прочие эффекты.",
    setting: "rewardDeck",
  },
];
