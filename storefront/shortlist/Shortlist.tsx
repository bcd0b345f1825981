import { useState } from 'react';
import type { ProductCard } from '../../resources/calls/shown.ts';
import type { storefrontCalls } from '../../resources/calls/storefront.ts';
import { shortlist } from '../../resources/limits.ts';
import { answerOf, request } from '../../providers/fetch.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { pictureAddress } from '../../ui/pictures/pictureAddress.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import type { ListProps } from './Lists.ts';
import { shortlistCall, shortlistPath, shortlistXlsx } from './shortlistAddress.ts';
import { useLoaded } from './useLoaded.ts';

/** The products that a visitor keeps: to open, compare, take along and share. */
export function Shortlist({ settings, lists, onCompare }: ListProps) {
  const { platform, language, texts } = settings;
  const [names, setNames] = useState(() => lists.readList('keep'));
  const [compared, setCompared] = useState(() => lists.readList('compare'));
  const [asked] = useState(names);
  const loaded = useLoaded(async (signal) => {
    if (asked.length === 0) return [];
    const answer = await request(shortlistCall(platform, language, asked), { signal });
    return (await answerOf<typeof storefrontCalls.shortlist>(answer)).products;
  }, asked.join());

  if (loaded === undefined) return <p role="status">{texts.loading}</p>;
  if (loaded === 'failed') return <p role="alert">{texts.failed}</p>;
  if (names.length === 0)
    return (
      <div className="empty">
        <p className="empty-title">{texts.empty}</p>
        <p>{texts.emptyAdvice}</p>
      </div>
    );

  const keep = (list: 'keep' | 'compare', changed: string[]) => {
    lists.writeList(list, changed);
    (list === 'keep' ? setNames : setCompared)(changed);
  };
  const path = shortlistPath(language, names);
  const share = () =>
    navigator.clipboard.writeText(new URL(path, location.href).href).then(
      () => notify({ type: 'success', message: texts.shared }),
      () => location.assign(path),
    );
  const cards = loaded.filter((card) => names.includes(nameOf(card)));
  return (
    <>
      <ul className="list-rows">
        {cards.map((card) => {
          const name = nameOf(card);
          const isCompared = compared.includes(name);
          const { picture, title } = card;
          return (
            <li key={name}>
              {picture && (
                <img src={pictureAddress(picture, '240')} alt="" width="72" height="72" decoding="async" />
              )}
              <p>
                <small>{card.orgaName}</small>
                <a href={`/${language}/product/${name}`} lang={title.languageUsed}>
                  {title.text}
                </a>
                <small>{card.articleNumber}</small>
              </p>
              <button
                type="button"
                className="tool"
                aria-pressed={isCompared}
                aria-label={`${texts.compare}: ${title.text}`}
                disabled={!isCompared && compared.length >= shortlist.compared}
                onClick={() =>
                  keep('compare', isCompared ? compared.filter((one) => one !== name) : [...compared, name])
                }
              >
                <Icon name="compare" />
              </button>
              <button
                type="button"
                className="tool"
                aria-label={`${texts.remove}: ${title.text}`}
                onClick={() =>
                  keep(
                    'keep',
                    names.filter((one) => one !== name),
                  )
                }
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <footer>
        <button type="button" className="button" onClick={() => void share()}>
          {texts.share}
        </button>
        <a className="button quiet" href={shortlistXlsx(platform, language, names)} download>
          {texts.export}
        </a>
        {compared.length > 1 && (
          <button type="button" className="button quiet" onClick={onCompare}>
            {texts.compare} ({compared.length})
          </button>
        )}
        <a href={path}>{texts.open}</a>
        <button type="button" className="link" onClick={() => keep('keep', [])}>
          {texts.clear}
        </button>
      </footer>
    </>
  );
}

function nameOf({ orgaSid, productSid }: ProductCard): string {
  return `${orgaSid}/${productSid}`;
}
