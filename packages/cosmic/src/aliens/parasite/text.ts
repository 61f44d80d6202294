import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Parasite", ru: "Паразит" },
  power: { en: "Infest", ru: "Заражение" },
  about: {
    en: "When your turn to answer comes in the alliance phase and you are not a main player, you may join either side with 1 to 4 ships as if it had invited you. It is optional, and it fails only if another effect expressly keeps you from allying.",
    ru: "Если вы не основной игрок, то, когда в фазе союзов до вас доходит очередь отвечать, можете примкнуть с 1–4 кораблями к любой стороне, как если бы она вас пригласила. Способность необязательная и бессильна только перед эффектом, который прямо запрещает вам вступать в союз.",
  },
  oneLine: {
    en: "Ally with either side, invited or not.",
    ru: "Вступайте в союз с любой стороной и без приглашения.",
  },
  wild: {
    en: "When another player loses the alien power for having too few home colonies, you may at once found a colony with one of your ships on one of that player's home planets. You may do so again whenever it happens in a later encounter.",
    ru: "Когда другой игрок лишается способности из-за нехватки родных колоний, можете тут же создать одним своим кораблём колонию на одной из его родных планет. Случится это снова в другом контакте — можете повторить.",
  },
  super: {
    en: "As an ally you may send any number of ships.",
    ru: "Становясь союзником, можете отправить сколько угодно кораблей.",
  },
  asks: {
    power: {
      "alliance.answer": {
        ask: { en: "join {offense} or {defense} uninvited?", ru: "вступить в союз без приглашения?" },
        does: { en: "Join a side", ru: "Вступить" },
      },
    },
    wild: {
      "power.lost": {
        ask: {
          en: "found a colony in {player}'s home system?",
          ru: "основать колонию в системе, где хозяйничает {player}?",
        },
        does: { en: "Found it", ru: "Основать" },
      },
    },
    super: {
      boost: {
        ask: { en: "send as many ships as you like?", ru: "отправить сколько угодно кораблей?" },
        does: { en: "Any number", ru: "Сколько угодно" },
      },
    },
  },
  rules: [
    {
      id: "parasite 0",
      en: "Green alert light, no game setup. The power is optional: you may use it in the alliance phase, on your turn to answer, if you are not a main player.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в фазе союзов, когда подошла ваша очередь отвечать на приглашения, если вы не основной игрок.",
    },
    {
      id: "parasite 1",
      en: "You ally with either side as if it had invited you, sending 1 to 4 ships.",
      ru: "Вы вступаете в союз с любой из сторон, как если бы она вас пригласила, и отправляете от 1 до 4 кораблей.",
    },
    {
      id: "parasite 2",
      en: "You cannot do so if another effect, such as Force Field, expressly prevents you from allying.",
      ru: "Этого нельзя сделать, если другой эффект — например, «Силовое поле» — прямо не даёт вам вступить в союз.",
    },
    {
      id: "parasite zap",
      en: "The use is cancelled; then only invitations you have really received count.",
      ru: "Использование отменяется; тогда в счёт идут только приглашения, которые вы действительно получили.",
    },
    {
      id: "parasite EC1",
      en: "Your turn to answer comes at your seat in the clockwise order even if nobody has invited you.",
      ru: "Ваша очередь отвечать определяется вашим местом за столом по часовой стрелке, даже если вас никто не приглашал.",
      decided: true,
    },
    {
      id: "parasite EC2",
      en: "Energy Cloak stops only invitations; you may still join the defense.",
      ru: "«Энергетический плащ» мешает только приглашать; вы всё равно можете примкнуть к защитнику.",
      setting: "tech",
      decided: true,
    },
    {
      id: "parasite EC3",
      en: "To join a side that has really invited you, you need not use the power.",
      ru: "Чтобы примкнуть к стороне, которая вас действительно пригласила, использовать способность не нужно.",
      decided: true,
    },
    {
      id: "parasite wild",
      en: "Wild (any player, any phase): when another player loses the alien power for having too few home colonies, you may at once found a colony with one ship on one of that player's home planets; each new loss lets you do it again, though only once per encounter. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): когда другой игрок лишается способности из-за нехватки родных колоний, можете тут же создать одним кораблём колонию на одной из его родных планет; при каждой новой потере это можно повторить, но не чаще раза за контакт. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "parasite super",
      en: "Super (ally, alliance): as an ally you may send any number of ships. The flare then returns to your hand.",
      ru: "Супер (союзник, союзы): становясь союзником, можете отправить любое количество кораблей. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "parasite/side": {
      en: "Which side do you join uninvited?",
      ru: "К какой стороне вы примкнёте без приглашения?",
    },
    "parasite/planet": {
      en: "On which of {other}'s planets do you found a colony?",
      ru: "{other} теряет способность. На какой планете создать колонию?",
    },
    "parasite/ship": {
      en: "Take one ship to found a colony on {planet}.",
      ru: "Возьмите один корабль, чтобы создать колонию на планете {planet}.",
    },
  },
};
