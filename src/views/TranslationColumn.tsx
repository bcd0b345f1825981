import { Box } from '@mui/material';
import { isPerPlatform, type Entity } from '../../resources/entity.ts';
import { languages, type Language } from '../../resources/languages.ts';
import { languagesOf, type Platform } from '../../resources/platforms.ts';
import type { Row } from '../../resources/shape.ts';
import { isTranslated, translationShare } from '../../resources/translationShare.ts';
import { useText } from '../directory/useText.ts';

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
    <Box
      component="span"
      sx={{ whiteSpace: 'nowrap', color: percent < 100 ? 'warning.main' : 'text.secondary' }}
    >
      {percent}&nbsp;%
      {missing.length > 0 && (
        <Box component="span" sx={{ ml: 0.75, fontSize: '0.75rem' }}>
          {text('list.missingLanguages', { languages: missing.join(', ').toUpperCase() })}
        </Box>
      )}
    </Box>
  );
}
