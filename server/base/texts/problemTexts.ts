import type { Language } from '../../../resources/language/languages.ts';
import type { PlatformGroupKey } from '../../../resources/platform/platformGroups.ts';
import { typesInWords } from '../../../resources/language/typesInWords.ts';
import { valuesIn } from '../../../resources/language/valuesByLanguage.ts';
import type { TextValues } from './createTranslator.ts';
import { choicesInWords } from './choicesInWords.ts';
import { groupLabels } from './groupLabels.ts';
import { texts } from './texts.ts';

const byStatus: Record<number, string> = {
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

/** The code that stands for a status where nobody named a closer one. */
export function codeOfStatus(status: number): string {
  return byStatus[status] ?? (status < 500 ? 'malformed' : 'internal');
}

/** Title and detail of a problem; a code without texts of its own has those of its status. */
export function problemText(language: Language, status: number, code: string, values: TextValues = {}) {
  const known = `server:problem.${code}`;
  const key = texts.has(`${known}.title`) ? known : `server:problem.${codeOfStatus(status)}`;
  return {
    title: texts.text(language, `${key}.title`),
    detail: texts.text(language, `${key}.detail`, values),
  };
}

/**
 * What a fault means and what to do about it, in the words of a platform group. A reference to what is not there has a
 * text of its own for what people meet most; an unknown code says that the form is wrong.
 */
export function faultText(
  language: Language,
  group: PlatformGroupKey,
  code: string,
  values: TextValues = {},
): string {
  const known = `faults:${code}`;
  const given = valuesIn(language, values);
  const general = code.startsWith('unknown-') ? 'faults:unknown-record' : 'faults:wrong-form';
  return texts.text(language, texts.has(known) ? known : general, {
    ...groupLabels(language, group),
    ...given,
    ...(code === 'wrong-type' && {
      expected: typesInWords(language, String(values.expected), (name) =>
        texts.text(language, `faults:${name}`),
      ),
    }),
    ...(typeof given.choices === 'string' && { choices: choicesInWords(language, given.choices) }),
  });
}
