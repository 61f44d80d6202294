import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { ARTIFACT_EFFECTS } from "../../artifacts/registry.ts";
import { askCard, askOne, byPower } from "../../asking.ts";
import { CARDS, type CardNumber, cardRef, flareOf, IS_ENCOUNTER, TYPE_OF } from "../../cards.ts";
import { at, type Play, type Power, type Use } from "../../effects.ts";
import type { Window } from "../../events.ts";
import { type Compiled, effectNamed } from "../../installed.ts";
import { nameRef } from "../../naming.ts";
import { putInto, takeFrom } from "../../piles.ts";
import { handBeside, roleOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { boosted, mayBoost, playCard } from "../../windows.ts";

const CARD = byPower("mesmer", "mesmer 1");

/** A card, and the artifact it is played as. */
interface Trance {
  readonly card: CardNumber;
  readonly name: Ref;
}

interface Named {
  readonly name: Ref;
  /** Only in the reward deck. */
  readonly isReward: boolean;
}

/** The artifacts that may be played at each moment, in the order of the cards. */
const ARTIFACTS_AT: Readonly<Partial<Record<Window, readonly Named[]>>> = artifactsByWindow();

function artifactsByWindow(): Partial<Record<Window, Named[]>> {
  const all: Partial<Record<Window, Named[]>> = {};
  for (const { artifact, back } of new Map(CARDS.map((card) => [card.artifact, card])).values()) {
    const effect = ARTIFACT_EFFECTS.find(({ id }) => id === artifact);
    for (const window of new Set(effect?.uses.map((use) => use.at))) {
      all[window] ??= [];
      all[window].push({ name: `name/${artifact}`, isReward: back === "reward" });
    }
  }
  return all;
}

const WINDOWS = Object.keys(ARTIFACTS_AT) as readonly Window[];

/**
 * Mass Hypnosis. You may play any artifact as if it were another one that you name. With your super any card that is no
 * encounter card serves for that.
 */
export const power: Power = { id: "mesmer", uses: WINDOWS.map((window) => hypnosis(window)) };

function hypnosis(window: Window): Use {
  return at<Window, Trance>(window, {
    as: "any",
    rule: "mesmer 1",
    often: "always",
    byHand: true,
    when: (g, me, event) => {
      const cards = mayBoost(g, me, "mesmer") ? [...artifacts(g, me), ...others(g, me)] : artifacts(g, me);
      if (cards.length === 0) return false;
      const names = fitting(g, me, window, event);
      return cards.some((card) => besides(names, card).length > 0);
    },
    declare: (g, me, event) => {
      const names = fitting(g, me, window, event);
      const all = boosted(g, me, "mesmer") ? others(g, me) : artifacts(g, me);
      const cards = all.filter((one) => besides(names, one).length > 0);
      if (cards.length === 0) return undefined;
      const card = askCard(g, me, "mesmer/card", CARD, cards);
      const name = askOne(g, me, "mesmer/name", CARD, besides(names, card));
      takeFrom(g.s.secret.hands, me, card);
      putInto(g.s.secret.aside, me, [card]);
      return { card, name };
    },
    said: ({ name }) => [name],
    run: (g, me, event, { card, name }) => {
      wake(g, me, card);
      const use = useOf(g, me, name, window, event);
      if (use === undefined) return;
      tell(g, "mesmer.played", { player: playerRef(me), card: CARDS[card].ref, name });
      playCard(g, me, card, effectOf(name), use, event, "artifact");
    },
    zapped: (g, me, _event, { card }) => wake(g, me, card),
  });
}

/** The card is in hand again. */
function wake(g: Play, me: Seat, card: CardNumber): void {
  takeFrom(g.s.secret.aside, me, card);
  putInto(g.s.secret.hands, me, [card]);
}

/** Artifacts in hand, but for one that was played in this encounter and kept (clone wild). */
function artifacts(g: Play, me: Seat): CardNumber[] {
  const { used } = g.s.table.encounter;
  return g.s.secret.hands[me].filter((card) => TYPE_OF[card] === "artifact" && !used.includes(cardRef(card)));
}

function others(g: Play, me: Seat): CardNumber[] {
  const { used } = g.s.table.encounter;
  return handBeside(g.s, me, flareOf("mesmer")).filter((card) => !IS_ENCOUNTER[card] && !used.includes(cardRef(card)));
}

/** What a card may be passed off as. */
function besides(names: readonly Ref[], card: CardNumber): Ref[] {
  return names.filter((name) => name !== nameRef(card));
}

function effectOf(name: Ref): Compiled {
  return effectNamed(name.replace("name/", "card/"));
}

/** How the artifact of this name could be played here. */
function useOf(g: Play, me: Seat, name: Ref, window: Window, event: unknown): Use | undefined {
  return effectOf(name).effect.uses.find(
    (use) =>
      use.at === window && (use.roles & roleOf(g.s.table, me)) !== 0 && use.when?.(g, me, event as never) !== false,
  );
}

/** Artifacts of the boxes that could be played here. */
function fitting(g: Play, me: Seat, window: Window, event: unknown): Ref[] {
  const { rewardDeck } = g.s.table.settings;
  const names = ARTIFACTS_AT[window] ?? [];
  return names
    .filter(({ isReward }) => rewardDeck || !isReward)
    .map(({ name }) => name)
    .filter((name) => useOf(g, me, name, window, event) !== undefined);
}
