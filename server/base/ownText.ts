/** V8 copies shorter parts of a text anyway. */
const longestCopied = 12;

/**
 * The text as one of its own. A part of a text, and what was put together with one, keep the whole of it in memory as long as anybody
 * keeps them: of each key of a product the piece of the file that it stood in.
 */
export function ownText(text: string): string {
  return text.length > longestCopied ? ` ${text}`.slice(1) : text;
}
