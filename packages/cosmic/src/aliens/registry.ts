import type { AlienId } from "../catalogue.ts";
import type { Flare, Power } from "../effects.ts";
import { flare as amoebaFlare } from "./amoeba/flare.ts";
import { power as amoeba } from "./amoeba/power.ts";
import { text as amoebaText } from "./amoeba/text.ts";
import { flare as antiMatterFlare } from "./anti-matter/flare.ts";
import { power as antiMatter } from "./anti-matter/power.ts";
import { text as antiMatterText } from "./anti-matter/text.ts";
import { flare as barbarianFlare } from "./barbarian/flare.ts";
import { power as barbarian } from "./barbarian/power.ts";
import { text as barbarianText } from "./barbarian/text.ts";
import { flare as calculatorFlare } from "./calculator/flare.ts";
import { power as calculator } from "./calculator/power.ts";
import { text as calculatorText } from "./calculator/text.ts";
import { flare as chosenFlare } from "./chosen/flare.ts";
import { power as chosen } from "./chosen/power.ts";
import { text as chosenText } from "./chosen/text.ts";
import { flare as citadelFlare } from "./citadel/flare.ts";
import { power as citadel } from "./citadel/power.ts";
import { text as citadelText } from "./citadel/text.ts";
import { flare as cloneFlare } from "./clone/flare.ts";
import { power as clone } from "./clone/power.ts";
import { text as cloneText } from "./clone/text.ts";
import { flare as cudgelFlare } from "./cudgel/flare.ts";
import { power as cudgel } from "./cudgel/power.ts";
import { text as cudgelText } from "./cudgel/text.ts";
import { flare as demonFlare } from "./demon/flare.ts";
import { power as demon } from "./demon/power.ts";
import { text as demonText } from "./demon/text.ts";
import { flare as dictatorFlare } from "./dictator/flare.ts";
import { power as dictator } from "./dictator/power.ts";
import { text as dictatorText } from "./dictator/text.ts";
import { flare as fidoFlare } from "./fido/flare.ts";
import { power as fido } from "./fido/power.ts";
import { text as fidoText } from "./fido/text.ts";
import { flare as filchFlare } from "./filch/flare.ts";
import { power as filch } from "./filch/power.ts";
import { text as filchText } from "./filch/text.ts";
import { flare as fodderFlare } from "./fodder/flare.ts";
import { power as fodder } from "./fodder/power.ts";
import { text as fodderText } from "./fodder/text.ts";
import { flare as gamblerFlare } from "./gambler/flare.ts";
import { power as gambler } from "./gambler/power.ts";
import { text as gamblerText } from "./gambler/text.ts";
import { flare as grudgeFlare } from "./grudge/flare.ts";
import { power as grudge } from "./grudge/power.ts";
import { text as grudgeText } from "./grudge/text.ts";
import { flare as hackerFlare } from "./hacker/flare.ts";
import { power as hacker } from "./hacker/power.ts";
import { text as hackerText } from "./hacker/text.ts";
import { flare as hateFlare } from "./hate/flare.ts";
import { power as hate } from "./hate/power.ts";
import { text as hateText } from "./hate/text.ts";
import { flare as healerFlare } from "./healer/flare.ts";
import { power as healer } from "./healer/power.ts";
import { text as healerText } from "./healer/text.ts";
import { flare as humanFlare } from "./human/flare.ts";
import { power as human } from "./human/power.ts";
import { text as humanText } from "./human/text.ts";
import { flare as kamikazeFlare } from "./kamikaze/flare.ts";
import { power as kamikaze } from "./kamikaze/power.ts";
import { text as kamikazeText } from "./kamikaze/text.ts";
import { flare as loserFlare } from "./loser/flare.ts";
import { power as loser } from "./loser/power.ts";
import { text as loserText } from "./loser/text.ts";
import { flare as machineFlare } from "./machine/flare.ts";
import { power as machine } from "./machine/power.ts";
import { text as machineText } from "./machine/text.ts";
import { flare as macronFlare } from "./macron/flare.ts";
import { power as macron } from "./macron/power.ts";
import { text as macronText } from "./macron/text.ts";
import { flare as masochistFlare } from "./masochist/flare.ts";
import { power as masochist } from "./masochist/power.ts";
import { text as masochistText } from "./masochist/text.ts";
import { flare as mindFlare } from "./mind/flare.ts";
import { power as mind } from "./mind/power.ts";
import { text as mindText } from "./mind/text.ts";
import { flare as mirrorFlare } from "./mirror/flare.ts";
import { power as mirror } from "./mirror/power.ts";
import { text as mirrorText } from "./mirror/text.ts";
import { flare as miserFlare } from "./miser/flare.ts";
import { power as miser } from "./miser/power.ts";
import { text as miserText } from "./miser/text.ts";
import { flare as miteFlare } from "./mite/flare.ts";
import { power as mite } from "./mite/power.ts";
import { text as miteText } from "./mite/text.ts";
import { flare as mutantFlare } from "./mutant/flare.ts";
import { power as mutant } from "./mutant/power.ts";
import { text as mutantText } from "./mutant/text.ts";
import { flare as observerFlare } from "./observer/flare.ts";
import { power as observer } from "./observer/power.ts";
import { text as observerText } from "./observer/text.ts";
import { flare as oracleFlare } from "./oracle/flare.ts";
import { power as oracle } from "./oracle/power.ts";
import { text as oracleText } from "./oracle/text.ts";
import { flare as pacifistFlare } from "./pacifist/flare.ts";
import { power as pacifist } from "./pacifist/power.ts";
import { text as pacifistText } from "./pacifist/text.ts";
import { flare as parasiteFlare } from "./parasite/flare.ts";
import { power as parasite } from "./parasite/power.ts";
import { text as parasiteText } from "./parasite/text.ts";
import { flare as philanthropistFlare } from "./philanthropist/flare.ts";
import { power as philanthropist } from "./philanthropist/power.ts";
import { text as philanthropistText } from "./philanthropist/text.ts";
import { flare as reincarnatorFlare } from "./reincarnator/flare.ts";
import { power as reincarnator } from "./reincarnator/power.ts";
import { text as reincarnatorText } from "./reincarnator/text.ts";
import { flare as remoraFlare } from "./remora/flare.ts";
import { power as remora } from "./remora/power.ts";
import { text as remoraText } from "./remora/text.ts";
import { flare as reserveFlare } from "./reserve/flare.ts";
import { power as reserve } from "./reserve/power.ts";
import { text as reserveText } from "./reserve/text.ts";
import { flare as shadowFlare } from "./shadow/flare.ts";
import { power as shadow } from "./shadow/power.ts";
import { text as shadowText } from "./shadow/text.ts";
import { flare as sorcererFlare } from "./sorcerer/flare.ts";
import { power as sorcerer } from "./sorcerer/power.ts";
import { text as sorcererText } from "./sorcerer/text.ts";
import { flare as spiffFlare } from "./spiff/flare.ts";
import { power as spiff } from "./spiff/power.ts";
import { text as spiffText } from "./spiff/text.ts";
import type { AlienText } from "./text.ts";
import { flare as tickTockFlare } from "./tick-tock/flare.ts";
import { power as tickTock } from "./tick-tock/power.ts";
import { text as tickTockText } from "./tick-tock/text.ts";
import { flare as traderFlare } from "./trader/flare.ts";
import { power as trader } from "./trader/power.ts";
import { text as traderText } from "./trader/text.ts";
import { flare as triplerFlare } from "./tripler/flare.ts";
import { power as tripler } from "./tripler/power.ts";
import { text as triplerText } from "./tripler/text.ts";
import { flare as vacuumFlare } from "./vacuum/flare.ts";
import { power as vacuum } from "./vacuum/power.ts";
import { text as vacuumText } from "./vacuum/text.ts";
import { flare as virusFlare } from "./virus/flare.ts";
import { power as virus } from "./virus/power.ts";
import { text as virusText } from "./virus/text.ts";
import { flare as voidFlare } from "./void/flare.ts";
import { power as voidPower } from "./void/power.ts";
import { text as voidText } from "./void/text.ts";
import { flare as vulchFlare } from "./vulch/flare.ts";
import { power as vulch } from "./vulch/power.ts";
import { text as vulchText } from "./vulch/text.ts";
import { flare as warpishFlare } from "./warpish/flare.ts";
import { power as warpish } from "./warpish/power.ts";
import { text as warpishText } from "./warpish/text.ts";
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
  antiMatter,
  barbarian,
  calculator,
  cudgel,
  demon,
  fido,
  fodder,
  hacker,
  hate,
  human,
  kamikaze,
  loser,
  masochist,
  mind,
  mirror,
  miser,
  mite,
  mutant,
  observer,
  pacifist,
  philanthropist,
  remora,
  reserve,
  shadow,
  spiff,
  trader,
  tripler,
  virus,
  voidPower,
  vulch,
  warpish,
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
  antiMatterFlare,
  barbarianFlare,
  calculatorFlare,
  cudgelFlare,
  demonFlare,
  fidoFlare,
  fodderFlare,
  hackerFlare,
  hateFlare,
  humanFlare,
  kamikazeFlare,
  loserFlare,
  masochistFlare,
  mindFlare,
  mirrorFlare,
  miserFlare,
  miteFlare,
  mutantFlare,
  observerFlare,
  pacifistFlare,
  philanthropistFlare,
  remoraFlare,
  reserveFlare,
  shadowFlare,
  spiffFlare,
  traderFlare,
  triplerFlare,
  virusFlare,
  voidFlare,
  vulchFlare,
  warpishFlare,
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
  "anti-matter": antiMatterText,
  barbarian: barbarianText,
  calculator: calculatorText,
  cudgel: cudgelText,
  demon: demonText,
  fido: fidoText,
  fodder: fodderText,
  hacker: hackerText,
  hate: hateText,
  human: humanText,
  kamikaze: kamikazeText,
  loser: loserText,
  masochist: masochistText,
  mind: mindText,
  mirror: mirrorText,
  miser: miserText,
  mite: miteText,
  mutant: mutantText,
  observer: observerText,
  pacifist: pacifistText,
  philanthropist: philanthropistText,
  remora: remoraText,
  reserve: reserveText,
  shadow: shadowText,
  spiff: spiffText,
  trader: traderText,
  tripler: triplerText,
  virus: virusText,
  void: voidText,
  vulch: vulchText,
  warpish: warpishText,
} satisfies Readonly<Record<AlienId, AlienText>>;
