const key = 'recent-searches';
const most = 6;

/** What was searched for in this session, the latest first; kept by the browser alone, until its window closes. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (text === '') return;
  const kept = [text, ...recentSearches().filter((other) => other !== text)].slice(0, most);
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}
