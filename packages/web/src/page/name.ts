/** Names the server accepts. */

export const NAME_LENGTH = 30;
const NAME = /^[\p{L}\p{N}\p{P}\p{S}\p{Emoji} ]+$/u;

export function isName(text: string): boolean {
  const name = text.trim();
  return name.length <= NAME_LENGTH && NAME.test(name);
}
