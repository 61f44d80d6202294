/** The time of a beat counts from when it can be seen: a slow device draws the table late, and must not show it for less time. */

/** A page that draws nothing for so long is not waited for any longer. */
const LONGEST_WAIT_MS = 1000;

/** Calls this when what has just been changed is on the screen; the function returned prevents it. */
function afterPaint(then: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const go = () => {
    stop();
    then();
  };
  // A frame is asked for before it is drawn: the next one after it comes when it has been.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(go);
  });
  const timer = setTimeout(go, LONGEST_WAIT_MS);
  return stop;
}

/** Calls this so many milliseconds after the next picture; the function returned prevents it. */
export function afterShown(ms: number, then: () => void): () => void {
  let stop = afterPaint(() => {
    const timer = setTimeout(then, ms);
    stop = () => clearTimeout(timer);
  });
  return () => stop();
}
