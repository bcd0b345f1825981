import { Chip } from '@mui/material';
import { periodState } from '../../../resources/periodState.ts';
import type { Row } from '../../../resources/shape.ts';
import { today } from '../../../resources/today.ts';
import { useNow } from '../../directory/useNow.ts';
import { useText } from '../../directory/useText.ts';

const colours = { planned: 'info', running: 'success', over: 'default' } as const;

/** Does an advertisement run today, by the time service, will it, or has it? */
export function AdvertisementState({ record }: { record: Row }) {
  const text = useText();
  const state = periodState(record, today(useNow()));
  return (
    <Chip size="small" variant="outlined" color={colours[state]} label={text(`advertisements.${state}`)} />
  );
}
