// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Entity } from '../resources/entity.ts';
import type { Field } from '../resources/kinds/field.ts';
import { languages, type Language } from '../resources/language/languages.ts';
import { hasFeature } from '../resources/access/canOpenFeature.ts';
import {
  platformGroups,
  type PlatformGroup,
  type PlatformGroupKey,
} from '../resources/platform/platformGroups.ts';
import { platforms, type Platform } from '../resources/platform/platforms.ts';
import { entities } from '../resources/registry.ts';
import { featureKeys } from '../resources/platform/rights.ts';
import { createI18nProvider } from '../providers/i18n/i18nProvider.ts';
import type { Texts } from '../providers/i18n/loadTexts.ts';
import { groupLabels } from '../server/base/texts/groupLabels.ts';
import { BackofficeContext } from '../src/directory/BackofficeContext.ts';
import { createDirectory } from '../src/directory/Directory.ts';
import type { Place } from '../src/directory/Place.ts';
import { useLabels } from '../src/directory/useLabels.ts';
import { useTitleOf } from '../src/directory/useTitleOf.ts';

const files = ['backoffice', 'entities', 'faults', 'identity', 'imports', 'server', 'storefront'] as const;
const directory = createDirectory();
const texts = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await textsOf(language)])),
) as Record<Language, Texts>;
const flat = Object.fromEntries(
  languages.map((language) => [language, new Map(leavesOf(texts[language]))]),
) as Record<Language, Map<string, string>>;

/** The texts that are the same in German and in another language, and why. */
const sameAsGerman = {
  'is a name or an abbreviation':
    /^(Backoffice|GTIN|CHF|EUR|PDF|JSON|CSV|Excel \(\.xlsx\)|Excel 5–2003 \(\.xls\)|OpenDocument \(\.ods\)|BMEcat(?: 2005)?|ETIM xChange|DATANORM|IFC|eBKP-H|ETIM|BKP|NPK|SMS|Webhooks?|Baustein|RhB|MGBahn|ZBS|Deutsch|English|Français|Italiano)$/,
  'is a word of all of these languages':
    /^(Administration|Code|Export|Format|Import|Link|Links|Liste|Logo|Material|Name|Newsletter|Partner|Person|Position|Sandbox|Start|Text|Video|Website|Adresse|Garantie|Impressum|Profil|Palette|Set|Tonne|Tube|in )$/,
  'has no words': /^[^\p{L}]*$/u,
};

/** How others than a group call its things. */
const foreignWords: Partial<Record<PlatformGroupKey, Record<Language, RegExp>>> = {
  rhb: ofBaustein(),
  mgbahn: ofBaustein(),
  zbs: {
    de: /Firm(a|en)|Projekt|Objekt/,
    en: /compan(y|ies)|project|object/i,
    fr: /entreprise|projet|objet/i,
    it: /aziend|progett|oggett/i,
  },
};

/** Texts of a group in which another's word is meant. */
const meantSo: Record<string, string> = {
  'backoffice.login.lead': 'suppliers of data are called so everywhere',
};

describe.each(languages)('The texts in %s', (language) => {
  test('are all there, and none is a key', () => {
    const bad = [...flat[language]].filter(([, text]) => !text || /^[a-z]\w*(\.\w+)+$/.test(text));
    expect(bad).toEqual([]);
    const bases = new Set([...flat[language].keys()].map(withoutPlural));
    expect([...flat.de.keys()].map(withoutPlural).filter((key) => !bases.has(key))).toEqual([]);
  });

  test('fill in nothing that the German ones do not', () => {
    const known = new Map<string, Set<string>>();
    for (const [key, text] of flat.de)
      for (const name of placeholdersOf(text)) {
        const base = withoutPlural(key);
        known.set(base, (known.get(base) ?? new Set(['count', 'smart_count', 'n'])).add(name));
      }
    const unknown = [...flat[language]].flatMap(([key, text]) =>
      placeholdersOf(text)
        .filter(
          (name) => !known.get(withoutPlural(key))?.has(name) && !['count', 'smart_count'].includes(name),
        )
        .map((name) => `${key}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

test.each(languages.filter((language) => language !== 'de'))('No text in %s is a German one', (language) => {
  const german = [...flat[language]].filter(([key, text]) => {
    const words = text.replaceAll(/\{\{.*?\}\}/g, '');
    if (Object.values(sameAsGerman).some((reason) => reason.test(words))) return false;
    return flat.de.get(key) === text || /ß|\b(und|oder|nicht|wird|eine|der|das)\b/.test(words);
  });
  expect(german).toEqual([]);
});

describe.each(everyFace())('On $platform.key in $language', ({ platform, group, language }) => {
  test('every field, choice, section, part and name of every entity has a label, and no foreign word', async () => {
    const { labels, titleOf } = await hooksOf(platform, language);
    const shown: [string, string, string][] = [];
    for (const entity of Object.values<Entity>(entities).filter((each) => isOf(group, each))) {
      shown.push(
        [entity.name, labels.one(entity), entity.name],
        [entity.name, labels.many(entity), entity.name],
      );
      if (entity.calls.includes('list')) shown.push([entity.name, labels.create(entity), entity.name]);
      for (const place of placesOf(entity)) {
        const path = [entity.name, ...place.names].join('.');
        const { field } = place;
        shown.push([path, labels.field(place), place.names.at(-1) as string]);
        if (field.section) shown.push([path, labels.section(entity, field.section), field.section]);
        if (field.kind !== 'choice') continue;
        for (const choice of field.choices) {
          shown.push([`${path}=${choice}`, labels.choice(place, choice), choice]);
          if (entity.title === place.names[0])
            shown.push([`${path}=${choice}`, titleOf(entity, { [entity.title]: choice }), choice]);
        }
      }
    }
    const file = `resources/texts/${language}/entities.ts`;
    // Currencies and countries are written by their codes.
    const raw = shown.filter(([, label, own]) => label === own && !/^[A-Z]+$/.test(own));
    const foreign = shown.filter(([, label]) => foreignWords[platform.group]?.[language].test(label));
    expect([
      ...raw.map(
        ([path, label]) => `${file}: the label of ${path} is its key "${label}": write what people say.`,
      ),
      ...foreign.map(
        ([path, label]) =>
          `${file}: ${path} is called "${label}", which ${platform.group} says otherwise: add the label a second time, its key ended by _${platform.group}.`,
      ),
    ]).toEqual([]);
  });

  test('no menu, screen or message of the browser shows a key or calls things as others do', async () => {
    const { translate } = await providerOf(platform, language);
    const lacking = featureKeys.filter((feature) => !hasFeature(platform, feature));
    const keys = [...flat.de.keys()]
      .filter((key) => !lacking.some((feature) => key.endsWith(`.${feature}`)))
      .filter((key) => /^(backoffice|storefront|server\.validation)\b/.test(key))
      .map((key) => (key.startsWith('backoffice.ra.') ? key.replace('backoffice.', '') : key));
    const shown = [...new Set(keys.map(withoutGroup).map(withoutPlural))].flatMap((key) =>
      [1, 2, 1_000_000].map((count) => [
        key,
        translate(key, { smart_count: count, count, skipInterpolation: true }),
      ]),
    ) as [string, string][];
    expect(shown.filter(([key, text]) => !text || text.includes(key))).toEqual([]);
    const foreign = foreignWords[platform.group]?.[language];
    expect(shown.filter(([key, text]) => !meantSo[key] && foreign?.test(text))).toEqual([]);
  });

  test('no message of the server calls things as others do', () => {
    const words = groupLabels(language, platform.group) as Record<string, string>;
    const shown = [...flat[language]]
      .filter(([key]) => /^(server|imports|identity)\./.test(key))
      .map(([key, text]) => [key, text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '')]);
    const foreign = foreignWords[platform.group]?.[language];
    expect(shown.filter(([, text = '']) => foreign?.test(text))).toEqual([]);
  });
});

test('every text that a screen names by its whole key is there', () => {
  const bases = new Set([...flat.de.keys()].map(withoutPlural));
  const sources = globSync('{src,providers}/**/*.{ts,tsx}', { exclude: (name) => name.includes('.test.') });
  const missing = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\btranslate\(\s*'([\w.]+)'/g)]
      .map(([, key = '']) => key)
      .filter((key) => !bases.has(key.startsWith('ra.') ? `backoffice.${key}` : key))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

interface Face {
  platform: Platform;
  group: PlatformGroup;
  language: Language;
}

/** Every platform group in every language in which it is shown. */
function everyFace(): Face[] {
  return Object.entries(platformGroups).flatMap(([key, group]: [string, PlatformGroup]) => {
    const platform = platforms.find((each) => each.group === key) as Platform;
    const spoken = group.forcedLanguage ? [group.forcedLanguage] : languages;
    return spoken.map((language) => ({ platform, group, language }));
  });
}

function isOf(group: PlatformGroup, { feature }: Entity): boolean {
  return !feature || group.menu.includes(feature);
}

function placesOf(entity: Entity): Place[] {
  const inner = (names: Place['names'], field: Field): Place[] => [
    { entity, names, field },
    ...(field.kind === 'object'
      ? Object.entries(field.fields).flatMap(([name, part]) => inner([...names, name], part))
      : []),
  ];
  return Object.entries(entity.fields).flatMap(([name, field]) => inner([name], field));
}

function providerOf({ group }: Platform, language: Language) {
  return createI18nProvider({
    language,
    group,
    texts: texts[language],
    entityName: (resource) => directory.find(resource)?.entity.name,
  });
}

async function hooksOf(platform: Platform, language: Language) {
  const value = await providerOf(platform, language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BackofficeContext value={{ platform, language, directory }}>
      <I18nContextProvider value={value}>{children}</I18nContextProvider>
    </BackofficeContext>
  );
  return renderHook(() => ({ labels: useLabels(), titleOf: useTitleOf() }), { wrapper }).result.current;
}

async function textsOf(language: Language): Promise<Texts> {
  const read = files.map(async (file) => {
    const module = (await import(`../resources/texts/${language}/${file}.ts`)) as Record<string, unknown>;
    return [file, module[file]] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

function leavesOf(tree: Texts, path: readonly string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[[...path, name].join('.'), value]]
      : leavesOf(value as Texts, [...path, name]),
  );
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
}

function withoutPlural(key: string): string {
  return key.replace(/_(one|many|other)$/, '');
}

function withoutGroup(key: string): string {
  return key.replace(/_(rhb|mgbahn|zbs)(?=_|$)/, '');
}

function ofBaustein(): Record<Language, RegExp> {
  return {
    de: /Produkt|Firm(a|en)|Artikelnummer/,
    en: /product|compan(y|ies)|article number/i,
    fr: /produit|entreprise|numéro d’article/i,
    it: /prodott|aziend|numero di articolo/i,
  };
}
