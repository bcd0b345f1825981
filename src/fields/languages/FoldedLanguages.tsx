import { Box, ButtonBase } from '@mui/material';
import type { Language, Translated } from '../../../resources/language/languages.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  /** Where the text stands in the form. */
  source: string;
  texts: Translated;
  folded: readonly Language[];
  onUnfold: (language: Language) => void;
}

/** The languages of a text that are not shown, each with whether it is there; a click shows it. */
export function FoldedLanguages({ source, texts, folded, onUnfold }: Needs) {
  const text = useText();
  const isStarted = Object.values(texts).some(Boolean);
  if (folded.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.25 }}>
      {folded.map((language) => {
        const isMissing = isStarted && !texts[language];
        return (
          <ButtonBase
            key={language}
            aria-expanded={false}
            data-folded={`${source}.${language}`}
            title={texts[language]?.slice(0, mostOfTitle)}
            onClick={() => onUnfold(language)}
            sx={{
              minHeight: 28,
              fontFamily: 'inherit',
              fontSize: '0.8125rem',
              color: isMissing ? 'warning.main' : 'text.secondary',
              '&:hover, &:focus-visible': { textDecoration: 'underline' },
            }}
          >
            {isMissing ? `${nameOf(language)} · ${text('form.missing')}` : nameOf(language)}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const mostOfTitle = 200;
