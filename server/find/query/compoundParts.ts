/** What may join the parts of a German compound. */
const joints = ['', 's', 'es', 'n', 'en', 'e', 'er'];
const leastPart = 3;
const leastHead = 4;
/** A longer word is none. */
const longestCompound = 40;

/** Two parts of a compound; the second one says what it is. */
export interface Parts {
  first: string;
  head: string;
}

/** How a folded word may be taken apart, the longest head first. */
export function possibleParts(word: string): Parts[] {
  if (/\d/.test(word) || word.length > longestCompound) return [];
  const parts: Parts[] = [];
  for (let place = leastPart; place <= word.length - leastHead; place += 1) {
    const head = word.slice(place);
    for (const joint of joints) {
      const first = word.slice(0, place);
      if (first.endsWith(joint) && place - joint.length >= leastPart)
        parts.push({ first: first.slice(0, place - joint.length), head });
    }
  }
  return parts;
}
