import type { Statement } from "@hypergate/kernel";

export const clarifications: readonly Statement[] = [
  {
    id: "CLR-01",
    en: "In an encounter, victory is checked once, after step 8 of RES-13, for all ways of winning together; after a deal, once the deal and the tokens it moves are done; outside resolution, once the effect is complete. Everyone who then meets a condition wins together.",
    ru: "В контакте победа проверяется один раз, после шага 8 из RES-13, сразу по всем условиям; после сделки — когда исполнены сама сделка и перемещения жетонов из-за неё; вне фазы результата — когда эффект завершён. Все, кто в этот момент выполнил условие, побеждают вместе.",
    decided: true,
  },
  {
    id: "CLR-02",
    en: "Ships removed by Void and then returned by the Healer earn no compensation.",
    ru: "Корабли, удалённые Пустотой, а затем возвращённые Целителем, компенсации не дают.",
    decided: true,
  },
  {
    id: "CLR-03",
    en: "Defensive allies take their rewards first, and then their committed ships go back to colonies; both belong to step 7 of RES-13.",
    ru: "Союзники защитника сначала получают награду, а потом возвращают отправленные корабли в колонии; и то и другое — шаг 7 из RES-13.",
    decided: true,
  },
  {
    id: "CLR-04",
    en: "If the Mite is granted a colony where it already has one, the gate ships join it, and the encounter ends successfully.",
    ru: "Если Клещу уступили колонию там, где она у него уже есть, корабли с врат её усиливают, и контакт успешно завершается.",
    decided: true,
  },
  {
    id: "CLR-05",
    en: "A Miser on defense without an encounter card in hand says, before the effects that precede selection, whether a card from the hoard will serve. Only if not does the Miser draw a new hand.",
    ru: "Скряга-защитник без карт контакта на руке ещё до эффектов, предшествующих выбору карт, объявляет, сыграет ли карту из запаса. Только если нет, он набирает новую руку.",
    decided: true,
  },
  {
    id: "CLR-06",
    en: "A use is declared with everything chosen for it, such as the card to discard or the ships to send; then it may be zapped, and only an unzapped use is paid for and carried out. So a zapped Hate discards nothing, and nothing can be salvaged.",
    ru: "Использование объявляют сразу со всеми решениями: какую карту сбросить, какие корабли отправить. Затем его могут заморозить, и только незамороженное оплачивается и выполняется. Поэтому замороженная Злюка ничего не сбрасывает, и Падальщику подбирать нечего.",
    decided: true,
  },
  {
    id: "CLR-07",
    en: "The Healer uses the power and draws one card once for each loss of one player. The same player may be healed again after a later loss in the same encounter.",
    ru: "Целитель использует способность и берёт карту по одному разу за каждую потерю одного игрока. Если тот же игрок понёс потери в контакте ещё раз, его можно исцелить снова.",
    decided: true,
  },
  {
    id: "CLR-08",
    en: "Effects that react to drawing cards, such as Remora's, act when the drawing is over, so after a Mutant's last card.",
    ru: "Эффекты, реагирующие на добор карт (Прилипала), срабатывают, когда добор закончен, — например, после последней карты Мутанта.",
    decided: true,
  },
  {
    id: "CLR-09",
    en: "In step 3 of REV-12, players act in the usual order: offense, defense, then clockwise. The effects of one player follow the order of the list.",
    ru: "В шаге 3 из REV-12 игроки действуют в обычном порядке: агрессор, защитник, дальше по часовой стрелке. Эффекты одного игрока идут в порядке списка.",
    decided: true,
  },
  {
    id: "CLR-10",
    en: "If Gluon Mines leave no ship on the offensive side, the encounter ends at once: the defense wins, both encounter cards return unseen to their owners' hands, nobody gets compensation, and defender rewards are paid.",
    ru: "Если после «Глюонных мин» на стороне агрессора не осталось кораблей, контакт сразу заканчивается: защитник победил, обе карты контакта нераскрытыми возвращаются на руки, компенсации никто не получает, а награда за защиту выдаётся.",
    decided: true,
  },
  {
    id: "CLR-11",
    en: "Gambler's wild flare is played at the very start of reveal, before the cards are turned up.",
    ru: "Джокер Шулера играют в самом начале раскрытия, пока карты ещё не открыты.",
    decided: true,
  },
  {
    id: "CLR-12",
    en: "Citadel places after the destiny card is final and before launch.",
    ru: "Цитадель размещает карту-цитадель, когда карта судьбы уже окончательна, но до запуска.",
    decided: true,
  },
  {
    id: "CLR-13",
    en: "After a quake only the draw that caused it is dropped; later draws are made from the new deck.",
    ru: "После космотрясения пропадает только тот добор, который его вызвал; дальше карты берут уже из новой колоды.",
    decided: true,
  },
  {
    id: "CLR-14",
    en: "Parasite's wild flare works once per encounter.",
    ru: "Джокер Паразита срабатывает один раз за контакт.",
    decided: true,
  },
  {
    id: "CLR-15",
    en: "Macron's limit of one ship does not apply to re-establishing a home colony.",
    ru: "Ограничение Макрона в один корабль не действует, когда он восстанавливает родную колонию.",
    decided: true,
  },
  {
    id: "CLR-16",
    en: "Trader's wild flare is played before allies are invited.",
    ru: "Джокер Торговца играют до приглашения союзников.",
    decided: true,
  },
  {
    id: "CLR-17",
    en: "The ship saved by Zombie's wild flare goes to a colony its owner still has after the loss, so not to the lost planet.",
    ru: "Корабль, спасённый джокером Зомби, уходит в колонию, которая осталась у владельца после поражения, то есть не на потерянную планету.",
    decided: true,
  },
  {
    id: "CLR-18",
    en: "On a wild destiny card, Shadow executes before the offense names the defense.",
    ru: "При джокере судьбы Тень губит корабль прежде, чем агрессор назовёт защитника.",
    decided: true,
  },
];
