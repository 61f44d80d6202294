import type { Messages } from "@hypergate/kernel";

/**
 * What has happened, by the id of the event. Where an event has a private part, `….own` is for the one who knows it.
 */
export const events: Messages = {
  "start.revealed": { en: "{who} started with {card}.", ru: "{who} начинает с карты {card}." },
  "start.discarded": {
    en: "{who} discarded {n, plural, one {# card} other {# cards}}.",
    ru: "{who} сбрасывает {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "start.discarded.own": { en: "You discarded {cards}.", ru: "Вы сбрасываете: {cards}." },
  "round.begins": { en: "Round {round}.", ru: "Раунд {round}." },
  "action.revealed": { en: "{who} chose {actions}.", ru: "{who} выбирает: {actions}." },
  "phase.begins": { en: "{phase}.", ru: "{phase}." },
  "deck.shuffled": {
    en: "The discard pile became a new deck of {n, plural, one {# card} other {# cards}}.",
    ru: "Сброс становится новой колодой: {n, plural, one {# карта} few {# карты} other {# карт}}.",
  },
  "cards.drawn": {
    en: "{who} drew {n, plural, one {# card} other {# cards}}.",
    ru: "{who} берёт {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "cards.drawn.own": { en: "You drew {cards}.", ru: "Вы берёте: {cards}." },
  "explore.drew": {
    en: "{who} explored: {n, plural, one {# card} other {# cards}}.",
    ru: "{who} исследует: {n, plural, one {# карта} few {# карты} other {# карт}}.",
  },
  "explore.drew.own": { en: "You explored {cards}.", ru: "Вы исследуете: {cards}." },
  "explore.kept": {
    en: "{who} kept {n, plural, one {# card} other {# cards}}.",
    ru: "{who} оставляет {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "explore.kept.own": { en: "You discarded {cards}.", ru: "Вы сбрасываете: {cards}." },
  "develop.placed": {
    en: "{who} placed {card} for {n, plural, =0 {nothing} one {# card} other {# cards}}.",
    ru: "{who} разыгрывает технологию {card} {n, plural, =0 {даром} one {за # карту} few {за # карты} other {за # карт}}.",
  },
  "develop.placed.own": {
    en: "You placed {card} and paid {cards}.",
    ru: "Вы разыгрываете технологию {card}, оплата: {cards}.",
  },
  "settle.placed": {
    en: "{who} settled {card} for {n, plural, =0 {nothing} one {# card} other {# cards}}.",
    ru: "{who} заселяет мир {card} {n, plural, =0 {даром} one {за # карту} few {за # карты} other {за # карт}}.",
  },
  "settle.placed.own": { en: "You settled {card} and paid {cards}.", ru: "Вы заселяете мир {card}, оплата: {cards}." },
  "settle.conquered": { en: "{who} conquered {card}.", ru: "{who} завоёвывает мир {card}." },
  "card.sacrificed": { en: "{who} discarded {card} from the tableau.", ru: "{who} сбрасывает со стола карту {card}." },
  "good.placed": { en: "A good was placed on {who}'s {world}.", ru: "{who}: на карте {world} появляется ресурс." },
  "takeover.declared": {
    en: "{who} declared a takeover of {card} with {power}, strength {n}.",
    ru: "{who} объявляет захват мира {card} картой {power}, сила {n}.",
  },
  "takeover.succeeded": {
    en: "{who} took over {card}: {attack} against {defense}.",
    ru: "{who} захватывает мир {card}: {attack} против {defense}.",
  },
  "takeover.failed": {
    en: "The takeover of {card} by {who} failed: {attack} against {defense}.",
    ru: "{who}: захват мира {card} не удался, {attack} против {defense}.",
  },
  "takeover.void": {
    en: "The takeover of {card} by {who} was void.",
    ru: "{who}: захват мира {card} теряет силу.",
  },
  "trade.sold": {
    en: "{who} sold the good on {world} for {n, plural, one {# card} other {# cards}}.",
    ru: "{who} продаёт ресурс с карты {world} за {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "chips.gained": { en: "{who} gained {n} VP.", ru: "{who} получает {n} ПО." },
  "consume.used": {
    en: "{who} used {power}: {n, plural, one {# good} other {# goods}} for {cards, plural, =0 {{vp} VP} one {{vp, plural, =0 {} other {# VP and }}# card} other {{vp, plural, =0 {} other {# VP and }}# cards}}.",
    ru: "{who} применяет карту {power}: {n, plural, one {# ресурс} few {# ресурса} other {# ресурсов}} за {cards, plural, =0 {{vp} ПО} one {{vp, plural, =0 {} other {# ПО и }}# карту} few {{vp, plural, =0 {} other {# ПО и }}# карты} other {{vp, plural, =0 {} other {# ПО и }}# карт}}.",
  },
  "consume.discarded": {
    en: "{who} used {card}: discarded {n, plural, one {# card} other {# cards}} for {drawn, plural, =0 {{vp} VP} one {{vp, plural, =0 {} other {# VP and }}# card} other {{vp, plural, =0 {} other {# VP and }}# cards}}.",
    ru: "{who} применяет карту {card}: сброс — {n, plural, one {# карта} few {# карты} other {# карт}}, за это {drawn, plural, =0 {{vp} ПО} one {{vp, plural, =0 {} other {# ПО и }}# карту} few {{vp, plural, =0 {} other {# ПО и }}# карты} other {{vp, plural, =0 {} other {# ПО и }}# карт}}.",
  },
  "gamble.hit": { en: "{who} flipped {card} and kept it.", ru: "{who} открывает карту {card} и забирает её." },
  "gamble.missed": { en: "{who} flipped {card} in vain.", ru: "{who} открывает карту {card} — мимо." },
  "gamble.won": {
    en: "{who} wagered {card} and won against {cards}.",
    ru: "{who} ставит карту {card} и выигрывает против карт: {cards}.",
  },
  "gamble.lost": {
    en: "{who} wagered {card} and lost against {cards}.",
    ru: "{who} ставит карту {card} и проигрывает против карт: {cards}.",
  },
  "gamble.taken": { en: "{who} took {card}.", ru: "{who} берёт карту {card}." },
  "produce.repaired": {
    en: "{who} discarded a card to produce on {card}.",
    ru: "{who} сбрасывает карту ради производства на карте {card}.",
  },
  "round.discarded": {
    en: "{who} discarded {n, plural, one {# card} other {# cards}} for the hand limit.",
    ru: "{who} сбрасывает {n, plural, one {# карту} few {# карты} other {# карт}} до предела руки.",
  },
  "round.discarded.own": {
    en: "For the hand limit you discarded {cards}.",
    ru: "Вы сбрасываете до предела руки: {cards}.",
  },
  "goal.scored": { en: "{who} scored {goal}: {n} VP.", ru: "{who} получает цель {goal}: {n} ПО." },
  "goal.taken": { en: "{who} took {goal} with {n}.", ru: "{who} берёт жетон цели {goal}, значение {n}." },
  "goal.lost": {
    en: "{who} lost {goal}; it went back to the center.",
    ru: "{who} теряет жетон цели {goal}; он возвращается в центр.",
  },
  "game.scored": {
    en: "{who}: {n} VP ({chips} chips, {cards} cards, {goals} goals).",
    ru: "{who}: {n} ПО (жетоны {chips}, карты {cards}, цели {goals}).",
  },
  "game.won": {
    en: "{n, plural, one {{who} won.} other {{who} shared the victory.}}",
    ru: "{n, plural, one {{who} побеждает.} other {{who} делит победу.}}",
  },
};
