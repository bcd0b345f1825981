import type { Language } from '../../../../resources/language/languages.ts';
import { texts } from '../../../base/texts/texts.ts';

/** What a field or choice is called in that language, by its place below an entity, as `product.fields.title`. */
export function labelIn(language: Language): (place: string) => string | undefined {
  return (place) => {
    const key = `entities:${place}`;
    return texts.has(key) ? texts.text(language, key) : undefined;
  };
}
