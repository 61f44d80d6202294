import { rulebook } from "@hypergate/race/rulebook";
import type { ReactNode } from "react";
import { useLanguage } from "../words/words.ts";

export default function Stated({ id }: { readonly id: string }): ReactNode {
  const language = useLanguage();
  return <p>{rulebook.find((statement) => statement.id === id)?.[language] ?? ""}</p>;
}
