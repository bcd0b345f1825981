import { describe, expect, it } from 'vitest';
import type { Entity } from '../entity.ts';
import { languages, type Language } from '../language/languages.ts';
import { entities } from '../registry.ts';
import { entities as de } from './de/entities.ts';
import { entities as en } from './en/entities.ts';
import { entities as fr } from './fr/entities.ts';
import { entities as it_ } from './it/entities.ts';

type Labels = {
  sections?: Record<string, string>;
  choices?: Record<string, Record<string, string>>;
  parts?: Record<string, Record<string, string>>;
};

const texts = { de, en, fr, it: it_ } satisfies Record<Language, unknown>;

describe.each(languages)('The labels in %s', (language) => {
  const catalogue = texts[language] as unknown as Record<string, Labels>;

  it.each(Object.values(entities) as Entity[])('name every section, choice and part of $name', (entity) => {
    const labels = catalogue[entity.name] ?? {};
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.section) expect(labels.sections, `section ${field.section}`).toHaveProperty(field.section);
      if (field.kind === 'choice')
        expect(ofEveryGroup(labels.choices?.[name]), name).toEqual([...field.choices]);
      if (field.kind === 'object')
        expect(ofEveryGroup(labels.parts?.[name]), name).toEqual(Object.keys(field.fields));
    }
  });

  it('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [entity, labels] of Object.entries(catalogue))
      for (const form of forms) expect(labels, `${entity}.name_${form}`).toHaveProperty(`name_${form}`);
  });
});

/** The labels that hold everywhere, without their variants for single groups. */
function ofEveryGroup(labels: Record<string, string> = {}): string[] {
  return Object.keys(labels).filter((name) => !/_(rhb|mgbahn|zbs)$/.test(name));
}
