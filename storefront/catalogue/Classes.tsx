import { classFields, classSystems, type ClassSystem } from '../../resources/classSystems.ts';
import { useView } from '../../ui/view/View.tsx';
import { ClassLinks } from './ClassLinks.tsx';

/** What a category or a product is classified by. */
export type Classified = Record<(typeof classFields)[ClassSystem], readonly string[]>;

/** The classes of a category, by system. */
export function Classes({ of }: { of: Classified }) {
  const { t } = useView();
  const systems = classSystems.filter((system) => of[classFields[system]].length > 0);
  if (systems.length === 0) return null;
  return (
    <dl className="classes">
      {systems.map((system) => (
        <div key={system}>
          <dt>{t(`class.system.${system}`)}</dt>
          <dd>
            <ClassLinks system={system} codes={of[classFields[system]]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
