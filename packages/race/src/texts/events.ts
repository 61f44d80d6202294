import type { Messages } from "@hypergate/kernel";

/**
 * What has happened, by the id of the event. Where an event has a private part, `….own` is for the one who knows it.
 */
export const events: Messages = {
  "start.revealed": {
    en: "{who} started with {card}.",
    ru: "{who, select, you {Вы начинаете} other {{who} начинает}} с карты {card}.",
  },
  "start.discarded": {
    en: "{who} discarded {n, plural, one {# card} other {# cards}}.",
    ru: "{who, select, you {Вы сбрасываете} other {{who} сбрасывает}} {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "start.discarded.own": { en: "You discarded {cards}.", ru: "Вы сбрасываете {cards}." },
  "round.begins": { en: "Round {round}.", ru: "Раунд {round}." },
  "action.revealed": {
    en: "{who} chose {actions}.",
    ru: "{who, select, you {Вы выбираете} other {{who} выбирает}} действие ({actions}).",
  },
  "phase.begins": { en: "{phase}.", ru: "{phase}." },
  "deck.shuffled": {
    en: "The discard pile became a new deck of {n, plural, one {# card} other {# cards}}.",
    ru: "Сброс становится новой колодой из {n, plural, one {# карты} few {# карт} other {# карт}}.",
  },
  "cards.drawn": {
    en: "{who} drew {n, plural, one {# card} other {# cards}}.",
    ru: "{who, select, you {Вы берёте} other {{who} берёт}} {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "cards.drawn.own": { en: "You drew {cards}.", ru: "Вы берёте {cards}." },
  "explore.drew": {
    en: "{who} explored and drew {n, plural, one {# card} other {# cards}}.",
    ru: "{who, select, you {Вы исследуете и берёте} other {{who} исследует и берёт}} {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "explore.drew.own": { en: "You explored and drew {cards}.", ru: "Вы исследуете и берёте {cards}." },
  "explore.kept": {
    en: "{who} kept {n, plural, one {# card} other {# cards}}.",
    ru: "{who, select, you {Вы оставляете} other {{who} оставляет}} {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "explore.kept.own": { en: "You discarded {cards}.", ru: "Вы сбрасываете {cards}." },
  "develop.placed": {
    en: "{who} placed {card} for {n, plural, =0 {nothing} one {# card} other {# cards}}.",
    ru: "{who, select, you {Вы разыгрываете} other {{who} разыгрывает}} технологию {card} {n, plural, =0 {даром} one {за # карту} few {за # карты} other {за # карт}}.",
  },
  "develop.placed.own": {
    en: "You placed {card} and paid {cards}.",
    ru: "Вы разыгрываете технологию {card} и платите ({cards}).",
  },
  "settle.placed": {
    en: "{who} settled {card} for {n, plural, =0 {nothing} one {# card} other {# cards}}.",
    ru: "{who, select, you {Вы заселяете} other {{who} заселяет}} мир {card} {n, plural, =0 {даром} one {за # карту} few {за # карты} other {за # карт}}.",
  },
  "settle.placed.own": {
    en: "You settled {card} and paid {cards}.",
    ru: "Вы заселяете мир {card} и платите ({cards}).",
  },
  "settle.conquered": {
    en: "{who} conquered {card}.",
    ru: "{who, select, you {Вы завоёвываете} other {{who} завоёвывает}} мир {card}.",
  },
  "card.sacrificed": {
    en: "{who} discarded {card} from the tableau.",
    ru: "{who, select, you {Вы сбрасываете} other {{who} сбрасывает}} со стола карту {card}.",
  },
  "good.placed": {
    en: "A good was placed on {who, select, you {your} other {{who}'s}} {world}.",
    ru: "{who, select, you {Вы получаете} other {{who} получает}} ресурс на карту {world}.",
  },
  "takeover.declared": {
    en: "{who} declared a takeover of {card} with {power}, strength {n}.",
    ru: "{who, select, you {Вы объявляете} other {{who} объявляет}} захват мира {card} картой {power}, сила {n}.",
  },
  "takeover.succeeded": {
    en: "{who} took over {card}, {attack} against {defense}.",
    ru: "{who, select, you {Вы захватываете} other {{who} захватывает}} мир {card}, {attack} против {defense}.",
  },
  "takeover.failed": {
    en: "{who} failed to take over {card}, {attack} against {defense}.",
    ru: "{who, select, you {Вам не удаётся захватить} other {{who} не может захватить}} мир {card}, {attack} против {defense}.",
  },
  "takeover.void": {
    en: "{who, select, you {Your} other {{who}'s}} takeover of {card} came to nothing.",
    ru: "Захват мира {card}, который {who, select, you {объявили вы} other {объявляет {who}}}, теряет силу.",
  },
  "trade.sold": {
    en: "{who} sold the good on {world} for {n, plural, one {# card} other {# cards}}.",
    ru: "{who, select, you {Вы продаёте} other {{who} продаёт}} ресурс с карты {world} за {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "chips.gained": {
    en: "{who} gained {n} VP.",
    ru: "{who, select, you {Вы получаете} other {{who} получает}} {n} ПО.",
  },
  "consume.used": {
    en: "{who} used {power} on {n, plural, one {# good} other {# goods}} for {cards, plural, =0 {{vp} VP} one {{vp, plural, =0 {} other {# VP and }}# card} other {{vp, plural, =0 {} other {# VP and }}# cards}}.",
    ru: "{who, select, you {Вы применяете} other {{who} применяет}} карту {power} и {who, select, you {получаете} other {получает}} за {n, plural, one {# ресурс} few {# ресурса} other {# ресурсов}} {cards, plural, =0 {{vp} ПО} one {{vp, plural, =0 {} other {# ПО и }}# карту} few {{vp, plural, =0 {} other {# ПО и }}# карты} other {{vp, plural, =0 {} other {# ПО и }}# карт}}.",
  },
  "consume.discarded": {
    en: "{who} used {card} and discarded {n, plural, one {# card} other {# cards}} for {drawn, plural, =0 {{vp} VP} one {{vp, plural, =0 {} other {# VP and }}# card} other {{vp, plural, =0 {} other {# VP and }}# cards}}.",
    ru: "{who, select, you {Вы применяете} other {{who} применяет}} карту {card}, {who, select, you {сбрасываете} other {сбрасывает}} {n, plural, one {# карту} few {# карты} other {# карт}} и {who, select, you {получаете} other {получает}} {drawn, plural, =0 {{vp} ПО} one {{vp, plural, =0 {} other {# ПО и }}# карту} few {{vp, plural, =0 {} other {# ПО и }}# карты} other {{vp, plural, =0 {} other {# ПО и }}# карт}}.",
  },
  "gamble.hit": {
    en: "{who} flipped {card} and kept it.",
    ru: "{who, select, you {Вы открываете} other {{who} открывает}} карту {card} и {who, select, you {забираете} other {забирает}} её.",
  },
  "gamble.missed": {
    en: "{who} flipped {card} in vain.",
    ru: "{who, select, you {Вы открываете} other {{who} открывает}} карту {card} — мимо.",
  },
  "gamble.won": {
    en: "{who} wagered {card} and won against {cards}.",
    ru: "{who, select, you {Вы ставите} other {{who} ставит}} карту {card} и {who, select, you {выигрываете} other {выигрывает}} против карт ({cards}).",
  },
  "gamble.lost": {
    en: "{who} wagered {card} and lost against {cards}.",
    ru: "{who, select, you {Вы ставите} other {{who} ставит}} карту {card} и {who, select, you {проигрываете} other {проигрывает}} против карт ({cards}).",
  },
  "gamble.taken": { en: "{who} took {card}.", ru: "{who, select, you {Вы берёте} other {{who} берёт}} карту {card}." },
  "produce.repaired": {
    en: "{who} discarded a card to produce on {card}.",
    ru: "{who, select, you {Вы сбрасываете} other {{who} сбрасывает}} карту ради производства на карте {card}.",
  },
  "round.discarded": {
    en: "{who} discarded {n, plural, one {# card} other {# cards}} for the hand limit.",
    ru: "{who, select, you {Вы сбрасываете} other {{who} сбрасывает}} {n, plural, one {# карту} few {# карты} other {# карт}} до предела руки.",
  },
  "round.discarded.own": {
    en: "For the hand limit you discarded {cards}.",
    ru: "До предела руки вы сбрасываете {cards}.",
  },
  "goal.scored": {
    en: "{who} scored {goal} for {n} VP.",
    ru: "{who, select, you {Вы получаете} other {{who} получает}} за цель {goal} {n} ПО.",
  },
  "goal.taken": {
    en: "{who} took {goal} with {n}.",
    ru: "{who, select, you {Вы берёте} other {{who} берёт}} жетон цели {goal}, значение {n}.",
  },
  "goal.lost": {
    en: "{who} lost {goal}; it went back to the center.",
    ru: "{who, select, you {Вы теряете} other {{who} теряет}} жетон цели {goal}; он возвращается в центр.",
  },
  "game.scored": {
    en: "{who} scored {n} VP ({chips} chips, {cards} cards, {goals} goals).",
    ru: "{who, select, you {Вы набираете} other {{who} набирает}} {n} ПО (жетоны {chips}, карты {cards}, цели {goals}).",
  },
  "game.won": {
    en: "{n, plural, one {{who} won.} other {{who} shared the victory.}}",
    ru: "{n, plural, one {{who, select, you {Вы побеждаете} other {{who} побеждает}}.} other {{who, select, you {Вы делите} other {{who} делит}} победу.}}",
  },
};
