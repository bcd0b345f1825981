/** What is known of a product in every language, as it stands for phrases of the vocabulary and is narrowed by. */

/** It belongs to this category, or to one below it. */
export function categoryFact(sid: string): string {
  return `c:${sid}`;
}

export function orgaFact(sid: string): string {
  return `o:${sid}`;
}

export function lineFact(orgaSid: string, sid: string): string {
  return `l:${orgaSid}/${sid}`;
}

/** It has this choice of an attribute. */
export function valueFact(attribute: string, choice: string): string {
  return `v:${attribute}=${choice}`;
}

/** It has any value of an attribute. */
export function attributeFact(attribute: string): string {
  return `a:${attribute}`;
}
