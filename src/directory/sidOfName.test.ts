import { expect, it } from 'vitest';
import { sidOfName } from './sidOfName.ts';

it.each([
  ['Brandlast (MJ)', 'brandlast-mj'],
  ['Größe über alles', 'groesse-ueber-alles'],
  ['Tenue à l’eau', 'tenue-a-l-eau'],
  ['…', ''],
])('%s has the sid "%s"', (name, sid) => {
  expect(sidOfName(name)).toBe(sid);
});
