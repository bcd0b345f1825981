const sentence = /^(?:\S+\s+){5,}\S+[.!?]\s*(?:\S.*)?$/s;
/** `• ID: DEVE corrispondere a un ID nel foglio`: a point of a list, and what it is about with more than a few words behind it. */
const point = /^[•▪●◦‣·*–-]\s+\S|^[^:]{1,40}:\s(?:\S+\s+){5,}\S/su;

/** Does a text explain something in whole sentences, as no heading does: `Die Spalte «Code» ist die Nummer. Nicht ändern.`? */
export function saysWholeSentence(text: string): boolean {
  return sentence.test(text.trim()) || point.test(text.trim());
}
