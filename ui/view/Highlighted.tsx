interface Props {
  text: string;
  /** Where in the text the typed letters stand. */
  matches: readonly { start: number; end: number }[];
}

/** A text with its matches marked. */
export function Highlighted({ text, matches }: Props) {
  const parts = [];
  let from = 0;
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}
