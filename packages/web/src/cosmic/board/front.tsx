/** What lies before a player besides the hand: cards face down, captured ships, and the special ships at work. */
import { cardRef, NONE, type Table } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import { Pennant } from "../art/pennant.tsx";
import { Pod } from "../art/pod.tsx";
import { type Cosmic, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { alikeOf } from "./marks.ts";

type Words = ReturnType<typeof useWords>;
type Laid = Table["encounter"]["laid"][number];

/** What a card laid down is called by the one who looks. */
export function laidInWords({ view, called }: Cosmic, words: Words, one: Laid, i: number): string {
  if (one.card !== NONE)
    return words(one.off ? "cosmic.laidOff" : "cosmic.laidOpen", { card: called(cardRef(one.card)) });
  const own = view.laid[i] ?? NONE;
  return own === NONE ? words(`cosmic.laid.${one.type}`) : words("cosmic.laidOwn", { card: called(cardRef(own)) });
}

/** Slots for cards laid down, and pods for captured ships. */
export function Front({ seat }: { readonly seat: Seat }): ReactNode {
  const cosmic = useCosmic();
  const words = useWords();
  const { t, player } = cosmic;
  const laid = t.encounter.laid.map((one, i) => ({ one, i })).filter(({ one }) => one.seat === seat);
  const captured = capturedBy(t, seat);
  if (laid.length === 0 && captured.length === 0) return null;
  const ships = captured.map(([of, n]) => `${player(of)} ${n}`).join(", ");
  return (
    <div className="front">
      {captured.length === 0 ? null : (
        <span className="captured" role="img" aria-label={words("cosmic.captured", { ships })}>
          {captured.map(([of, n]) => (
            <svg key={of} viewBox="-18 -16 36 26" width={32} height={23} aria-hidden="true">
              <Pod x={0} y={0} colour={colourOf(of)} n={n} scale={1} />
            </svg>
          ))}
        </span>
      )}
      {laid.map(({ one, i }) => {
        const label = laidInWords(cosmic, words, one, i);
        return (
          <span
            key={i}
            data-body="laid"
            className={`laid ${one.card === NONE ? "" : "open"} ${one.off ? "off" : ""}`}
            role="img"
            aria-label={label}
            title={label}
          >
            {one.type === "intimidate" ? "!" : "×"}
          </span>
        );
      })}
    </div>
  );
}

/** Ships on the sheets of a player, by owner. */
export function capturedBy(t: Table, seat: Seat): readonly (readonly [Seat, number])[] {
  const sums = t.players.map(() => 0);
  for (const power of t.players[seat].powers) {
    const ships = t.memo[power]?.ships;
    if (!Array.isArray(ships)) continue;
    for (const [of, n] of ships.entries()) sums[of] += Number(n);
  }
  return sums.flatMap((n, of) => (n > 0 ? [[of, n] as const] : []));
}

/** The special ships of a player: one pennant for those that are alike, and how many they are. */
export function Pennants({ seat }: { readonly seat: Seat }): ReactNode {
  const { t, called } = useCosmic();
  const words = useWords();
  const ships = alikeOf(t, seat);
  if (ships.length === 0) return null;
  return (
    <span className="pennants">
      {ships.map(({ kind, mark, n }) => {
        const ship = called(`ship/${kind}`);
        const label = words("cosmic.special", { ship, n, spent: mark === "spent" ? "yes" : "no" });
        return (
          <span key={`${kind} ${mark}`} className="alike">
            <Pennant mark={mark} label={label} />
            {n === 1 ? null : <span aria-hidden="true">{n}</span>}
          </span>
        );
      })}
    </span>
  );
}

/** How many cards a player holds, and how many of them have the second back. */
export function HandCount({ seat, size = 15 }: { readonly seat: Seat; readonly size?: number }): ReactNode {
  const { view } = useCosmic();
  const words = useWords();
  const rewards = view.rewardBacks[seat] ?? 0;
  return (
    <span className="plate-hand">
      <Icon name="cards" size={size} />
      {view.handSizes[seat]}
      {rewards === 0 ? null : (
        <span className="reward-count" title={words("cosmic.rewardBacks", { n: rewards })}>
          <Icon name="star" size={size - 3} />
          {rewards}
        </span>
      )}
    </span>
  );
}
