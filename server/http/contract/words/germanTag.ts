import { tags } from '../../../../resources/texts/de/contract/tags.ts';
import { entities } from '../../../../resources/registry.ts';
import { labelOf } from './labelOf.ts';

/** What belongs together under a tag, in German; of an entity the name that its records have. */
export function germanTag(name: string): string | undefined {
  return tags[name] ?? (name in entities ? labelOf(name, 'other') : undefined);
}
