import type { Flare, Power } from "../effects.ts";
import { flare as amoebaFlare } from "./amoeba/flare.ts";
import { power as amoeba } from "./amoeba/power.ts";
import { text as amoebaText } from "./amoeba/text.ts";
import { flare as chosenFlare } from "./chosen/flare.ts";
import { power as chosen } from "./chosen/power.ts";
import { text as chosenText } from "./chosen/text.ts";
import { flare as citadelFlare } from "./citadel/flare.ts";
import { power as citadel } from "./citadel/power.ts";
import { text as citadelText } from "./citadel/text.ts";
import { flare as cloneFlare } from "./clone/flare.ts";
import { power as clone } from "./clone/power.ts";
import { text as cloneText } from "./clone/text.ts";
import { flare as dictatorFlare } from "./dictator/flare.ts";
import { power as dictator } from "./dictator/power.ts";
import { text as dictatorText } from "./dictator/text.ts";
import { flare as filchFlare } from "./filch/flare.ts";
import { power as filch } from "./filch/power.ts";
import { text as filchText } from "./filch/text.ts";
import { flare as gamblerFlare } from "./gambler/flare.ts";
import { power as gambler } from "./gambler/power.ts";
import { text as gamblerText } from "./gambler/text.ts";
import { flare as grudgeFlare } from "./grudge/flare.ts";
import { power as grudge } from "./grudge/power.ts";
import { text as grudgeText } from "./grudge/text.ts";
import { flare as healerFlare } from "./healer/flare.ts";
import { power as healer } from "./healer/power.ts";
import { text as healerText } from "./healer/text.ts";
import { flare as machineFlare } from "./machine/flare.ts";
import { power as machine } from "./machine/power.ts";
import { text as machineText } from "./machine/text.ts";
import { flare as macronFlare } from "./macron/flare.ts";
import { power as macron } from "./macron/power.ts";
import { text as macronText } from "./macron/text.ts";
import { flare as oracleFlare } from "./oracle/flare.ts";
import { power as oracle } from "./oracle/power.ts";
import { text as oracleText } from "./oracle/text.ts";
import { flare as parasiteFlare } from "./parasite/flare.ts";
import { power as parasite } from "./parasite/power.ts";
import { text as parasiteText } from "./parasite/text.ts";
import { flare as reincarnatorFlare } from "./reincarnator/flare.ts";
import { power as reincarnator } from "./reincarnator/power.ts";
import { text as reincarnatorText } from "./reincarnator/text.ts";
import { flare as sorcererFlare } from "./sorcerer/flare.ts";
import { power as sorcerer } from "./sorcerer/power.ts";
import { text as sorcererText } from "./sorcerer/text.ts";
import type { AlienText } from "./text.ts";
import { flare as tickTockFlare } from "./tick-tock/flare.ts";
import { power as tickTock } from "./tick-tock/power.ts";
import { text as tickTockText } from "./tick-tock/text.ts";
import { flare as vacuumFlare } from "./vacuum/flare.ts";
import { power as vacuum } from "./vacuum/power.ts";
import { text as vacuumText } from "./vacuum/text.ts";
import { flare as warriorFlare } from "./warrior/flare.ts";
import { power as warrior } from "./warrior/power.ts";
import { text as warriorText } from "./warrior/text.ts";
import { flare as willFlare } from "./will/flare.ts";
import { power as will } from "./will/power.ts";
import { text as willText } from "./will/text.ts";
import { flare as zombieFlare } from "./zombie/flare.ts";
import { power as zombie } from "./zombie/power.ts";
import { text as zombieText } from "./zombie/text.ts";

export const POWERS: readonly Power[] = [
  amoeba,
  chosen,
  citadel,
  clone,
  dictator,
  filch,
  gambler,
  grudge,
  healer,
  machine,
  macron,
  oracle,
  parasite,
  reincarnator,
  sorcerer,
  tickTock,
  vacuum,
  warrior,
  will,
  zombie,
];

export const FLARES: readonly Flare[] = [
  amoebaFlare,
  chosenFlare,
  citadelFlare,
  cloneFlare,
  dictatorFlare,
  filchFlare,
  gamblerFlare,
  grudgeFlare,
  healerFlare,
  machineFlare,
  macronFlare,
  oracleFlare,
  parasiteFlare,
  reincarnatorFlare,
  sorcererFlare,
  tickTockFlare,
  vacuumFlare,
  warriorFlare,
  willFlare,
  zombieFlare,
];

export const ALIEN_TEXTS: Readonly<Record<string, AlienText>> = {
  amoeba: amoebaText,
  chosen: chosenText,
  citadel: citadelText,
  clone: cloneText,
  dictator: dictatorText,
  filch: filchText,
  gambler: gamblerText,
  grudge: grudgeText,
  healer: healerText,
  machine: machineText,
  macron: macronText,
  oracle: oracleText,
  parasite: parasiteText,
  reincarnator: reincarnatorText,
  sorcerer: sorcererText,
  "tick-tock": tickTockText,
  vacuum: vacuumText,
  warrior: warriorText,
  will: willText,
  zombie: zombieText,
};
