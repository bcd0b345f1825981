import { z } from 'zod';
import type { Entity } from '../entity.ts';
import { condition } from '../kinds/condition.ts';
import { wordsOf } from '../kinds/conditionWords.ts';
import type { Kind } from '../kinds/field.ts';
import { lists } from '../limits.ts';
import { lookedThrough, textWord } from '../lookedThrough.ts';
import { systemMoments } from '../systemMoments.ts';
import { jsonQuery } from './jsonQuery.ts';

const scalar = z.union([z.string(), z.number()]);

/** `filter` of a list: values of declared fields, and conditions on leaves (behaviour B50, B217). */
const filter = jsonQuery(
  z.record(z.string(), z.union([scalar, z.boolean(), z.array(scalar).max(200), condition])),
).optional();

/** The same, as the contract says it of an entity. */
export function filterQuery(entity: Pick<Entity, 'fields' | 'title' | 'key'>): typeof filter {
  const { fields } = entity;
  const valued = Object.entries(fields).flatMap(([name, field]) => (field.filterable ? [name] : []));
  const placed = Object.entries(fields).flatMap(([name, field]) =>
    wordsOf(field).length > 0 ? [`${name}${behind[field.kind] ?? ''} (${wordsOf(field).join(', ')})`] : [],
  );
  const looked = lookedThrough(entity).join(', ');
  const values = valued.join(', ');
  const places = [...placed, ...systemMoments].join(', ');
  return filter.meta({
    description: [
      'JSON, an object of four kinds of members',
      `${textWord}, what somebody types who looks for records, understood as people mean it: ${looked}`,
      `id, up to ${lists.mostRows} identifiers, each the key as the address has it`,
      `values by the names of fields: ${values}`,
      `what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: ${places} (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)`,
    ].join('; '),
    german: [
      'JSON, ein Objekt mit vier Arten von Angaben',
      `${textWord}, was jemand eintippt, der Datensätze sucht, verstanden, wie Menschen es meinen: ${looked}`,
      `id, bis zu ${lists.mostRows} Kennungen, jede der Schlüssel, wie ihn die Adresse hat`,
      `Werte nach den Namen von Feldern: ${values}`,
      `was von einem Blatt an seinem Ort verlangt wird, etwa {"title.fr": {"has": false}}: ${places} (since, until: ein Tag oder ein Zeitpunkt wie 2026-01-31T08:15:00Z)`,
    ].join('; '),
  });
}

const behind: Partial<Record<Kind, string>> = { translated: '.<language>', values: '.<attribute>' };
