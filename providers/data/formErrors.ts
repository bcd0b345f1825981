import type { Entity } from '../../resources/entity.ts';
import type { ReportedFault } from './reportedFaults.ts';

/**
 * Faults by form field, as react-admin puts them beside its inputs: `{ "address.zip": "..." }`. What
 * belongs to no field stands under `root.serverError` and is shown for the whole form.
 */
export function formErrors(
  entity: Pick<Entity, 'fields'>,
  faults: readonly ReportedFault[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of faults) {
    const places = formFields(entity, path);
    for (const place of places.length > 0 ? places : ['root.serverError']) errors[place] ??= message;
  }
  return errors;
}

/**
 * The form fields of a path such as `orgaDetails.headOffice.address.zip`. Where a whole branch is missing,
 * such as `orgaDetails`, these are its required fields.
 */
export function formFields({ fields }: Pick<Entity, 'fields'>, path: string): string[] {
  const branch: string[] = [];
  for (const [name, { at = name, required }] of Object.entries(fields)) {
    if (path === at) return [name];
    if (path.startsWith(`${at}.`)) return [name + path.slice(at.length)];
    if (required && at.startsWith(`${path}.`)) branch.push(name);
  }
  return branch;
}
