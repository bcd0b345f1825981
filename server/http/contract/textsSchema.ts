import { languages } from '../../../resources/language/languages.ts';
import type { Components } from './Components.ts';
import type { Schema } from './Schema.ts';

/**
 * A text in languages as it is answered. It names no type: asked for with `language` it is a plain text (behaviour B20),
 * which these properties say nothing of.
 */
export function textsRead(components: Components): Schema {
  return components.refer('Texts', () => ({
    description: 'A text by language; one that is missing is left out. With `language` it is a plain text.',
    ...byLanguage({ type: 'string' }),
  }));
}

/** A text in languages as it is sent. */
export function textsWritten(components: Components): Schema {
  return components.refer('TextsWrite', () => ({
    description: 'A text by language; `null` or the empty text takes it away.',
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
