/** All hands of a game that is over, beside its table. */
import type { ReactNode } from "react";
import type { Story } from "../story/story.ts";
import { useVoice } from "../story/voice.ts";
import { type TableFeed, useFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";

export function OpenHands({
  story,
  face,
  feed,
  step,
}: {
  readonly story: Story;
  readonly face: GameFace;
  readonly feed: TableFeed;
  readonly step: number;
}): ReactNode {
  const { t, called } = useVoice(feed, face);
  const state = useFeed(feed, (all) => all);
  const session = story.film.at(step);
  const { rules, meter } = story.engine;
  const hands = Array.from({ length: story.film.seats }, (_, seat) => meter.hand(rules.view(session.run.s, seat)));
  return (
    <aside className="open-hands" aria-label={t("replay.hands")} tabIndex={0}>
      {hands.map((hand, seat) => (
        <section key={seat}>
          <h3>
            {called(`player/${seat}`)} <span className="muted">{t("replay.cards", { n: hand.length })}</span>
          </h3>
          <div className="open-hand">
            {hand.map((card) => (
              <figure key={card}>
                <face.Drawing thing={card} state={state} />
                <figcaption>{called(card)}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </aside>
  );
}
