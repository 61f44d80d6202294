import type { Statement } from "@hypergate/kernel";

export const turn: readonly Statement[] = [
  {
    id: "TRN-01",
    en: "On your turn you have one encounter, which you must play, and possibly a second.",
    ru: "В свой ход вы обязательно разыгрываете один контакт, а иногда и второй.",
  },
  {
    id: "TRN-02",
    en: "The phases are start turn, regroup, destiny, launch, alliance, planning, reveal and resolution. The 2020 edition counts eight; the 2008 edition counts seven and treats start turn as a separate step.",
    ru: "Фазы идут так: начало хода, перегруппировка, судьба, запуск, союзы, планирование, раскрытие, результат. В издании 2020 года фаз восемь; в издании 2008 года — семь, а начало хода считается отдельным шагом.",
  },
  {
    id: "TRN-03",
    en: "Start turn happens only once per turn; a second encounter begins with regroup.",
    ru: "Начало хода бывает один раз за ход; второй контакт начинается сразу с перегруппировки.",
  },
  {
    id: "TRN-04",
    en: "Where an alien power and the rulebook disagree, the power is right.",
    ru: "Если способность пришельца противоречит правилам, верна способность.",
  },
  {
    id: "STT-01",
    en: "If the offense holds no encounter card at the start of the turn, it shows and discards its whole hand and draws 8 new cards.",
    ru: "Если в начале хода у агрессора нет ни одной карты контакта, он показывает и сбрасывает всю руку и берёт 8 новых карт.",
  },
  {
    id: "STT-02",
    en: "Before discarding, the offense may play any cards that can be played at this moment.",
    ru: "Прежде чем сбросить руку, агрессор может сыграть с неё любые карты, которые разрешено играть в этот момент.",
    only: "2008",
  },
  {
    id: "STT-03",
    en: "The offense keeps redrawing until it holds at least one encounter card. If the table plays without this repeat, as in the 2008 edition, it redraws only once.",
    ru: "Смена руки повторяется, пока у агрессора не окажется хотя бы одна карта контакта. Если стол играет без повторов, как в издании 2008 года, рука меняется только один раз.",
    setting: "offenseRedrawRepeats",
  },
  {
    id: "STT-04",
    en: "This is the only moment in its turn when the offense gets a new hand.",
    ru: "Это единственный момент за ход, когда агрессор набирает новую руку.",
  },
  {
    id: "STT-05",
    en: "Powers used at the start of the turn, such as Hate's, come after this redraw.",
    ru: "Способности, срабатывающие в начале хода (например, Злюки), применяются уже после смены руки.",
  },
  {
    id: "STT-06",
    en: "Start-of-turn powers and redraws belong to the first encounter wherever something is limited to once per encounter.",
    ru: "Способности и смена руки в начале хода относятся к первому контакту, если что-то разрешено лишь раз за контакт.",
    decided: true,
  },
];
