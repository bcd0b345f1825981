// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { imagePath } from '../../../resources/address/imagePath.ts';
import { entities, type EntityName } from '../../../resources/registry.ts';
import type { Row } from '../../../resources/shape.ts';
import { backoffice as texts } from '../../../resources/texts/de/backoffice.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { changedLeaves } from '../leaves/changedLeaves.ts';
import { LeafChanges } from './LeafChanges.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

const attribute = { group: 'dimensions', kind: 'number' };
const attributes = [
  { ...attribute, sid: 'breite', name: { de: 'Breite', fr: 'Largeur' }, unit: 'mm' },
  { ...attribute, sid: 'jahr', name: { de: 'Baujahr' } },
  { ...attribute, sid: 'frostfest', name: { de: 'Frostfest' }, kind: 'yesNo' },
  {
    ...attribute,
    sid: 'farbe',
    name: { de: 'Farbe' },
    kind: 'choice',
    choices: [
      { sid: 'rot', label: { de: 'Rot' } },
      { sid: 'blau', label: { de: 'Blau' } },
    ],
  },
];
const listed = (rows: readonly object[]) =>
  Response.json(rows, { headers: { 'content-range': `rows 0-0/${rows.length}` } });

/** What stands under the name of each leaf, as it is seen and as it is heard; both with markup where it says something. */
async function shown(name: EntityName, before: Row, after: Row): Promise<Record<string, string>> {
  const { wrapper } = await insideBackoffice({
    answer: ({ path }) => {
      if (path === '/api/import/attribute') return listed(attributes);
      if (path === '/api/import/product-line/CH/acme/classic')
        return Response.json({ orgaSid: 'acme', sid: 'classic', title: { de: 'Klassik' } });
      return undefined;
    },
  });
  const entity = entities[name];
  render(
    <main>
      <LeafChanges
        entity={entity}
        changes={changedLeaves(entity, before, after)}
        record={{ orgaSid: 'acme', ...after }}
      />
    </main>,
    { wrapper },
  );
  const main = await screen.findByRole('main');
  if ('attributes' in before) await waitFor(() => expect(main.textContent).not.toContain('breite'));
  return Object.fromEntries(
    [...main.children].map(({ children: [label, value] }) => [
      label?.textContent ?? '',
      (value?.textContent ?? '').replaceAll('\u00a0', ' '),
    ]),
  );
}
const beside = (was: string, became: string) =>
  `${texts.change.before}: ${was}${texts.change.after}: ${became}`;

afterEach(cleanup);

describe('What changed in a record is shown leaf by leaf (behaviour B214)', () => {
  it('each attribute by its name with its unit, and one that is no more by its sid', async () => {
    const before = {
      attributes: { breite: 900, hoehe: 5, jahr: 1999, frostfest: false, farbe: 'rot', weg: 'x' },
    };
    const after = { attributes: { breite: 950.5, hoehe: 5, jahr: 2001, frostfest: true, farbe: 'blau' } };
    expect(await shown('product', before, after)).toEqual({
      Breite: beside('900 mm', '950.5 mm'),
      Baujahr: beside('1999', '2001'),
      Frostfest: beside(texts.ra.boolean.false, texts.ra.boolean.true),
      Farbe: beside('Rot', 'Blau'),
      weg: beside('x', '–'),
    });
  });

  it('pictures that came and went as pictures, and their order once', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
    const labels = await shown('product', { images: [a, b, c] }, { images: [c, b, 'd'.repeat(64)] });
    const { added, removed, before, after } = texts.change;
    const sources = (selector: string) =>
      [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)].map((image) =>
        image.getAttribute('src'),
      );
    const path = (hash = '') => imagePath({ kind: 'productImage', hash }, '240');
    expect(sources('del')).toEqual([path(a), path(b), path(c)]);
    expect(sources('ins')).toEqual([path('d'.repeat(64)), path(c), path(b)]);
    expect(Object.values(labels)).toEqual([`${removed}: −${added}: +`, `${before}: ${after}: `]);
  });

  it('a text in the language it is in, and of a long one the words that changed', async () => {
    const long = 'Ein Fenster, das viele Jahre hält und sich leicht öffnen lässt, auch wenn es stürmt.';
    const before = { title: { de: 'Alt', fr: 'Vieux' }, description: { it: `${long} Aus Holz.` } };
    const after = { title: { de: 'Alt', fr: 'Neuf' }, description: { it: `${long} Aus Lärche.` } };
    const labels = await shown('product', before, after);
    expect(labels['Titel (Français)']).toBe(beside('Vieux', 'Neuf'));
    expect(document.querySelectorAll('[lang=fr]')).toHaveLength(2);
    const words = document.querySelector('[lang=it]');
    expect([...(words?.querySelectorAll('del, ins') ?? [])].map((side) => side.textContent)).toEqual([
      `${texts.change.removed}: Holz`,
      `${texts.change.added}: Lärche`,
    ]);
    expect(words?.textContent).toMatch(/^….*stürmt\. Aus .*\.$/);
  });

  it('choices and references by their labels, also of a list and within the company', async () => {
    const before = { productLine: null, gtins: ['07612345678900'] };
    const after = { productLine: 'classic', gtins: [] };
    const labels = await shown('product', before, after);
    await screen.findByText('Klassik');
    expect(labels).toMatchObject({ GTIN: `${texts.change.removed}: −7612345678900` });
  });

  it('an object of a list by what tells it from the others, with its parts that changed', async () => {
    const of = (fr?: string) => ({ choices: [{ sid: 'rot', label: { de: 'Rot', ...(fr && { fr }) } }] });
    const [value] = Object.values(await shown('attribute', of(), of('Rouge')));
    expect(value).toMatch(/^rot.*\(Français\)/);
    expect(value?.endsWith(beside('–', 'Rouge'))).toBe(true);
  });

  it('objects that nothing tells apart by their places, each with what changed in it', async () => {
    const of = (...words: string[]) => ({
      sections: words.map((de) => ({
        contentType: 'text',
        content: { de },
        position: 'left',
        layout: 'full',
      })),
    });
    const [value] = Object.values(await shown('article', of('Eins', 'Zwei'), of('Eins', 'Drei', 'Vier')));
    expect(value).toContain(`2. `);
    expect(value).toContain(beside('Zwei', 'Drei'));
    expect(value).toMatch(new RegExp(`3\\. ${texts.change.added}: \\+.*Vier`));
    expect(value).not.toContain('Eins');
  });
});
