import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { platforms } from '../../../resources/platforms.ts';
import { Article } from '../../../ui/article/Article.tsx';
import { Text } from '../../../ui/view/Text.tsx';
import { PreviewPane } from '../../preview/PreviewPane.tsx';
import type { ArticleForm } from './Section.ts';
import { shownSections, shownText } from './shownArticle.ts';

const offered = platforms.filter(({ demo, api }) => !demo && !api);

/** The article as its page will show it, drawn by what draws the page. */
export function Preview({ onEdit }: { onEdit: (index: number) => void }) {
  const [title, sections] = useDeferredValue(
    useWatch<ArticleForm, ['title', 'sections']>({ name: ['title', 'sections'] }),
  );
  return (
    <PreviewPane
      platforms={offered}
      draw={(language) => (
        <article className="article">
          <header className="title">
            <h1>
              <Text value={shownText(title, language)} />
            </h1>
          </header>
          <Article sections={shownSections(sections ?? [], language)} onEdit={onEdit} />
        </article>
      )}
    />
  );
}
