import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { readRightSteps } from '../../../providers/data/userRights.ts';
import type { Person } from '../../../resources/calls/userRight.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { Waiting } from '../../layout/Waiting.tsx';
import { useRightWords } from './useRightWords.ts';

/** Who gave somebody which right, who took it, when and why (behaviour B505). */
export function HistoryDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const text = useText();
  const translate = useTranslate();
  const words = useRightWords();
  const { language, platform } = useBackoffice();
  const { sub, email } = person;
  const { data: steps } = useQuery({
    queryKey: ['people', 'history', sub, email],
    queryFn: () => readRightSteps({ sub, email }),
  });
  const when = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{text('rights.historyOf', { person: words.person(person) })}</DialogTitle>
      <DialogContent>
        {!steps && <Waiting of="lines" />}
        {steps?.length === 0 && <Typography color="text.secondary">{text('rights.noHistory')}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(steps ?? []).map((step) => (
            <Box
              component="li"
              key={step.id}
              sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
            >
              <Typography>
                {[text(`rights.steps.${step.kind}`, { right: words.bound(step) }), words.end(step)]
                  .filter(Boolean)
                  .join(', ')}
              </Typography>
              {step.note && <Typography variant="body2">«{step.note}»</Typography>}
              <Typography variant="caption" color="text.secondary">
                {when.format(new Date(step.at))} · {step.by ?? text('rights.system')}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
