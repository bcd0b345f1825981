import { languages } from '../../resources/language/languages.ts';
import { languageTag, platform, type Platform } from '../../resources/platform/platforms.ts';
import { inLanguage } from '../../resources/address/routes.ts';
import type { PageView } from './PageView.ts';

/** The platform whose pages are shown: `X_API` is `X` for machines, its pages count as those of `X`. */
export function canonicalPlatform({ api, dataset, key }: Platform): Platform {
  return platform(api ? dataset : key);
}

/**
 * `hreflang` links of a page: every language on every platform that shows it, the page itself among them, so that
 * they are reciprocal. `x-default` is German on the first of them.
 */
export function alternates(view: PageView, address: string): { tag: string; href: string }[] {
  const own = canonicalPlatform(view.platform);
  const shown = [own, ...view.alsoOn].sort((a, b) => a.key.localeCompare(b.key));
  const main = shown.find(({ key }) => key === 'CH') ?? shown[0] ?? own;
  const ordered = [main, ...shown.filter((other) => other !== main)];
  const links = ordered.flatMap((other) =>
    (other.forcedLanguage ? [other.forcedLanguage] : languages).map((language) => ({
      tag: languageTag(language, other),
      href: view.absolute(inLanguage(address, language), other),
    })),
  );
  return [...links, { tag: 'x-default', href: view.absolute(inLanguage(address, 'de'), main) }];
}
