import { languages } from '../../../resources/language/languages.ts';
import type { Printer } from './Printer.ts';
import type { Schema } from './Schema.ts';

/**
 * A text in languages as it is answered. It names no type: asked for with `language` it is a plain text (behaviour B20),
 * which these properties say nothing of.
 */
export function textsRead({ components, words }: Printer): Schema {
  return components.refer('Texts', () => ({
    description: words.all.schemas.textsRead,
    ...byLanguage({ type: 'string' }),
  }));
}

/** A text in languages as it is sent. */
export function textsWritten({ components, words }: Printer): Schema {
  return components.refer('TextsWrite', () => ({
    description: words.all.schemas.textsWritten,
    type: 'object',
    ...byLanguage({ type: ['string', 'null'] }),
  }));
}

function byLanguage(text: Schema): Schema {
  return {
    properties: Object.fromEntries(languages.map((language) => [language, text])),
    additionalProperties: false,
    examples: [{ de: 'Fenster', fr: 'Fenêtre' }],
  };
}
