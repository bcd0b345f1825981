import { expect, it } from 'vitest';
import { nobody } from '../../resources/access/nobody.ts';
import { entity } from '../../resources/entity.ts';
import { choice, object, sid, text } from '../../resources/kinds/grammar.ts';
import type { Language } from '../../resources/language/languages.ts';
import { missingLabels } from './missingLabels.ts';

const visit = entity({
  name: 'visit',
  path: 'visit',
  key: ['sid'],
  title: 'sid',
  calls: ['list'],
  access: { view: nobody, read: nobody, create: nobody, update: nobody, delete: nobody },
  example: { sid: 'v' },
  fields: {
    sid: sid(),
    state: choice(['open', 'done']),
    place: object({ city: text() }, { section: 'where' }),
  },
});
const whole = {
  name_one: 'Visit',
  name_other: 'Visits',
  create: 'Create',
  fields: { sid: 'Identifier', state: 'State', state_rhb: 'State', place: 'Place' },
  sections: { where: 'Where' },
  choices: { state: { open: 'Open', done: 'Done' } },
  parts: { place: { city: 'City' } },
};
const said = (texts: Record<string, unknown>, language: Language = 'en') =>
  missingLabels({ file: `${language}/entities.ts`, language, texts }, [visit]);

it('Texts that name everything lack nothing but what their language has besides; an entity without any is one sentence', () => {
  expect(said({ visit: whole })).toEqual([]);
  expect(said({ visit: whole }, 'fr')).toEqual([
    `fr/entities.ts: visit has no label for "name_many": add "name_many: '…'" there.`,
  ]);
  expect(said({})).toEqual(['en/entities.ts: visit has no labels: add "visit: { … }".']);
});

it('What has no label, one sentence for each place, and a label of nothing are named with what to do', () => {
  const { place: _, ...fields } = whole.fields;
  expect(
    said({
      visit: { ...whole, fields: { ...fields, plaza: 'Place' }, choices: {}, parts: {}, create: undefined },
    }),
  ).toEqual([
    `en/entities.ts: visit has no label for "create": add "create: '…'" there.`,
    `en/entities.ts: visit.choices.state has no label for "open", "done": add "open: '…', done: '…'" there.`,
    `en/entities.ts: visit.fields has no label for "place": add "place: '…'" there.`,
    `en/entities.ts: visit.parts.place has no label for "city": add "city: '…'" there.`,
    'en/entities.ts: visit has no field "plaza": take the label away, or call it as the field is called.',
  ]);
});
