import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useWaitingVersion } from "./offline/installing.ts";
import { type Route, useRoute } from "./route.ts";
import { SafetyNet } from "./ui/safety-net.tsx";
import { useLanguage } from "./words/words.ts";

const Defs = lazy(async () => ({ default: (await import("./art/defs.tsx")).Defs }));
const UpdateBar = lazy(() => import("./offline/update-bar.tsx"));
const NoSuchPage = lazy(async () => ({ default: (await import("./page/no-such-page.tsx")).NoSuchPage }));
const Welcome = lazy(async () => ({ default: (await import("./page/welcome.tsx")).Welcome }));
const Home = lazy(async () => ({ default: (await import("./home/home.tsx")).Home }));
const NewTable = lazy(() => import("./lobby/new-table.tsx"));
const Join = lazy(() => import("./lobby/join.tsx"));
const TableDoor = lazy(() => import("./table-door.tsx"));
const ReplayPage = lazy(() => import("./replay/replay-page.tsx"));
const RulesPage = lazy(() => import("./reference/rules-page.tsx"));
const NoticeLink = lazy(() => import("./page/notice-link.tsx"));
const OperatorPage = lazy(() => import("./operator/operator-page.tsx"));
const PracticePage = lazy(() => import("./offline/practice-page.tsx"));
const StudyDoor = lazy(() => import("./study-door.tsx"));
const GuidePage = lazy(() => import("./guide/guide-page.tsx"));

/** Pages on which somebody may be in the middle of something. */
const BUSY: ReadonlySet<Route["page"]> = new Set([
  "table",
  "practice",
  "guide",
  "replay",
  "study",
  "editor",
  "new",
  "operator",
]);

export function App(): ReactNode {
  const route = useRoute();
  const language = useLanguage();
  const waiting = useWaitingVersion();
  const isBusy = BUSY.has(route.page);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <>
      <Suspense>
        {route.page === "home" ? null : <Defs />}
        {waiting === undefined && !isBusy ? null : <UpdateBar page={route.page} isBusy={isBusy} waiting={waiting} />}
      </Suspense>
      <SafetyNet key={route.page}>
        <Suspense fallback={<div className="loading" />}>
          <Page route={route} />
        </Suspense>
      </SafetyNet>
    </>
  );
}

/** Tables need a name to sit down with; everything else can be read without one. */
function Page({ route }: { readonly route: Route }): ReactNode {
  switch (route.page) {
    case "home":
      return <Home />;
    case "new":
      return (
        <Welcome>
          <NewTable game={route.game} />
        </Welcome>
      );
    case "join":
      return <Join key={route.code} code={route.code} />;
    case "table":
      return <TableDoor key={route.id} route={route} />;
    case "replay":
      return <ReplayPage key={route.id} id={route.id} code={route.code} />;
    case "rules":
      return <RulesPage game={route.game} at={route.at} />;
    case "practice":
      return <PracticePage key={route.id} id={route.id} again={route.again} />;
    case "lab":
    case "puzzles":
    case "editor":
    case "study":
      return <StudyDoor route={route} />;
    case "guide":
      return <GuidePage key={route.game} game={route.game} lesson={route.lesson} />;
    case "notice":
      return <NoticeLink act={route.act} token={route.token} />;
    case "operator":
      return <OperatorPage />;
    case "unknown":
      return <NoSuchPage />;
  }
}
