import { expect, it } from 'vitest';
import { platform } from '../../resources/platform/platforms.ts';
import { backoffice } from '../../resources/texts/fr/backoffice.ts';
import { faults } from '../../resources/texts/fr/faults.ts';
import { imports } from '../../resources/texts/fr/imports.ts';
import { server } from '../../resources/texts/fr/server.ts';
import { storefront } from '../../resources/texts/fr/storefront.ts';
import { frenchSpaces } from '../../resources/language/frenchSpaces.ts';
import { translator } from './translator.ts';

it('French punctuation keeps to its word, with the space that belongs before it', () => {
  expect(frenchSpaces({ a: 'Qui ? Lui : « moi » ; 5 %', b: { c: 'Non !' } })).toEqual({
    a: 'Qui\u202f? Lui\u00a0: «\u00a0moi\u00a0»\u202f; 5\u00a0%',
    b: { c: 'Non\u202f!' },
  });
  expect(translator('fr', platform('CH'))('search.empty')).toBe('Que cherchez-vous\u202f?');
});

it('No French text forgets the space before a mark', () => {
  const forgotten = /[^\s\u00a0\u202f][;!?»]|[^\s\u00a0\u202f\d}]:(?=\s|$)|«[^\s\u00a0\u202f]/;
  const walk = (texts: object): string[] =>
    Object.values(texts).flatMap((text: unknown) =>
      typeof text === 'string' ? text : typeof text === 'object' && text ? walk(text) : [],
    );
  const all = frenchSpaces({ backoffice, faults, imports, server, storefront });
  expect(walk(all).filter((text) => forgotten.test(text))).toEqual([]);
});
