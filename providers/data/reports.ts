/** Hears of each `Import-Report` header that an answer carries (behaviour B89). */
type Listener = (report: string) => void;

const listeners = new Set<Listener>();

/** Calls back with the text of each report, until the returned function is called. */
export function onReport(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes on the report of an answer, if it has one; the header is percent-encoded UTF-8. */
export function announceReport(header: string | null): void {
  if (!header) return;
  const text = decode(header);
  for (const listener of listeners) listener(text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
