import type { Call } from '../../../../resources/calls/call.ts';
import { nameOfCall } from '../../../../resources/calls/nameOfCall.ts';
import { germanCalls } from '../../../../resources/texts/de/contract/calls.ts';
import { records } from '../../../../resources/texts/de/contract/records.ts';
import { labelOf } from './labelOf.ts';

/** What a call does, in German: in words of its own, or in those that hold for the records of every entity. */
export function germanSummary(call: Call): string | undefined {
  return germanCalls[nameOfCall(call)] ?? summaryOfRecords(call);
}

/** Of the calls that every entity may have (`crudCalls`), with the name that its records have. */
function summaryOfRecords({ name, access }: Call): string | undefined {
  if (access.kind !== 'entity') return undefined;
  const { entity } = access;
  const [, act = ''] = /^([a-z]+)[A-Z]/.exec(name ?? '') ?? [];
  const says = records[act];
  const isOfAll = name?.toLowerCase() === `${act}${entity}`.toLowerCase();
  return isOfAll
    ? says?.replace('{{one}}', labelOf(entity, 'one')).replace('{{many}}', labelOf(entity, 'other'))
    : undefined;
}
