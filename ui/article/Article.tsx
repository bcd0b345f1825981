import type { ArticleSection } from '../../resources/calls/article.ts';
import { articleRows } from './articleRows.ts';
import { Paragraphs } from '../view/Paragraphs.tsx';

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
  if (contentType === 'text')
    return (
      <div className="prose">
        <Paragraphs value={content} />
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
