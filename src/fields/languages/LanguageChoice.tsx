import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useDeferredValue, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { Entity } from '../../../resources/entity.ts';
import { languages } from '../../../resources/language/languages.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { useText } from '../../directory/useText.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { missingTexts } from './missingTexts.ts';
import { useShownLanguages } from './useShownLanguages.ts';

/** In which languages the form shows its texts, with how many are missing in each (behaviour B527). */
export function LanguageChoice({ entity }: { entity: Entity }) {
  const text = useText();
  const id = useId();
  const [shown, choose] = useShownLanguages();
  const missing = missingTexts(entity, useDeferredValue(useWatch()));
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1.5 }}
    >
      <Typography id={id} variant="body2" color="text.secondary">
        {text('form.languages')}
      </Typography>
      <ToggleButtonGroup
        size="small"
        aria-labelledby={id}
        value={shown}
        onChange={(_, chosen: typeof shown) => {
          if (chosen.length > 0) choose(chosen);
        }}
      >
        {languages.map((language) => {
          const count = missing[language];
          return (
            <ToggleButton
              key={language}
              value={language}
              title={nameOf(language)}
              sx={{ minHeight: 32, py: 0, px: 1.25, gap: 0.75, color: 'text.secondary' }}
            >
              {language.toUpperCase()}
              {count > 0 && (
                <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
                  {count}
                  <Box component="span" sx={visuallyHidden}>
                    {` ${text('form.missingTexts', { count })}`}
                  </Box>
                </Box>
              )}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
}
