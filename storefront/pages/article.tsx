import type { ArticlePage } from '../../resources/calls/article.ts';
import { Article } from '../../ui/article/Article.tsx';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { pathTo } from '../../resources/address/routes.ts';
import { legalArticleOf } from '../../resources/platform/screens.ts';
import { useView } from '../../ui/view/View.tsx';
import type { Head, Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';

/** An article of the CMS, the legal pages among them. */
export const article: Page<ArticlePage> = {
  head: (data, { t }) => {
    const legal = legalArticleOf(data.url);
    return {
      title: data.title.text,
      description: legal ? t(`legal.${legal}`) : shortened(wordsOf(data.sections) || t('start.description')),
      picture: firstPicture(data.sections),
      kind: 'article',
    };
  },

  Body: ({ data }) => {
    const { language, mayEditArticles, t } = useView();
    return (
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
        {mayEditArticles && (
          <p className="article-ways">
            <a
              className="button quiet"
              href={pathTo(language, 'backoffice', { '*': `articles/${data.url}` })}
            >
              {t('article.edit')}
            </a>
          </p>
        )}
      </>
    );
  },
};

/** The first words of an article, without its headings: they would run into its sentences. */
function wordsOf(sections: ArticlePage['sections']): string {
  const html = sections.find(({ contentType }) => contentType === 'text')?.content.text ?? '';
  return html
    .replace(/<h(\d)[^>]*>.*?<\/h\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|lt|gt|amp);/g, (_, name: keyof typeof characters) => characters[name])
    .trim();
}

/** What the server leaves written as entities when it cleans a text. */
const characters = { nbsp: ' ', lt: '<', gt: '>', amp: '&' } as const;

/** The first picture of an article; its address names the kind and the content. */
function firstPicture(sections: ArticlePage['sections']): Head['picture'] {
  for (const { contentType, content } of sections) {
    const [, kind, hash] = /^\/api\/image\/(\w+)\/(\w+)\//.exec(content.text) ?? [];
    if (contentType === 'image' && kind && hash) return { kind, hash };
  }
  return undefined;
}
