import type { Statement } from "@hypergate/kernel";

export const destiny: readonly Statement[] = [
  {
    id: "DST-01",
    en: "The offense reveals the top card of the destiny deck.",
    ru: "Агрессор раскрывает верхнюю карту колоды судьбы.",
  },
  {
    id: "DST-02",
    en: "The last card of the destiny deck is never revealed: shuffle it together with the discards into a new deck, then reveal.",
    ru: "Последнюю карту колоды судьбы не раскрывают: замешайте её вместе со сбросом в новую колоду и раскрывайте уже из неё.",
  },
  {
    id: "DST-03",
    en: "Another player's color: that player is the defense, and the encounter takes place in their home system.",
    ru: "Цвет другого игрока: он становится защитником, и контакт пройдёт в его родной системе.",
  },
  {
    id: "DST-04",
    en: "Wild: the offense picks any other player as the defense, and the encounter takes place in that player's home system.",
    ru: "Джокер: агрессор сам назначает защитником любого другого игрока; контакт пройдёт в родной системе этого игрока.",
  },
  {
    id: "DST-05",
    en: "Special cards name the player with the most cards in hand, the most foreign colonies, or the fewest ships in the warp. The defense is the player other than the offense who fits.",
    ru: "Особые карты называют игрока, у которого больше всех карт на руке, больше всех далёких колоний или меньше всех кораблей в варпе. Защитником становится подходящий игрок, но не агрессор.",
  },
  {
    id: "DST-06",
    en: "If several players tie for a special card, the defense is the one of them nearest to the offense clockwise, starting at the offense's left.",
    ru: "Если под особую карту подходят несколько игроков, защитник — тот из них, кто ближе к агрессору по часовой стрелке, считая от соседа слева.",
  },
  {
    id: "DST-07",
    en: "The offense is never counted for a special card.",
    ru: "Сам агрессор для особой карты никогда не учитывается.",
  },
  {
    id: "DST-08",
    en: "For every other effect, a special card counts as a color card of the player it points to.",
    ru: "Для прочих эффектов особая карта считается картой цвета того игрока, на которого она указала.",
  },
  {
    id: "DST-09",
    en: "Your own color: choose to (a) attack one foreign colony on one of your home planets, making its owner the defense; (b) re-establish a home colony on a home planet that holds no ships at all; or (c) discard the card and draw another.",
    ru: "Свой цвет: выберите одно из трёх — (а) напасть на одну далёкую колонию на своей родной планете, и её владелец станет защитником; (б) восстановить колонию на родной планете, где вообще нет кораблей; (в) сбросить карту и взять другую.",
  },
  {
    id: "DST-10",
    en: "To re-establish a home colony, aim at a home planet without a ship of any color and move 1 to 4 ships there from your other colonies. No alliances are formed and no cards are played; it counts as a successful encounter and allows a second one.",
    ru: "Чтобы восстановить родную колонию, нацельтесь на родную планету без единого корабля и переместите туда от 1 до 4 кораблей из других своих колоний. Союзы не заключаются, карты не играются; это успешный контакт, и после него можно разыграть второй.",
  },
  {
    id: "DST-11",
    en: "A home planet that carries nothing but foreign colonies cannot be re-established this way.",
    ru: "Если на родной планете стоят только чужие колонии, восстановить там свою таким способом нельзя.",
  },
  {
    id: "DST-12",
    en: "If there is no invader to attack and no empty home planet, the offense has to discard the card and draw another.",
    ru: "Если нападать не на кого и пустых родных планет нет, остаётся одно: сбросить карту и взять другую.",
    decided: true,
  },
  {
    id: "DST-13",
    en: "If the new card is your own color again, all the options are open again. If the table follows the 2008 wording, you simply keep drawing until another color appears.",
    ru: "Если снова выпал свой цвет, все варианты снова открыты. Если стол играет по правилам 2008 года, карты просто тянут дальше, пока не выпадет другой цвет.",
    setting: "ownColorRedraw",
  },
  {
    id: "DST-14",
    en: "A destiny card that was revealed and then discarded in the same encounter still counts as drawn for effects that look at drawn cards, such as Shadow's power.",
    ru: "Карта судьбы, которую раскрыли и тут же сбросили в том же контакте, всё равно считается вытянутой для эффектов вроде способности Тени.",
    decided: true,
  },
  {
    id: "DST-15",
    en: "The hazard warning printed on one card of each color does nothing in the base game.",
    ru: "Предупреждение об угрозе, напечатанное на одной карте каждого цвета, в базовой игре ничего не значит.",
  },
  {
    id: "DST-16",
    en: "The offense cannot attack a player's colony in a third player's system, unless a special effect such as Will's power or Will's wild flare allows it.",
    ru: "Нельзя напасть на колонию игрока в системе третьего игрока, если этого не позволяет особый эффект — например, способность Воли или джокер её вспышки.",
  },
  {
    id: "DST-17",
    en: "The 2008 rules provide for a special card that points to the player who drew it, but no special card in the base game can do that.",
    ru: "Правила 2008 года допускают особую карту, указывающую на того, кто её вытянул, но в базовой игре таких карт нет.",
    only: "2008",
  },
];
