import type { Language } from '../../../../resources/language/languages.ts';
import type { MediaPlace, MediaState } from '../../../../resources/calls/media.ts';
import type { MediaKind } from '../match/mediaKind.ts';
import type { PathMatch } from '../match/matchPath.ts';

/** One picture or document of a delivery, to be stored. */
export interface MediaItem {
  path: string;
  /** Null for what is to be fetched. */
  upload: string | null;
  kind: MediaKind;
  place: MediaPlace;
  productSid: string | null;
  matchedBy: PathMatch['by'];
  matchedValue: string | null;
  /** Its place among those of its product. */
  number: number;
  language: Language | null;
  bytes: number | null;
  checksum: number | null;
  state: MediaState;
  reason: string | null;
  values: Readonly<Record<string, string | number>>;
}
