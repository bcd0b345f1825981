import { languageTag } from '../../resources/platform/platforms.ts';
import type { View } from '../../ui/view/View.tsx';
import { formatNumber } from '../texts/formatNumber.ts';
import { translator } from '../texts/translator.ts';
import type { PageContext } from '../../resources/page.ts';

/** The view of a page of the storefront. */
export type PageView = View & PageContext;

/** Adds words and numbers to what the server knows. */
export function pageView(context: PageContext): PageView {
  const tag = languageTag(context.language, context.platform);
  return {
    ...context,
    year: new Date().getFullYear(),
    t: translator(context.language, context.platform),
    number: (value) => formatNumber(value, tag),
    absolute: (path, platform = context.platform) =>
      context.publicOrigin.replace('{slug}', platform.slug) + path,
  };
}
