export interface Example {
  language: string;
  code: string;
  /** With which it is refused, or `endless` for a stream; nothing for what succeeds. */
  status?: string;
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#34': '"',
  '#38': '&',
  '#60': '<',
  '#62': '>',
  amp: '&',
};

/** The examples of a page of the documentation, as somebody copies them. */
export function examplesOf(page: string): Example[] {
  return [
    ...page.matchAll(
      /<pre tabindex="0"><code class="language-(\w+)"(?: data-status="(\w+)")?>([^]*?)<\/code><\/pre>/g,
    ),
  ].map(([, language = '', status, html = '']) => ({
    language,
    code: html
      .replace(/&(lt|gt|quot|#39|#34|#38|#60|#62|amp);/g, (_, name: string) => entities[name] ?? '')
      .trimEnd(),
    ...(status && { status }),
  }));
}
