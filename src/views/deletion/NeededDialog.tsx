import { Typography } from '@mui/material';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import type { AgreedLoss } from '../../../providers/data/dataProvider.ts';
import type { DeletionEffect, NeededBy } from '../../../resources/calls/deletion.ts';
import type { Entity } from '../../../resources/entity.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ReferencePicker } from '../../fields/reference/ReferencePicker.tsx';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { LossList } from './LossList.tsx';

interface Needs {
  entity: Entity;
  record: RaRecord;
  title: string;
  needed: NeededBy;
  /** What goes besides, without being asked for. */
  effects: readonly DeletionEffect[];
  /** What is wrong with the one that was to take its place. */
  fault: string | undefined;
  onAgree: (agreed: AgreedLoss) => void;
  onClose: () => void;
}

/**
 * Asks what becomes of a record that others need: who does, how often, and whether they are to do without it or with
 * another one (behaviour B191).
 */
export function NeededDialog({ entity, record, title, needed, effects, fault, onAgree, onClose }: Needs) {
  const text = useText();
  const number = useNumber();
  const [others, setOthers] = useState<readonly string[]>([]);
  const [other] = others;
  const { count, companies, remedies } = needed;
  const besides = effects.reduce((sum, effect) => sum + effect.count, 0);
  const canDoWithout = remedies.includes('confirm');
  const agreed = other === undefined ? { confirm: count } : { insteadOf: other };
  return (
    <ConfirmDialog
      title={text('form.neededTitle', { title })}
      consequence={text(canDoWithout ? 'form.needed' : 'form.neededEverywhere', { count, n: number(count) })}
      confirm={text(other === undefined && canDoWithout ? 'form.deleteNeeded' : 'form.replaceNeeded', {
        count,
        n: number(count),
      })}
      isOpen={other === undefined && !canDoWithout}
      onConfirm={() => onAgree(agreed)}
      onClose={onClose}
    >
      <LossList losses={companies} />
      {besides > 0 && (
        <>
          <Typography>{text('deletion.besides', { count: besides, n: number(besides) })}</Typography>
          <LossList losses={effects} />
        </>
      )}
      <ReferencePicker
        field={{ kind: 'reference', to: entity.name, within: entity.key.filter((name) => name !== 'sid') }}
        label={text('form.insteadOf')}
        value={others}
        onChange={setOthers}
        within={record}
        fault={fault}
      />
    </ConfirmDialog>
  );
}
