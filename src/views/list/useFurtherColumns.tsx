import type { RaRecord } from 'ra-core';
import { useMemo, type ComponentType, type ReactElement } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { PeriodChip } from './PeriodChip.tsx';
import { TranslationColumn, translationLanguages } from './TranslationColumn.tsx';

/** A column that is no field: what a hand-made list knows about each record. */
export interface FurtherColumn {
  label: string;
  Show: ComponentType<{ record: RaRecord }>;
}

export interface DrawnColumn {
  /** What no field is called. */
  name: string;
  label: string;
  draw: (record: RaRecord) => ReactElement;
}

/** The columns of a list behind those of its fields: what its screen adds, and how much is translated. */
export function useFurtherColumns(entity: Entity, further: FurtherColumn | undefined): DrawnColumn[] {
  const { platform } = useBackoffice();
  const text = useText();
  const { label, Show } = further ?? {};
  return useMemo(() => {
    const spoken = translationLanguages(entity, platform);
    const columns: DrawnColumn[] = [];
    if (label && Show)
      columns.push({ name: 'list.further', label, draw: (record) => <Show record={record} /> });
    const { period } = entity;
    if (period)
      columns.push({
        name: 'period.state',
        label: text('period.state'),
        draw: (record) => <PeriodChip period={period} record={record} />,
      });
    if (spoken.length > 0)
      columns.push({
        name: 'list.translated',
        label: text('list.translated'),
        draw: (record) => <TranslationColumn entity={entity} record={record} spoken={spoken} />,
      });
    return columns;
  }, [entity, platform, text, label, Show]);
}
