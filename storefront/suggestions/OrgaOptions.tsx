import { Highlighted } from '../../ui/view/Highlighted.tsx';
import type { OrgaSuggestion } from './groups.ts';
import type { ListProps } from './ListProps.ts';
import { Option } from './Option.tsx';

/** Companies: logo and name. */
export function OrgaOptions({ hits, ...rest }: { hits: readonly OrgaSuggestion[] } & ListProps) {
  return (
    <div role="presentation" className="suggestion-rows">
      {hits.map(({ sid, name, imagePath, matches }, index) => (
        <Option key={sid} index={index} {...rest} className="is-orga">
          <span className="suggestion-picture">
            {imagePath && <img src={imagePath} alt="" width="240" height="240" decoding="async" />}
          </span>
          <b>
            <Highlighted text={name} matches={matches} />
          </b>
        </Option>
      ))}
    </div>
  );
}
