import type { VariantMatrix } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView, type View } from '../../ui/view/View.tsx';
import { shownValue } from './shownValue.ts';

interface Props {
  orgaSid: string;
  matrices: readonly VariantMatrix[];
}

/** The variants of a product line, each in its place. */
export function VariantMatrices({ orgaSid, matrices }: Props) {
  const { t } = useView();
  return (
    <section className="part" aria-labelledby="variants">
      <h2 id="variants">{t('product.allVariants')}</h2>
      {matrices.map((matrix) => (
        <Matrix
          key={matrix.cells[0]?.[0]?.[0]?.productSid ?? matrix.name}
          orgaSid={orgaSid}
          matrix={matrix}
        />
      ))}
    </section>
  );
}

type Cell = VariantMatrix['cells'][number][number];

function Matrix({ orgaSid, matrix }: { orgaSid: string; matrix: VariantMatrix }) {
  const view = useView();
  const { language, t } = view;
  const { name, total, columns, rows, inCells, cells } = matrix;
  const count = t('product.variants', { count: total });
  const links = (cell: Cell) =>
    cell.map((variant) => (
      <a
        key={variant.productSid}
        href={pathTo(language, 'product', { orgaSid, productSid: variant.productSid })}
      >
        {restOf(variant, view)}
      </a>
    ));
  return (
    <div className="variant-matrix" role="region" aria-label={name} tabIndex={0}>
      <table>
        <caption>
          {name}{' '}
          <small>
            {inCells.length > 0
              ? t('product.inCells', { variants: count, names: inCells.join(', ') })
              : count}
          </small>
        </caption>
        {columns && (
          <thead>
            <tr>
              {rows && <th scope="col">{rows.name}</th>}
              {columns.values.map((value) => (
                <th key={String(value)} scope="col">
                  {columns.name} {shownValue(view, value, columns.unit)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {cells.map((row, place) => {
            const value = rows?.values[place];
            return (
              <tr key={String(value)}>
                {rows && value !== undefined && <th scope="row">{shownValue(view, value, rows.unit)}</th>}
                {row.map((cell, column) => (
                  <td key={String(columns?.values[column])}>{links(cell)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What tells a variant from the others of its cell; its number, where nothing else does. */
function restOf({ values, articleNumber }: Cell[number], view: View): string {
  return values.map(({ value, unit }) => shownValue(view, value, unit)).join(', ') || articleNumber;
}
