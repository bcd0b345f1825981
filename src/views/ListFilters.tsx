import { FilterForm } from 'react-admin';
import type { Entity } from '../../resources/entity.ts';
import { filters } from '../fields/filters.ts';
import { placeOf, type Place } from '../directory/Place.ts';

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
  return <FilterForm filters={elements} />;
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
