import type { PartOfOrga, PatchReport } from '../../resources/calls/orga.ts';
import { orga } from '../../resources/entities/orga.ts';
import { issueOf } from '../../resources/issueOf.ts';
import type { Field } from '../../resources/kinds/field.ts';
import { schemaOf } from '../../resources/schemaOf.ts';
import { flatten, nest, type Row } from '../../resources/shape.ts';
import { opensOrga, type Scope } from '../access/scope.ts';
import type { Transaction } from '../database/connect.ts';
import { forbidden, unprocessable, type Fault } from '../problems.ts';
import { readThing } from '../things/readThings.ts';
import { replaceThing } from '../things/writeThings.ts';
import { mergePatch } from './mergePatch.ts';

type Changes = PatchReport['changes'];

/**
 * Changes several companies, all or none, and tells what changed. Throws 403 when one of them is not the
 * caller's, 422 naming every fault by its place in the list.
 */
export async function patchOrgas(
  tx: Transaction,
  scope: Scope,
  parts: readonly PartOfOrga[],
): Promise<Omit<PatchReport, 'dryRun'>> {
  if (parts.some(({ sid }) => !opensOrga(scope, sid))) throw forbidden();
  const faults: Fault[] = [];
  const changes: Changes = [];
  let changed = 0;
  // In one order, so that two lists never wait for each other crosswise.
  const places = parts
    .map((part, index) => ({ part, index }))
    .sort((a, b) => (a.part.sid < b.part.sid ? -1 : 1));
  for (const { part, index } of places) {
    const before = await readThing(tx, scope, orga, [part.sid], true);
    if (!before) {
      faults.push({ path: `${index}.sid`, code: 'missing-reference', values: { sid: part.sid } });
      continue;
    }
    const { data, error } = schemaOf(orga).safeParse(mergePatch(nest(orga, before), part), {
      reportInput: true,
    });
    if (error) {
      const found = error.issues.flatMap(issueOf);
      faults.push(...found.map((fault) => ({ ...fault, path: `${index}.${fault.path}` })));
      continue;
    }
    const row = flatten(orga, data);
    const after = await replaceThing(tx, scope, orga, [part.sid], row, versionOf(part));
    if (after.version !== before.version) changed += 1;
    changes.push(...changesOf(part.sid, before, after));
  }
  if (faults.length > 0) throw unprocessable(faults);
  const counts = {
    read: parts.length,
    created: 0,
    changed,
    unchanged: parts.length - changed,
    deleted: 0,
    failed: 0,
  };
  return { state: 'applied', ...counts, issues: [], changes };
}

/** The version that a part was made from, if it says so. */
function versionOf({ version }: PartOfOrga): number | undefined {
  return typeof version === 'number' ? version : undefined;
}

function changesOf(key: string, before: Row, after: Row): Changes {
  return Object.entries(orga.fields as Record<string, Field>).flatMap(([name, field]) =>
    JSON.stringify(before[name]) === JSON.stringify(after[name])
      ? []
      : [{ key, field: field.at ?? name, before: before[name], after: after[name] }],
  );
}
