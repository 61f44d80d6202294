/** How the questions of an encounter are put: the choice and its effect, and what the buttons say. */
export const cosmicChoiceMessages = {
  "choice.flare": { en: "{alien} flare", ru: "Вспышка «{alien}»" },
  "choice.titled": { en: "{thing}", ru: "«{thing}»" },
  "choice.oneOf": { en: "Play something now?", ru: "Сыграете что-нибудь сейчас?" },
  "choice.nothing": { en: "Nothing you could play here", ru: "Здесь вам нечего сыграть" },
  "choice.showSheet": { en: "Turn up your alien now?", ru: "Раскрыть своего пришельца?" },
  "choice.zapUse": {
    en: "{whose, select, you {You use} other {{player} uses}} {power}. Stop it?",
    ru: "{whose, select, you {Вы используете} other {{player} использует}} способность «{power}». Помешать?",
  },
  "choice.zapCard": {
    en: "{whose, select, you {You play} other {{player} plays}} {card}. Stop it?",
    ru: "{whose, select, you {Вы играете} other {{player} играет}} карту «{card}». Помешать?",
  },
  "choice.zapTech": {
    en: "{whose, select, you {You use} other {{player} uses}} {tech}. Stop it?",
    ru: "{whose, select, you {Вы применяете} other {{player} применяет}} технологию «{tech}». Помешать?",
  },
  "choice.declared": { en: "Chosen: {on}.", ru: "Выбрано: {on}." },
  "choice.mute": { en: "Not again this encounter", ru: "Больше не в этом контакте" },
  "choice.letHappen": { en: "Let it happen", ru: "Пусть" },
  "choice.pass": { en: "Pass", ru: "Пас" },
  "choice.use": { en: "{thing}: use it?", ru: "{thing}: применить?" },
  "choice.behind": {
    en: "You are behind, {mine} : {theirs}. Add to your side?",
    ru: "Вы уступаете, {mine} : {theirs}. Усилиться?",
  },
  "choice.ahead": { en: "You lead, {mine} : {theirs}. Make sure?", ru: "Вы впереди, {mine} : {theirs}. Закрепить?" },
  "choice.addTo": {
    en: "It stands {mine} : {theirs}. Reinforce a side?",
    ru: "Счёт {mine} : {theirs}. Усилить одну из сторон?",
  },
  "choice.behindLine": {
    en: "If nobody adds anything, you lose {n, plural, one {your ship} other {your # ships}}.",
    ru: "Если никто не вмешается, вы потеряете {n, plural, =1 {свой корабль} one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "choice.aheadLine": { en: "The other side can still answer.", ru: "Другая сторона ещё может ответить." },
  "choice.sum": { en: "{mine} : {theirs}", ru: "{mine} : {theirs}" },
  "choice.save": { en: "Save them", ru: "Приберечь" },
  "choice.aim": { en: "Attack {player}: tap a planet", ru: "Цель — {player}. Выберите планету" },
  "choice.aimLine": {
    en: "{n, plural, one {# ship} other {# ships}} fly from your fullest colonies; + and − change the number.",
    ru: "{n, plural, one {# корабль полетит} few {# корабля полетят} many {# кораблей полетят} other {# корабля полетят}} из самых полных колоний; число меняют + и −.",
  },
  "choice.sendTo": { en: "Send {n} to {planet}", ru: "Отправить {n} на планету {planet}" },
  "choice.beforeCards": { en: "{n} : {theirs} before cards", ru: "{n} : {theirs} без учёта карт" },
  "choice.ships": { en: "How many ships fly to {planet}?", ru: "Сколько кораблей летит на планету {planet}?" },
  "choice.inviteOffense": { en: "Who attacks with you?", ru: "Кого зовёте в атаку?" },
  "choice.inviteDefense": { en: "Who helps you hold {planet}?", ru: "Кого зовёте на защиту планеты {planet}?" },
  "choice.wildDestiny": { en: "Wild destiny: whom do you attack?", ru: "Любая цель: на кого нападёте?" },
  "choice.inviteAll": { en: "Everybody", ru: "Всех" },
  "choice.inviteNobody": { en: "Nobody", ru: "Никого" },
  "choice.inviteSome": {
    en: "Invite {n}",
    ru: "Позвать {n, plural, one {# игрока} few {# игроков} many {# игроков} other {# игрока}}",
  },
  "choice.help": {
    en: "{offense} attacks {planet}. Whom do you help?",
    ru: "{offense} нападает на планету {planet}. Вмешаетесь?",
  },
  "choice.helpLine": {
    en: "{offense} : {defense} in ships so far; + and − change how many you send.",
    ru: "Пока кораблей {offense} : {defense}. Сколько пошлёте, меняют + и −.",
  },
  "choice.helpWith": {
    en: "Help {player} with {n}",
    ru: "{n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} {side, select, offense {в атаку} other {на защиту}}",
  },
  "choice.stayOut": { en: "Stay out", ru: "Остаться в стороне" },
  "choice.winColony": { en: "win: a colony", ru: "за победу колония" },
  "choice.winRewards": {
    en: "win: {n, plural, one {# reward} other {# rewards}}",
    ru: "за победу {n, plural, one {# награда} few {# награды} many {# наград} other {# награды}}",
  },
  "choice.rewards": {
    en: "{n, plural, one {# reward: what do you take?} other {# rewards: what do you take?}}",
    ru: "{n, plural, one {# награда: что берёте?} few {# награды: что берёте?} many {# наград: что берёте?} other {# награды: что берёте?}}",
  },
  "choice.rewardsLine": {
    en: "The split is fixed before you see a card.",
    ru: "Делёж решается до того, как вы увидите карты.",
  },
  "choice.rewardsGo": { en: "Take {n}", ru: "Взять {n}" },
  "choice.card": { en: "Your card against {player}?", ru: "Какую карту сыграете? Соперник — {player}" },
  "choice.cardLine": {
    en: "{mine, plural, one {# ship} other {# ships}} on your side, {theirs} on the other.",
    ru: "{mine, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} на вашей стороне, {theirs} на другой.",
  },
  "choice.playCard": { en: "Play {card}", ru: "Сыграть «{card}»" },
  "choice.yourTotal": { en: "your total {n}", ru: "ваша сумма {n}" },
  "choice.flyHome": {
    en: "{n, plural, one {Your ship flies} other {Your # ships fly}} home",
    ru: "{n, plural, =1 {Ваш корабль летит} one {Ваш # корабль летит} few {Ваши # корабля летят} many {Ваши # кораблей летят} other {Ваши # корабля летят}} домой",
  },
  "choice.flyHomeGo": { en: "Fly home", ru: "Домой" },
  "choice.again": { en: "Attack once more this turn?", ru: "Провести ещё один контакт в этот ход?" },
  "choice.endTurn": { en: "End turn", ru: "Закончить ход" },
  "choice.second": { en: "Second encounter", ru: "Второй контакт" },
  "choice.boost": { en: "{power}: play its flare too?", ru: "{power}: сыграть и вспышку?" },
  "choice.powerOnly": { en: "Power only", ru: "Только способность" },
  "choice.helpSelf": { en: "Your side", ru: "Вашей стороне" },
  "choice.helpOne": {
    en: "Help {player}",
    ru: "{side, select, offense {Агрессору} other {Защитнику}}",
  },
  "choice.takeRewards": {
    en: "Take {ships, plural, =0 {} one {# ship} other {# ships}}{cards, plural, =0 {} other {{ships, plural, =0 {} other { + }}}}{cards, plural, =0 {} one {# card} other {# cards}}",
    ru: "Взять {ships, plural, =0 {} one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}{cards, plural, =0 {} other {{ships, plural, =0 {} other { + }}}}{cards, plural, =0 {} one {# карту} few {# карты} many {# карт} other {# карты}}",
  },
  "choice.lose": {
    en: "Lose {n, plural, =0 {ships} one {# ship} other {# ships}}",
    ru: "Потерять {n, plural, =0 {корабли} one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}",
  },
  "choice.land": {
    en: "Send {n, plural, =0 {ships} one {# ship} other {# ships}}",
    ru: "Отправить {n, plural, =0 {корабли} one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}",
  },
  "choice.landLine": {
    en: "One ship is enough; tap planets to send more.",
    ru: "Хватит и одного корабля; чтобы послать больше, нажимайте на планеты.",
  },
  "choice.notNow": { en: "Not now", ru: "Не сейчас" },
  "choice.sheetSays": { en: "The sheet says: “{text}”", ru: "На листе: «{text}»" },
  "choice.take": {
    en: "Take {n, plural, =0 {cards} one {# card} other {# cards}}",
    ru: "Взять {n, plural, =0 {карты} one {# карту} few {# карты} many {# карт} other {# карты}}",
  },
  "choice.give": {
    en: "Give {n, plural, =0 {cards} one {# card} other {# cards}}",
    ru: "Отдать {n, plural, =0 {карты} one {# карту} few {# карты} many {# карт} other {# карты}}",
  },
  "choice.sendHome": {
    en: "Send {n, plural, =0 {allies} one {# ally} other {# allies}} home",
    ru: "Отослать {n, plural, =0 {союзников} one {# союзника} few {# союзников} many {# союзников} other {# союзника}}",
  },
  "choice.newTechs": { en: "New techs", ru: "Новые технологии" },
  "choice.drawAgain": { en: "Draw again", ru: "Другую карту" },
} as const;
