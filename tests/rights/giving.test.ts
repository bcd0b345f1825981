import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import { rights } from '../../resources/platform/rights.ts';
import type { TaggedDatabase } from '../setup/tagged.ts';
import { callsOf, type Call } from '../setup/calls.ts';
import { addPerson } from '../setup/person.ts';
import { testApp } from '../setup/testApp.ts';
import { seedPersonas } from './personas.ts';
import { snapshot } from './snapshot.ts';

/**
 * Which rights somebody may give and take: written by hand from the rule (behaviour B44). The columns:
 *
 *   ADMIN, ADVERTISEMENT, CATEGORY, CMS, EDIT_PRODUCTS, USER_RIGHTS, COMPANY in general;
 *   EDIT_PRODUCTS, USER_RIGHTS, COMPANY of alpenfenster in CH; the same of andere in CH; the same of alpenfenster in DE
 *
 * `y` may, `n` is 403. Taking what lies outside the giver's own company answers 404, as if it were not there.
 */
const expected: Record<string, { gives: string; takes: string }> = {
  admin: { gives: 'yyyyyyy yyy yyy yyy', takes: 'yyyyyyy yyy yyy yyy' },
  'user-rights': { gives: 'nyyyyny yny yny yny', takes: 'nyyyyny yny yny yny' },
  'own-rights': { gives: 'nnnnnnn yny nnn nnn', takes: '------- yny --- ---' },
  without: { gives: 'nnnnnnn nnn nnn nnn', takes: 'nnnnnnn nnn nnn nnn' },
  'own-company': { gives: 'nnnnnnn nnn nnn nnn', takes: 'nnnnnnn nnn nnn nnn' },
};

const companies = [
  { sid: 'alpenfenster', country: 'CH' },
  { sid: 'andere', country: 'CH' },
  { sid: 'alpenfenster', country: 'DE' },
] as const;

const groups: readonly (readonly GrantedRight[])[] = [
  rights.map((right) => ({ right })),
  ...companies.map((orgaCountry) =>
    (['EDIT_PRODUCTS', 'USER_RIGHTS', 'COMPANY'] as const).map((right) => ({ right, orgaCountry })),
  ),
];

const url = '/import/user-right';
let call: Call;
let database: TaggedDatabase;

beforeAll(async () => {
  const { app, database: used } = await testApp();
  [call, database] = [callsOf(app), used];
  await seedPersonas(database);
  await addPerson(database, 'root', [{ right: 'ADMIN' }]);
  for (const { sid, country } of companies)
    await call('root', 'POST', `/import/orga/${country}`, {
      sid,
      orgaDetails: { name: sid, kind: 'manufacturer' },
    });
});

/** One letter for each right, the groups apart. */
async function outcomesOf(attempt: (right: GrantedRight) => Promise<number>): Promise<string> {
  const letters: Record<number, string> = { 201: 'y', 204: 'y', 403: 'n', 404: '-' };
  const words: string[] = [];
  for (const group of groups) {
    const codes = [];
    for (const right of group) codes.push(await attempt(right));
    words.push(codes.map((code) => letters[code] ?? ` ${code} `).join(''));
  }
  return words.join(' ');
}

describe.each(Object.entries(expected))(
  'A right is given and taken by %s (abuse cases 23 and 24)',
  (who, { gives, takes }) => {
    it(`gives ${gives}`, async () => {
      const before = await snapshot(database);
      const sub = randomUUID();
      expect(
        await outcomesOf(async (right) => (await call(who, 'POST', url, { sub, ...right })).statusCode),
      ).toBe(gives);
      if (!gives.includes('y')) expect(await snapshot(database)).toEqual(before);
    });

    it(`takes ${takes}`, async () => {
      const held = await addPerson(database, 'held', groups.flat());
      const before = await snapshot(database);
      const stored = (await call('root', 'GET', `${url}/${held}`)).json().rights as (GrantedRight & {
        id: string;
      })[];
      const idOf = ({ right, orgaCountry }: GrantedRight) =>
        stored.find(
          (one) =>
            one.right === right &&
            one.orgaCountry?.sid === orgaCountry?.sid &&
            one.orgaCountry?.country === orgaCountry?.country,
        )?.id;
      expect(
        await outcomesOf(async (right) => (await call(who, 'DELETE', `${url}/${idOf(right)}`)).statusCode),
      ).toBe(takes);
      if (!takes.includes('y')) expect(await snapshot(database)).toEqual(before);
    });
  },
);
