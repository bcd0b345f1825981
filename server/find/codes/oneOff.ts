const digits = '0123456789';
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The codes that differ from one in a character: `exchanged` have another one or two neighbours the other way round, so
 * that they are as long; `resized` have one more or less. What stands in a code is as a rule of the kind of its neighbours.
 */
export function oneOff(code: string): { exchanged: string[]; resized: string[] } {
  const exchanged = new Set<string>();
  const resized = new Set<string>();
  for (let place = 0; place <= code.length; place += 1) {
    const [before, after] = [code.slice(0, place), code.slice(place)];
    const likely = kindsOf(code.slice(Math.max(0, place - 1), place + 2));
    const added = kindsOf(code.slice(Math.max(0, place - 1), place + 1));
    for (const character of added) resized.add(before + character + after);
    const [here, next] = [after[0], after[1]];
    if (here === undefined) continue;
    resized.add(before + after.slice(1));
    for (const character of likely) exchanged.add(before + character + after.slice(1));
    if (next !== undefined) exchanged.add(before + next + here + after.slice(2));
  }
  exchanged.delete(code);
  resized.delete(code);
  return { exchanged: [...exchanged], resized: [...resized] };
}

function kindsOf(characters: string): string {
  return (/\d/.test(characters) ? digits : '') + (/[a-z]/.test(characters) ? letters : '');
}
