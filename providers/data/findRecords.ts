import type { FoundRecord } from '../../resources/calls/find.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { readJson } from '../auth/protectedRead.ts';

interface Wanted {
  platform: PlatformKey;
  language: Language;
  text: string;
}

/** Records of all kinds that somebody means who types this (behaviour B477). Throws `Problem`. */
export function findRecords(
  { platform, language, text }: Wanted,
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const query = new URLSearchParams({ text, lang: language });
  return readJson<FoundRecord[]>(`/api/import/find/${platform}?${query.toString()}`, [], { signal });
}
