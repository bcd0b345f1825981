import { expect, test } from 'vitest';
import type { Language } from '../../resources/language/languages.ts';
import type { PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import { backoffice as de } from '../../resources/texts/de/backoffice.ts';
import { entities as entitiesDe } from '../../resources/texts/de/entities.ts';
import { backoffice as fr } from '../../resources/texts/fr/backoffice.ts';
import { entities as entitiesFr } from '../../resources/texts/fr/entities.ts';
import { createI18nProvider } from './i18nProvider.ts';

const files = { de: { backoffice: de, entities: entitiesDe }, fr: { backoffice: fr, entities: entitiesFr } };

const provider = (language: Language & keyof typeof files, group: PlatformGroupKey) =>
  createI18nProvider({
    language,
    group,
    texts: files[language],
    entityName: (resource) => ({ orgas: 'orga', products: 'product' })[resource],
  });

test('a resource is called as its entity is called on the platform', async () => {
  const { translate } = await provider('de', 'rhb');
  expect(translate('resources.orgas.name', { smart_count: 2 })).toBe('Projekte');
  expect(translate('resources.products.fields.articleNumber')).toBe('Objektnummer');
  expect((await provider('de', 'baustein')).translate('resources.orgas.name', { smart_count: 1 })).toBe(
    'Firma',
  );
});

test('messages of the library have the plural forms of the language', async () => {
  const { translate } = await provider('fr', 'baustein');
  expect(translate('ra.notification.deleted', { smart_count: 1 })).toBe('Supprimé');
  expect(translate('ra.notification.deleted', { smart_count: 3 })).toBe('3 supprimés');
  expect(translate('ra.notification.deleted', { smart_count: 1_000_000 })).toBe('1000000 supprimés');
});

test('what is no key is shown as it is', async () => {
  const { translate } = await provider('de', 'baustein');
  const sentence = 'Nicht gespeichert: z. B. fehlt der Name.';
  expect(translate(sentence, { _: sentence })).toBe(sentence);
});
