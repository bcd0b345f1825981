import { useRecordContext, type RaRecord } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import { isSame } from '../../fields/leaves/isSame.ts';
import { mergeVersions } from '../versions/mergeVersions.ts';

interface TypedMeanwhile {
  /** The form's values as they go to the server. */
  sent: (values: Row) => void;
  /** What is stored now with what was typed since in it; undefined where nothing was. */
  over: (stored: RaRecord) => Row | undefined;
}

/**
 * What is typed while a save is under way stays in the form, unsaved, on the version that was stored (behaviour B225): the
 * form itself begins anew with that version.
 */
export function useTypedMeanwhile(entity: Entity): TypedMeanwhile {
  const record = useRecordContext<RaRecord>();
  const { getValues, setValue } = useFormContext<Row>();
  const written = useRef<{ values: Row; stored?: RaRecord }>(undefined);

  const merged = (values: Row, stored: RaRecord) =>
    mergeVersions(entity, { base: values, mine: getValues(), theirs: stored }).row;
  const changed = (row: Row, stored: Row) =>
    Object.keys(entity.fields).filter((name) => !isSame(row[name], stored[name]));

  useEffect(() => {
    const { values, stored } = written.current ?? {};
    if (!values || !stored || !record || stored.version !== record.version) return;
    written.current = undefined;
    // Before the form begins anew, which its own effect does after this one.
    const row = merged(values, record);
    queueMicrotask(() => {
      for (const name of changed(row, record)) setValue(name, row[name], { shouldDirty: true });
    });
    // Once per version: what else it uses is the same for as long as the form stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record]);

  return {
    sent: (values) => {
      // Put together with what somebody else has saved it stands on their version: the form holds none of that yet.
      if (values.version === getValues().version) written.current = { values };
    },
    over: (stored) => {
      if (!written.current) return undefined;
      written.current = { ...written.current, stored };
      const row = merged(written.current.values, stored);
      return changed(row, stored).length > 0 ? row : undefined;
    },
  };
}
