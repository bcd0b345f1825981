import type { SearchPage } from '../../resources/calls/searchPage.ts';
import { addressOf } from '../../ui/view/addressOf.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { useView } from '../../ui/view/View.tsx';

/** What the typed text was taken for, piece by piece; each is a link to the search without it (behaviour B260). */
export function Understood({ pieces }: { pieces: SearchPage['understood'] }) {
  const { path, query, t } = useView();
  if (pieces.length === 0) return null;
  const { page: _, text: __, ...kept } = query;
  return (
    <div className="understood">
      <p id="understood" className="label">
        {t('search.understood')}
      </p>
      <ul className="chosen" aria-labelledby="understood">
        {pieces.map(({ kind, typed, label, without }, index) => (
          <li key={index}>
            <a href={addressOf(path, without ? { text: without, ...kept } : {})} rel="nofollow">
              <span className="hidden">{t('search.takeAway')} </span>
              <span>
                <small>{t(`search.piece.${kind}`)}</small> {saysIt(label, typed) ? '' : `${typed} = `}
                <b>{label}</b>
              </span>
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Does the label hold what was typed? Then nobody asks where it comes from. */
function saysIt(label: string, typed: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\s/g, '');
  return plain(label).includes(plain(typed));
}
