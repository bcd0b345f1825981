import { Box } from '@mui/material';
import type { Language } from '../../../resources/languages.ts';

/** The small letters that name a language beside a text. */
export function LanguageTag({ language }: { language: Language }) {
  return (
    <Box
      component="abbr"
      sx={{
        ml: 0.75,
        fontSize: '0.7rem',
        color: 'text.secondary',
        letterSpacing: '0.04em',
        textDecoration: 'none',
      }}
    >
      {language.toUpperCase()}
    </Box>
  );
}
