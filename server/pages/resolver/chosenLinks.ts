import type { Link, LinksOfProduct } from './linksOfProduct.ts';
import type { LinkType } from './linkTypes.ts';

interface Wish {
  type: LinkType;
  /** Best first. */
  languages: readonly string[];
  mediaType?: string | undefined;
}

/**
 * The links that fit a wish best: of the media type asked for, else of any; of the first language that one of them has, else
 * those of the language that comes first. Several where nothing that was said tells them apart.
 */
export function chosenLinks(links: LinksOfProduct, { type, languages, mediaType }: Wish): readonly Link[] {
  const ofType = links[type] ?? [];
  const ofMedia = ofType.filter((link) => link.type === mediaType);
  const [first, ...others] =
    ofMedia.length > 0 ? ofMedia : ofType.filter((link) => link.type === ofType[0]?.type);
  if (!first) return [];
  const candidates = [first, ...others];
  for (const language of [...languages, ...(first.hreflang ?? [])]) {
    const found = candidates.filter(({ hreflang }) => hreflang?.some((own) => own === language));
    if (found.length > 0) return found;
  }
  return [first];
}
