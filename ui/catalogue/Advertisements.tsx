import type { AdvertisementCard } from '../../resources/calls/shown.ts';
import { isLanguage, type Language } from '../../resources/language/languages.ts';
import { PictureFrame } from '../pictures/PictureFrame.tsx';
import { Text } from '../view/Text.tsx';
import { useView } from '../view/View.tsx';

/** Advertisements, marked as such; their places are there before their pictures. Seen and chosen ones are counted. */
export function Advertisements({ cards }: { cards: readonly AdvertisementCard[] }) {
  const { language, t } = useView();
  if (cards.length === 0) return null;
  return (
    <aside className="advertisements" aria-label={t('advertisement.title')}>
      {cards.map(({ orgaSid, sid, orgaName, title, text, picture, link }) => (
        <a
          key={`${orgaSid}/${sid}`}
          className="advertisement"
          href={inReadersLanguage(link, language)}
          rel="sponsored noopener"
          data-advertisement={sid}
          data-orga={orgaSid}
        >
          {picture && <PictureFrame picture={picture} alt="" sizes="(max-width: 40rem) 38vw, 14rem" />}
          <span className="advertisement-words">
            <small>
              {t('advertisement.mark')} · {orgaName}
            </small>
            <b>
              <Text value={title} />
            </b>
            {text && (
              <span>
                <Text value={text} />
              </span>
            )}
          </span>
        </a>
      ))}
    </aside>
  );
}

/** A link of ours is written without a language, so that readers keep theirs. */
function inReadersLanguage(link: string, language: Language): string {
  if (!link.startsWith('/')) return link;
  const [, first = ''] = link.split(/[/?#]/);
  return isLanguage(first) ? link : `/${language}${link}`;
}
