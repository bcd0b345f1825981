import { useTranslate, type RaRecord } from 'ra-core';
import type { AgreedLoss } from '../../../providers/data/dataProvider.ts';
import type { ForeseenLoss } from '../../../providers/data/deletion.ts';
import type { Entity } from '../../../resources/entity.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { LossList } from './LossList.tsx';
import { NeededDialog } from './NeededDialog.tsx';

interface Needs {
  entity: Entity;
  record: RaRecord;
  title: string;
  foreseen: ForeseenLoss;
  /** What is wrong with the one that was to take its place. */
  fault: string | undefined;
  onAgree: (agreed?: AgreedLoss) => void;
  onClose: () => void;
}

/** Says what goes with a record, or loses something, before it is deleted, and asks what else there is to ask (behaviour B230). */
export function DeletionDialog({ foreseen: { needed, effects }, ...asked }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const number = useNumber();
  if (needed) return <NeededDialog {...asked} needed={needed} effects={effects} />;
  const { title, onAgree, onClose } = asked;
  const count = effects.reduce((sum, effect) => sum + effect.count, 0);
  return (
    <ConfirmDialog
      title={text('deletion.title', { title })}
      consequence={text('deletion.goesWith', { count, n: number(count) })}
      confirm={translate('ra.action.delete')}
      onConfirm={() => onAgree()}
      onClose={onClose}
    >
      <LossList losses={effects} />
    </ConfirmDialog>
  );
}
