import type { ArticleSection } from '../../resources/calls/article.ts';
import { articleRows } from './articleRows.ts';
import { useView } from '../view/View.tsx';

/** The body of an article: rows of blocks, each as wide as its layout says. */
export function Article({ sections }: { sections: readonly ArticleSection[] }) {
  return articleRows(sections).map((row, index) => (
    <div className="article-row" key={index}>
      {row.map(({ section, columns }, place) => (
        <div className={`article-block span-${columns} at-${section.position}`} key={place}>
          <Block section={section} />
        </div>
      ))}
    </div>
  ));
}

function Block({ section: { contentType, content, link } }: { section: ArticleSection }) {
  const { language } = useView();
  const lang = content.languageUsed === language ? undefined : content.languageUsed;
  if (contentType === 'text')
    return (
      <div className="prose" lang={lang}>
        {content.text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <a href={link}>{link}</a>
          </p>
        )}
      </div>
    );
  if (contentType === 'image') return <img src={content.text} alt="" loading="lazy" decoding="async" />;
  return <video src={content.text} controls preload="metadata" />;
}
