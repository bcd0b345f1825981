import type { ArticleSection } from '../../resources/calls/article.ts';
import { imagePath } from '../../resources/address/imagePath.ts';
import { languages, type Language, type Translated } from '../../resources/language/languages.ts';
import { largeImage } from '../../resources/limits.ts';
import { isLink } from '../../resources/kinds/link.ts';
import { shown } from '../../resources/language/translate.ts';
import type { Block } from '../fields/blocks/Block.ts';

/** A text as the page shows it; one that is missing everywhere is empty. */
export function shownText(text: Translated | null | undefined, language: Language) {
  return shown(text, language) ?? { text: '', languageUsed: languages[0] };
}

/** The blocks of a form as the page shows them. What is not yet an address leads nowhere. */
export function shownBlocks(blocks: readonly Block[], language: Language): ArticleSection[] {
  return blocks.map(({ contentType, content, link, position, layout }) => {
    const { text, languageUsed } = shownText(content, language);
    const shownLink = link && isLink(link) ? link : null;
    return {
      contentType,
      content: { text: asShown(contentType, text), languageUsed },
      link: shownLink,
      position,
      layout,
    };
  });
}

function asShown(contentType: Block['contentType'], text: string): string {
  if (contentType === 'image') return text && imagePath({ kind: 'orgaMedia', hash: text }, largeImage);
  if (contentType === 'video') return isLink(text) ? text : '';
  return text;
}
