import { useView } from '../../ui/view/View.tsx';

/** The classifications of a category: IFC classes and eBKP-H codes. */
export function Classes({ ifc, ebkph }: { ifc: readonly string[]; ebkph: readonly string[] }) {
  const { t } = useView();
  const kinds = [
    { name: t('category.ifc'), values: ifc },
    { name: t('category.ebkph'), values: ebkph },
  ].filter(({ values }) => values.length > 0);
  if (kinds.length === 0) return null;
  return (
    <dl className="classes">
      {kinds.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
