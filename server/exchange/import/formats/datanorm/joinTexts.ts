/** What short texts are cut at, in the middle of words. */
const shortText = 40;
const listed = /^\s*(?:[-*•–+]|\d+[.)])/;

/** A first text that is full was cut there, where the second goes on with a small letter. */
export function joinShort(first: string, second: string): string {
  const isCut = first.length >= shortText && /\S$/.test(first) && /^\p{Ll}/u.test(second);
  return isCut ? `${first}${second.trimEnd()}` : `${first.trim()} ${second.trim()}`.trim();
}

/** Lines were broken for paper: they are one paragraph, unless one ends early or the next one is an item of a list. */
export function joinLines(lines: readonly string[]): string {
  let text = '';
  let former = '';
  for (const line of lines) {
    const isNew = former.trim().length < shortText * 0.6 || listed.test(line) || line.trim() === '';
    text += text === '' ? line.trim() : `${isNew ? '\n' : ' '}${line.trim()}`;
    former = line;
  }
  return text.trim();
}
