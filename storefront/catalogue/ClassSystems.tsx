import type { ClassSystem } from '../../resources/classSystems.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';

/** The classifications that lead into the catalogue, each to its tree. */
export function ClassSystems({ systems, here }: { systems: readonly ClassSystem[]; here?: ClassSystem }) {
  const { language, t } = useView();
  if (systems.length === 0) return null;
  return (
    <nav className="class-systems" aria-label={t('class.systems')}>
      <span className="label" aria-hidden="true">
        {t('class.systems')}
      </span>
      {systems.map((system) => (
        <a
          key={system}
          href={pathTo(language, 'classSystem', { system })}
          aria-current={system === here ? 'page' : undefined}
        >
          {t(`class.system.${system}`)}
        </a>
      ))}
    </nav>
  );
}
