import type { Statement } from "@hypergate/kernel";

export const reveal: readonly Statement[] = [
  {
    id: "REV-01",
    en: "Both cards are turned up at the same time.",
    ru: "Обе карты открывают одновременно.",
  },
  {
    id: "REV-02",
    en: "A morph becomes an exact duplicate of the other revealed card, for this encounter only. In the discard pile it is a morph again.",
    ru: "Метаморфоза становится точной копией второй раскрытой карты, но только на этот контакт. В сбросе это снова метаморфоза.",
  },
  {
    id: "REV-03",
    en: "If both sides ever showed a morph, both would lose, and all ships in the encounter would go to the warp. The deck has only one morph, so this should never happen.",
    ru: "Если бы обе стороны раскрыли метаморфозы, обе бы проиграли, и все корабли в контакте ушли бы в варп. В колоде метаморфоза одна, так что такого быть не должно.",
  },
  {
    id: "REV-04",
    en: "Attack against attack: each side's total is its card value, plus the main player's ships in the encounter, plus the ships of that side's allies, plus any modifiers. The higher total wins; the defense wins a tie.",
    ru: "Атака против атаки: сумма стороны — это значение карты плюс корабли основного игрока в контакте, плюс корабли его союзников, плюс все поправки. Побеждает большая сумма; при равенстве — защитник.",
  },
  {
    id: "REV-05",
    en: "Attack against negotiate: the attack wins, and the player who showed the negotiate will collect compensation.",
    ru: "Атака против переговоров: побеждает атака, а раскрывший переговоры получит компенсацию.",
  },
  {
    id: "REV-06",
    en: "Negotiate against negotiate: the main players try to make a deal.",
    ru: "Переговоры против переговоров: основные игроки пробуют заключить сделку.",
  },
  {
    id: "REV-07",
    en: "Once the cards are revealed, the offense, the defense and all allies may play reinforcements, each for either side, adding the value to that side's total. You may play several and answer those of others; it is over when everyone involved has passed in a row.",
    ru: "После раскрытия агрессор, защитник и все союзники могут играть подкрепления в пользу любой стороны: их значение прибавляется к её сумме. Играть можно по нескольку и в ответ на чужие; всё заканчивается, когда все участники подряд спасовали.",
  },
  {
    id: "REV-08",
    en: "Reinforcements are offered to the offense, then the defense, then the allies clockwise from the offense's left; each new one starts the round again.",
    ru: "Очередь на подкрепления такая: агрессор, защитник, затем союзники по часовой стрелке от соседа агрессора слева. Каждое новое подкрепление начинает круг заново.",
    decided: true,
  },
  {
    id: "REV-09",
    en: "Reinforcements are played only if, after all card-changing effects, both cards count as attacks.",
    ru: "Подкрепления играют, только если после всех эффектов, меняющих карты, обе карты считаются атаками.",
    decided: true,
  },
  {
    id: "REV-10",
    en: "Uninvolved players may not play reinforcements.",
    ru: "Кто в контакте не участвует, подкреплений не играет.",
  },
  {
    id: "REV-11",
    en: "Reinforcements stay on the table and are discarded with the encounter cards at the end of the encounter. The table may choose to discard them as soon as they are played instead; the 2008 rules name no moment.",
    ru: "Сыгранные подкрепления лежат на столе и сбрасываются вместе с картами контакта в конце контакта. Стол может договориться сбрасывать их сразу: правила 2008 года момент не называют.",
    setting: "reinforcementDiscard",
  },
  {
    id: "REV-12",
    en: "The result is worked out in this order: 1. Turn up the cards, after any switch by the Sorcerer; the Gambler may keep theirs hidden. 2. A morph copies the other card. 3. Apply effects that change which card or which type is shown, in timing order: the wild flares of Human, Mirror and Pacifist, Chosen, Quark Battery and Emotion Control. Look at the types afresh after each one. 4. Apply Tripler's wild flare, which comes before other effects on the value. 5. Apply the effects announced in planning, in the order they were announced: Mirror's reversal, Calculator's equalizing, the wild flares of Calculator and Gambler. 6. Apply Tripler's power. 7. Apply Virus's multiplication, whether by power, wild or super: ships are multiplied, normally by the card value, instead of being added. 8. Add the ships and all flat bonuses and penalties: Macron, Warpish, Warrior, Human, Citadel, Lunar Cannon, the Prometheus, Xenon Lasers, the wild flares of Kamikaze, Macron and Citadel, both sides of the Warpish flare, and Fodder. 9. Add the reinforcements, including cards played as reinforcements by the Reserve. 10. Compare the totals. With Anti-Matter the lower one wins; the defense wins a tie. 11. Apply automatic wins: Pacifist, a zapped Human, Hate's wild flare, Gluon Mines. 12. Loser's upset turns the outcome around, always last.",
    ru: "Итог контакта подсчитывают в таком порядке: 1. Откройте карты — уже после обмена Чародея, если он был; Шулер может свою не открывать. 2. Метаморфоза копирует вторую карту. 3. Примените в общем порядке очерёдности эффекты, меняющие карту или её тип: джокеры Человека, Отражателя и Пацифиста, Избранный, «Кварковая батарея», «Контроль эмоций». После каждого типы карт определяют заново. 4. Примените джокер Утроителя: он действует раньше прочих эффектов. 5. Примените эффекты, объявленные в планировании, в порядке объявления: перестановка цифр Отражателем, уравнивание Калькулятора, джокеры Калькулятора и Шулера. 6. Примените способность Утроителя. 7. Примените умножение Вируса — способность, джокер или супер: корабли не прибавляются, а умножаются, обычно на значение карты. 8. Прибавьте корабли и все постоянные прибавки и вычеты: Макрон, Червоточник, Воитель, Человек, Цитадель, «Лунная пушка», «Прометей», «Ксеноновые лазеры», джокеры Камикадзе, Макрона и Цитадели, джокер и супер Червоточника, Старьёвщик. 9. Прибавьте подкрепления, в том числе карты, сыгранные как подкрепления Резервистом. 10. Сравните суммы. При Антиматерии побеждает меньшая; при равенстве побеждает защитник. 11. Учтите автоматические победы: Пацифист, замороженный Человек, джокер Злюки, «Глюонные мины». 12. Самым последним исход переворачивает способность Слабака.",
    decided: true,
  },
  {
    id: "REV-12.1",
    en: "Turn up the cards, after any switch by the Sorcerer; the Gambler may keep theirs hidden.",
    ru: "Откройте карты — уже после обмена Чародея, если он был; Шулер может свою не открывать.",
    decided: true,
  },
  {
    id: "REV-12.2",
    en: "A morph copies the other card.",
    ru: "Метаморфоза копирует вторую карту.",
    decided: true,
  },
  {
    id: "REV-12.3",
    en: "Apply effects that change which card or which type is shown, in timing order: the wild flares of Human, Mirror and Pacifist, Chosen, Quark Battery and Emotion Control. Look at the types afresh after each one.",
    ru: "Примените в общем порядке очерёдности эффекты, меняющие карту или её тип: джокеры Человека, Отражателя и Пацифиста, Избранный, «Кварковая батарея», «Контроль эмоций». После каждого типы карт определяют заново.",
    decided: true,
  },
  {
    id: "REV-12.4",
    en: "Apply Tripler's wild flare, which comes before other effects on the value.",
    ru: "Примените джокер Утроителя: он действует раньше прочих эффектов.",
    decided: true,
  },
  {
    id: "REV-12.5",
    en: "Apply the effects announced in planning, in the order they were announced: Mirror's reversal, Calculator's equalizing, the wild flares of Calculator and Gambler.",
    ru: "Примените эффекты, объявленные в планировании, в порядке объявления: перестановка цифр Отражателем, уравнивание Калькулятора, джокеры Калькулятора и Шулера.",
    decided: true,
  },
  {
    id: "REV-12.6",
    en: "Apply Tripler's power.",
    ru: "Примените способность Утроителя.",
    decided: true,
  },
  {
    id: "REV-12.7",
    en: "Apply Virus's multiplication, whether by power, wild or super: ships are multiplied, normally by the card value, instead of being added.",
    ru: "Примените умножение Вируса — способность, джокер или супер: корабли не прибавляются, а умножаются, обычно на значение карты.",
    decided: true,
  },
  {
    id: "REV-12.8",
    en: "Add the ships and all flat bonuses and penalties: Macron, Warpish, Warrior, Human, Citadel, Lunar Cannon, the Prometheus, Xenon Lasers, the wild flares of Kamikaze, Macron and Citadel, both sides of the Warpish flare, and Fodder.",
    ru: "Прибавьте корабли и все постоянные прибавки и вычеты: Макрон, Червоточник, Воитель, Человек, Цитадель, «Лунная пушка», «Прометей», «Ксеноновые лазеры», джокеры Камикадзе, Макрона и Цитадели, джокер и супер Червоточника, Старьёвщик.",
    decided: true,
  },
  {
    id: "REV-12.9",
    en: "Add the reinforcements, including cards played as reinforcements by the Reserve.",
    ru: "Прибавьте подкрепления, в том числе карты, сыгранные как подкрепления Резервистом.",
    decided: true,
  },
  {
    id: "REV-12.10",
    en: "Compare the totals. With Anti-Matter the lower one wins; the defense wins a tie.",
    ru: "Сравните суммы. При Антиматерии побеждает меньшая; при равенстве побеждает защитник.",
    decided: true,
  },
  {
    id: "REV-12.11",
    en: "Apply automatic wins: Pacifist, a zapped Human, Hate's wild flare, Gluon Mines.",
    ru: "Учтите автоматические победы: Пацифист, замороженный Человек, джокер Злюки, «Глюонные мины».",
    decided: true,
  },
  {
    id: "REV-12.12",
    en: "Loser's upset turns the outcome around, always last.",
    ru: "Самым последним исход переворачивает способность Слабака.",
    decided: true,
  },
  {
    id: "REV-13",
    en: "Card values and totals may drop below zero; they are not rounded up to 0.",
    ru: "Значения карт и суммы могут уходить в минус; до нуля их не поднимают.",
    decided: true,
  },
  {
    id: "REV-14",
    en: "You can lose “by” a certain number only if both cards were attacks.",
    ru: "Проиграть «с разницей в столько-то» можно, только если обе карты были атаками.",
    decided: true,
  },
];
