import { z } from 'zod';
import type { Call } from './call.ts';

/**
 * What a call is called in the contract (`operationId`): of one of an entity what it does, of all others method and path,
 * such as `getImportReportById`. It follows from the call alone, so that no other one that comes changes it.
 */
export function nameOfCall({ name, method, path, answer }: Call): string {
  if (name) return name;
  const steps = path.split('/').filter((step) => step && step !== 'import');
  const named = steps.filter((step) => !step.startsWith('{'));
  const by = steps.flatMap((step) => (/^\{(?!platform\})/.test(step) ? [step.slice(1, -1)] : []));
  const verb = method === 'GET' && answer instanceof z.ZodArray ? 'list' : method.toLowerCase();
  // What visitors see has names of its own beside what is kept.
  const before = path.startsWith('/{platform}/') ? 'Public' : '';
  const behind = by.length > 0 ? `By${by.map(capital).join('And')}` : '';
  return `${verb}${before}${named.map(capital).join('')}${behind}`;
}

/** What calls belong together by in the contract: the entity that they are about, else the first word of their path. */
export function tagOfCall({ path, access }: Call): string {
  if ('entity' in access && access.entity) return access.entity;
  const [first = 'platform'] = path.split('/').filter((step) => /^\w/.test(step) && step !== 'import');
  return first.replace(/\.\w+$/, '');
}

function capital(text: string): string {
  return text.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
