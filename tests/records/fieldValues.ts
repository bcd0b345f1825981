import fc from 'fast-check';
import { isNormCode, normCodes } from '../../resources/kinds/normCodes.ts';
import type { Field, ImageField } from '../../resources/kinds/field.ts';
import { hasValidCheckDigit } from '../../resources/kinds/gtin.ts';
import { languages } from '../../resources/language/languages.ts';
import { foreignPicture, manufacturer, noPicture, pictures, retailer } from './recordWorld.ts';

/**
 * What can say a record: JSON, or the cells of a table. Reading comes before judging and is tested beside the import, so
 * no value is generated that only one way can say or that a file reads in its own way: texts that are blank (in a file
 * they say nothing), line breaks, soft hyphens and odd blanks, values of another type (a file takes "5" for 5), objects in the
 * place of texts, names and paths instead of sids, several values in one cell; for tables neither pictures, unknown fields and
 * attributes, control characters nor "-", which empties a cell.
 */
export type Medium = 'json' | 'cells';

/** What may stand in a field: sound values, the edges of them too, and such as are wrong in one way each. */
export interface FieldValues {
  sound: fc.Arbitrary<unknown>;
  /** Undefined where whatever can be read is sound. */
  wrong?: fc.Arbitrary<unknown> | undefined;
}

const longestText = 500;
const longestCode = 64;

/** Sids that are there, by the name of the entity. */
const there: Record<string, readonly [string, ...string[]]> = {
  category: ['fenster', 'holzfenster', 'tueren', ' fenster '],
  productLine: ['classic'],
  orga: [manufacturer, retailer],
};

/** Values of attributes of each kind. A number or a word that is none is not read, and so never judged. */
const attributeValues: Record<string, FieldValues> = {
  breite: { sound: measures() },
  gewicht: { sound: measures() },
  farbe: {
    sound: fc.constantFrom('weiss', 'gruen'),
    wrong: fc.constantFrom('lila', 'x'.repeat(longestText + 1)),
  },
  frostfest: { sound: fc.boolean() },
  norm: { sound: texts(longestText), wrong: tooLong(longestText) },
};

/** What a field takes and refuses, from its declaration. */
export function valuesOf(field: Field, medium: Medium): FieldValues {
  switch (field.kind) {
    case 'text': {
      const { most = longestText, shape } = field;
      if (shape === 'email')
        return { sound: fc.constant('anna@firma.example'), wrong: wrongTexts(most, medium, 'anna') };
      if (shape === 'webAddress')
        return {
          sound: fc.constantFrom('https://www.firma.example', 'www.firma.example'),
          wrong: wrongTexts(most, medium, 'keine Adresse'),
        };
      return { sound: texts(most), wrong: wrongTexts(most, medium) };
    }
    case 'translated':
      return translated(field.most ?? longestText, medium);
    case 'number': {
      const { least = -1e9, most = 1e9 } = field;
      const outside = [
        ...(field.least === undefined ? [] : [least - 1]),
        ...(field.most === undefined ? [] : [most + 1]),
      ];
      return {
        sound: fc.oneof(fc.constantFrom(least, most), fc.double({ min: least, max: most, noNaN: true })),
        wrong: outside.length > 0 ? fc.constantFrom(...outside) : undefined,
      };
    }
    case 'yesNo':
      return { sound: fc.boolean() };
    case 'choice':
      return listed(field, { sound: fc.constantFrom(...field.choices), wrong: fc.constant('anderes') });
    case 'code': {
      const { most = longestCode, shape } = field;
      if (shape === 'sid')
        return { sound: fc.constant('neu'), wrong: fc.constantFrom('ein Name', 'Ü1', 'x'.repeat(most + 1)) };
      if (isNormCode(shape))
        return listed(field, {
          sound: fc.stringMatching(normCodes[shape]),
          wrong: fc.constantFrom('27a', '1234', 'E03', '12.1'),
        });
      return listed(field, { sound: texts(most), wrong: wrongTexts(most, medium) });
    }
    case 'gtin':
      return listed(field, {
        sound: fc
          .tuple(fc.constantFrom(8, 12, 13, 14), fc.integer({ min: 1_000_000, max: 9_999_999 }))
          .map(([digits, number]) => withCheckDigit(String(number).padStart(digits - 1, '4'))),
        wrong: fc.constantFrom('4006381333932', 'keine', '123', '12345678901234567'),
      });
    case 'reference':
      return listed(field, {
        sound: fc.constantFrom(...(there[field.to] ?? ['neu'])),
        wrong: fc.constantFrom('gibt-es-nicht', 'root_category', 'x'.repeat(longestCode + 1)),
      });
    case 'image':
      return listed(field, {
        sound: fc.constant(pictures[field.of]),
        // What is no picture of ours in a cell is kept for later, as an address is.
        wrong: fc.constantFrom(
          noPicture,
          foreignPicture,
          otherKind(field),
          ...(medium === 'json' ? ['kein-bild'] : []),
        ),
      });
    case 'link':
      return {
        sound: fc.constantFrom('/de', 'https://shop.example/f1', 'mailto:anna@firma.example'),
        wrong: fc.constantFrom('ftp://shop.example', 'javascript:alert(1)', `/${'x'.repeat(1000)}`),
      };
    case 'date':
      return {
        sound: fc.constantFrom('2026-01-31', '2024-02-29'),
        wrong: fc.constantFrom('2026-02-30', 'gestern'),
      };
    case 'object':
      return listed(field, object(field.fields, medium));
    case 'values':
      return attributes(medium);
    case 'file':
    case 'gaps':
    case 'derived':
      throw new Error(`No generated record has a field of the kind ${field.kind}.`);
  }
}

/** With at least one of them, which makes the object wrong, or all sound. */
function object(fields: Record<string, Field>, medium: Medium): FieldValues {
  const values = Object.entries(fields).map(
    ([name, field]) => [name, valuesOf(field, medium), field] as const,
  );
  const part = (isWrong: boolean) =>
    fc.record(
      Object.fromEntries(
        values.map(([name, { sound, wrong }]) => [name, isWrong && wrong ? fc.oneof(sound, wrong) : sound]),
      ),
      { requiredKeys: values.flatMap(([name, , { required }]) => (required && !isWrong ? [name] : [])) },
    );
  return { sound: part(false), wrong: part(true) };
}

function attributes(medium: Medium): FieldValues {
  const part = (isWrong: boolean) =>
    fc.record(
      {
        ...Object.fromEntries(
          Object.entries(attributeValues).map(([sid, { sound, wrong }]) => [
            sid,
            isWrong && wrong ? fc.oneof(sound, wrong) : sound,
          ]),
        ),
        // A column of an attribute that is none is a fault of the sheet.
        ...(isWrong && medium === 'json' && { 'gibt-es-nicht': fc.constantFrom('x', 1) }),
      },
      { requiredKeys: [] },
    );
  return { sound: part(false), wrong: part(true) };
}

function translated(most: number, medium: Medium): FieldValues {
  const part = (text: fc.Arbitrary<string>) =>
    fc.record(
      Object.fromEntries(languages.map((language) => [language, fc.option(text, { nil: null, freq: 8 })])),
      { requiredKeys: [] },
    );
  return {
    sound: fc
      .tuple(fc.constantFrom(...languages), texts(most), part(texts(most)))
      .map(([language, text, others]) => ({ ...others, [language]: text })),
    wrong: fc.oneof(part(fc.oneof(texts(most), wrongTexts(most, medium))), fc.constant({})),
  };
}

/** The element, or some of them where the field is a list. */
function listed(field: Field, { sound, wrong }: FieldValues): FieldValues {
  if (!('many' in field) || !field.many) return { sound, wrong };
  return {
    sound: fc.array(sound, { maxLength: 3 }),
    wrong:
      wrong && fc.tuple(fc.array(sound, { maxLength: 2 }), wrong).map(([before, last]) => [...before, last]),
  };
}

function texts(most: number): fc.Arbitrary<string> {
  const words = ['Fenster', 'Holz-Metall', 'e\u0301tage', '𝒳', '<b>&', '=1+1', ' am Rand ', '0012', 'null'];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(most)) },
    {
      weight: 3,
      arbitrary: fc
        .string({ unit: fc.constantFrom(...'abcäöß19 .'), minLength: 2, maxLength: 30 })
        .map((text) => `a${text}`.slice(0, most)),
    },
  );
}

function tooLong(most: number): fc.Arbitrary<string> {
  return fc.constant('x'.repeat(most + 1));
}

/** @param others wrong in the way of a field */
function wrongTexts(most: number, medium: Medium, ...others: string[]): fc.Arbitrary<string> {
  // A workbook cannot hold a bell.
  return fc.constantFrom('x'.repeat(most + 1), ...(medium === 'json' ? ['a\u0007b'] : []), ...others);
}

function measures(): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.constantFrom(0.1, 1200.5, 1e9));
}

function otherKind({ of }: ImageField): string {
  return of === 'logo' ? pictures.productImage : pictures.logo;
}

function withCheckDigit(digits: string): string {
  return [...'0123456789'].map((last) => digits + last).find(hasValidCheckDigit) ?? digits;
}
