import type { Language } from '../../../resources/languages.ts';
import { server as de } from '../../../resources/texts/de/server.ts';
import { server as en } from '../../../resources/texts/en/server.ts';
import { server as fr } from '../../../resources/texts/fr/server.ts';
import { server as it } from '../../../resources/texts/it/server.ts';
import type { SameTexts } from '../../../resources/texts/shape.ts';

type Texts = {
  problem: Record<string, { title: string; detail: string }>;
  validation: Record<string, string>;
};

const texts: Record<Language, Texts> = { de, en, fr, it };

/** What the server says beside problems: mails and workbooks. */
export const serverTexts: Record<Language, Pick<SameTexts<typeof de>, 'newsletterMail' | 'template'>> = {
  de,
  en,
  fr,
  it,
};

const byStatus: Record<number, keyof typeof de.problem> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'timeout',
  409: 'conflict',
  412: 'stale',
  413: 'too-large',
  415: 'wrong-type',
  422: 'unprocessable',
  429: 'too-many',
  431: 'headers-too-large',
  503: 'unavailable',
  507: 'no-space',
};

type Values = Record<string, string | number>;

/** The code that stands for a status where nobody named a closer one. */
export function codeOfStatus(status: number): string {
  return byStatus[status] ?? (status < 500 ? 'malformed' : 'internal');
}

/** Title and detail of a problem; a code without texts of its own has those of its status. */
export function problemText(language: Language, status: number, code: string, values: Values = {}) {
  const known = texts[language].problem;
  const { title, detail } = known[Object.hasOwn(known, code) ? code : codeOfStatus(status)] ?? {
    title: code,
    detail: '',
  };
  return { title, detail: fill(detail, values) };
}

/** The message of a fault; an unknown code says that the form is wrong. */
export function faultText(language: Language, code: string, values: Values = {}): string {
  const known = texts[language].validation;
  return fill(known[Object.hasOwn(known, code) ? code : 'wrong-form'] ?? code, values);
}

/** A text with its placeholders `{{name}}` filled in. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
