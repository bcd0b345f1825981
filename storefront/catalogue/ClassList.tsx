import type { ShownClass } from '../../resources/calls/shown.ts';
import type { ClassSystem } from '../../resources/classSystems.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';

/** Classes with what they are called and how many products they have; a `depth` says what stands below what. */
export function ClassList({
  system,
  classes,
}: {
  system: ClassSystem;
  classes: readonly (ShownClass & { depth?: number })[];
}) {
  const { language, number } = useView();
  return (
    <ul className="leaders class-list">
      {classes.map(({ depth = 0, ...one }, place) => (
        <li
          key={one.code}
          className={`leader is-depth-${Math.min(depth, deepest)}${(classes[place + 1]?.depth ?? 0) > depth ? ' is-above' : ''}`}
        >
          <a href={pathTo(language, 'class', { system, code: one.code })}>
            <b>{one.code}</b> {calledClass(one)}
          </a>
          <span className="count">{number(one.count)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The style sheet knows so many steps. */
const deepest = 4;

/** Its name, or, where it has none, what stands in it. */
export function calledClass({ name, categories }: Pick<ShownClass, 'name' | 'categories'>): string {
  return name ?? categories.join(', ');
}
