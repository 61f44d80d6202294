import type { Design } from "@hypergate/race/client";
import { BlueprintPicture } from "./blueprint.tsx";
import { WorldPicture } from "./world.tsx";

/** The picture of a card. */
export function Picture({ design }: { readonly design: Design }) {
  return design.type === "development" ? <BlueprintPicture design={design} /> : <WorldPicture design={design} />;
}
