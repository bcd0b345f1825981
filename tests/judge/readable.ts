import type { Verdict } from './judgeQuery.ts';
import { isAnswerable, type Figures, type Summary } from './summarize.ts';

/** How many of the weakest queries are shown. */
const weakest = 20;

const heads = ['', 'queries', 'NDCG@10', 'MRR', 'no result', 'suggested', 'p50 ms', 'p95 ms'];

/** The figures as a table for people, and below it the queries that did worst. */
export function readable(
  { all, byKind, byLanguage, unanswerable }: Summary,
  verdicts: readonly Verdict[],
): string {
  const rows = [heads, row('all', all), ...rowsOf('kind', byKind), ...rowsOf('language', byLanguage)];
  const widths = heads.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const table = rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const weak = verdicts
    .filter((one) => isAnswerable(one) && one.ndcg < 1)
    .toSorted((one, other) => one.ndcg - other.ndcg)
    .slice(0, weakest)
    .map(weakLine);
  const without = unanswerable.map(({ id, query }) => `  ${id} «${query}»`);
  return [
    ...table,
    ...(weak.length > 0 ? ['', 'weakest:', ...weak] : []),
    ...(without.length > 0 ? ['', 'nothing in the catalogue answers, left out:', ...without] : []),
    '',
  ].join('\n');
}

function rowsOf(key: string, groups: Record<string, Figures>): string[][] {
  return Object.entries(groups).map(([name, figures]) => row(`${key} ${name}`, figures));
}

function row(name: string, { queries, ndcg, mrr, withoutResult, suggested, p50, p95 }: Figures): string[] {
  return [
    name,
    String(queries),
    ndcg.toFixed(4),
    mrr.toFixed(4),
    percent(withoutResult),
    suggested === null ? '-' : percent(suggested),
    p50.toFixed(1),
    p95.toFixed(1),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function weakLine({ id, ndcg, query, kind, language, total, shown }: Verdict): string {
  const first = shown.slice(0, 3).map(({ title }) => title);
  return `  ${id} ${ndcg.toFixed(2)} ${language} ${kind} «${query}» ${total} hits${first.length > 0 ? `: ${first.join(' | ')}` : ''}`;
}
