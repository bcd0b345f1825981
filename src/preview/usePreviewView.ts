import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../resources/language/languages.ts';
import { textsVersion } from '../../resources/limits.ts';
import { languageTag, type Platform } from '../../resources/platform/platforms.ts';
import { createStorefrontText } from '../../providers/i18n/createStorefrontText.ts';
import { loadTexts } from '../../providers/i18n/loadTexts.ts';
import type { View } from '../../ui/view/View.tsx';

/** What a page of the catalogue would know on that platform and in that language; undefined until its texts are here. */
export function usePreviewView(platform: Platform, language: Language): View | undefined {
  const { data } = useQuery({
    queryKey: ['storefront texts', language, platform.group],
    staleTime: Infinity,
    queryFn: async () => ({
      t: await createStorefrontText(language, platform.group, await loadTexts(language, textsVersion)),
      year: new Date().getFullYear(),
    }),
  });
  if (!data) return undefined;
  const tag = languageTag(language, platform);
  return {
    platform,
    language,
    path: '',
    query: {},
    isSignedIn: true,
    ...data,
    number: (value) => value.toLocaleString(tag),
    absolute: (path) => path,
  };
}
