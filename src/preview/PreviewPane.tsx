import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import ScreenIcon from '@mui/icons-material/DesktopWindowsOutlined';
import {
  Box,
  Card,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { isLanguage, languages, type Language } from '../../resources/language/languages.ts';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
import { nameOf } from '../../providers/i18n/nameOf.ts';
import { Outline } from '../../ui/pictures/NoPicture.tsx';
import { ViewProvider } from '../../ui/view/View.tsx';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { previewStyles } from './previewStyles.ts';
import { usePreviewView } from './usePreviewView.ts';

const widths = { phone: 390, screen: 1200 };

interface Needs {
  /** Between which it can be chosen: at least one. */
  platforms: readonly Platform[];
  /** What readers of that language will see. */
  draw: (language: Language) => ReactNode;
}

/** What readers of a platform will see, in a language and a width, while it is being written. */
export function PreviewPane({ platforms, draw }: Needs) {
  const backoffice = useBackoffice();
  const text = useText();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [chosenPlatform, setPlatform] = useState<string>();
  const [chosen, setLanguage] = useState<Language>(backoffice.language);
  const [width, setWidth] = useState<keyof typeof widths>(isSmall ? 'phone' : 'screen');
  const platform =
    platforms.find(({ key }) => key === chosenPlatform) ??
    platforms.find(({ country }) => country === backoffice.platform.country) ??
    platforms[0] ??
    backoffice.platform;
  const language = platform.forcedLanguage ?? chosen;
  const view = usePreviewView(platform, language);
  const styles = useMemo(() => previewStyles(platform.group), [platform.group]);

  return (
    <Card
      component="section"
      aria-label={text('preview.title')}
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
          {text('preview.title')}
        </Typography>
        {platforms.length > 1 && (
          <TextField
            select
            label={text('preview.platform')}
            value={platform.key}
            onChange={({ target }) => setPlatform(target.value)}
            sx={{ flex: '1 1 150px' }}
          >
            {platforms.map(({ key, group, country }) => (
              <MenuItem key={key} value={key}>
                {group === 'baustein'
                  ? `${platformGroups[group].title} ${country}`
                  : platformGroups[group].title}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          select
          label={text('shell.language')}
          value={language}
          disabled={Boolean(platform.forcedLanguage)}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
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
          aria-label={text('preview.width')}
          sx={{ mb: 0.5 }}
        >
          <ToggleButton value="phone" aria-label={text('preview.phone')} title={text('preview.phone')}>
            <PhoneIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="screen" aria-label={text('preview.screen')} title={text('preview.screen')}>
            <ScreenIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <PreviewFrame title={text('preview.title')} language={language} styles={styles} width={widths[width]}>
        {view && (
          <ViewProvider view={view}>
            <Outline />
            <div onClickCapture={stay}>{draw(language)}</div>
          </ViewProvider>
        )}
      </PreviewFrame>
    </Card>
  );
}

/** A link in the preview would leave what is being written. */
function stay(event: { target: EventTarget; preventDefault: () => void }): void {
  // A click hits an element, but one of the frame's window: `instanceof` of this one would deny it.
  if ((event.target as Element).closest('a')) event.preventDefault();
}
