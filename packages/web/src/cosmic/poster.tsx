import { lazy, type ReactNode } from "react";
import { DrawnFile } from "../art/drawn-file.tsx";

const Drawing = lazy(() => import("./poster-drawing.tsx"));

export default function CosmicPoster(): ReactNode {
  return <DrawnFile name="cosmic" drawing={<Drawing />} />;
}
