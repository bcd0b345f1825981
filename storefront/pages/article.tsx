import type { ArticlePage } from '../../resources/calls/article.ts';
import { Article } from '../../ui/article/Article.tsx';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { Text } from '../../ui/view/Text.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';

/** An article of the CMS, the legal pages among them. */
export const article: Page<ArticlePage> = {
  head: (data, { t }) => {
    const words = data.sections.find(({ contentType }) => contentType === 'text')?.content.text;
    return {
      title: data.title.text,
      description: words ? shortened(words.replace(/<[^>]*>/g, ' ')) : t('start.description'),
      kind: 'article',
    };
  },

  Body: ({ data }) => (
    <>
      <Breadcrumbs crumbs={[]} here={data.title.text} />
      <article className="article" data-article-body>
        <header className="title">
          <h1>
            <Text value={data.title} />
          </h1>
        </header>
        <Article sections={data.sections} />
      </article>
    </>
  ),
};
