import { FilterForm, TextInput } from 'react-admin';
import { draftWord } from '../../../resources/draftStates.ts';
import type { Entity } from '../../../resources/entity.ts';
import { textWord } from '../../../resources/lookedThrough.ts';
import { useText } from '../../directory/useText.ts';
import { filters } from '../../fields/filters.ts';
import { placeOf, type Place } from '../../directory/Place.ts';
import { DraftFilter } from '../drafts/DraftFilter.tsx';
import { filterNames, periodWord } from './filterNames.ts';
import { PeriodFilter } from './PeriodFilter.tsx';

interface Needs {
  entity: Entity;
  /** The fields by which the list is narrowed. */
  names: readonly string[];
}

/** The filters of a list. */
export function ListFilters({ entity, names }: Needs) {
  const elements = filterNames(entity, names).map((name) => {
    if (name === textWord) return <ListSearch key={name} source={name} alwaysOn />;
    if (name === periodWord) return <PeriodFilter key={name} source={name} alwaysOn />;
    if (name === draftWord) return <DraftFilter key={name} entity={entity} source={name} alwaysOn />;
    return <ListFilter key={name} source={name} place={placeOf(entity, name)} alwaysOn />;
  });
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
