import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Entity } from '../../resources/entity.ts';
import { momentField } from '../../resources/systemMoments.ts';
import type { Place } from './Place.ts';

/** The labels of entities, which follow from their names (see `resources/texts`). */
export interface Labels {
  field(place: Place): string;
  choice(place: Place, choice: string): string;
  section(entity: Entity, section: string): string;
  one(entity: Entity): string;
  many(entity: Entity): string;
  /** What so many of them are called, without their number. */
  named(entity: Entity, count: number): string;
  /** What the button says that makes one. */
  create(entity: Entity): string;
}

/** What records, fields, choices and sections are called here. What has no label shows its own name. */
export function useLabels(): Labels {
  const translate = useTranslate();
  return useMemo(() => {
    const label = (path: string, own: string, count?: number) =>
      translate(`entities.${path}`, { _: own, ...(count !== undefined && { smart_count: count }) });
    return {
      field: ({ entity, names: [name = '', ...parts], field }) =>
        field === momentField
          ? translate(`backoffice.list.moments.${name}`)
          : parts.length > 0
            ? label([entity.name, 'parts', name, ...parts].join('.'), parts.at(-1) ?? name)
            : label(`${entity.name}.fields.${name}`, name),
      choice: ({ entity, names }, choice) =>
        label(`${entity.name}.choices.${names.at(-1)}.${choice}`, choice),
      section: (entity, section) => label(`${entity.name}.sections.${section}`, section),
      one: ({ name }) => label(`${name}.name`, name, 1),
      many: ({ name }) => label(`${name}.name`, name, 2),
      named: ({ name }, count) => label(`${name}.name`, name, count),
      create: ({ name }) => label(`${name}.create`, name),
    };
  }, [translate]);
}
