import { useMemo } from 'react';
import type { Person, ShownRight } from '../../../resources/calls/userRight.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import type { Right } from '../../../resources/platform/rights.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';

/** What rights and people are called. */
export interface RightWords {
  right: (right: Right) => string;
  /** A right with the company that it is bound to. */
  bound: (right: Pick<ShownRight, 'right' | 'orgaCountry' | 'orgaName'>) => string;
  /** When it ends or has ended; nothing of one that does not. */
  end: (right: Pick<ShownRight, 'until' | 'hasEnded'>) => string | undefined;
  /** A day as people write it. */
  day: (day: string) => string;
  person: (person: Pick<Person, 'username' | 'email' | 'sub'>) => string;
}

/** How rights and the people who hold them are called. */
export function useRightWords(): RightWords {
  const labels = useLabels();
  const text = useText();
  const { directory, language, platform } = useBackoffice();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(languageTag(language, platform), {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
    const day = (one: string) => days.format(new Date(one));
    const place = placeOf(directory.showing('userRight').entity, 'right');
    const right = (one: Right) => labels.choice(place, one);
    return {
      right,
      day,
      end: ({ until, hasEnded }) =>
        until && text(hasEnded ? 'rights.ended' : 'rights.endsOn', { day: day(until) }),
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
  }, [labels, text, directory, language, platform]);
}
