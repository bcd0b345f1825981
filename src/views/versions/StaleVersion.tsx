import { useDataProvider, useEditContext, useNotify, type RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import { useText } from '../../directory/useText.ts';
import { useLeafNames } from '../../fields/leaves/useLeafNames.ts';
import { mergeVersions, type Merged } from './mergeVersions.ts';
import { StaleDialog } from './StaleDialog.tsx';

interface Needs {
  entity: Entity;
  /** What was to be saved and was refused, as somebody else was faster. */
  mine: Row;
  /** Called with the other version where that one is taken over whole. */
  onTake: (theirs: RaRecord) => void;
  onClose: () => void;
}

interface Compared {
  base: Row;
  theirs: Row;
  merged: Merged;
}

/** Puts both versions together and saves them; asks where both changed the same. */
export function StaleVersion({ entity, mine, onTake, onClose }: Needs) {
  const text = useText();
  const notify = useNotify();
  const namesOf = useLeafNames(entity);
  const dataProvider = useDataProvider();
  const { record, save, resource } = useEditContext();
  const [compared, setCompared] = useState<Compared>();

  async function compare() {
    const { data: theirs } = await dataProvider.getOne(resource, { id: record?.id });
    if (!theirs || !record) return onClose();
    const merged = mergeVersions(entity, { base: record, mine, theirs });
    if (merged.colliding.length > 0) {
      setCompared({ base: record, theirs, merged });
      return;
    }
    onClose();
    await save?.(merged.row);
    const fields = namesOf(merged.taken);
    if (fields)
      notify(text('form.staleTaken', { fields }), {
        type: 'info',
        messageArgs: { _: text('form.staleTaken', { fields }) },
      });
  }

  useEffect(() => {
    compare().catch((error: Error) => {
      notify(error.message, { type: 'error', messageArgs: { _: error.message } });
      onClose();
    });
    // Once per refused save: the component stands for one of them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return compared ? (
    <StaleDialog entity={entity} {...compared} mine={mine} onTake={onTake} onClose={onClose} />
  ) : null;
}
