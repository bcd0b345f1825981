import type { ImportIssue } from '../../../resources/calls/importReport.ts';

export interface IssueGroup {
  code: string;
  message: string;
  severity: ImportIssue['severity'];
  issues: ImportIssue[];
}

/** Issues by what is wrong: errors first, then the most frequent. Within a group as they stand in the file. */
export function groupIssues(issues: readonly ImportIssue[]): IssueGroup[] {
  const groups = new Map<string, IssueGroup>();
  for (const issue of issues) {
    const { code, message, severity } = issue;
    const key = `${severity} ${code} ${message}`;
    const group = groups.get(key) ?? { code, message, severity, issues: [] };
    group.issues.push(issue);
    groups.set(key, group);
  }
  const rank = { error: 0, warning: 1 };
  return [...groups.values()].sort(
    (a, b) => rank[a.severity] - rank[b.severity] || b.issues.length - a.issues.length,
  );
}
