import type { Country } from '../resources/platform/platforms.ts';
import type { GrantedRight } from '../resources/platform/grantedRight.ts';

export interface DemoUser {
  username: string;
  /** Fixed, so that rights can be given before anybody signs in. */
  sub: string;
  email: string;
  rights: GrantedRight[];
}

/** The one password of all demo users; no secret. */
export const demoPassword = 'Baustein-2026';

/** One user per role, for the demo world (behaviour B125). */
export const demoUsers: readonly DemoUser[] = [
  demoUser(1, 'admin', [{ right: 'ADMIN' }]),
  demoUser(2, 'editor', [{ right: 'CATEGORY' }, { right: 'CMS' }, { right: 'ADVERTISEMENT' }]),
  demoUser(3, 'rights', [{ right: 'USER_RIGHTS' }]),
  demoUser(4, 'supplier', rightsOfSupplier('alpenfenster', 'CH')),
  demoUser(5, 'supplier-de', rightsOfSupplier('rheintal-daemmstoffe', 'DE')),
  demoUser(6, 'supplier-zbs', rightsOfSupplier('zbs-gleistechnik', 'ZBS')),
  demoUser(7, 'nobody', []),
];

function demoUser(number: number, username: string, rights: GrantedRight[]): DemoUser {
  const sub = `ba057e10-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return { username, sub, email: `${username}@baustein.example`, rights };
}

function rightsOfSupplier(sid: string, country: Country): GrantedRight[] {
  return [
    { right: 'COMPANY', orgaCountry: { sid, country } },
    { right: 'EDIT_PRODUCTS', orgaCountry: { sid, country } },
  ];
}
