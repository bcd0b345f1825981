import type { Language } from '../../../../../resources/language/languages.ts';
import { targetKey, type ColumnTarget } from '../../target.ts';

/** What a report and what is remembered call a target. */
export function describeTarget(target: ColumnTarget): { field: string; language?: Language; unit?: string } {
  return {
    field: targetKey(target),
    ...(target.kind === 'field' && target.language && { language: target.language }),
    ...(target.kind === 'attribute' && target.unit && { unit: target.unit }),
  };
}
