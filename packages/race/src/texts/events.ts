import type { Messages } from "@hypergate/kernel";

/**
 * What has happened, by the id of the event. Where an event has a private part, `….own` is for the one who knows it.
 */
export const events: Messages = {
  "start.revealed": { en: "{who} starts with {card}.", ru: "{who} начинает с карты {card}." },
  "start.revealed.own": {
    en: "You start with {card} and discarded {cards}.",
    ru: "Вы начинаете с карты {card}, сброшено: {cards}.",
  },
  "round.begins": { en: "Round {round}.", ru: "Раунд {round}." },
  "action.revealed": { en: "{who} chose {actions}.", ru: "{who} выбирает: {actions}." },
  "phase.begins": { en: "{phase}.", ru: "{phase}." },
  "deck.shuffled": {
    en: "The discard pile becomes a new deck of {n, plural, one {# card} other {# cards}}.",
    ru: "Сброс становится новой колодой: {n, plural, one {# карта} few {# карты} other {# карт}}.",
  },
  "cards.drawn": {
    en: "{who} draws {n, plural, one {# card} other {# cards}}.",
    ru: "{who} берёт {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "cards.drawn.own": { en: "You draw {cards}.", ru: "Вы берёте: {cards}." },
  "explore.drew": {
    en: "{who} explores: {n, plural, one {# card} other {# cards}}.",
    ru: "{who} исследует: {n, plural, one {# карта} few {# карты} other {# карт}}.",
  },
  "explore.drew.own": { en: "You explore {cards}.", ru: "Вы исследуете: {cards}." },
  "explore.kept": {
    en: "{who} keeps {n, plural, one {# card} other {# cards}}.",
    ru: "{who} оставляет {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "explore.kept.own": { en: "You discard {cards}.", ru: "Вы сбрасываете: {cards}." },
  "develop.placed": {
    en: "{who} places {card} for {n, plural, =0 {nothing} one {# card} other {# cards}}.",
    ru: "{who} разыгрывает технологию {card} {n, plural, =0 {даром} one {за # карту} few {за # карты} other {за # карт}}.",
  },
  "develop.placed.own": {
    en: "You place {card} and pay {cards}.",
    ru: "Вы разыгрываете технологию {card}, оплата: {cards}.",
  },
  "settle.placed": {
    en: "{who} settles {card} for {n, plural, =0 {nothing} one {# card} other {# cards}}.",
    ru: "{who} заселяет мир {card} {n, plural, =0 {даром} one {за # карту} few {за # карты} other {за # карт}}.",
  },
  "settle.placed.own": { en: "You settle {card} and pay {cards}.", ru: "Вы заселяете мир {card}, оплата: {cards}." },
  "settle.conquered": { en: "{who} conquers {card}.", ru: "{who} завоёвывает мир {card}." },
  "card.sacrificed": { en: "{who} discards {card} from the tableau.", ru: "{who} сбрасывает со стола карту {card}." },
  "good.placed": { en: "A good is placed on {world} of {who}.", ru: "{who}: на карте {world} появляется ресурс." },
  "takeover.declared": {
    en: "{who} declares a takeover of {card} with {power}, strength {n}.",
    ru: "{who} объявляет захват мира {card} картой {power}, сила {n}.",
  },
  "takeover.succeeded": {
    en: "{who} takes over {card}: {attack} against {defense}.",
    ru: "{who} захватывает мир {card}: {attack} против {defense}.",
  },
  "takeover.failed": {
    en: "The takeover of {card} by {who} fails: {attack} against {defense}.",
    ru: "{who}: захват мира {card} не удался, {attack} против {defense}.",
  },
  "takeover.void": {
    en: "The takeover of {card} by {who} is void.",
    ru: "{who}: захват мира {card} теряет силу.",
  },
  "trade.sold": {
    en: "{who} sells the good on {world} for {n, plural, one {# card} other {# cards}}.",
    ru: "{who} продаёт ресурс с карты {world} за {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "chips.gained": { en: "{who} gains {n} VP.", ru: "{who} получает {n} ПО." },
  "consume.used": {
    en: "{who} uses {power}: {n, plural, one {# good} other {# goods}} for {cards, plural, =0 {{vp} VP} one {{vp, plural, =0 {} other {# VP and }}# card} other {{vp, plural, =0 {} other {# VP and }}# cards}}.",
    ru: "{who} применяет карту {power}: {n, plural, one {# ресурс} few {# ресурса} other {# ресурсов}} за {cards, plural, =0 {{vp} ПО} one {{vp, plural, =0 {} other {# ПО и }}# карту} few {{vp, plural, =0 {} other {# ПО и }}# карты} other {{vp, plural, =0 {} other {# ПО и }}# карт}}.",
  },
  "consume.discarded": {
    en: "{who} discards {n, plural, one {# card} other {# cards}} to {card} for {drawn, plural, =0 {{vp} VP} one {{vp, plural, =0 {} other {# VP and }}# card} other {{vp, plural, =0 {} other {# VP and }}# cards}}.",
    ru: "{who} сбрасывает {n, plural, one {# карту} few {# карты} other {# карт}} на карту {card} за {drawn, plural, =0 {{vp} ПО} one {{vp, plural, =0 {} other {# ПО и }}# карту} few {{vp, plural, =0 {} other {# ПО и }}# карты} other {{vp, plural, =0 {} other {# ПО и }}# карт}}.",
  },
  "gamble.hit": { en: "{who} flips {card} and keeps it.", ru: "{who} открывает карту {card} и забирает её." },
  "gamble.missed": { en: "{who} flips {card} in vain.", ru: "{who} открывает карту {card} — мимо." },
  "gamble.won": {
    en: "{who} wagers {card} and wins against {cards}.",
    ru: "{who} ставит карту {card} и выигрывает: {cards}.",
  },
  "gamble.lost": {
    en: "{who} wagers {card} and loses against {cards}.",
    ru: "{who} ставит карту {card} и проигрывает: {cards}.",
  },
  "gamble.taken": { en: "{who} takes {card}.", ru: "{who} берёт карту {card}." },
  "produce.repaired": {
    en: "{who} discards a card to produce on {card}.",
    ru: "{who} сбрасывает карту ради производства на карте {card}.",
  },
  "round.discarded": {
    en: "{who} discards {n, plural, one {# card} other {# cards}} for the hand limit.",
    ru: "{who} сбрасывает {n, plural, one {# карту} few {# карты} other {# карт}} до предела руки.",
  },
  "round.discarded.own": {
    en: "For the hand limit you discard {cards}.",
    ru: "До предела руки вы сбрасываете: {cards}.",
  },
  "goal.scored": { en: "{who} scores {goal}: {n} VP.", ru: "{who} получает цель {goal}: {n} ПО." },
  "goal.taken": { en: "{who} takes {goal} with {n}.", ru: "{who} берёт жетон цели {goal}, значение {n}." },
  "goal.lost": {
    en: "{who} loses {goal}; it goes back to the centre.",
    ru: "{who} теряет жетон цели {goal}; он возвращается в центр.",
  },
  "game.scored": {
    en: "{who}: {n} VP ({chips} chips, {cards} cards, {goals} goals).",
    ru: "{who}: {n} ПО (жетоны {chips}, карты {cards}, цели {goals}).",
  },
  "game.won": {
    en: "{n, plural, one {{who} wins.} other {{who} shares the victory.}}",
    ru: "{n, plural, one {{who} побеждает.} other {{who} делит победу.}}",
  },
};
