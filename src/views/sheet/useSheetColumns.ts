import { useStore, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Row } from '../../../resources/shape.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { isOfKind } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { leavesOf } from '../../fields/leaves/leaves.ts';
import { useAllLeaves } from '../../fields/leaves/useAllLeaves.ts';
import { useLeafLabel } from '../../fields/leaves/useLeafLabel.ts';
import { attributeOptions } from '../../fields/values/attributeOptions.ts';
import { useAttributes } from '../../fields/values/useAttributes.ts';
import type { CellSuggestion, GridColumn } from '../../grid/GridRow.ts';
import { cellsKey } from '../saved/useLayout.ts';
import type { OpenResource } from '../useResource.ts';
import { cellCodec, type CellWords, type Said } from './cellCodec.ts';
import { referenceCodec } from './referenceCodec.ts';
import type { ReferenceNames } from './ReferenceNames.ts';

/** A leaf that is written in cells; what a cell says may depend on the rest of its record, and be asked for. */
export interface SheetColumn extends Omit<GridColumn, 'suggest'> {
  leaf: Leaf;
  codec: {
    show: (value: unknown, record: Row) => string;
    read: (text: string, record: Row) => Said | Promise<Said>;
    suggest?: (typed: string, record: Row) => Promise<readonly CellSuggestion[]>;
  };
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
export function useSheetColumns(
  { resource, parents }: OpenResource,
  rows: readonly Row[],
  names: ReferenceNames,
): SheetColumns {
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
      const named = isOfKind(leaf.place, 'reference') && referenceCodec(names, first, leaf.place.field);
      const typed = named || cellCodec(leaf, wordsOf(leaf), known);
      const other = leaf.place.field.kind === 'code' && leaf.place.field.names;
      const codec =
        typed && other
          ? { ...typed, suggest: (text: string, record: Row) => names.suggestCodes(other, text, record) }
          : typed;
      const heading = labelOf(leaf) + (known?.unit ? ` (${unitName({ language }, known.unit)})` : '');
      const { kind } = leaf.place.field;
      const width =
        leaf.language || kind === 'reference'
          ? 260
          : kind === 'number' || known?.kind === 'number'
            ? 120
            : 170;
      return codec ? [{ key: leaf.path.join('.'), heading, width, leaf, codec }] : [];
    });
    // What they are called follows from the rest.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [leaves, attributes, entity, parents, language, names]);

  const shown = useMemo(() => {
    const byKey = new Map(all.map((column) => [column.key, column]));
    const kept = chosen.flatMap((key) => byKey.get(key) ?? []);
    if (kept.length > 0) return kept;
    const held = new Set(
      leavesOf(entity, rows).flatMap(({ path, attribute }) => (attribute ? [path.join('.')] : [])),
    );
    // What a list shows of another record is written by naming that one.
    const listed = new Set(
      Object.entries(entity.fields).flatMap(([name, field]) => {
        if (!field.listed) return [];
        return field.kind === 'derived' ? (field.from.split('.')[0] ?? name) : name;
      }),
    );
    const isListed = ({ leaf }: SheetColumn) =>
      listed.has(leaf.path[0]) && (!leaf.language || leaf.language === language);
    const first = all.filter((column) => isListed(column) || held.has(column.key));
    return (first.length > 0 ? first : all).slice(0, mostAtFirst);
  }, [all, chosen, entity, rows, language]);

  return { all, shown, choose: (columns) => setChosen(columns.map(({ key }) => key)) };
}
