import type { ReactNode } from "react";
import { addressOf } from "../net/place.ts";

/** A picture from the file that the build made of a drawing. Where nothing was built, it is drawn. */
export function DrawnFile({ name, drawing }: { readonly name: string; readonly drawing: ReactNode }): ReactNode {
  if (!import.meta.env.PROD) return drawing;
  return <img className="drawn" src={addressOf(`/drawn/${name}.svg`)} alt="" />;
}
