import { expect, it } from 'vitest';
import type { Plain } from '../Encoded.ts';
import { packedIn } from '../../../tests/setup/packedIn.ts';
import { keptAlone } from '../../base/kept/keptFile.ts';

const asItIs = <T>(found: T) => found;

const answer = (...plain: Plain) => ({
  encoding: 'gzip' as const,
  plain,
  since: 3,
  sources: [['product', 'CH', ['eins/a', '=eins/b']] as const, ['*', 'CH', null] as const],
});

it('An answer comes back as it was, whatever stands in it', () => {
  const packed = packedIn(keptAlone(), 2_000_000);
  const texts = [
    '',
    'a\nb',
    '\u0001 \u0000',
    'Ziegel "rot" 1/2″ \u{1f9f1}',
    'Ziegel rot\u0002',
    '\\n\\u0001',
  ];
  for (const words of [[], ['Ziegel rot', 'Zieg'], ['"key']])
    for (const before of texts)
      for (const after of texts) {
        const given = answer(before, '<style>a</style>', after, '</html>');
        packed.set('"key', given, { kinds: ['wide', 'narrow'], words });
        expect(packed.find('"key', asItIs)).toEqual(given);
      }
  expect(packed.find('another', asItIs)).toBeUndefined();
});

it('Of answers that are alike each takes little more than what it differs in', () => {
  const bytes = 400_000;
  const packed = packedIn(keptAlone(), bytes);
  const text = Array.from({ length: 2_000 }, (_, nth) => Math.imul(nth, 0x9e3779b1).toString(36)).join(' ');
  const page = (nth: number) => answer(`<h1>Ziegel ${nth}</h1>`, '', `${text}<p>Ziegel ${nth}</p>`, '');
  const count = 480;
  expect(count * text.length).toBeGreaterThan(15 * bytes);
  for (let nth = 0; nth < count; nth += 1)
    packed.set(`${nth}`, page(nth), { kinds: ['page', 'product'], words: [`Ziegel ${nth}`] });
  for (let nth = 0; nth < count; nth += 40) expect(packed.find(`${nth}`, asItIs)).toEqual(page(nth));
});
