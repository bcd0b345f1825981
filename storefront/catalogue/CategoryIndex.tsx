import type { CategoryCard } from '../../resources/calls/shown.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { PictureFrame } from '../../ui/pictures/PictureFrame.tsx';
import { useView } from '../../ui/view/View.tsx';

const childrenShown = 5;

interface Props {
  categories: readonly CategoryCard[];
  /** Are all children listed? */
  isWhole?: boolean;
  level?: 2 | 3;
}

/** The categories as a printed catalogue lists its chapters: numbered, with what stands in each. */
export function CategoryIndex({ categories, isWhole = false, level = 3 }: Props) {
  const { language, number, t } = useView();
  const Heading = `h${level}` as const;
  const address = (categorySid: string) => pathTo(language, 'category', { categorySid });
  // A picture here and there would tear the rows apart.
  const isPictured = categories.every(({ picture }) => picture);
  return (
    <ol className="category-index">
      {categories.map((category, index) => {
        const filled = category.children.filter(({ count }) => count > 0);
        const children = isWhole ? filled : filled.slice(0, childrenShown);
        const left = filled.length - children.length;
        return (
          <li key={category.sid} className="category-chapter">
            {isPictured && category.picture && (
              // The name is the link; the picture leads there too, once is enough for the keyboard.
              <a className="chapter-picture" href={address(category.sid)} tabIndex={-1} aria-hidden="true">
                <PictureFrame picture={category.picture} alt="" sizes="7.5rem" />
              </a>
            )}
            <Heading>
              <span className="chapter-number" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <a href={address(category.sid)}>{category.name}</a>
              <span className="count">{number(category.count)}</span>
            </Heading>
            <ul>
              {children.map((child) => (
                <li key={child.sid} className="leader">
                  <a href={address(child.sid)}>{child.name}</a>
                  <span className="count">{number(child.count)}</span>
                </li>
              ))}
              {left > 0 && (
                <li>
                  <a className="more" href={address(category.sid)}>
                    {t('category.more', { count: left })}
                  </a>
                </li>
              )}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
