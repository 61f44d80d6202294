import type { Messages } from "../text.ts";

/** What is said of scenario files, in every game. Places stand before these. */
export const scenarioTexts: Messages = {
  "scenario.shape": {
    en: "must be {expected}; this is {found}",
    ru: "должно быть {expected}; здесь {found}",
  },
  "scenario.field": {
    en: 'unknown field "{name}"{near, select, none {; allowed} other {; did you mean "{near}"? Allowed}}: {allowed}',
    ru: "неизвестное поле «{name}»{near, select, none {; можно} other {; может быть, «{near}»? Можно}}: {allowed}",
  },
  "scenario.missing": {
    en: '"{name}" is missing',
    ru: "не хватает «{name}»",
  },
  "scenario.name": {
    en: 'there is no {kind} "{name}"{near, select, none {} other {; did you mean "{near}"?}}{allowed, select, none {} other {; allowed: {allowed}}}',
    ru: "нет такого имени «{name}» ({kind}){near, select, none {} other {; может быть, «{near}»?}}{allowed, select, none {} other {; можно: {allowed}}}",
  },
  "scenario.seat": {
    en: 'there is no seat "{name}" at this table of {n}{near, select, none {; seats are} other {; did you mean "{near}"? Seats are}}: {allowed}, or numbers from 0',
    ru: "за этим столом ({n}) нет места «{name}»{near, select, none {; есть} other {; может быть, «{near}»? Есть}}: {allowed} или номера от 0",
  },
  "scenario.seats": {
    en: "this is for {n} seats; the table has {most}",
    ru: "это для {n} мест; за столом их {most}",
  },
  "scenario.seatTwice": {
    en: "{name} is named twice",
    ru: "{name}: названо дважды",
  },
  "scenario.noStep": {
    en: "this step does nothing; it needs one of: {allowed}",
    ru: "этот шаг ничего не делает; нужно что-то одно: {allowed}",
  },
  "scenario.together": {
    en: '{other} cannot stand beside "{main}"{allowed, select, none {} other {; allowed there: {allowed}}}',
    ru: "{other} не сочетается с «{main}»{allowed, select, none {} other {; можно: {allowed}}}",
  },
  "scenario.noSeatAt": {
    en: '"{moment}" is the same for all seats; leave out seat',
    ru: "«{moment}» — одно для всех мест; уберите seat",
  },
  "scenario.label": {
    en: 'no step has the label "{name}"{allowed, select, none {} other {; labels are: {allowed}}}',
    ru: "ни у одного шага нет метки «{name}»{allowed, select, none {} other {; есть метки: {allowed}}}",
  },
  "scenario.emptyBan": {
    en: "needs a seat, a question (asked) or an option (offered)",
    ru: "нужно место (seat), вопрос (asked) или вариант (offered)",
  },
  "scenario.restTwice": {
    en: '"rest" stands in two places; the other one is {other}',
    ru: "«rest» стоит в двух местах; другое — {other}",
  },
  "scenario.copies": {
    en: 'there are fewer copies of "{name}" than this file names: {n}',
    ru: "экземпляров «{name}» меньше, чем названо в файле: {n}",
  },
  "scenario.both": {
    en: '"{one}" and "{other}" cannot stand in one file',
    ru: "«{one}» и «{other}» не могут стоять в одном файле",
  },
  "scenario.setUp": {
    en: "this table cannot be set up: {problem}",
    ru: "такой стол не подготовить: {problem}",
  },
  "scenario.unmet": {
    en: "{at, select, none {} other {at {at}: }}{what} is {is}, expected {wanted}",
    ru: "{at, select, none {} other {момент {at}: }}{what}: сейчас {is}, ожидалось {wanted}",
  },
  "scenario.notAsked": {
    en: "{seat} is not asked anything; {others, select, none {nobody is} other {asked: {others}}}",
    ru: "{seat} сейчас не спрашивают; {others, select, none {и никого другого тоже} other {спрашивают: {others}}}",
  },
  "scenario.askedOther": {
    en: "{seat} is asked {asked}, not {wanted}{others, select, none {} other {; also asked: {others}}}",
    ru: "{seat} спрашивают {asked}, а не {wanted}{others, select, none {} other {; ещё спрашивают: {others}}}",
  },
  "scenario.refused": {
    en: "the answer {answer} of {seat} to {asked} is refused.",
    ru: "ответ {answer} от {seat} на {asked} не принят.",
  },
  "scenario.mandatory": {
    en: '{seat} must answer {asked}{moment, select, none {} other {, which comes before {moment}}}: answer it in the file, or list it under "letting"',
    ru: "{seat} обязан ответить на {asked}{moment, select, none {} other {, это раньше, чем {moment}}}: ответьте в файле или внесите вопрос в «letting»",
  },
  "scenario.over": {
    en: "the game was over before {moment}",
    ru: "игра окончилась раньше, чем наступило: {moment}",
  },
  "scenario.neverCame": {
    en: "{moment} never came",
    ru: "так и не наступило: {moment}",
  },
  "scenario.asked": {
    en: "{seat} is asked {asked}{at, select, none {} other { (at {at})}}",
    ru: "{seat} спрашивают {asked}{at, select, none {} other { ({at})}}",
  },
  "scenario.offered": {
    en: "{seat} is offered {option} in {asked}{at, select, none {} other { (at {at})}}",
    ru: "{seat} предлагают {option} в {asked}{at, select, none {} other { ({at})}}",
  },
  "scenario.endless": {
    en: "this goes on without end",
    ru: "это длится без конца",
  },
  "scenario.broke": {
    en: "the rules stopped with an error: {problem}",
    ru: "правила остановились с ошибкой: {problem}",
  },
  "kind/seat": { en: "seat", ru: "место" },
  "kind/question": { en: "question", ru: "вопрос" },
  "kind/moment": { en: "moment", ru: "момент" },
  "kind/event": { en: "event", ru: "событие" },
  "kind/letting": { en: "word", ru: "слово" },
  "kind/pass": { en: "seat", ru: "место" },
};
