import { FilterForm, TextInput } from 'react-admin';
import type { Entity } from '../../../resources/entity.ts';
import { lookedThrough, textWord } from '../../../resources/lookedThrough.ts';
import { useText } from '../../directory/useText.ts';
import { filters } from '../../fields/filters.ts';
import { placeOf, type Place } from '../../directory/Place.ts';
import { PeriodFilter } from './PeriodFilter.tsx';

interface Needs {
  entity: Entity;
  /** The fields by which the list is narrowed. */
  names: readonly string[];
}

/** The filters of a list. */
export function ListFilters({ entity, names }: Needs) {
  const elements = names.map((name) => (
    <ListFilter key={name} source={name} place={placeOf(entity, name)} alwaysOn />
  ));
  if (entity.period) elements.push(<PeriodFilter key="period" source="period" alwaysOn />);
  if (lookedThrough(entity).length > 0)
    elements.unshift(<ListSearch key={textWord} source={textWord} alwaysOn />);
  return <FilterForm filters={elements} />;
}

/** What somebody types to find records, in whatever spelling (behaviour B476). `alwaysOn` is asked by the form of filters. */
function ListSearch({ source }: { source: string; alwaysOn: boolean }) {
  const text = useText();
  return (
    <TextInput
      source={source}
      type="search"
      label={text('list.search')}
      helperText={false}
      fullWidth
      resettable
    />
  );
}

interface FilterProps {
  source: string;
  place: Place;
  /** react-admin shows it without being asked to. */
  alwaysOn: boolean;
}

function ListFilter({ source, place }: FilterProps) {
  const Filter = filters[place.field.kind];
  const field = { ...place.field, required: false };
  return Filter && <Filter source={source} place={{ ...place, field }} />;
}
