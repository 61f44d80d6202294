import { Component, type ReactNode } from "react";
import { languageNow, translate } from "../words/words.ts";

/** What cannot be drawn is said instead of leaving an empty page; a table loses nothing by loading anew. */
export class SafetyNet extends Component<{ readonly children: ReactNode }, { readonly problem: Error | undefined }> {
  override state: { readonly problem: Error | undefined } = { problem: undefined };

  static getDerivedStateFromError(problem: Error): { problem: Error } {
    return { problem };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    const language = languageNow();
    return (
      <main className="safety-net" role="alert">
        <h1>{translate(language, "net.title")}</h1>
        <p className="muted">{translate(language, "net.about")}</p>
        <p className="muted">{problem.message}</p>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {translate(language, "net.again")}
        </button>
      </main>
    );
  }
}
