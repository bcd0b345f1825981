import type { SearchPage } from '../../resources/calls/searchPage.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';

/** Texts that ask for less and find something, each with how much (behaviour B264). */
export function Shorter({ texts }: { texts: SearchPage['shorter'] }) {
  const { language, number, t } = useView();
  if (texts.length === 0) return null;
  return (
    <section className="next-step" aria-labelledby="shorter">
      <h2 id="shorter" className="label">
        {t('search.shorter')}
      </h2>
      <ul className="ways">
        {texts.map(({ text, count }) => (
          <li key={text}>
            <a href={pathTo(language, 'search', {}, { text })}>{text}</a>{' '}
            <span className="count">{number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
