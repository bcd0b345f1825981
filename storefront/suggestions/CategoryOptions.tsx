import type { CategorySuggestion } from '../../resources/calls/suggestAnswer.ts';
import { formatNumber } from '../texts/formatNumber.ts';
import { Highlighted } from '../../ui/view/Highlighted.tsx';
import type { ListProps } from './ListProps.ts';
import { Option } from './Option.tsx';
import { Why } from './Why.tsx';

/**
 * Categories by how the text met them (behaviour B100): a parent shows its children below it, a root its
 * children and no path, an end of the tree its path; one met by its class shows all that is known of its place.
 */
export function CategoryOptions({ hits, ...rest }: { hits: readonly CategorySuggestion[] } & ListProps) {
  let index = 0;
  return hits.map(({ sid, name, count, matchCase, children, pathFromRoot, matches, why }) => {
    const path = pathFromRoot.filter((step) => step.sid !== sid);
    const first = index;
    index += 1 + children.length;
    return (
      <div key={sid} role="group" aria-label={name} className="suggestion-category">
        <Option index={first} {...rest} className="is-category">
          {matchCase !== 'rootParent' && path.length > 0 && (
            <small className="suggestion-path">{path.map((step) => step.name).join(' › ')} ›</small>
          )}
          <b>
            <Highlighted text={name} matches={matches} />
          </b>
          <Why why={why} settings={rest.settings} />
          <span className="count">{formatNumber(count, rest.settings.tag)}</span>
        </Option>
        {children.map((child, place) => (
          <Option key={child.sid} index={first + 1 + place} {...rest} className="is-child">
            {child.name}
            <span className="count">{formatNumber(child.count, rest.settings.tag)}</span>
          </Option>
        ))}
      </div>
    );
  });
}
