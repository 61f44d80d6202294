/** Games that were begun in this browser without a network. */
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { GAMES } from "../games.ts";
import { bring, saveFile } from "../here/files.ts";
import { dropGame, type KeptGame, keptGames } from "../here/kept-games.ts";
import { Link } from "../link.tsx";
import { go } from "../route.ts";
import { GameSign } from "../table-lists/game-sign.tsx";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import "./games-here.css";
import "../words/here-words.ts";

/** Where there is none, nothing is shown. */
export default function GamesHere({ isOffline }: { readonly isOffline: boolean }): ReactNode {
  const t = useWords();
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const read = useCallback(() => void keptGames().then(setGames), []);
  useEffect(read, [read]);
  if (games.length === 0) return null;
  return (
    <section className="panel games-here" aria-labelledby="games-here">
      <h2 id="games-here">{t("here.title")}</h2>
      <p>{t("here.about")}</p>
      <ul>
        {games.map((kept) => (
          <li key={kept.id} data-kept={kept.id}>
            <GameHere kept={kept} isOffline={isOffline} changed={read} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GameHereProps {
  readonly kept: KeptGame;
  readonly isOffline: boolean;
  readonly changed: () => void;
}

function GameHere({ kept, isOffline, changed }: GameHereProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { busy, problem, run } = useAction();
  const { id, game, over, bots, brought } = kept;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(kept.changed);
  const bringIt = () =>
    run(async () => {
      const table = await bring(kept);
      changed();
      go(over === undefined ? `/t/${table}` : `/replay/${table}`);
    });
  return (
    <div className="game-here">
      <GameSign game={game} seat={undefined} size={36} />
      <span className="grow">
        <b>{GAMES[game]?.title[language] ?? game}</b>
        <small>
          {t(over === undefined ? "here.running" : "here.over")} · {when} ·{" "}
          {t("here.bots", { n: bots.length, how: howOf(t, bots[0]) })}
        </small>
        <Problem problem={problem} />
      </span>
      <span className="game-here-buttons">
        {over === undefined ? (
          <Link to={`/practice/${id}`} className="btn small primary">
            {t("here.continue")}
          </Link>
        ) : (
          <>
            <Link to={`/replay/${id}`} className="btn small">
              {t("here.replay")}
            </Link>
            <button type="button" className="btn small" onClick={() => saveFile(kept)}>
              {t("here.save")}
            </button>
          </>
        )}
        {brought !== undefined ? (
          <Link to={over === undefined ? `/t/${brought}` : `/replay/${brought}`} className="btn small">
            {t("here.toTable")}
          </Link>
        ) : (
          <button
            type="button"
            className="btn small"
            disabled={busy || isOffline}
            title={isOffline ? t("offline.needed") : undefined}
            onClick={bringIt}
          >
            {t("here.bring")}
          </button>
        )}
        <DeleteButton drop={() => void dropGame(id).then(changed)} />
      </span>
    </div>
  );
}

/** Asks once more. */
function DeleteButton({ drop }: { readonly drop: () => void }): ReactNode {
  const t = useWords();
  const [isAsked, ask] = useState(false);
  return (
    <button
      type="button"
      className="btn small quiet"
      onBlur={() => ask(false)}
      onClick={isAsked ? drop : () => ask(true)}
    >
      {t(isAsked ? "here.reallyDelete" : "here.delete")}
    </button>
  );
}

function howOf(t: ReturnType<typeof useWords>, bot: string | undefined): string {
  return bot === "random" || bot === "gentle" || bot === "sensible" || bot === "expert" ? t(`bot.${bot}`) : (bot ?? "");
}
