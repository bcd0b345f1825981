import { nameOf } from '../../providers/i18n/nameOf.ts';
import { useLabels } from '../directory/useLabels.ts';
import type { Leaf } from './leaves.ts';

/** What a leaf of a record is called, such as `Titel (Français)`. */
export function useLeafLabel(): (leaf: Leaf) => string {
  const labels = useLabels();
  return ({ place, language }) =>
    language ? `${labels.field(place)} (${nameOf(language)})` : labels.field(place);
}
