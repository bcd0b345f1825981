import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { languageTag } from '../../resources/platform/platforms.ts';
import type { Act } from '../../providers/data/activity.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { ActChanges } from './ActChanges.tsx';
import { ActParts } from './ActParts.tsx';
import { BulkLinks } from './BulkLinks.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import { ReportLinks } from './ReportLinks.tsx';
import type { Asked } from './useAsked.ts';

interface Needs {
  act: Act;
  asked: Asked;
  onAsk: (next: Asked) => void;
}

/** One act: who, when, and its only change, or how many there are of what, which unfold. */
export function ActEntry({ act, asked, onAsk }: Needs) {
  const { language, platform } = useBackoffice();
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { at, username, sub, address, report, bulk, change } = act;
  const when = new Date(at).toLocaleString(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const isMore = !change || act.created + act.changed + act.deleted > 1;
  const id = `act-${act.id}`;
  return (
    <Box
      component="li"
      sx={{ px: { xs: 2, sm: 3 }, py: 1.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        {username === null ? (
          <Typography sx={{ fontWeight: 600 }}>
            {sub === null ? text('history.server') : text('activity.account', { id: sub.slice(0, 8) })}
          </Typography>
        ) : (
          <Button
            size="small"
            color="inherit"
            title={text('activity.onlyBy', { who: username })}
            onClick={() => onAsk({ ...asked, who: username })}
            sx={{ fontWeight: 600, fontSize: 'inherit', px: 0.5, ml: -0.5, minWidth: 0 }}
          >
            {username}
          </Button>
        )}
        {report && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {text('activity.import', { file: report.fileName ?? '' })}
          </Typography>
        )}
        {bulk && (
          <Typography variant="body2" color="text.secondary">
            {text(bulk.isUndo ? 'activity.bulkUndo' : 'activity.bulk')}
          </Typography>
        )}
        <Typography
          component="time"
          dateTime={at}
          variant="caption"
          color="text.secondary"
          sx={{ ml: 'auto' }}
        >
          {address ? `${when} · ${address}` : when}
        </Typography>
      </Box>
      {change && <ChangeLine change={change} />}
      {isMore && (
        <>
          {change && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {text('activity.withIt')}
            </Typography>
          )}
          <ActParts act={act} />
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={{ ml: -0.5 }}
          >
            {text(isOpen ? 'activity.fold' : 'activity.unfold')}
          </Button>
        </>
      )}
      {report && <ReportLinks report={report} />}
      {bulk && <BulkLinks bulk={bulk} />}
      {isOpen && (
        <Box id={id}>
          <ActChanges act={act.id} asked={asked} />
        </Box>
      )}
    </Box>
  );
}
