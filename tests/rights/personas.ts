import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import type { TaggedDatabase } from '../setup/tagged.ts';
import { addPerson } from '../setup/person.ts';

const own = { sid: 'alpenfenster', country: 'CH' } as const;

/** Who calls, in the order of the columns of the expected table: nobody, and twelve accounts with their rights. */
export const personas: readonly { name: string; rights?: readonly GrantedRight[] }[] = [
  { name: 'stranger' },
  { name: 'without', rights: [] },
  { name: 'admin', rights: [{ right: 'ADMIN' }] },
  { name: 'advertisement', rights: [{ right: 'ADVERTISEMENT' }] },
  { name: 'category', rights: [{ right: 'CATEGORY' }] },
  { name: 'cms', rights: [{ right: 'CMS' }] },
  { name: 'edit-products', rights: [{ right: 'EDIT_PRODUCTS' }] },
  { name: 'user-rights', rights: [{ right: 'USER_RIGHTS' }] },
  { name: 'company', rights: [{ right: 'COMPANY' }] },
  { name: 'own-company', rights: [{ right: 'COMPANY', orgaCountry: own }] },
  { name: 'own-products', rights: [{ right: 'EDIT_PRODUCTS', orgaCountry: own }] },
  { name: 'elsewhere', rights: [{ right: 'COMPANY', orgaCountry: { ...own, country: 'DE' } }] },
  { name: 'own-rights', rights: [{ right: 'USER_RIGHTS', orgaCountry: own }] },
];

/** Makes the accounts; the stranger has none. */
export async function seedPersonas(database: TaggedDatabase): Promise<void> {
  for (const { name, rights } of personas) if (rights) await addPerson(database, name, rights);
}
