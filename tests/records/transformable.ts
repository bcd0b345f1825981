import fc from 'fast-check';
import { isNormCode } from '../../resources/kinds/normCodes.ts';
import type { Field, FieldOf, Kind } from '../../resources/kinds/field.ts';
import { languages } from '../../resources/language/languages.ts';

/** Texts that storing changes, or may be thought to. */
const words = [
  'am Rand  ',
  '\u00a0\ufeffgeschuetzt\u2003',
  'e\u0301tage',
  '\u212bngstr\u00f6m \ufb01n',
  '\u0958\u0958',
  '\u1e9b\u0323',
  '\ud834\udd60',
  'a\u200bb\u202ec',
  '<b>&amp;&lt;</b>',
  '&#769;',
  '=1+1',
  '0012',
  'null',
  '{"de": "x"}',
  '\ud83d\udc69\u200d\ud83d\udc67',
];
const lines = ['\n a\r\n\r\nb\t\n', '<p>a</p>\n\n<img src="data:,x">', '<h1>a<b>b', 'a\n\n\u0338b'];

/** What may stand in a field, as its kind takes it; undefined where the example says it. */
export function transformable<K extends Kind>(field: FieldOf<K>): fc.Arbitrary<unknown> | undefined {
  return byKind[field.kind](field);
}

const byKind: { [K in Kind]: (field: FieldOf<K>) => fc.Arbitrary<unknown> | undefined } = {
  text: ({ most, long, shape, namesAttribute }) => {
    if (namesAttribute) return fc.constantFrom('productInfo.title', 'productInfo.gtins', 'attributes.breite');
    if (shape === 'email') return fc.constantFrom(' anna@firma.example ', 'anna@b\u00fccher.example');
    if (shape === 'webAddress')
      return fc.constantFrom(
        ' www.Firma.example',
        'HTTP://firma.example/\u00e4 '.trim(),
        'firma.example?a=e\u0301',
        `firma.example/${'x'.repeat((most ?? 500) - 14)}`,
      );
    return texts(most, long);
  },
  translated: ({ most, long }) =>
    fc
      .tuple(
        fc.constantFrom(...languages),
        texts(most, long),
        fc.dictionary(
          fc.constantFrom(...languages),
          fc.oneof(texts(most, long), fc.constantFrom('', ' ', null)),
        ),
      )
      .map(([language, text, others]) => ({ ...others, [language]: text })),
  number: ({ least = -1e9, most = 1e9, integer }) =>
    integer
      ? fc.integer({ min: least, max: most })
      : fc.oneof(fc.double({ min: least, max: most, noNaN: true }), fc.constantFrom(least, most)),
  yesNo: () => fc.boolean(),
  choice: ({ choices, many }) => repeated(fc.constantFrom(...choices), many),
  code: ({ shape, most = 64, many }) =>
    shape === 'sid' || isNormCode(shape) ? undefined : repeated(texts(most), many),
  gtin: ({ many }) =>
    repeated(fc.constantFrom('4006381333931', ' 04006381333931', '96385074', '036000291452'), many),
  reference: () => undefined,
  image: () => undefined,
  file: () => undefined,
  link: () =>
    fc.constantFrom(' /de ', 'HTTPS://Shop.example/\u00c4', 'mailto:anna@firma.example', '/e\u0301?a=b#c'),
  date: () => fc.constantFrom('2026-01-31', '2024-02-29', '0001-01-01', '9999-12-31'),
  object: ({ fields, many }) => {
    const parts = Object.entries(fields).flatMap(([name, field]) => {
      const value = transformable(field);
      return value ? [[name, value, field] as const] : [];
    });
    // What it needs and no value is made for, the example says.
    if (
      Object.entries(fields).some(([name, { required }]) => required && !parts.some(([own]) => own === name))
    )
      return undefined;
    const part = fc.record(Object.fromEntries(parts.map(([name, value]) => [name, value])), {
      requiredKeys: parts.flatMap(([name, , { required }]) => (required ? [name] : [])),
    });
    return many ? fc.array(part, { minLength: 1, maxLength: 3 }) : part;
  },
  values: () => undefined,
  gaps: () => undefined,
  derived: () => undefined,
};

function texts(most = 500, long = false): fc.Arbitrary<string> {
  const typed = fc.constantFrom(...words, ...(long ? lines : []));
  const full = fc
    .constantFrom('x', '&', 'e\u0301', '\u0958')
    .map((letter) => letter.repeat(Math.floor(most / 2)));
  return fc.oneof({ weight: 6, arbitrary: typed }, full).map((text) => text.slice(0, most));
}

function repeated(one: fc.Arbitrary<string>, many: boolean | undefined): fc.Arbitrary<unknown> {
  return many ? fc.array(one, { maxLength: 4 }) : one;
}

/** Is it a field that a form writes? */
export function isWritten(field: Field): boolean {
  return !field.readOnly && field.kind !== 'derived';
}
