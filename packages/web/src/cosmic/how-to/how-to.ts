/** How Cosmic Encounter is played, on one page. */
import type { HowTo } from "../../game/how-to.ts";
import { Hero, Panels } from "./panels.tsx";
import {
  AlliancePicture,
  DestinyPicture,
  LaunchPicture,
  PlanningPicture,
  ResolutionPicture,
  RevealPicture,
} from "./phases.tsx";

const TINT = "#16213f";

export const howTo: HowTo = {
  headline: { en: "Five colonies, by force or by charm", ru: "Пять колоний — силой или обаянием" },
  lead: {
    en: "You play an alien that breaks one rule of the game. Each turn one player attacks, everyone else chooses a side. Allies can win together.",
    ru: "Вы — пришелец, который нарушает одно правило игры. В свой ход нападает один, остальные выбирают сторону. Союзники могут победить вместе.",
  },
  Hero,
  round: {
    title: { en: "An encounter", ru: "Контакт" },
    about: {
      en: "Your turn is one encounter; win it and you may have a second.",
      ru: "Ваш ход — один контакт; после победы можно вступить во второй.",
    },
    phases: [
      {
        numeral: "1",
        name: { en: "Destiny", ru: "Судьба" },
        text: {
          en: "A card names the player you must attack. That is all the choice fate leaves you.",
          ru: "Карта называет, на кого вы нападаете. Выбирать не приходится.",
        },
        tint: TINT,
        Picture: DestinyPicture,
        Line: DestinyPicture,
      },
      {
        numeral: "2",
        name: { en: "Launch", ru: "Запуск" },
        text: {
          en: "Aim the gate at one of that player's planets and send one to four ships.",
          ru: "Наведите врата на его планету и пошлите от одного до четырёх кораблей.",
        },
        tint: TINT,
        Picture: LaunchPicture,
        Line: LaunchPicture,
      },
      {
        numeral: "3",
        name: { en: "Alliance", ru: "Союзы" },
        text: {
          en: "Both sides may invite others. Allies add their ships and share the prize.",
          ru: "Обе стороны зовут союзников: их корабли прибавляются, добыча общая.",
        },
        tint: TINT,
        Picture: AlliancePicture,
        Line: AlliancePicture,
      },
      {
        numeral: "4",
        name: { en: "Planning", ru: "Планирование" },
        text: {
          en: "Both main players put one card face down: attack, negotiate or morph.",
          ru: "Оба главных игрока кладут по карте лицом вниз: атака, переговоры или метаморфоза.",
        },
        tint: TINT,
        Picture: PlanningPicture,
        Line: PlanningPicture,
      },
      {
        numeral: "5",
        name: { en: "Reveal", ru: "Раскрытие" },
        text: {
          en: "Card plus ships, higher total wins. Reinforcements and powers may still change it.",
          ru: "Карта плюс корабли: у кого больше, тот победил. Подкрепления и способности ещё могут вмешаться.",
        },
        tint: TINT,
        Picture: RevealPicture,
        Line: RevealPicture,
      },
      {
        numeral: "6",
        name: { en: "Resolution", ru: "Результат" },
        text: {
          en: "The winners land, the losers' ships go to the warp. Two negotiates: a minute to strike a deal.",
          ru: "Победители высаживаются, корабли проигравших уходят в варп. Две карты переговоров — минута на сделку.",
        },
        tint: TINT,
        Picture: ResolutionPicture,
        Line: ResolutionPicture,
      },
    ],
  },
  Panels,
  deeper: [
    { words: { en: "Rules in numbers", ru: "Правила по пунктам" }, kind: "chapter" },
    { words: { en: "All aliens", ru: "Все пришельцы" }, kind: "alien" },
    { words: { en: "Flares", ru: "Вспышки" }, kind: "flare" },
    { words: { en: "Artifacts", ru: "Артефакты" }, kind: "artifact" },
  ],
  questions: [
    { ask: { en: "Who wins a tie?", ru: "Кто побеждает при равенстве?" }, rule: "REV-12.10" },
    { ask: { en: "May I help both sides?", ru: "Можно ли помочь обеим сторонам?" }, rule: "ALY-05" },
    { ask: { en: "What if I draw my own colour?", ru: "Что делать, если выпал свой цвет?" }, rule: "DST-09" },
    {
      ask: { en: "What does negotiating against an attack bring?", ru: "Что дают переговоры против атаки?" },
      rule: "CMP-01",
    },
    { ask: { en: "What do defensive allies get?", ru: "Что получают союзники защитника?" }, rule: "RES-07" },
    { ask: { en: "What may a deal contain?", ru: "Что может входить в сделку?" }, rule: "DEA-03" },
    { ask: { en: "And if there is no deal?", ru: "А если сделки не будет?" }, rule: "DEA-16" },
    {
      ask: { en: "When may I have a second encounter?", ru: "Когда можно вступить во второй контакт?" },
      rule: "END-02",
    },
    { ask: { en: "When is a power lost?", ru: "Когда теряется способность?" }, rule: "PWR-01" },
  ],
};
