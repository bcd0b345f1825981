import type { Entity } from '../../resources/entity.ts';

/** The field in which a place of the record's JSON lies, and what follows within it. */
export function fieldAt({ fields }: Entity, path: string): [name: string | undefined, further: string[]] {
  for (const [name, { at = name }] of Object.entries(fields))
    if (path === at || path.startsWith(`${at}.`))
      return [
        name,
        path
          .slice(at.length + 1)
          .split('.')
          .filter(Boolean),
      ];
  return [undefined, [path]];
}
