import type { ReactElement } from 'react';
import type { Entity } from '../../resources/entity.ts';
import type { Parents } from '../directory/addresses.ts';
import { filters } from '../fields/filters.ts';
import { placeOf, type Place } from '../directory/Place.ts';
import { filterableFields } from './listedFields.ts';

interface FilterProps {
  source: string;
  place: Place;
  /** react-admin shows it without being asked to. */
  alwaysOn: boolean;
}

/** The filters of a list, as the elements that react-admin takes. */
export function listFilters(entity: Entity, parents: Parents): ReactElement[] {
  return filterableFields(entity, parents).flatMap((name) => {
    const place = placeOf(entity, name);
    return filters[place.field.kind] ? [<ListFilter key={name} source={name} place={place} alwaysOn />] : [];
  });
}

function ListFilter({ source, place }: FilterProps) {
  const Filter = filters[place.field.kind];
  const field = { ...place.field, required: false };
  return Filter && <Filter source={source} place={{ ...place, field }} />;
}
