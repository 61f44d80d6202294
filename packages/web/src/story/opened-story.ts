/** A story that another page has opened from a file, on its way to the replay. */
import type { Story } from "./story.ts";

let opened: Story | undefined;

export function handOver(story: Story): void {
  opened = story;
}

/** Gives it once. */
export function takeOver(): Story | undefined {
  const story = opened;
  opened = undefined;
  return story;
}
