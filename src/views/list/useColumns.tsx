import { useStore, type RaRecord } from 'ra-core';
import { useMemo, type ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import { pictureField } from '../../../resources/pictureField.ts';
import { RecordPicture } from '../../fields/image/RecordPicture.tsx';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { Value } from '../../fields/Value.tsx';
import { DraftChip } from '../drafts/DraftChip.tsx';
import { inOrder } from '../columns/inOrder.ts';
import { orderKey } from '../saved/useLayout.ts';
import { listedFields, offeredFields } from './listedFields.ts';
import { UnreadableMark } from '../form/UnreadableMark.tsx';
import { useFurtherColumns, type FurtherColumn } from './useFurtherColumns.tsx';
import type { OpenResource } from '../useResource.ts';

const noOrder: readonly string[] = [];

interface Columns {
  /** In the order that somebody gave them. */
  elements: ReactElement[];
  /** The same, as somebody chooses among them. */
  columns: { name: string; label: string }[];
  /** Fields that are columns only for whoever chooses them. */
  hidden: string[];
}

/** The columns of a list. They stay the same elements, so that rows are drawn again only when their records change. */
export function useColumns(
  { resource: { entity, name: resourceName }, parents, thing }: OpenResource,
  further: FurtherColumn | undefined,
): Columns {
  const labels = useLabels();
  const text = useText();
  const others = useFurtherColumns(entity, further);
  const [order = noOrder] = useStore<readonly string[] | undefined>(orderKey(resourceName));
  return useMemo(() => {
    const names = listedFields(entity, parents);
    const hidden = offeredFields(entity, parents);
    const linked = names.includes(entity.title) ? entity.title : names[0];
    const fields = [...names, ...hidden].map((name) => {
      const place = placeOf(entity, name);
      const show = (record: RaRecord) => <Value place={place} value={record[name]} record={record} />;
      const link = (record: RaRecord) => (
        <Link className="thing" to={thing(record)} onClick={(event) => event.stopPropagation()}>
          <UnreadableMark record={record} />
          {record[name] === undefined ? text('list.none') : show(record)}
        </Link>
      );
      const titled = (record: RaRecord) => (
        <span>
          {link(record)}
          {entity.drafts && <DraftChip record={record} />}
        </span>
      );
      const pictured = (record: RaRecord) => (
        <span className="pictured">
          <RecordPicture entity={entity} record={record} />
          {titled(record)}
        </span>
      );
      const drawTitle = pictureField(entity) ? pictured : titled;
      return (
        <DataTable.Col
          key={name}
          source={name}
          label={labels.field(place)}
          disableSort={!place.field.sortable}
          {...(place.field.kind === 'number' && { align: 'right' as const })}
          render={name === linked ? drawTitle : show}
        />
      );
    });
    const rest = others.map(({ name, label, draw }) => (
      <DataTable.Col key={name} source={name} label={label} disableSort render={draw} />
    ));
    const elements = new Map([...fields, ...rest].map((element) => [String(element.key), element]));
    const called = new Map([
      ...[...names, ...hidden].map((name) => [name, labels.field(placeOf(entity, name))] as const),
      ...others.map(({ name, label }) => [name, label] as const),
    ]);
    const ordered = inOrder([...called.keys()], order);
    return {
      elements: ordered.flatMap((name) => elements.get(name) ?? []),
      columns: ordered.map((name) => ({ name, label: called.get(name) ?? name })),
      hidden,
    };
  }, [entity, parents, thing, labels, text, others, order]);
}
