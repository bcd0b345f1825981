import { languageTag } from '../../resources/platform/platforms.ts';
import { useBackoffice } from './BackofficeContext.ts';

/** A number as people of this platform write it, such as 20’000 in de-CH. */
export function useNumber(): (value: number) => string {
  const { language, platform } = useBackoffice();
  const tag = languageTag(language, platform);
  return (value) => value.toLocaleString(tag);
}
