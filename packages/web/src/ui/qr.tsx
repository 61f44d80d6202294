import { type ReactNode, useEffect, useState } from "react";
import "./qr.css";

/** Light squares around the code, which scanners need. */
const QUIET = 3;

interface Squares {
  readonly path: string;
  readonly side: number;
}

async function squaresOf(text: string): Promise<Squares> {
  const { generate } = await import("lean-qr");
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { path, side: code.size + 2 * QUIET };
}

/** An address that a phone can scan. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const [squares, setSquares] = useState<Squares>();
  useEffect(() => {
    let isWanted = true;
    squaresOf(text).then(
      (made) => isWanted && setSquares(made),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (squares === undefined) return <div className="qr" />;
  const { path, side } = squares;
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} data-qr={text}>
      <path d={path} fill="#0a1020" shapeRendering="crispEdges" />
    </svg>
  );
}
