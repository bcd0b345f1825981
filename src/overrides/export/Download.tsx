import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  products: number | undefined;
  bytes: number | undefined;
  isRunning: boolean;
  /** Is said what the file is to hold? */
  isReady: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** How many products it will be, the button, and how much of the file has come. */
export function Download({ products, bytes, isRunning, isReady, onStart, onStop }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const number = useNumber();
  const size = useSize();
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography
          role="status"
          sx={{ fontWeight: 620, fontVariantNumeric: 'tabular-nums', flex: '1 1 auto' }}
        >
          {products === undefined
            ? text('export.counting')
            : text('counts.products', { count: products, n: number(products) })}
        </Typography>
        {isRunning && (
          <Button variant="outlined" color="secondary" onClick={onStop}>
            {translate('ra.action.cancel')}
          </Button>
        )}
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={isRunning || !isReady || products === undefined || products === 0}
          onClick={onStart}
        >
          {text('export.download')}
        </Button>
      </Box>
      {isRunning && <LinearProgress aria-label={text('export.running')} />}
      {bytes !== undefined && (
        <Typography variant="caption" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text(isRunning ? 'export.arriving' : 'export.saved', { size: size(bytes) })}
        </Typography>
      )}
    </Box>
  );
}

function useSize(): (bytes: number) => string {
  const { language, platform } = useBackoffice();
  const tag = languageTag(language, platform);
  return (bytes) =>
    bytes < 1_000_000
      ? `${Math.ceil(bytes / 1000).toLocaleString(tag)} kB`
      : `${(bytes / 1_000_000).toLocaleString(tag, { maximumFractionDigits: 1 })} MB`;
}
