import { useMemo } from 'react';
import type { Person, ShownRight } from '../../../resources/calls/userRight.ts';
import type { Right } from '../../../resources/rights.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';

/** What rights and people are called. */
export interface RightWords {
  right: (right: Right) => string;
  /** A right with the company that it is bound to. */
  bound: (right: Pick<ShownRight, 'right' | 'orgaCountry' | 'orgaName'>) => string;
  person: (person: Pick<Person, 'username' | 'email' | 'sub'>) => string;
}

/** How rights and the people who hold them are called. */
export function useRightWords(): RightWords {
  const labels = useLabels();
  const text = useText();
  const { directory } = useBackoffice();
  return useMemo(() => {
    const place = placeOf(directory.showing('userRight').entity, 'right');
    const right = (one: Right) => labels.choice(place, one);
    return {
      right,
      bound: ({ right: one, orgaCountry, orgaName }) =>
        orgaCountry
          ? text('rights.bound', {
              right: right(one),
              company: orgaName ?? orgaCountry.sid,
              country: orgaCountry.country,
            })
          : right(one),
      person: ({ username, email, sub }) => username ?? email ?? sub ?? '',
    };
  }, [labels, text, directory]);
}
