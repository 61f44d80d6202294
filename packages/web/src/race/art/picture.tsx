import type { Design } from "@hypergate/race/client";
import { memo } from "react";
import { BlueprintPicture } from "./blueprint.tsx";
import { WorldPicture } from "./world.tsx";

/** The picture of a card. */
export const Picture = memo(function Picture({ design }: { readonly design: Design }) {
  return design.type === "development" ? <BlueprintPicture design={design} /> : <WorldPicture design={design} />;
});
