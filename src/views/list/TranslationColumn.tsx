import { isPerPlatform, type Entity } from '../../../resources/entity.ts';
import { languages, type Language } from '../../../resources/language/languages.ts';
import { languagesOf, type Platform } from '../../../resources/platform/platforms.ts';
import type { Row } from '../../../resources/shape.ts';
import { isTranslated, translationShare } from '../../../resources/translationShare.ts';
import { useText } from '../../directory/useText.ts';

/** The languages into which records of an entity are to be translated; none where there is nothing to translate. */
export function translationLanguages(entity: Entity, { dataset }: Platform): readonly Language[] {
  const spoken = isPerPlatform(entity) ? languagesOf(dataset) : languages;
  return spoken.length > 1 && isTranslated(entity.fields) ? spoken : [];
}

interface Needs {
  entity: Entity;
  record: Row;
  spoken: readonly Language[];
}

/** How much of a record is translated, and which languages are not complete. */
export function TranslationColumn({ entity, record, spoken }: Needs) {
  const text = useText();
  const found = translationShare(entity.fields, record, spoken);
  if (!found) return null;
  const { share, missing } = found;
  const percent = Math.floor(share * 100);
  return (
    <span className={`value-line ${percent < 100 ? 'value-lacking' : 'value-ready'}`}>
      {percent}&nbsp;%
      {missing.length > 0 && (
        <span className="value-note">
          {text('list.missingLanguages', { languages: missing.join(', ').toUpperCase() })}
        </span>
      )}
    </span>
  );
}
