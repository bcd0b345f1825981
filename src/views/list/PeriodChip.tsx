import { Chip } from '@mui/material';
import type { RaRecord } from 'ra-core';
import type { EntityPeriod } from '../../../resources/entity.ts';
import { periodState } from '../../../resources/periodState.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { today } from '../../../resources/today.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNow } from '../../directory/useNow.ts';
import { useText } from '../../directory/useText.ts';

const colours = { planned: 'info', running: 'success', ending: 'warning', over: 'default' } as const;

/** How a record stands to today, by the time service, and the day on which that changes or has changed (behaviour B486). */
export function PeriodChip({ period, record }: { period: EntityPeriod; record: RaRecord }) {
  const { language, platform } = useBackoffice();
  const text = useText();
  const state = periodState(period, record, today(useNow()));
  const field = { planned: period.from, running: undefined, ending: period.until, over: period.until }[state];
  const day = field === undefined ? undefined : new Date(`${String(record[field])}T00:00:00Z`);
  const shown = day?.toLocaleDateString(languageTag(language, platform), { timeZone: 'UTC' });
  const label = [text(`period.${state}`), shown].filter(Boolean).join(' · ');
  // What most records are is said, not marked.
  if (state === 'running') return <>{label}</>;
  return <Chip size="small" variant="outlined" color={colours[state]} label={label} />;
}
