import { companiesSeen } from '../access/companiesSeen.ts';
import { companiesOfTheCaller } from '../access/companiesOfTheCaller.ts';
import { holdersOf } from '../access/holdersOf.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { choice, image, number, object, reference, sid, text, translated } from '../kinds/grammar.ts';

export const orga = entity({
  name: 'orga',
  path: 'orga/{platform}',
  key: ['sid'],
  owner: 'sid',
  title: 'name',
  screens: [{ name: 'orgas', feature: 'companies' }],
  found: { beside: ['sid'] },
  page: { screen: 'orga', parameters: { orgaSid: 'sid' } },
  trash: true,
  comments: true,
  calls: ['list', 'get', 'create', 'update', 'delete'],
  files: { holdParts: true, takenBy: 'update' },
  access: {
    view: visitorsOfThePlatform,
    read: companiesSeen,
    create: holdersOf('COMPANY'),
    update: companiesOfTheCaller,
    delete: holdersOf('COMPANY'),
  },
  example: {
    sid: 'neu',
    orgaDetails: {
      name: 'Neu AG',
      kind: 'manufacturer',
      headOffice: { address: { street: 'Bahnhofstrasse 1', zip: '7000', city: 'Chur', country: 'CH' } },
    },
    orgaInfo: { description: { de: 'Fenster aus Holz', fr: 'Fenêtres en bois' } },
  },
  fields: {
    sid: sid({ listed: true, sortable: true }),
    name: text({
      at: 'orgaDetails.name',
      required: true,
      most: 200,
      listed: true,
      sortable: true,
      filterable: true,
      section: 'details',
    }),
    kind: choice(['manufacturer', 'retailer'], {
      at: 'orgaDetails.kind',
      required: true,
      listed: true,
      filterable: true,
      section: 'details',
    }),
    productCategories: reference('category', {
      at: 'orgaDetails.productCategories',
      many: true,
      section: 'details',
    }),
    address: object(
      {
        street: text({ most: 120 }),
        zip: text({ most: 12 }),
        city: text({ most: 80 }),
        country: text({ most: 60 }),
        phone: text({ most: 40 }),
        email: text({ most: 120, shape: 'email' }),
        website: text({ most: 200, shape: 'webAddress' }),
      },
      { at: 'orgaDetails.headOffice.address', section: 'headOffice' },
    ),
    logo: image('logo', { at: 'orgaInfo.logo', section: 'info' }),
    description: translated({ at: 'orgaInfo.description', most: 4000, long: true, section: 'info' }),
    /** The mean of its products. */
    completeness: number({
      at: 'quality.completeness',
      integer: true,
      share: true,
      readOnly: true,
      listed: true,
      sortable: true,
    }),
  },
});
