import type { ProductPage } from '../../resources/calls/storefront.ts';
import { attribute as declaration } from '../../resources/entities/attribute.ts';
import { choiceLabel } from '../../ui/view/choiceLabel.ts';
import { useView } from '../../ui/view/View.tsx';

type Attribute = ProductPage['attributes'][number];

/** The technical data, one table per group of attributes. */
export function AttributeTable({ attributes }: { attributes: readonly Attribute[] }) {
  const { number, t } = useView();
  const groups = Map.groupBy(attributes, ({ group }) => group);
  const shown = ({ value, unit }: Attribute) => {
    if (typeof value === 'boolean') return t(value ? 'product.yes' : 'product.no');
    const text = typeof value === 'number' ? number(value) : value;
    return unit ? `${text}\u00a0${unit}` : text;
  };
  return (
    <div className="attribute-groups">
      {declaration.fields.group.choices.map((group) => {
        const members = groups.get(group);
        return (
          members && (
            <table key={group}>
              <caption>{choiceLabel(t, 'attribute', 'group', group)}</caption>
              <tbody>
                {members.map((member) => (
                  <tr key={member.sid}>
                    <th scope="row">{member.name}</th>
                    <td>{shown(member)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        );
      })}
    </div>
  );
}
