/** The pictures beside the lessons. */
import { DESIGNS } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { Picture } from "../art/picture.tsx";

function CardPicture({ id }: { readonly id: string }): ReactNode {
  const design = DESIGNS.find((one) => one.id === id);
  return design === undefined ? null : <Picture design={design} />;
}

export function TradePicture(): ReactNode {
  return <CardPicture id="earths-lost-colony" />;
}

export function MilitaryPicture(): ReactNode {
  return <CardPicture id="rebel-outpost" />;
}

export function ConsumePicture(): ReactNode {
  return <CardPicture id="distant-world" />;
}
