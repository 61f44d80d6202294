import type { ReactNode } from "react";
import { Refused } from "../net/api.ts";
import { useWords } from "../words/words.ts";
import "./problem.css";

/** Why something did not work: the server's own words, or that it could not be reached. */
export function Problem({ problem, again }: { readonly problem: unknown; readonly again?: () => void }): ReactNode {
  const t = useWords();
  if (problem === undefined) return null;
  return (
    <div className="problem" role="alert">
      <p>{isAnswered(problem) ? problem.message : t("problem.unreachable")}</p>
      {again === undefined ? null : (
        <button type="button" className="btn small" onClick={again}>
          {t("problem.again")}
        </button>
      )}
    </div>
  );
}

/** Our server says why; one that stands before it does not. */
function isAnswered(problem: unknown): problem is Refused {
  return problem instanceof Refused && problem.id !== "http";
}
