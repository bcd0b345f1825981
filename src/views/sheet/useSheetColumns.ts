import { useStore, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Row } from '../../../resources/shape.ts';
import { unitName } from '../../../resources/unitName.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { isOfKind } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { leavesOf } from '../../fields/leaves/leaves.ts';
import { useAllLeaves } from '../../fields/leaves/useAllLeaves.ts';
import { useLeafLabel } from '../../fields/leaves/useLeafLabel.ts';
import { attributeOptions } from '../../fields/values/attributeOptions.ts';
import { useAttributes } from '../../fields/values/useAttributes.ts';
import type { GridColumn } from '../../grid/GridRow.ts';
import { cellsKey } from '../saved/useLayout.ts';
import type { OpenResource } from '../useResource.ts';
import { cellCodec, type CellCodec, type CellWords } from './cellCodec.ts';

/** A leaf that is written in cells. */
export interface SheetColumn extends GridColumn {
  leaf: Leaf;
  codec: CellCodec;
}

const mostAtFirst = 16;
const none: string[] = [];

export interface SheetColumns {
  all: readonly SheetColumn[];
  shown: readonly SheetColumn[];
  choose: (columns: readonly SheetColumn[]) => void;
}

/**
 * The leaves of an entity as columns; those shown are what somebody chose, or else what the list shows and what the first
 * records have values of.
 */
export function useSheetColumns({ resource, parents }: OpenResource, rows: readonly Row[]): SheetColumns {
  const { entity, name } = resource;
  const { language } = useBackoffice();
  const labels = useLabels();
  const translate = useTranslate();
  const labelOf = useLeafLabel(entity);
  const leaves = useAllLeaves(entity);
  const attributes = useAttributes(Object.values(entity.fields).some(({ kind }) => kind === 'values'));
  const [chosen, setChosen] = useStore<string[]>(cellsKey(name), none);

  const all = useMemo(() => {
    const wordsOf = ({ place, attribute }: Leaf): CellWords => {
      const known = attributes.get(attribute ?? '');
      if (known)
        return (attributeOptions(known, language, translate) ?? []).map(({ value, label }) => ({
          value: known.kind === 'yesNo' ? value === 'true' : value,
          label,
        }));
      if (isOfKind(place, 'choice'))
        return place.field.choices.map((value) => ({ value, label: labels.choice(place, value) }));
      return [true, false].map((value) => ({ value, label: translate(`ra.boolean.${value}`) }));
    };
    return leaves.flatMap((leaf): SheetColumn[] => {
      const [first] = leaf.path;
      if (entity.key.includes(first) || first in parents) return [];
      const known = attributes.get(leaf.attribute ?? '');
      const codec = cellCodec(leaf, wordsOf(leaf), known);
      const heading = labelOf(leaf) + (known?.unit ? ` (${unitName({ language }, known.unit)})` : '');
      const { kind } = leaf.place.field;
      const width = leaf.language ? 260 : kind === 'number' || known?.kind === 'number' ? 120 : 170;
      return codec ? [{ key: leaf.path.join('.'), heading, width, leaf, codec }] : [];
    });
    // What they are called follows from the rest.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [leaves, attributes, entity, parents, language]);

  const shown = useMemo(() => {
    const byKey = new Map(all.map((column) => [column.key, column]));
    const kept = chosen.flatMap((key) => byKey.get(key) ?? []);
    if (kept.length > 0) return kept;
    const held = new Set(
      leavesOf(entity, rows).flatMap(({ path, attribute }) => (attribute ? [path.join('.')] : [])),
    );
    const isListed = ({ leaf }: SheetColumn) =>
      entity.fields[leaf.path[0]]?.listed && (!leaf.language || leaf.language === language);
    const first = all.filter((column) => isListed(column) || held.has(column.key));
    return (first.length > 0 ? first : all).slice(0, mostAtFirst);
  }, [all, chosen, entity, rows, language]);

  return { all, shown, choose: (columns) => setChosen(columns.map(({ key }) => key)) };
}
