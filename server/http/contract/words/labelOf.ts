import { texts } from '../../../base/texts/texts.ts';

/** What a record of an entity is called in German, or several; its name where it has no label. */
export function labelOf(entity: string, plural: 'one' | 'other'): string {
  const key = `entities:${entity}.name_${plural}`;
  return texts.has(key) ? texts.text('de', key) : entity;
}
