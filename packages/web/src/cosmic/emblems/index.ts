import type { AlienId } from "@hypergate/cosmic/client";
import { amoeba } from "./amoeba.tsx";
import { antiMatter } from "./anti-matter.tsx";
import { barbarian } from "./barbarian.tsx";
import { calculator } from "./calculator.tsx";
import { chosen } from "./chosen.tsx";
import { citadel } from "./citadel.tsx";
import { clone } from "./clone.tsx";
import { cudgel } from "./cudgel.tsx";
import { demon } from "./demon.tsx";
import { dictator } from "./dictator.tsx";
import type { Emblem } from "./emblem.ts";
import { fido } from "./fido.tsx";
import { filch } from "./filch.tsx";
import { fodder } from "./fodder.tsx";
import { gambler } from "./gambler.tsx";
import { grudge } from "./grudge.tsx";
import { hacker } from "./hacker.tsx";
import { hate } from "./hate.tsx";
import { healer } from "./healer.tsx";
import { human } from "./human.tsx";
import { kamikaze } from "./kamikaze.tsx";
import { loser } from "./loser.tsx";
import { machine } from "./machine.tsx";
import { macron } from "./macron.tsx";
import { masochist } from "./masochist.tsx";
import { mind } from "./mind.tsx";
import { mirror } from "./mirror.tsx";
import { miser } from "./miser.tsx";
import { mite } from "./mite.tsx";
import { mutant } from "./mutant.tsx";
import { observer } from "./observer.tsx";
import { oracle } from "./oracle.tsx";
import { pacifist } from "./pacifist.tsx";
import { parasite } from "./parasite.tsx";
import { philanthropist } from "./philanthropist.tsx";
import { reincarnator } from "./reincarnator.tsx";
import { remora } from "./remora.tsx";
import { reserve } from "./reserve.tsx";
import { shadow } from "./shadow.tsx";
import { sorcerer } from "./sorcerer.tsx";
import { spiff } from "./spiff.tsx";
import { tickTock } from "./tick-tock.tsx";
import { trader } from "./trader.tsx";
import { tripler } from "./tripler.tsx";
import { vacuum } from "./vacuum.tsx";
import { virus } from "./virus.tsx";
import { voidAlien } from "./void.tsx";
import { vulch } from "./vulch.tsx";
import { warpish } from "./warpish.tsx";
import { warrior } from "./warrior.tsx";
import { will } from "./will.tsx";
import { zombie } from "./zombie.tsx";

/** Every alien's emblem by the alien's id. The type checker asks for a missing one; a table shows a question mark in its place. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {
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
  grudge,
  hacker,
  hate,
  healer,
  human,
  kamikaze,
  loser,
  machine,
  macron,
  masochist,
  mind,
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
  spiff,
  "tick-tock": tickTock,
  trader,
  tripler,
  vacuum,
  virus,
  void: voidAlien,
  vulch,
  warpish,
  warrior,
  will,
  zombie,
} satisfies Readonly<Record<AlienId, Emblem>>;
