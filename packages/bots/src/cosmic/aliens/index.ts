/** What is known about aliens beyond their facts: a file and a line for each of which there is something to say. */
import type { AlienId } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { ace } from "./ace.ts";
import { alchemist } from "./alchemist.ts";
import { amoeba } from "./amoeba.ts";
import { angler } from "./angler.ts";
import { antiMatter } from "./anti-matter.ts";
import { aristocrat } from "./aristocrat.ts";
import { barbarian } from "./barbarian.ts";
import { bride } from "./bride.ts";
import { calculator } from "./calculator.ts";
import { chosen } from "./chosen.ts";
import { citadel } from "./citadel.ts";
import { clone } from "./clone.ts";
import { cudgel } from "./cudgel.ts";
import { daredevil } from "./daredevil.ts";
import { demon } from "./demon.ts";
import { dictator } from "./dictator.ts";
import { diplomat } from "./diplomat.ts";
import { doppelganger } from "./doppelganger.ts";
import { engineer } from "./engineer.ts";
import { explorer } from "./explorer.ts";
import { fido } from "./fido.ts";
import { filch } from "./filch.ts";
import { fodder } from "./fodder.ts";
import { gambler } from "./gambler.ts";
import { greenhorn } from "./greenhorn.ts";
import { hacker } from "./hacker.ts";
import { hate } from "./hate.ts";
import { healer } from "./healer.ts";
import { host } from "./host.ts";
import { human } from "./human.ts";
import { joker } from "./joker.ts";
import { judge } from "./judge.ts";
import { kamikaze } from "./kamikaze.ts";
import { laser } from "./laser.ts";
import { lizard } from "./lizard.ts";
import { loser } from "./loser.ts";
import { love } from "./love.ts";
import { machine } from "./machine.ts";
import { masochist } from "./masochist.ts";
import { mesmer } from "./mesmer.ts";
import { mirage } from "./mirage.ts";
import { mirror } from "./mirror.ts";
import { miser } from "./miser.ts";
import { mite } from "./mite.ts";
import { muckraker } from "./muckraker.ts";
import { mutant } from "./mutant.ts";
import { observer } from "./observer.ts";
import { oracle } from "./oracle.ts";
import { pacifist } from "./pacifist.ts";
import { parasite } from "./parasite.ts";
import { pentaform } from "./pentaform.ts";
import { philanthropist } from "./philanthropist.ts";
import { pickpocket } from "./pickpocket.ts";
import { pirate } from "./pirate.ts";
import { quartermaster } from "./quartermaster.ts";
import { reactor } from "./reactor.ts";
import { reincarnator } from "./reincarnator.ts";
import { remora } from "./remora.ts";
import { reserve } from "./reserve.ts";
import { shadow } from "./shadow.ts";
import { sorcerer } from "./sorcerer.ts";
import { tickTock } from "./tick-tock.ts";
import { tourist } from "./tourist.ts";
import { trader } from "./trader.ts";
import { usurper } from "./usurper.ts";
import { vacuum } from "./vacuum.ts";
import { voidAlien } from "./void.ts";
import { voyager } from "./voyager.ts";
import { vulch } from "./vulch.ts";
import { warrior } from "./warrior.ts";
import { whirligig } from "./whirligig.ts";
import { will } from "./will.ts";
import { yinYang } from "./yin-yang.ts";

export const ADVICE: Readonly<Record<string, Advice>> = {
  amoeba,
  "anti-matter": antiMatter,
  barbarian,
  calculator,
  chosen,
  citadel,
  clone,
  cudgel,
  demon,
  dictator,
  fido,
  filch,
  fodder,
  gambler,
  hacker,
  hate,
  healer,
  human,
  kamikaze,
  laser,
  loser,
  machine,
  masochist,
  mirror,
  miser,
  mite,
  mutant,
  observer,
  oracle,
  pacifist,
  parasite,
  philanthropist,
  reincarnator,
  remora,
  reserve,
  shadow,
  sorcerer,
  "tick-tock": tickTock,
  trader,
  vacuum,
  void: voidAlien,
  vulch,
  warrior,
  whirligig,
  love,
  angler,
  doppelganger,
  aristocrat,
  pickpocket,
  alchemist,
  greenhorn,
  mesmer,
  will,
  ace,
  daredevil,
  mirage,
  "yin-yang": yinYang,
  quartermaster,
  joker,
  muckraker,
  usurper,
  judge,
  host,
  reactor,
  pentaform,
  diplomat,
  pirate,
  lizard,
  bride,
  tourist,
  explorer,
  voyager,
  engineer,
} satisfies Readonly<Partial<Record<AlienId, Advice>>>;
