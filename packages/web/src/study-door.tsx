/** Studies, positions, puzzles and the lab: which page it is. They share a file, so that the first page names one and not four. */
import { lazy, type ReactNode } from "react";
import type { Route } from "./route.ts";

const StudyPage = lazy(() => import("./study/study-page.tsx"));
const EditorPage = lazy(() => import("./editor/editor-page.tsx"));
const EditPosition = lazy(async () => ({ default: (await import("./editor/edit-position.tsx")).EditPosition }));
const LabPage = lazy(() => import("./lab/lab-page.tsx"));
const PuzzlePage = lazy(() => import("./puzzle/puzzle-page.tsx"));

type StudyRoute = Extract<Route, { page: "study" | "editor" | "puzzles" | "lab" }>;

export default function StudyDoor({ route }: { readonly route: StudyRoute }): ReactNode {
  if (route.page === "lab") return <LabPage ready={route.ready} id={route.id} />;
  if (route.page === "puzzles")
    return <PuzzlePage key={`${route.game} ${route.id}`} game={route.game} id={route.id} shared={route.shared} />;
  if (route.page === "editor")
    return <EditorPage key={route.game + route.shared} game={route.game} shared={route.shared} />;
  return <StudyPage key={route.id + route.shared} id={route.id} shared={route.shared} Edit={EditPosition} />;
}
