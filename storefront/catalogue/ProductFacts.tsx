import { shownGtin } from '../../resources/finding/shownGtin.ts';
import type { ReactNode } from 'react';
import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { classFields, classSystems } from '../../resources/classSystems.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { withoutCategory } from '../../resources/exchange/withoutCategory.ts';
import { useView } from '../../ui/view/View.tsx';
import { ClassLinks } from './ClassLinks.tsx';

/** What identifies and classifies a product, as a ruled table. */
export function ProductFacts({ data }: { data: ProductPage }) {
  const { language, t } = useView();
  const { orgaSid, productLine, mainCategory } = data;
  const facts: [name: string, value: ReactNode][] = [
    [t('entities.product.fields.articleNumber'), data.articleNumber],
    [t('entities.product.fields.brand'), data.brand],
    [t('product.gtin'), data.gtins.map(shownGtin).join(', ')],
    [
      t('entities.productLine.name', { count: 1 }),
      productLine && (
        <a key="line" href={pathTo(language, 'orga', { orgaSid }, { line: productLine.sid })}>
          {productLine.title}
        </a>
      ),
    ],
    [
      t('product.category'),
      // It has no page.
      mainCategory.sid === withoutCategory ? (
        mainCategory.name
      ) : (
        <a key="category" href={pathTo(language, 'category', { categorySid: mainCategory.sid })}>
          {mainCategory.name}
        </a>
      ),
    ],
    ...classSystems.map((system): [string, ReactNode] => {
      const ofCategory = data[classFields[system]];
      const own = system === 'etim' ? data.etimClass : null;
      // It stands in the place of the category's class, not of its group.
      const codes = own === null ? ofCategory : [own, ...ofCategory.filter((code) => code.startsWith('EG'))];
      return [
        t(`class.system.${system}`),
        codes.length > 0 && <ClassLinks key={system} system={system} codes={codes} />,
      ];
    }),
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
