import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { attribute as declaration } from '../../resources/entities/attribute.ts';
import { choiceLabel } from '../../ui/view/choiceLabel.ts';
import { useView } from '../../ui/view/View.tsx';
import { attributeText } from './attributeText.ts';

type Attribute = ProductPage['attributes'][number];

/** The technical data, one table per group of attributes. */
export function AttributeTable({ attributes }: { attributes: readonly Attribute[] }) {
  const view = useView();
  const { t } = view;
  const groups = Map.groupBy(attributes, ({ group }) => group);
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
                    <td>{attributeText(member, view)}</td>
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
