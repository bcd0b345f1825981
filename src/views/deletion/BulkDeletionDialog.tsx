import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { LossList } from './LossList.tsx';
import type { ForeseenLosses } from './useForesight.ts';

interface Needs {
  foreseen: ForeseenLosses;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what goes with the chosen records, or loses something, and how many of them stay, before they are deleted. */
export function BulkDeletionDialog({ foreseen: { effects, staying, of }, ...asked }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const number = useNumber();
  const lost = effects.reduce((sum, effect) => sum + effect.count, 0);
  const stay = staying === of ? 'deletion.allStay' : 'deletion.stay';
  return (
    <ConfirmDialog
      title={text('deletion.titleOfMany', { count: of, n: number(of) })}
      consequence={
        lost > 0
          ? text('deletion.mostGoWith', { count: lost, n: number(lost) })
          : text(stay, { count: staying, n: number(staying) })
      }
      confirm={translate('ra.action.delete')}
      isOpen={staying === of}
      {...asked}
    >
      {lost > 0 && <LossList losses={effects} />}
      {lost > 0 && staying > 0 && (
        <Typography>{text(stay, { count: staying, n: number(staying) })}</Typography>
      )}
    </ConfirmDialog>
  );
}
