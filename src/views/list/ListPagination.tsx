import { useListContext } from 'ra-core';
import { Pagination } from 'react-admin';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { getAt } from '../../../resources/shape.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { useNextPageAhead } from './useNextPageAhead.ts';

interface Range {
  from: number;
  to: number;
  count: number;
}

/** Pages of a list; a total that was only counted up to a limit says so. */
export function ListPagination() {
  useNextPageAhead();
  const isAtLeast = getAt(useListContext(), ['meta', 'isAtLeast']);
  const { language, platform } = useBackoffice();
  const text = useText();
  const tag = languageTag(language, platform);
  const label = ({ from, to, count }: Range) =>
    text('list.moreThan', {
      begin: from.toLocaleString(tag),
      end: to.toLocaleString(tag),
      total: count.toLocaleString(tag),
    });
  return (
    <Pagination
      rowsPerPageOptions={[25, 50, 100, 200]}
      {...(isAtLeast === true && { labelDisplayedRows: label })}
    />
  );
}
