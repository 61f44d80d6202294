import { lazy, type ReactNode, Suspense, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games.ts";
import { hasGamesHere } from "../here/has-games.ts";
import { Link } from "../link.tsx";
import { useMe } from "../net/me.ts";
import { useOffline } from "../net/online.ts";
import { useReach } from "../net/reach.ts";
import { JoinByCode } from "../page/join-by-code.tsx";
import { Page } from "../page/page.tsx";
import { OnlyHere } from "../table/only-here.tsx";
import { canSit, canWatch, inOrder } from "../table-lists/table-words.ts";
import { useCount } from "../table-lists/what-waits.tsx";
import { useAnswer } from "../ui/answer.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { later } from "../ui/later.tsx";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { GameCard } from "./game-card.tsx";
import { NoNetwork } from "./no-network.tsx";
import { SearchTables } from "./search-tables.tsx";
import "./home.css";
import "../table-lists/tables.css";
import "../ui/tile.css";

/** Nobody needs these before there are tables. */
const MyTables = later(async () => (await import("../table-lists/my-tables.tsx")).MyTables);
const OpenTables = later(async () => (await import("./open-tables.tsx")).OpenTables);
const WaitingBar = later(async () => (await import("../table-lists/waiting-bar.tsx")).WaitingBar);
const GamesHere = lazy(() => import("./games-here.tsx"));

const REFRESH_MS = 12_000;

/** Everything can be seen without a name; whoever acts becomes a guest. */
export function Home(): ReactNode {
  const t = useWords();
  const me = useMe();
  const isSomebody = me.is === "somebody";
  const isOffline = useOffline();
  const mine = useAnswer<"GET /api/tables/mine">(isSomebody ? "/api/tables/mine" : undefined, REFRESH_MS);
  const { share, isOnlyHere } = useReach();
  const [search, setSearch] = useState("");
  const open = useAnswer<"GET /api/tables">(`/api/tables?search=${encodeURIComponent(search)}`, REFRESH_MS);
  const tables = inOrder(mine.value?.tables ?? []);
  const [waiting, ...others] = tables.filter(({ yourAnswer }) => yourAnswer);
  useCount(mine.value === undefined ? undefined : tables.filter(({ yourAnswer }) => yourAnswer).length);
  const strangers = open.value?.tables.filter(({ you }) => you === undefined);
  const inPublic = strangers === undefined ? undefined : [...strangers.filter(canSit), ...strangers.filter(canWatch)];
  const hasTime = me.is === "nobody" || (mine.value !== undefined && waiting === undefined);
  return (
    <Page className="home">
      {waiting === undefined ? null : <WaitingBar table={waiting} others={others.length} />}
      {isOffline ? <NoNetwork /> : null}
      {hasGamesHere() ? (
        <Suspense>
          <GamesHere isOffline={isOffline} />
        </Suspense>
      ) : null}
      <main className={tables.length > 0 ? "has-tables" : ""}>
        <h1 className="sr-only">Hypergate</h1>
        <section className="home-start" aria-labelledby="home-start">
          <h2 id="home-start">{t("home.start")}</h2>
          <div className="home-games">
            {Object.keys(GAMES).map((game) => (
              <GameCard key={game} game={game} isFirst={hasTime} isOffline={isOffline} />
            ))}
          </div>
          <div className="home-below">
            <JoinByCode />
            <Link to="/replay" className="panel tile">
              <Icon name="play" size={22} />
              <span className="grow">
                <b>{t("home.replay")}</b>
                <small>{t("home.replayAbout")}</small>
              </span>
            </Link>
          </div>
        </section>
        {isOffline ? null : (
          <>
            <section className="home-mine" aria-labelledby="home-mine">
              <h2 id="home-mine">{t("home.mine")}</h2>
              <Problem problem={mine.problem} again={mine.again} />
              {isSomebody && mine.value === undefined ? null : tables.length === 0 ? (
                <p className="panel no-tables">{t("mine.none")}</p>
              ) : (
                <MyTables tables={tables} />
              )}
            </section>
            <section className="home-open" aria-labelledby="home-open">
              <h2 id="home-open">{t("home.open")}</h2>
              <Problem problem={open.problem} again={open.again} />
              <SearchTables search={setSearch} />
              {inPublic === undefined ? null : inPublic.length === 0 ? (
                <p className="panel no-tables">{t(search === "" ? "open.none" : "open.notFound")}</p>
              ) : (
                <OpenTables tables={inPublic} />
              )}
            </section>
            <section className="panel home-invite" aria-labelledby="home-invite">
              <h3 id="home-invite">{t("home.invite")}</h3>
              {isOnlyHere ? <OnlyHere /> : <p>{t("home.inviteAbout")}</p>}
              <CopyField text={share("")} label={t("home.address")} />
            </section>
          </>
        )}
      </main>
    </Page>
  );
}
