import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { languages } from '../../../resources/language/languages.ts';
import { translatedOf } from '../../../resources/translatedOf.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { useText } from '../../directory/useText.ts';
import { FoldedLanguages } from '../languages/FoldedLanguages.tsx';
import { useFolding } from '../languages/useFolding.ts';
import { CopyButton } from '../translated/CopyButton.tsx';
import { FaultAt } from './FaultAt.tsx';
import { RichText } from '../richText/RichText.tsx';

/** A text in the languages that one chose, side by side; those that are missing say so. */
export function TextContent({ source }: { source: string }) {
  const text = useText();
  const texts = translatedOf(useWatch({ name: source }));
  const isStarted = languages.some((language) => texts[language]);
  const { shown, folded, unfold } = useFolding(source);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
        }}
      >
        {shown.map((language) => {
          const isMissing = isStarted && !texts[language];
          return (
            <Box key={language} sx={{ minWidth: 0 }}>
              <Typography
                variant="subtitle2"
                component="div"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  minHeight: 30,
                  color: isMissing ? 'warning.main' : 'text.secondary',
                }}
              >
                {isMissing ? `${nameOf(language)} · ${text('form.missing')}` : nameOf(language)}
                {isMissing && <CopyButton name={source} texts={texts} language={language} />}
              </Typography>
              <RichText source={`${source}.${language}`} language={language} name={nameOf(language)} />
              <FaultAt source={`${source}.${language}`} />
            </Box>
          );
        })}
      </Box>
      <FoldedLanguages source={source} texts={texts} folded={folded} onUnfold={unfold} />
      <FaultAt source={source} />
    </>
  );
}
