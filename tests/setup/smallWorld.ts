import { callsOf } from './calls.ts';
import { seedPeople } from './people.ts';
import { testApp, type TestAppOptions } from './testApp.ts';

/** On PUT: create it where it stands. */
export const asNew = { 'if-none-match': '*' };

/**
 * The real server with the demo users and, on CH, a small tree (`huelle` with `fenster`, IfcWindow, and `dach`), two
 * manufacturers (`alpenfenster`, which `supplier` keeps, and `andere`), a retailer (`bauhandel`) and two products
 * of alpenfenster (`f1`, `f2`).
 */
export async function smallWorld(options: TestAppOptions = {}) {
  const tested = await testApp(options);
  const call = callsOf(tested.app);
  await seedPeople(tested.database);
  for (const sid of ['huelle', 'fenster', 'dach'])
    await call('admin', 'POST', '/import/category', {
      sid,
      name: { de: sid },
      ifcClasses: sid === 'fenster' ? ['IfcWindow'] : [],
    });
  for (const [childSid, parentSid] of [
    ['huelle', 'root_category'],
    ['fenster', 'huelle'],
    ['dach', 'huelle'],
  ])
    await call('admin', 'POST', '/import/category-relation', { platform: 'CH', childSid, parentSid });
  for (const [sid, kind] of [
    ['alpenfenster', 'manufacturer'],
    ['andere', 'manufacturer'],
    ['bauhandel', 'retailer'],
  ])
    await call('admin', 'POST', '/import/orga/CH', { sid, orgaDetails: { name: sid, kind } });
  for (const sid of ['f1', 'f2'])
    await call('admin', 'PUT', `/import/product/CH/alpenfenster/${sid}`, productOf(sid), asNew);
  return { ...tested, call };
}

function productOf(sid: string) {
  return {
    orgaInfo: { sid: 'alpenfenster' },
    sid,
    productInfo: { articleNumber: `A-${sid}`, title: { de: `Fenster ${sid}` } },
    categories: { mainCategory: { sid: 'fenster' } },
  };
}

/** The faults of a refused call, each as its path and code. */
export function faultsOf(answer: { json(): { errors: { path: string; code: string }[] } }): string[] {
  return answer.json().errors.map(({ path, code }) => `${path} ${code}`);
}
