import { useCallback } from 'react';
import { useAccount } from '../AccountContext.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { readRights } from './readRights.ts';
import { rightInWords } from './rightInWords.ts';
import { useRead } from './useRead.ts';

/** What the account may do, in words. */
export function MyRights() {
  const account = useAccount();
  const { platform, text } = account;
  const { value: rights } = useRead(useCallback(() => readRights(platform), [platform]));
  return (
    <ProfileSection title={text('profile.myRights')} hint={text('profile.rightsHint')}>
      {rights?.length === 0 && <p>{text('profile.noRights')}</p>}
      <ul className="profile-rights">
        {rights?.map(({ granted, company }) => {
          const { words, elsewhere } = rightInWords(granted, company, account);
          return (
            <li key={JSON.stringify(granted)}>
              {words} {elsewhere && <span className="account-hint">{elsewhere}</span>}
            </li>
          );
        })}
      </ul>
    </ProfileSection>
  );
}
