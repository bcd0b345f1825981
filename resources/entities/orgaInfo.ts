import { companiesOfTheCaller } from '../access/companiesOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { choice, image, link, object, reference, text } from '../kinds/grammar.ts';
import { languages } from '../language/languages.ts';

/** A company's own texts and media in one language. */
export const orgaInfo = entity({
  name: 'orgaInfo',
  path: 'orga-info/{platform}',
  key: ['orgaSid', 'language'],
  owner: 'orgaSid',
  title: 'headline',
  screens: [{ name: 'orga-infos', path: 'orga/:orgaSid/infos', feature: 'companies' }],
  calls: ['list', 'get', 'create', 'update', 'delete'],
  createReplaces: true,
  files: { takenBy: 'create' },
  access: {
    view: visitorsOfThePlatform,
    read: companiesOfTheCaller,
    create: companiesOfTheCaller,
    update: companiesOfTheCaller,
    delete: companiesOfTheCaller,
  },
  example: { orgaSid: 'alpenfenster', language: 'it', headline: 'Finestre' },
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    language: choice(languages, { required: true, listed: true, filterable: true }),
    headline: text({ required: true, most: 200, listed: true }),
    text: text({ most: 10_000, long: true }),
    images: image('orgaImage', { many: true, section: 'media' }),
    media: image('orgaMedia', { many: true, section: 'media' }),
    links: object(
      { label: text({ required: true, most: 120 }), link: link({ required: true }) },
      { many: true, section: 'contact' },
    ),
    contact: object(
      {
        name: text({ most: 120 }),
        phone: text({ most: 40 }),
        email: text({ most: 120, shape: 'email' }),
      },
      { section: 'contact' },
    ),
  },
});
