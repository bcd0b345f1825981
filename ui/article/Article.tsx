import type { ArticleSection } from '../../resources/calls/article.ts';
import { NoPicture } from '../pictures/NoPicture.tsx';
import { useView } from '../view/View.tsx';
import { articleRows } from './articleRows.ts';
import { Video } from './Video.tsx';

interface Props {
  sections: readonly ArticleSection[];
  /** In a preview each block has a button that leads to where it is written (behaviour B104). */
  onEdit?: (index: number) => void;
}

/** The body of an article: rows of blocks, each as wide as its layout says. */
export function Article({ sections, onEdit }: Props) {
  const { t } = useView();
  return articleRows(sections).map((row) => (
    <div className="article-row" key={row[0]?.index}>
      {row.map(({ section, index, columns }) => (
        <div className={`article-block span-${columns} at-${section.position}`} key={index}>
          {onEdit && (
            <button type="button" className="article-edit" onClick={() => onEdit(index)}>
              {t('article.editBlock', { block: index + 1 })}
            </button>
          )}
          <Block section={section} />
        </div>
      ))}
    </div>
  ));
}

function Block({ section: { contentType, content, link } }: { section: ArticleSection }) {
  const { language } = useView();
  const { text, languageUsed } = content;
  const lang = languageUsed === language ? undefined : languageUsed;
  if (contentType === 'video') return <Video address={text} />;
  if (contentType === 'image') {
    const picture = text ? <img src={text} alt="" loading="lazy" decoding="async" /> : <NoPicture />;
    return link ? <a href={link}>{picture}</a> : picture;
  }
  return (
    <>
      {/* The server cleans it whenever it is stored and whenever it is read. */}
      <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: text }} />
      {link && (
        <p>
          <a href={link}>{link.replace(/^(https:\/\/|mailto:)/, '')}</a>
        </p>
      )}
    </>
  );
}
