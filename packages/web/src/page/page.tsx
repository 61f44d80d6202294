import type { ReactNode } from "react";
import { TopBar } from "./top-bar.tsx";
import "./page.css";

/** A page that is not a table: the bar on top, and room for what it is about. */
export function Page({ className, children }: { readonly className: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={`page ${className}`}>
      <TopBar />
      {children}
    </div>
  );
}

/** A page that says one thing in the middle. */
export function SmallPage({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <Page className="small-page">
      <main>
        <GateAway />
        <h1>{title}</h1>
        {children}
      </main>
    </Page>
  );
}

/** A gate with nothing in it. */
function GateAway(): ReactNode {
  return (
    <svg viewBox="0 0 160 100" width={200} height={125} aria-hidden="true" fill="none" strokeLinecap="round">
      <circle
        cx={80}
        cy={50}
        r={38}
        stroke="#f3e9d2"
        strokeWidth={3}
        strokeDasharray="176 63"
        transform="rotate(-38 80 50)"
      />
      <circle cx={80} cy={50} r={27} stroke="#f3e9d2" strokeOpacity={0.4} strokeDasharray="2 6" strokeWidth={1.5} />
      <path
        d="M14 30h.1M30 74h.1M132 20h.1M146 66h.1M118 88h.1M44 12h.1M80 50h.1"
        stroke="#dce6ff"
        strokeWidth={2.4}
        strokeOpacity={0.7}
      />
    </svg>
  );
}
