import type { Statement } from "@hypergate/kernel";

export const end: readonly Statement[] = [
  {
    id: "END-01",
    en: "At the end of the encounter, the encounter cards and reinforcements go to the discard pile.",
    ru: "В конце контакта карты контакта и подкрепления отправляются в сброс.",
  },
  {
    id: "END-02",
    en: "After its first encounter, the offense may have a second one if it won, made a deal, re-established a home colony or got a colony through Mite.",
    ru: "После первого контакта агрессор может разыграть второй, если победил, заключил сделку, восстановил родную колонию или получил колонию благодаря Клещу.",
  },
  {
    id: "END-03",
    en: "To start a second encounter, the offense must hold at least one encounter card. If the table plays as in the 2008 edition, it may start without one, but then the turn ends at planning.",
    ru: "Чтобы начать второй контакт, агрессору нужна хотя бы одна карта контакта. Если стол играет по правилам 2008 года, начать можно и без неё, но тогда ход оборвётся в планировании.",
    setting: "secondEncounterNeedsCard",
  },
  {
    id: "END-04",
    en: "The second encounter is optional and starts at regroup. Whatever comes of it, the turn then passes to the left.",
    ru: "Второй контакт необязателен и начинается с перегруппировки. Чем бы он ни кончился, ход затем переходит к соседу слева.",
  },
  {
    id: "END-05",
    en: "After a loss or a failed deal, the turn passes to the left immediately.",
    ru: "После поражения или провальной сделки ход сразу переходит к соседу слева.",
  },
  {
    id: "END-06",
    en: "If an encounter ends because the offense has no encounter card at planning, the whole turn is over.",
    ru: "Если контакт прервался из-за того, что в планировании у агрессора нет карт контакта, заканчивается весь ход.",
  },
  {
    id: "END-07",
    en: "Extra encounters granted by an effect, such as Warrior's wild flare or Infinity Drive, do not count toward the two. They run from regroup to resolution with the player who got them as the offense, and then play resumes where it stopped.",
    ru: "Дополнительные контакты от эффектов (джокер Воителя, «Двигатель бесконечности») не идут в счёт двух обычных. Они разыгрываются от перегруппировки до результата, агрессором в них становится получивший такой контакт игрок, а потом игра продолжается с того же места.",
    decided: true,
  },
];
