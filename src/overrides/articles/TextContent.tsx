import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { languages } from '../../../resources/languages.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { useText } from '../../directory/useText.ts';
import { CopyButton } from '../../fields/translated/CopyButton.tsx';
import { FaultAt } from './FaultAt.tsx';
import { RichText } from './RichText.tsx';
import type { ArticleForm, ContentSource } from './Section.ts';

/** A text in its four languages side by side; those that are missing say so. */
export function TextContent({ source }: { source: ContentSource }) {
  const text = useText();
  const texts = useWatch<ArticleForm, ContentSource>({ name: source }) ?? {};
  const isStarted = languages.some((language) => texts[language]);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
        }}
      >
        {languages.map((language) => {
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
      <FaultAt source={source} />
    </>
  );
}
