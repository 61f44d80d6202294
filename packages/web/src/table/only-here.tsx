import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import "./only-here.css";

/** What is passed on leads nobody here as long as the server listens only to its own machine. */
export function OnlyHere(): ReactNode {
  const t = useWords();
  return (
    <p className="only-here" role="note">
      {t("invite.onlyHere")} <code>HOST=0.0.0.0 npm start</code>
    </p>
  );
}
