import { createHash } from 'node:crypto';

/** Parts that many answers have, which are kept once: style sheets, and the ends of pages. Their names are the same in each process. */
export interface SharedParts {
  /** Undefined where there are too many already. */
  nameOf(part: string): string | undefined;
  /** Undefined where this process has not seen the part. */
  named(name: string): string | undefined;
}

const most = 500;

export function sharedParts(): SharedParts {
  const names = new Map([['', '']]);
  const parts = new Map([['', '']]);

  return {
    nameOf(part) {
      const known = names.get(part);
      if (known !== undefined || names.size >= most) return known;
      const name = createHash('sha256').update(part).digest('base64url');
      names.set(part, name);
      parts.set(name, part);
      return name;
    },
    named: (name) => parts.get(name),
  };
}
