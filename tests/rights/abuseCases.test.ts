import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** `(abuse case 5)`, `(abuse cases 9 and 18)`, `(abuse cases 47 to 51)`. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\(abuse cases? ([\d, ]+(?:(?:and|to) \d+)?)\)/g)].flatMap(([, list = '']) => {
    const numbers = [...list.matchAll(/\d+/g)].map(Number);
    const [from = 0, to = 0] = numbers.slice(-2);
    return list.includes('to') ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : numbers;
  });
}

it('Every abuse case of docs/abuse-cases.md has a test with its number in the title', () => {
  const files = globSync(
    ['{resources,ui,providers,storefront,src,server,idp,demo}/**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    { cwd: root },
  );
  const tested = new Set(files.flatMap((file) => numbersIn(readFileSync(join(root, file), 'utf8'))));
  const page = readFileSync(join(root, 'docs/abuse-cases.md'), 'utf8');
  const told = [...page.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(told.length).toBeGreaterThan(70);
  expect([...tested].sort((one, other) => one - other)).toEqual(told);
});
