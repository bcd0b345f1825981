import { fieldEntered } from '../../../resources/bulk/judgeWish.ts';
import { faultsOf } from '../../../resources/faultsOf.ts';
import { shownGtin } from '../../../resources/finding/shownGtin.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { fieldSchema } from '../../../resources/kinds/validation.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import type { Attribute } from '../../fields/values/Attribute.ts';

/** What a cell says, as it will be stored; undefined for nothing. */
export type Said =
  | { value: unknown; fault?: undefined }
  | { fault: { code: string; values?: Record<string, string | number> | undefined } };

/** A leaf as the text of a cell, and back: what `show` writes, `read` reads, also after a detour by a spreadsheet. */
export interface CellCodec {
  show: (value: unknown) => string;
  read: (text: string) => Said;
}

/** The words of a leaf that has a few: what is stored, and what people call it. */
export type CellWords = readonly { value: string | boolean; label: string }[];

/** What a list of values is parted by in one cell. */
export const parting = /\s*[;\n]\s*/;

/** Undefined for what does not fit a cell, such as pictures. */
export function cellCodec(leaf: Leaf, words: CellWords, attribute?: Attribute): CellCodec | undefined {
  const { field } = leaf.place;
  if (field.kind === 'values') return attribute && ofKind(attribute.kind, words);
  const codec = codecOf(field, words);
  if (!codec) return undefined;
  const within = leaf.language ? [leaf.language] : [];
  const schema = fieldSchema({ ...fieldEntered(field, within, 'set'), required: true });
  return {
    show: codec.show,
    read(text) {
      const said = codec.read(text);
      if (said.fault) return said;
      if (said.value === undefined)
        return field.required && !leaf.language ? { fault: { code: 'required' } } : said;
      const parsed = schema.safeParse(said.value, { reportInput: true });
      if (parsed.success) return { value: parsed.data };
      const [fault] = parsed.error.issues.flatMap(faultsOf);
      return { fault: { code: fault?.code ?? 'wrong-form', values: fault?.values } };
    },
  };
}

function codecOf(field: Field, words: CellWords): CellCodec | undefined {
  switch (field.kind) {
    case 'text':
    case 'translated':
    case 'link':
      return texts;
    case 'number':
      return numbers;
    case 'date':
      return dates;
    case 'yesNo':
      return named(words);
    case 'choice':
      return field.many ? listOf(named(words)) : named(words);
    case 'gtin':
      return field.many ? listOf(gtins) : gtins;
    case 'code':
      return field.many ? listOf(texts) : texts;
    default:
      return undefined;
  }
}

function ofKind(kind: Attribute['kind'], words: CellWords): CellCodec {
  if (kind === 'number') return numbers;
  return kind === 'text' ? texts : named(words);
}

const plain = (value: unknown) => (value === undefined || value === null ? '' : String(value));

const texts: CellCodec = { show: plain, read: (text) => ({ value: text.trim() || undefined }) };

/** As it stands on the package; the schema fills it up again. */
const gtins: CellCodec = { ...texts, show: (value) => shownGtin(plain(value)) };

/** With a point, or as somebody types it: `1'200,5`. */
const numbers: CellCodec = {
  show: plain,
  read(text) {
    const bare = text.replaceAll(/[\s'’\u00a0\u202f]/g, '').replace('−', '-');
    if (bare === '') return { value: undefined };
    const number = Number(bare.replace(',', '.'));
    return Number.isFinite(number) ? { value: number } : { fault: { code: 'not-a-number' } };
  },
};

/** As it is stored, or as people here write it: `1.3.2027`. */
const dates: CellCodec = {
  show: plain,
  read(text) {
    const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
    return {
      value: year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim() || undefined,
    };
  },
};

function named(words: CellWords): CellCodec {
  const folded = (text: string) => text.trim().toLocaleLowerCase();
  return {
    show: (value) => words.find((word) => word.value === value)?.label ?? plain(value),
    read(text) {
      if (text.trim() === '') return { value: undefined };
      const found =
        words.find(({ label }) => folded(label) === folded(text)) ??
        words.find(({ value }) => folded(String(value)) === folded(text));
      if (found) return { value: found.value };
      return {
        fault: { code: 'unknown-choice', values: { choices: words.map(({ label }) => label).join(', ') } },
      };
    },
  };
}

function listOf(one: CellCodec): CellCodec {
  return {
    show: (value) => (Array.isArray(value) ? value.map(one.show).join('; ') : ''),
    read(text) {
      const said = text.split(parting).filter(Boolean).map(one.read);
      const wrong = said.find(({ fault }) => fault);
      if (wrong) return wrong;
      const values = said.flatMap((each) => (each.fault ? [] : [each.value]));
      return { value: values.length > 0 ? values : undefined };
    },
  };
}
