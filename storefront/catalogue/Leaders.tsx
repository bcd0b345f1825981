import { useView } from '../../ui/view/View.tsx';

interface Entry {
  href: string;
  name: string;
  count: number;
  isCurrent?: boolean;
}

/** Names and numbers joined by dots, as in the table of contents of a printed catalogue. */
export function Leaders({ entries }: { entries: readonly Entry[] }) {
  const { number } = useView();
  return (
    <ul className="leaders">
      {entries.map(({ href, name, count, isCurrent }) => (
        <li key={href} className="leader">
          <a href={href} aria-current={isCurrent ? 'true' : undefined}>
            {name}
          </a>
          <span className="count">{number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
