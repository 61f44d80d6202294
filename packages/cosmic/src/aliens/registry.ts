import { facts as ace } from "./ace/facts.ts";
import { facts as alchemist } from "./alchemist/facts.ts";
import { facts as amoeba } from "./amoeba/facts.ts";
import { facts as angler } from "./angler/facts.ts";
import { facts as antiMatter } from "./anti-matter/facts.ts";
import { facts as aristocrat } from "./aristocrat/facts.ts";
import { facts as barbarian } from "./barbarian/facts.ts";
import { facts as bride } from "./bride/facts.ts";
import { facts as calculator } from "./calculator/facts.ts";
import { facts as chosen } from "./chosen/facts.ts";
import { facts as citadel } from "./citadel/facts.ts";
import { facts as clone } from "./clone/facts.ts";
import { facts as cudgel } from "./cudgel/facts.ts";
import { facts as daredevil } from "./daredevil/facts.ts";
import { facts as demon } from "./demon/facts.ts";
import { facts as dictator } from "./dictator/facts.ts";
import { facts as diplomat } from "./diplomat/facts.ts";
import { facts as doppelganger } from "./doppelganger/facts.ts";
import { facts as engineer } from "./engineer/facts.ts";
import { facts as explorer } from "./explorer/facts.ts";
import type { Facts } from "./facts.ts";
import { facts as fido } from "./fido/facts.ts";
import { facts as filch } from "./filch/facts.ts";
import { facts as fodder } from "./fodder/facts.ts";
import { facts as gambler } from "./gambler/facts.ts";
import { facts as greenhorn } from "./greenhorn/facts.ts";
import { facts as grudge } from "./grudge/facts.ts";
import { facts as hacker } from "./hacker/facts.ts";
import { facts as hate } from "./hate/facts.ts";
import { facts as healer } from "./healer/facts.ts";
import { facts as host } from "./host/facts.ts";
import { facts as human } from "./human/facts.ts";
import { facts as joker } from "./joker/facts.ts";
import { facts as judge } from "./judge/facts.ts";
import { facts as kamikaze } from "./kamikaze/facts.ts";
import { facts as laser } from "./laser/facts.ts";
import { facts as lizard } from "./lizard/facts.ts";
import { facts as loser } from "./loser/facts.ts";
import { facts as love } from "./love/facts.ts";
import { facts as machine } from "./machine/facts.ts";
import { facts as macron } from "./macron/facts.ts";
import { facts as masochist } from "./masochist/facts.ts";
import { facts as mesmer } from "./mesmer/facts.ts";
import { facts as mind } from "./mind/facts.ts";
import { facts as mirage } from "./mirage/facts.ts";
import { facts as mirror } from "./mirror/facts.ts";
import { facts as miser } from "./miser/facts.ts";
import { facts as mite } from "./mite/facts.ts";
import { facts as muckraker } from "./muckraker/facts.ts";
import { facts as mutant } from "./mutant/facts.ts";
import { facts as observer } from "./observer/facts.ts";
import { facts as oracle } from "./oracle/facts.ts";
import { facts as pacifist } from "./pacifist/facts.ts";
import { facts as parasite } from "./parasite/facts.ts";
import { facts as pentaform } from "./pentaform/facts.ts";
import { facts as philanthropist } from "./philanthropist/facts.ts";
import { facts as pickpocket } from "./pickpocket/facts.ts";
import { facts as pirate } from "./pirate/facts.ts";
import { facts as quartermaster } from "./quartermaster/facts.ts";
import { facts as reactor } from "./reactor/facts.ts";
import { facts as reincarnator } from "./reincarnator/facts.ts";
import { facts as remora } from "./remora/facts.ts";
import { facts as reserve } from "./reserve/facts.ts";
import { facts as shadow } from "./shadow/facts.ts";
import { facts as sorcerer } from "./sorcerer/facts.ts";
import { facts as spiff } from "./spiff/facts.ts";
import { facts as tickTock } from "./tick-tock/facts.ts";
import { facts as tourist } from "./tourist/facts.ts";
import { facts as trader } from "./trader/facts.ts";
import { facts as tripler } from "./tripler/facts.ts";
import { facts as usurper } from "./usurper/facts.ts";
import { facts as vacuum } from "./vacuum/facts.ts";
import { facts as virus } from "./virus/facts.ts";
import { facts as voidAlien } from "./void/facts.ts";
import { facts as voyager } from "./voyager/facts.ts";
import { facts as vulch } from "./vulch/facts.ts";
import { facts as warpish } from "./warpish/facts.ts";
import { facts as warrior } from "./warrior/facts.ts";
import { facts as whirligig } from "./whirligig/facts.ts";
import { facts as will } from "./will/facts.ts";
import { facts as yinYang } from "./yin-yang/facts.ts";
import { facts as zombie } from "./zombie/facts.ts";

/**
 * The facts of every alien: one import and one line each. The order is the order of the cards in every saved game, so a new
 * alien goes to the end. The type checker then asks for its lines in `all.ts` and `rules.ts`.
 */
const ALL = {
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
} as const satisfies Readonly<Record<string, Facts>>;

export type AlienId = keyof typeof ALL;
const ids = Object.keys(ALL) as AlienId[];
/** The printed aliens, in the order of their cards. */
export const PRINTED_IDS: readonly AlienId[] = [...ids];
/** All aliens: the printed ones, then those of the host (`homebrew/`). */
export const ALIEN_IDS: readonly AlienId[] = ids;

/** Each with its own numbers and functions. */
export const FACTS_OF = ALL;

const facts: Record<string, Facts> = { ...ALL };
/** The same by any name, for those who look up what a player or a file names. */
export const FACTS: Readonly<Record<string, Facts>> = facts;

/** The facts of the host's own aliens, in place of all earlier ones. */
export function setOwnFacts(own: Readonly<Record<string, Facts>>): void {
  for (const id of ids.splice(PRINTED_IDS.length)) delete facts[id];
  ids.push(...(Object.keys(own) as AlienId[]));
  Object.assign(facts, own);
}
