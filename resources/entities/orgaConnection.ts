import { companiesOfTheCaller } from '../access/companiesOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { choice, link, reference } from '../kinds/grammar.ts';
import { differentRecords } from '../rules/differentRecords.ts';

/** Companies that work together: what the connected one is to the other. */
export const orgaConnection = entity({
  name: 'orgaConnection',
  path: 'orga-connection/{platform}',
  key: ['orgaSid', 'connectedSid'],
  owner: 'orgaSid',
  title: 'connectedSid',
  screens: [{ name: 'orga-connections', path: 'orga/:orgaSid/connections', feature: 'companies' }],
  calls: ['list', 'get', 'create', 'update', 'delete'],
  createReplaces: true,
  access: {
    view: visitorsOfThePlatform,
    read: companiesOfTheCaller,
    create: companiesOfTheCaller,
    update: companiesOfTheCaller,
    delete: companiesOfTheCaller,
  },
  rules: [differentRecords(['orgaSid'], ['connectedSid'])],
  example: { orgaSid: 'alpenfenster', connectedSid: 'bauhandel', role: 'retailer' },
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    connectedSid: reference('orga', { required: true, retires: true, listed: true, filterable: true }),
    role: choice(['retailer', 'manufacturer', 'partner'], { required: true, listed: true, filterable: true }),
    link: link(),
  },
});
