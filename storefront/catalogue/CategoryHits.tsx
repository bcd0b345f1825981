import type { CategorySuggestion } from '../../resources/calls/suggestAnswer.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Highlighted } from '../../ui/view/Highlighted.tsx';
import { useView } from '../../ui/view/View.tsx';
import { Leaders } from './Leaders.tsx';

/** Categories that were found, each with the way to it and what it is divided into. */
export function CategoryHits({ categories }: { categories: readonly CategorySuggestion[] }) {
  const { language, number } = useView();
  const address = (categorySid: string) => pathTo(language, 'category', { categorySid });
  return (
    <ul className="hits">
      {categories.map(({ sid, name, count, pathFromRoot, children, matches }) => (
        <li key={sid}>
          <p className="hit-path">
            {pathFromRoot
              .filter((step) => step.sid !== sid)
              .map((step) => step.name)
              .join(' › ')}
          </p>
          <h3>
            <a href={address(sid)}>
              <Highlighted text={name} matches={matches.filter(({ field }) => field === 'name')} />
            </a>
            <span className="count">{number(count)}</span>
          </h3>
          {children.length > 0 && (
            <Leaders entries={children.map((child) => ({ ...child, href: address(child.sid) }))} />
          )}
        </li>
      ))}
    </ul>
  );
}
