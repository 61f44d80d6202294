import type { Statement } from "@hypergate/kernel";
import { type Row, statements } from "./statement.ts";

const LIMITS = { only: "rebel", setting: "takeovers" } as const;

const ROWS: readonly Row[] = [
  [
    "14.1",
    "A takeover is an action of Settle against a military world that lay in another tableau at the start of the phase.",
    "Захват — действие экспансии против военного мира, лежавшего на чужом столе в начале фазы.",
  ],
  [
    "14.2",
    "It needs a takeover power to which the owner is vulnerable: Imperium Seat aims at REBEL military worlds, Rebel Alliance at any military world of an owner of an IMPERIUM card, Imperium Cloaking Technology at any of an owner with general military of at least +1.",
    "Нужна способность захвата, к которой владелец уязвим: Imperium Seat — против повстанческих военных миров, Rebel Alliance — против любых военных миров владельца карты Империи, Imperium Cloaking Technology — против любых у того, чья общая мощь не меньше +1.",
  ],
  [
    "14.3",
    "Vulnerability and strength use the tableau at the start of the phase. Cards discarded in the phase do not end a vulnerability in it.",
    "Уязвимость и мощь считаются по столу на начало фазы. Сброшенная в фазе карта уязвимости в ней не снимает.",
  ],
  ["14.4", "Military start worlds can be taken over.", "Военные стартовые миры тоже можно захватить."],
  [
    "14.5",
    "Peaceful worlds and developments can never be taken over.",
    "Невоенные миры и технологии захватить нельзя.",
  ],
  [
    "14.6",
    "Who has no military world, or neither REBEL military world nor IMPERIUM card nor positive military, is safe.",
    "Кто не имеет военных миров либо ни повстанческого военного мира, ни карты Империи, ни положительной мощи, тот неуязвим.",
  ],
  [
    "14.7",
    "Takeovers are declared after worlds have been settled the normal way.",
    "Захваты объявляют после обычного заселения миров.",
  ],
  [
    "14.8",
    "A takeover counts as settling: it is open to who settled nothing, or has a second placement left.",
    "Захват считается заселением: его объявляет тот, кто ничего не заселил или может заселить второй мир.",
  ],
  [
    "14.9",
    "With Improved Logistics and nothing settled, two takeovers with different powers may be declared.",
    "С Improved Logistics, ничего не заселив, можно объявить два захвата разными способностями.",
  ],
  [
    "14.10",
    "Improved Logistics allows two worlds, a world and a takeover, or two takeovers; the world comes first.",
    "Improved Logistics позволяет два мира, мир и захват или два захвата; мир — первым.",
    { decided: true },
  ],
  [
    "14.11",
    "The declarer names the power, the world and the temporary military bought now; what was bought before counts too.",
    "Объявляющий называет способность, мир и покупаемую разовую мощь; купленная раньше тоже считается.",
  ],
  ["14.12", "From then on the attack is fixed.", "С этого момента сила нападения неизменна."],
  ["14.13", "Declarations are made in player order.", "Объявляют в порядке игроков."],
  ["14.14", "Several players may aim at the same world.", "На один мир могут нацелиться несколько игроков."],
  [
    "14.15",
    "Imperium Cloaking Technology is discarded when declared and lost even if the takeover fails.",
    "Imperium Cloaking Technology сбрасывается при объявлении и теряется даже при неудаче.",
  ],
  ["14.16", "A hopeless declaration is allowed.", "Безнадёжный захват объявить можно."],
  [
    "14.17",
    "Attack is general, matching specialised and temporary military, and with Rebel Alliance 2 for each REBEL military world of the attacker.",
    "Нападение — общая, подходящая специализированная и разовая мощь, а с Rebel Alliance ещё 2 за каждый повстанческий военный мир нападающего.",
  ],
  [
    "14.18",
    "Defense is the owner's general, matching specialised and temporary military, Rebel Pact (2 for each REBEL and 1 for each other military world) and the world's own defense.",
    "Оборона — общая, подходящая специализированная и разовая мощь владельца, Rebel Pact (2 за повстанческий и 1 за прочий военный мир) и оборона самого мира.",
  ],
  [
    "14.19",
    "The takeover succeeds if attack is at least defense: a tie goes to the attacker.",
    "Захват удаётся, если нападение не меньше обороны: равенство в пользу нападающего.",
  ],
  [
    "14.20",
    "Takeovers are resolved after everybody has settled, paid and drawn.",
    "Захваты разрешаются, когда все заселили миры, заплатили и взяли карты.",
  ],
  [
    "14.21",
    "They are resolved one at a time in player order, those of one player in the order of declaration.",
    "Их разрешают по одному в порядке игроков, а два захвата одного игрока — в порядке объявления.",
  ],
  [
    "14.22",
    "If the world has changed owner, a later declaration against it is void.",
    "Если мир сменил владельца, более позднее объявление на него теряет силу.",
  ],
  [
    "14.23",
    "When a takeover is resolved the owner may use temporary military that is still unused.",
    "При разрешении захвата владелец может пустить в ход неиспользованную разовую мощь.",
  ],
  [
    "14.24",
    "For defense the rest of a partly used hand-discard power may be used.",
    "Для обороны годится остаток частично использованного свойства сброса карт.",
  ],
  [
    "14.25",
    "What was bought stays in the defense for all later takeovers of the phase.",
    "Купленное остаётся в обороне и для всех следующих захватов этой фазы.",
  ],
  [
    "14.26",
    "Each temporary power has one capacity per Settle phase, whatever it is used for.",
    "У каждого разового свойства один запас на фазу экспансии, на что бы его ни тратить.",
    { decided: true },
  ],
  [
    "14.27",
    "On success the world moves to the attacker's tableau with its good.",
    "При успехе мир переходит на стол захватчика вместе с ресурсом.",
  ],
  [
    "14.28",
    "An empty windfall world gets no good by being taken over.",
    "На пустом ресурсном мире от захвата ресурс не появляется.",
  ],
  [
    "14.29",
    "Powers of the taken world work for the previous owner to the end of the phase, for the new one from the next phase on.",
    "Свойства захваченного мира до конца фазы служат прежнему владельцу, новому — со следующей.",
  ],
  ["14.30", "The attacker draws the cards due for settling.", "Захватчик берёт карты, положенные за заселение."],
  [
    "14.31",
    "On failure nothing moves and what was spent is gone.",
    "При неудаче ничто не переходит, потраченное потеряно.",
  ],
  [
    "14.32",
    "If the first of two takeovers does not succeed, the second is void.",
    "Если первый из двух захватов не удался, второй теряет силу.",
  ],
  [
    "14.33",
    "Taken worlds count for their new owner at the goal check of this phase, for the end of the game and for the score.",
    "Захваченный мир засчитывается новому владельцу в целях этой фазы, в условии конца игры и в счёте.",
  ],
  [
    "14.34",
    "Everybody can see military, military against REBEL, vulnerability and takeover bonuses of every player.",
    "Всем видны мощь, мощь против повстанцев, уязвимости и бонусы захвата каждого игрока.",
  ],
];

const SCENARIO = { only: "rebel", setting: "scenario" } as const;

const SIDES: readonly Row[] = [
  [
    "15.1",
    "For the scenario of two, Rebel Alliance and Imperium Seat are put aside.",
    "В сценарии для двоих Rebel Alliance и Imperium Seat откладываются.",
  ],
  [
    "15.2",
    "Start worlds are Rebel Cantina and Imperium Warlord; each player takes a side.",
    "Стартовые миры — Rebel Cantina и Imperium Warlord; каждый выбирает сторону.",
  ],
  ["15.3", "Goals are determined as usual.", "Цели определяются как обычно."],
  ["15.4", "Six cards are dealt and four kept as usual.", "Сдаётся шесть карт, оставляются четыре, как обычно."],
  [
    "15.5",
    "Then each side takes its card into hand: hands of five.",
    "Затем каждая сторона берёт свою карту: в руках по пять.",
  ],
  ["15.6", "Takeovers are on.", "Захваты разрешены."],
  [
    "15.7",
    "Everything else is the game of two; the rebel side is first in player order.",
    "Остальное — как в игре вдвоём; первой по порядку идёт сторона повстанцев.",
    { decided: true },
  ],
  [
    "15.8",
    "The ten other start worlds are shuffled into the deck.",
    "Остальные десять стартовых миров замешиваются в колоду.",
    { decided: true },
  ],
];

function limited(rows: readonly Row[], limits: { only: string; setting: string }): Statement[] {
  return statements(rows).map((statement) => ({ ...limits, ...statement }));
}

/** Sections 14 and 15: takeovers, and the scenario of two players. */
export const takeoverStatements: readonly Statement[] = [...limited(ROWS, LIMITS), ...limited(SIDES, SCENARIO)];
