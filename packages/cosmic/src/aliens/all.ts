/**
 * Texts and drawings of every alien: one import and one line each. Whoever imports this file knows all of them; a client
 * loads those that it shows (`known.ts`).
 */

import { learnAliens } from "../known.ts";
import { ace } from "./ace/index.ts";
import { alchemist } from "./alchemist/index.ts";
import { amoeba } from "./amoeba/index.ts";
import { angler } from "./angler/index.ts";
import { antiMatter } from "./anti-matter/index.ts";
import { aristocrat } from "./aristocrat/index.ts";
import { barbarian } from "./barbarian/index.ts";
import { bride } from "./bride/index.ts";
import { calculator } from "./calculator/index.ts";
import { chosen } from "./chosen/index.ts";
import { citadel } from "./citadel/index.ts";
import { clone } from "./clone/index.ts";
import { cudgel } from "./cudgel/index.ts";
import { daredevil } from "./daredevil/index.ts";
import { demon } from "./demon/index.ts";
import { dictator } from "./dictator/index.ts";
import { diplomat } from "./diplomat/index.ts";
import { doppelganger } from "./doppelganger/index.ts";
import { engineer } from "./engineer/index.ts";
import { explorer } from "./explorer/index.ts";
import type { Alien } from "./facts.ts";
import { fido } from "./fido/index.ts";
import { filch } from "./filch/index.ts";
import { fodder } from "./fodder/index.ts";
import { gambler } from "./gambler/index.ts";
import { greenhorn } from "./greenhorn/index.ts";
import { grudge } from "./grudge/index.ts";
import { hacker } from "./hacker/index.ts";
import { hate } from "./hate/index.ts";
import { healer } from "./healer/index.ts";
import { host } from "./host/index.ts";
import { human } from "./human/index.ts";
import { joker } from "./joker/index.ts";
import { judge } from "./judge/index.ts";
import { kamikaze } from "./kamikaze/index.ts";
import { laser } from "./laser/index.ts";
import { lizard } from "./lizard/index.ts";
import { loser } from "./loser/index.ts";
import { love } from "./love/index.ts";
import { machine } from "./machine/index.ts";
import { macron } from "./macron/index.ts";
import { masochist } from "./masochist/index.ts";
import { mesmer } from "./mesmer/index.ts";
import { mind } from "./mind/index.ts";
import { mirage } from "./mirage/index.ts";
import { mirror } from "./mirror/index.ts";
import { miser } from "./miser/index.ts";
import { mite } from "./mite/index.ts";
import { muckraker } from "./muckraker/index.ts";
import { mutant } from "./mutant/index.ts";
import { observer } from "./observer/index.ts";
import { oracle } from "./oracle/index.ts";
import { pacifist } from "./pacifist/index.ts";
import { parasite } from "./parasite/index.ts";
import { pentaform } from "./pentaform/index.ts";
import { philanthropist } from "./philanthropist/index.ts";
import { pickpocket } from "./pickpocket/index.ts";
import { pirate } from "./pirate/index.ts";
import { quartermaster } from "./quartermaster/index.ts";
import { reactor } from "./reactor/index.ts";
import type { AlienId } from "./registry.ts";
import { reincarnator } from "./reincarnator/index.ts";
import { remora } from "./remora/index.ts";
import { reserve } from "./reserve/index.ts";
import { shadow } from "./shadow/index.ts";
import { sorcerer } from "./sorcerer/index.ts";
import { spiff } from "./spiff/index.ts";
import { tickTock } from "./tick-tock/index.ts";
import { tourist } from "./tourist/index.ts";
import { trader } from "./trader/index.ts";
import { tripler } from "./tripler/index.ts";
import { usurper } from "./usurper/index.ts";
import { vacuum } from "./vacuum/index.ts";
import { virus } from "./virus/index.ts";
import { voidAlien } from "./void/index.ts";
import { voyager } from "./voyager/index.ts";
import { vulch } from "./vulch/index.ts";
import { warpish } from "./warpish/index.ts";
import { warrior } from "./warrior/index.ts";
import { whirligig } from "./whirligig/index.ts";
import { will } from "./will/index.ts";
import { yinYang } from "./yin-yang/index.ts";
import { zombie } from "./zombie/index.ts";

const ALL: Readonly<Record<AlienId, Alien>> = {
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
  "tick-tock": tickTock,
  vacuum,
  warrior,
  will,
  zombie,
  "anti-matter": antiMatter,
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
  void: voidAlien,
  vulch,
  warpish,
  "yin-yang": yinYang,
  ace,
  daredevil,
  mirage,
  quartermaster,
  joker,
  muckraker,
  usurper,
  judge,
  host,
  reactor,
  pentaform,
  diplomat,
  laser,
  whirligig,
  love,
  angler,
  doppelganger,
  aristocrat,
  pickpocket,
  alchemist,
  greenhorn,
  mesmer,
  pirate,
  lizard,
  bride,
  tourist,
  explorer,
  voyager,
  engineer,
};

learnAliens(ALL);

export const ALIEN_TEXTS: Readonly<Record<string, Alien["text"]>> = Object.fromEntries(
  Object.entries<Alien>(ALL).map(([id, { text }]) => [id, text]),
);
