import { formatNumber } from '../texts/formatNumber.ts';
import { Highlighted } from '../../ui/view/Highlighted.tsx';
import type { LineSuggestion } from './groups.ts';
import type { ListProps } from './ListProps.ts';
import { Option } from './Option.tsx';

/** Product lines: company, title and how many products they hold. */
export function LineOptions({ hits, ...rest }: { hits: readonly LineSuggestion[] } & ListProps) {
  return (
    <div role="presentation" className="suggestion-rows">
      {hits.map(({ sid, orgaSid, orgaName, title, itemCount, matches }, index) => (
        <Option key={`${orgaSid}/${sid}`} index={index} {...rest} className="is-line">
          <span className="suggestion-words">
            <small>{orgaName}</small>
            <b>
              <Highlighted text={title} matches={matches} />
            </b>
          </span>
          <span className="count">{formatNumber(itemCount, rest.settings.tag)}</span>
        </Option>
      ))}
    </div>
  );
}
