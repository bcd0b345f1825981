import type { ClassSystem } from '../../resources/classSystems.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';

/** Classes of a system, each leading to its products. */
export function ClassLinks({ system, codes }: { system: ClassSystem; codes: readonly string[] }) {
  const { language } = useView();
  return codes.map((code, place) => (
    <span key={code}>
      {place > 0 && ', '}
      <a href={pathTo(language, 'class', { system, code })}>{code}</a>
    </span>
  ));
}
