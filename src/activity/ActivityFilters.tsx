import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { activityKinds } from '../../resources/calls/activity.ts';
import { reference } from '../../resources/kinds/grammar.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { ReferencePicker } from '../fields/reference/ReferencePicker.tsx';
import { FieldFilter } from './FieldFilter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { Asked } from './useAsked.ts';
import { useSeenEntities } from './useSeenEntities.ts';
import { WhoFilter } from './WhoFilter.tsx';

interface Needs {
  asked: Asked;
  onAsk: (next: Asked) => void;
}

const anyCompany = reference('orga');
const nowhere = {};

/** By what the activity is narrowed; a field says its entity too. */
export function ActivityFilters({ asked, onAsk }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const labels = useLabels();
  const entities = useSeenEntities();
  const { entity = '', kind = '', orgaSid } = asked;
  const any = text('activity.any');
  return (
    <Box
      component="search"
      aria-label={translate('ra.action.add_filter')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
        columnGap: 1.5,
        alignItems: 'start',
        mb: 2,
      }}
    >
      <WhoFilter value={asked.who ?? ''} onChange={(who) => onAsk({ ...asked, who })} />
      <TextField
        select
        size="small"
        margin="dense"
        label={text('activity.entity')}
        value={entities.some(({ name }) => name === entity) ? entity : ''}
        onChange={({ target }) => onAsk({ ...asked, entity: target.value, field: '' })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{any}</MenuItem>
        {entities.map((one) => (
          <MenuItem key={one.name} value={one.name}>
            {labels.many(one)}
          </MenuItem>
        ))}
      </TextField>
      <FieldFilter entities={entities} asked={asked} onChange={(chosen) => onAsk({ ...asked, ...chosen })} />
      <ReferencePicker
        field={anyCompany}
        label={text('form.company')}
        value={orgaSid ? [orgaSid] : []}
        onChange={([sid = '']) => onAsk({ ...asked, orgaSid: sid })}
        within={nowhere}
        placeholder={any}
      />
      <TextField
        select
        size="small"
        margin="dense"
        label={text('activity.kind')}
        value={kind}
        onChange={({ target }) =>
          onAsk({ ...asked, kind: activityKinds.find((one) => one === target.value) })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{any}</MenuItem>
        {activityKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`activity.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <PeriodFilter asked={asked} onChange={(period) => onAsk({ ...asked, ...period })} />
    </Box>
  );
}
