import type { ListTable, ProductCard } from '../../resources/calls/shown.ts';
import { attributeOrder } from '../../resources/finding/listViews.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { NoPicture } from '../../ui/pictures/NoPicture.tsx';
import { PictureFrame } from '../../ui/pictures/PictureFrame.tsx';
import { addressOf } from '../../ui/view/addressOf.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';
import { unitName } from '../../resources/language/unitName.ts';
import { shownValue } from './shownValue.ts';
import { rangeText, variantCount } from './variantWords.ts';

interface Props {
  cards: readonly ProductCard[];
  table: ListTable;
}

/** Products row by row with what tells them apart, put in order by the head of a column. */
export function ProductTable({ cards, table: { columns, rows } }: Props) {
  const view = useView();
  const { language, t } = view;
  return (
    <div className="product-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('entities.product.name', { count: 1 })}</th>
            {columns.map((column, nth) => (
              <ColumnHead
                key={column.sid}
                column={column}
                isNumber={rows.some((row) => typeof row[nth] === 'number')}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card, place) => (
            <tr
              key={`${card.orgaSid}/${card.productSid}`}
              data-product={`${card.orgaSid}/${card.productSid}`}
            >
              <th scope="row">
                <div className="product-row">
                  <span className="product-row-picture">
                    {card.picture ? (
                      <PictureFrame
                        picture={card.picture}
                        alt=""
                        sizes={{ only: '240' }}
                        isFirst={place === 0}
                      />
                    ) : (
                      <NoPicture />
                    )}
                  </span>
                  <span className="product-row-words">
                    <a
                      className="product-row-title"
                      href={pathTo(language, 'product', {
                        orgaSid: card.orgaSid,
                        productSid: card.productSid,
                      })}
                    >
                      <Text value={card.title} />
                    </a>
                    <small>
                      {[variantCount(view, card), card.orgaName, card.articleNumber]
                        .filter(Boolean)
                        .join(', ')}
                    </small>
                  </span>
                  <div className="product-card-tools" data-product={`${card.orgaSid}/${card.productSid}`} />
                </div>
              </th>
              {rows[place]?.map((value, column) => {
                const sid = columns[column]?.sid;
                const range = card.variants?.ranges.find(({ attribute }) => attribute === sid);
                return (
                  <td key={sid} className={typeof value === 'number' ? 'is-number' : undefined}>
                    {range
                      ? rangeText(view, range, true)
                      : value === null
                        ? ''
                        : shownValue(view, value, null)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The name of a column with its unit; a link that puts the list in its order, and then the other way round. */
function ColumnHead({
  column: { sid, name, unit },
  isNumber,
}: {
  column: ListTable['columns'][number];
  isNumber: boolean;
}) {
  const { language, path, query, t } = useView();
  const { page: _, sort, ...kept } = query;
  const order = attributeOrder(sort);
  const isSorted = order?.attribute === sid;
  const next = isSorted && order.isRising ? 'down' : 'up';
  const direction = order?.isRising ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      className={isNumber ? 'is-number' : undefined}
      aria-sort={isSorted ? direction : undefined}
    >
      <a
        href={addressOf(path, { ...kept, sort: `${sid}*${next}` })}
        rel="nofollow"
        title={t(next === 'up' ? 'list.rising' : 'list.falling', { name })}
      >
        {name}
        {unit && <small> {unitName({ language }, unit)}</small>}
        {isSorted && <Icon name="chevron" />}
      </a>
    </th>
  );
}
