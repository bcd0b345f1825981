const sentence = /^(?:\S+\s+){5,}\S+[.!?]\s*(?:\S.*)?$/s;

/** Does a text explain something in whole sentences, as no heading does: `Die Spalte «Code» ist die Nummer. Nicht ändern.`? */
export function saysWholeSentence(text: string): boolean {
  return sentence.test(text.trim());
}
