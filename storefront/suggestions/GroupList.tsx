import { CategoryOptions } from './CategoryOptions.tsx';
import type { Group } from './groups.ts';
import { LineOptions } from './LineOptions.tsx';
import type { ListProps } from './ListProps.ts';
import { OrgaOptions } from './OrgaOptions.tsx';
import { ProductOptions } from './ProductOptions.tsx';

/** The options of one kind. */
export function GroupList({ group, ...rest }: { group: Group } & ListProps) {
  switch (group.kind) {
    case 'category':
      return <CategoryOptions hits={group.hits} {...rest} />;
    case 'product':
      return <ProductOptions hits={group.hits} {...rest} />;
    case 'orga':
      return <OrgaOptions hits={group.hits} {...rest} />;
    case 'productLine':
      return <LineOptions hits={group.hits} {...rest} />;
  }
}
