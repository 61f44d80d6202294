/** A card large beside the one the mouse rests on. */
import { type Card, DESIGN } from "@hypergate/race/client";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { vars } from "../vars.ts";
import { CardFace } from "./card-face.tsx";
import "./zoom.css";

export interface Zoom {
  readonly over: (card: Card, element: Element, note?: string) => void;
  readonly hide: () => void;
}

const Context = createContext<Zoom>({ over: () => {}, hide: () => {} });

export function useZoom(): Zoom {
  return useContext(Context);
}

const REST_MS = 380;
const WIDTH = 280;
const HEIGHT = 430;
const GAP = 14;

interface Place {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
}

interface Zoomed {
  readonly card: Card;
  readonly place: Place;
  readonly note: string | undefined;
}

/** Beside the card where there is room. The hand lies below the prompt, which must not be covered. */
function placeBeside(element: Element): Place {
  const box = element.getBoundingClientRect();
  const right = box.right + GAP;
  const left = right + WIDTH <= window.innerWidth ? right : Math.max(GAP, box.left - GAP - WIDTH);
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  // A replay has a prompt that is not shown.
  if (prompt !== undefined && prompt.height > 0 && box.top >= prompt.top)
    return { left: Math.min(box.left, window.innerWidth - WIDTH - GAP), bottom: window.innerHeight - prompt.top + GAP };
  return { left, top: Math.max(GAP, Math.min(box.top - 40, window.innerHeight - HEIGHT - GAP)) };
}

export function ZoomProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<Zoomed>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const zoom = useMemo(
    (): Zoom => ({
      over: (card, element, note) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setShown({ card, note, place: placeBeside(element) }), REST_MS);
      },
      hide: () => {
        clearTimeout(timer.current);
        setShown(undefined);
      },
    }),
    [],
  );
  return (
    <Context value={zoom}>
      {children}
      {shown === undefined ? null : (
        <div className="race-zoom" style={{ ...shown.place, ...vars({ "--w": `${WIDTH}px` }) }} aria-hidden="true">
          {shown.note === undefined ? null : <p className="race-zoom-note">{shown.note}</p>}
          <CardFace design={DESIGN[shown.card]} size="large" />
        </div>
      )}
    </Context>
  );
}
