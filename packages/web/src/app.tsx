import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Defs } from "./art/defs.tsx";
import { UpdateBar } from "./offline/update-bar.tsx";
import { NoSuchPage } from "./page/no-such-page.tsx";
import { Welcome } from "./page/welcome.tsx";
import { type Route, useRoute } from "./route.ts";
import { SafetyNet } from "./ui/safety-net.tsx";
import { useLanguage } from "./words/words.ts";

const Home = lazy(async () => ({ default: (await import("./home/home.tsx")).Home }));
const NewTable = lazy(() => import("./lobby/new-table.tsx"));
const Join = lazy(() => import("./lobby/join.tsx"));
const TableDoor = lazy(() => import("./table-door.tsx"));
const ReplayPage = lazy(() => import("./replay/replay-page.tsx"));
const RulesPage = lazy(() => import("./reference/rules-page.tsx"));
const NoticeLink = lazy(() => import("./page/notice-link.tsx"));
const OperatorPage = lazy(() => import("./operator/operator-page.tsx"));
const PracticePage = lazy(() => import("./offline/practice-page.tsx"));
const GuidePage = lazy(() => import("./guide/guide-page.tsx"));

export function App(): ReactNode {
  const route = useRoute();
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <>
      <Defs />
      <UpdateBar page={route.page} />
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
