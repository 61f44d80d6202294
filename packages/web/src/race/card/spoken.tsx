import type { ReactNode } from "react";
import "./spoken.css";

/** A drawing that is heard as a sentence: signs and figures read one by one would tell nobody anything. */
export function Spoken({ words, children }: { readonly words: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span className="sr-only">{words}</span>
      <div className="race-drawn" aria-hidden="true">
        {children}
      </div>
    </>
  );
}
