import { addressOf } from '../view/addressOf.ts';
import { useView } from '../view/View.tsx';
import { pageNumbers } from './pageNumbers.ts';

/** Links to the pages of a list; the rest of the query stays. */
export function Pagination({ page, size, total }: { page: number; size: number; total: number }) {
  const { path, query, number, t } = useView();
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  const { page: _, ...rest } = query;
  const address = (target: number) => addressOf(path, target > 1 ? { ...rest, page: String(target) } : rest);
  return (
    <nav className="pagination" aria-label={t('list.pages')}>
      {page > 1 && (
        <a rel="prev" href={address(page - 1)}>
          {t('list.previous')}
        </a>
      )}
      <ol>
        {pageNumbers(page, pages).map((target, index) =>
          target === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={target}>
              <a
                href={address(target)}
                aria-label={t('list.page', { page: number(target) })}
                aria-current={target === page ? 'page' : undefined}
              >
                {number(target)}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a rel="next" href={address(page + 1)}>
          {t('list.next')}
        </a>
      )}
    </nav>
  );
}
