import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withSharpS } from './germanSpelling.ts';

/** Parts of words that keep their `ss` in Germany, too: behind a short vowel, or where two words meet. */
const short =
  /adress|schl[uüo]ss|aus(?=sch|seh|st)|klass|[fp]ass|impressum|l[aä]ss|rechtss|dess|gess|wiss|bess|dass|m[eiuü]ss/iu;

it('every word with ss in the German texts is known to be written with ß in Germany, or not to be', async () => {
  const words = await wordsWithSs();
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word) => withSharpS(word).includes('ß') === short.test(word))).toEqual([]);
});

it('Germany reads ß behind long vowels, and nowhere else', () => {
  expect(
    withSharpS({
      of: 'Grösse in Massstab 1:10, weiss, ausserdem Masse und Strasse: Schliessen',
      beside: { of: 'Adresse, Massen, aussehen, Wasser, dass, Klasse' },
    }),
  ).toEqual({
    of: 'Größe in Maßstab 1:10, weiß, außerdem Maße und Straße: Schließen',
    beside: { of: 'Adresse, Massen, aussehen, Wasser, dass, Klasse' },
  });
});

async function wordsWithSs(): Promise<string[]> {
  const words = new Set<string>();
  const collect = (texts: unknown): void => {
    if (typeof texts === 'string')
      for (const word of texts.replace(/\{\{.*?\}\}/g, '').match(/\p{L}*ss\p{L}*/gu) ?? []) words.add(word);
    else if (typeof texts === 'object' && texts !== null) Object.values(texts).forEach(collect);
  };
  const folder = join(import.meta.dirname, '../texts/de');
  for (const file of await readdir(folder))
    if (file.endsWith('.ts')) collect(await import(join(folder, file)));
  return [...words];
}
