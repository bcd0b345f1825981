import { Button, Chip, Typography } from '@mui/material';
import type { WeakSearch } from '../../../resources/calls/vocabulary.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ActedRow } from '../../layout/ActedRow.tsx';
import { meaningKinds, type MeaningKind } from './MeaningKind.ts';

interface Needs {
  search: WeakSearch;
  onMeans: (kind: MeaningKind) => void;
}

/** One text that was searched in vain, how often, and what was opened then. */
export function SearchRow({ search, onMeans }: Needs) {
  const { language, platform } = useBackoffice();
  const text = useText();
  const number = useNumber();
  const { searches, isWeak, lastDay, chosen } = search;
  const day = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <ActedRow
      heading="h2"
      title={
        <>
          <span lang={search.language}>{search.text}</span>{' '}
          <Chip
            size="small"
            variant="outlined"
            color={isWeak ? 'default' : 'warning'}
            label={text(isWeak ? 'vocabulary.weak' : 'vocabulary.vain')}
            sx={{ ml: 0.5 }}
          />
        </>
      }
      acts={meaningKinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          variant="outlined"
          aria-label={`${search.text}: ${text(`vocabulary.means.${kind}`)}`}
          onClick={() => onMeans(kind)}
        >
          {text(`vocabulary.kinds.${kind}`)}
        </Button>
      ))}
    >
      <Typography variant="caption" color="text.secondary" component="p">
        {text('vocabulary.times', { count: searches, n: number(searches) })} ·{' '}
        {text('vocabulary.last', { day: day.format(new Date(lastDay)) })}
      </Typography>
      {chosen.length > 0 && (
        <Typography variant="caption" color="text.secondary" component="p">
          {text('vocabulary.opened')}{' '}
          {chosen.map(({ title, choices }) => `${title} (${number(choices)})`).join(', ')}
        </Typography>
      )}
    </ActedRow>
  );
}
