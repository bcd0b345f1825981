import { useCallback, useEffect, useRef, useState } from 'react';
import { AuthError } from '../../../providers/auth/authErrors.ts';
import { askForRight, findCompanies, ownRequests } from '../../../providers/data/accessRequests.ts';
import { Problem } from '../../../providers/fetch.ts';
import { isCompanyRight } from '../../../resources/access/isCompanyRight.ts';
import { accessRequests, minimumSearchLength } from '../../../resources/limits.ts';
import { askableRights, type Right } from '../../../resources/platform/rights.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { Field } from '../form/Field.tsx';
import { LabelledField } from '../form/LabelledField.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useAskWords } from './useAskWords.ts';
import { useRead } from './useRead.ts';
import { useSaved } from './useSaved.tsx';

/** Asks for a right whoever may give it, and shows what became of it (behaviour B507). */
export function AskForAccess() {
  const { text, platform, language } = useAccount();
  const words = useAskWords();
  const { value: asked, again } = useRead(ownRequests);
  const { saved, say } = useSaved(text('profile.askSent'));
  const [right, setRight] = useState<Right>('EDIT_PRODUCTS');
  const [companies, setCompanies] = useState<readonly { sid: string; name: string }[]>([]);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // It was not there yet when the browser looked for it.
    if (location.hash === '#ask') place.current?.scrollIntoView();
  }, []);

  const look = useCallback(
    (typed: string) => {
      if (typed.trim().length < minimumSearchLength.orga) return setCompanies([]);
      // Where nothing can be looked up, the name is sent as it is typed.
      findCompanies(platform.key, typed.trim()).then(setCompanies, () => setCompanies([]));
    },
    [platform.key],
  );

  async function send({ right: chosen = '', company = '', wish = '' }: Record<string, string>) {
    const wanted = askableRights.find((one) => one === chosen) ?? 'EDIT_PRODUCTS';
    const name = company.trim();
    const found = companies.find((one) => one.name === name);
    const named = isCompanyRight(wanted) && name && { company: name, ...(found && { orgaSid: found.sid }) };
    try {
      await askForRight(platform.key, { right: wanted, ...named, wish, language });
    } catch (error) {
      const isTooMany = error instanceof Problem && error.status === 429;
      throw new AuthError(isTooMany ? 'tooMany' : 'network', 'AccessRequest');
    }
    await again();
    say();
  }

  return (
    <div id="ask" ref={place}>
      <ProfileSection title={text('profile.ask')} hint={text('profile.askHint')}>
        {asked && asked.length > 0 && (
          <ul className="profile-rights">
            {asked.map(({ id, right: wanted, company, state, reason }) => (
              <li key={id}>
                {company ? text('profile.asked', { right: words[wanted], company }) : words[wanted]}
                {': '}
                <strong>{text(`profile.askStates.${state}`)}</strong>
                {reason && <span className="account-hint"> «{reason}»</span>}
              </li>
            ))}
          </ul>
        )}
        <AccountForm submit={text('profile.ask')} isQuiet onSubmit={send}>
          <LabelledField name="right" label={text('profile.askRight')}>
            {({ id, name }) => (
              <select
                id={id}
                name={name}
                value={right}
                onChange={({ target }) =>
                  setRight(askableRights.find((one) => one === target.value) ?? 'EDIT_PRODUCTS')
                }
              >
                {askableRights.map((one) => (
                  <option key={one} value={one}>
                    {words[one]}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
          {isCompanyRight(right) && (
            <>
              <Field
                name="company"
                label={text('profile.askCompany', { orga: words.orga })}
                maxLength={accessRequests.longestCompany}
                list="companies"
                autoComplete="organization"
                onChange={({ target }) => look(target.value)}
              />
              <datalist id="companies">
                {companies.map(({ sid, name }) => (
                  <option key={sid} value={name} />
                ))}
              </datalist>
            </>
          )}
          <Field
            name="wish"
            label={text('profile.askWish')}
            required={false}
            maxLength={accessRequests.longestWish}
          />
        </AccountForm>
        {saved}
      </ProfileSection>
    </div>
  );
}
