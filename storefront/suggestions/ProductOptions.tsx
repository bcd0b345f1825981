import type { ProductSuggestion } from '../../resources/calls/suggestAnswer.ts';
import { suggestions } from '../../resources/limits.ts';
import { Highlighted } from '../../ui/view/Highlighted.tsx';
import { shownGtin } from '../../resources/finding/shownGtin.ts';
import type { ListProps } from './ListProps.ts';
import { Option } from './Option.tsx';
import { Why } from './Why.tsx';

/** Products: cards in a grid up to six, above that a compact list (behaviour B99). */
export function ProductOptions({ hits, ...rest }: { hits: readonly ProductSuggestion[] } & ListProps) {
  const isGrid = hits.length <= suggestions.grid;
  const { texts } = rest.settings;
  return (
    <div role="presentation" className={isGrid ? 'suggestion-grid' : 'suggestion-rows'}>
      {hits.map((hit, index) => {
        const marked = (field: string) => hit.matches.filter((match) => match.field === field);
        const gtins = marked('gtin');
        const numbers = marked('articleNumber');
        return (
          <Option key={rest.paths[index]} index={index} {...rest} className="is-product">
            <span className="suggestion-picture">
              {hit.imagePath && <img src={hit.imagePath} alt="" width="240" height="240" decoding="async" />}
            </span>
            <span className="suggestion-words">
              <small>
                <Highlighted text={hit.orgaName} matches={marked('orgaName')} />
              </small>
              <b>
                <Highlighted text={hit.title} matches={marked('title')} />
              </b>
              {hit.subTitle && (
                <small>
                  <Highlighted text={hit.subTitle} matches={marked('subTitle')} />
                </small>
              )}
              {gtins.length > 0 && (
                <small className="suggestion-code">
                  {texts.gtin} <MarkedGtin gtin={hit.gtin[0] ?? ''} matches={gtins} />
                </small>
              )}
              {numbers.length > 0 && (
                <small className="suggestion-code">
                  {texts.articleNumber} <Highlighted text={hit.articleNumber} matches={numbers} />
                </small>
              )}
              {hit.endOfSale?.isOver && <small>{texts.ended}</small>}
              {/* A code that is marked says it itself. */}
              {gtins.length + numbers.length === 0 && <Why why={hit.why} settings={rest.settings} />}
            </span>
          </Option>
        );
      })}
    </div>
  );
}

/** The places speak of all 14 digits; it begins behind the zeros that fill it up. */
function MarkedGtin({ gtin, matches }: { gtin: string; matches: ProductSuggestion['matches'] }) {
  const shown = shownGtin(gtin);
  const hidden = gtin.length - shown.length;
  const places = matches.map(({ start, end }) => ({ start: start - hidden, end: end - hidden }));
  return <Highlighted text={shown} matches={places} />;
}
