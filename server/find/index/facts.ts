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

/** A phrase of the vocabulary may also stand for another word, by its key. */
export function wordTarget(key: string): string {
  return `w:${key}`;
}

/** The key of the word that a target is; undefined for a fact. */
export function wordOfTarget(target: string): string | undefined {
  return target.startsWith(wordTarget('')) ? target.slice(wordTarget('').length) : undefined;
}

/** The sids of those of the facts that are categories, or companies. */
export function sidsOfFacts(
  facts: readonly string[],
  factOf: typeof categoryFact | typeof orgaFact,
): string[] {
  const beginning = factOf('');
  return facts.flatMap((fact) => (fact.startsWith(beginning) ? [fact.slice(beginning.length)] : []));
}

export function isValueFact(fact: string): boolean {
  return fact.startsWith('v:');
}

export function isAttributeFact(fact: string): boolean {
  return fact.startsWith(attributeFact(''));
}

/** The sid of the attribute that a fact says a product has; undefined for any other fact. */
export function attributeOfFact(fact: string): string | undefined {
  return isAttributeFact(fact) ? fact.slice(attributeFact('').length) : undefined;
}
