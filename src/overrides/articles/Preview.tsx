import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import ScreenIcon from '@mui/icons-material/DesktopWindowsOutlined';
import { Box, Card, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { languages, type Language, type Translated } from '../../../resources/languages.ts';
import { platformGroups } from '../../../resources/platformGroups.ts';
import { platform as platformOf, platforms } from '../../../resources/platforms.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { Article } from '../../../ui/article/Article.tsx';
import { Text } from '../../../ui/view/Text.tsx';
import { ViewProvider } from '../../../ui/view/View.tsx';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { previewStyles } from './previewStyles.ts';
import type { Section } from './Section.ts';
import { shownSections, shownText } from './shownArticle.ts';
import { usePreviewView } from './usePreviewView.ts';

const widths = { phone: 390, screen: 1200 };
const offered = platforms.filter(({ demo, api }) => !demo && !api);

/** What readers of a platform will see, in a language and a width, while it is being written. */
export function Preview({ onEdit }: { onEdit: (index: number) => void }) {
  const backoffice = useBackoffice();
  const text = useText();
  const [platformKey, setPlatform] = useState(backoffice.platform.country as string);
  const [chosen, setLanguage] = useState<Language>(backoffice.language);
  const [width, setWidth] = useState<keyof typeof widths>('screen');
  const platform = platformOf(platformKey);
  const language = platform.forcedLanguage ?? chosen;
  const view = usePreviewView(platform, language);
  const [title, sections] = useDeferredValue(useWatch({ name: ['title', 'sections'] })) as [
    Translated | undefined,
    Section[] | undefined,
  ];
  const styles = useMemo(() => previewStyles(platform.group), [platform.group]);

  return (
    <Card
      component="section"
      aria-label={text('articles.preview')}
      sx={{
        position: { lg: 'sticky' },
        top: 64,
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        height: { xs: 560, lg: 'calc(100vh - 160px)' },
        minWidth: 0,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <Typography variant="h2" sx={{ flex: '1 1 100%' }}>
          {text('articles.preview')}
        </Typography>
        <TextField
          select
          label={text('articles.platform')}
          value={platformKey}
          onChange={({ target }) => setPlatform(target.value)}
          sx={{ flex: '1 1 150px' }}
        >
          {offered.map(({ key, group, country }) => (
            <MenuItem key={key} value={key}>
              {group === 'baustein'
                ? `${platformGroups[group].title} ${country}`
                : platformGroups[group].title}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('shell.language')}
          value={language}
          disabled={Boolean(platform.forcedLanguage)}
          onChange={({ target }) => setLanguage(target.value as Language)}
          sx={{ flex: '1 1 110px' }}
        >
          {languages.map((each) => (
            <MenuItem key={each} value={each}>
              {nameOf(each)}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          onChange={(_, next: keyof typeof widths | null) => next && setWidth(next)}
          aria-label={text('articles.width')}
          sx={{ mb: 0.5 }}
        >
          <ToggleButton value="phone" aria-label={text('articles.phone')} title={text('articles.phone')}>
            <PhoneIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="screen" aria-label={text('articles.screen')} title={text('articles.screen')}>
            <ScreenIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <PreviewFrame
        title={text('articles.preview')}
        language={language}
        styles={styles}
        width={widths[width]}
      >
        {view && (
          <ViewProvider view={view}>
            <article className="article" onClickCapture={stay}>
              <header className="title">
                <h1>
                  <Text value={shownText(title, language)} />
                </h1>
              </header>
              <Article sections={shownSections(sections ?? [], language)} onEdit={onEdit} />
            </article>
          </ViewProvider>
        )}
      </PreviewFrame>
    </Card>
  );
}

/** A link in the preview would leave what is being written. */
function stay(event: { target: EventTarget; preventDefault: () => void }): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}
