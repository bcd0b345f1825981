import type { Entity } from '../../resources/entity.ts';

/** A fault as the server reports it, its path in the nesting of the API. */
export interface ReportedFault {
  path: string;
  message: string;
}

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
    const field = formField(entity, path) ?? 'root.serverError';
    errors[field] ??= message;
  }
  return errors;
}

/** The form field of a path such as `orgaDetails.headOffice.address.zip`; undefined when there is none. */
export function formField({ fields }: Pick<Entity, 'fields'>, path: string): string | undefined {
  for (const [name, { at = name }] of Object.entries(fields)) {
    if (path === at) return name;
    if (path.startsWith(`${at}.`)) return name + path.slice(at.length);
    // A whole branch is missing, such as `orgaDetails`: its first required field is the place to say so.
    if (at.startsWith(`${path}.`) && fields[name]?.required) return name;
  }
  return undefined;
}
