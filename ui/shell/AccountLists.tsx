import { useView } from '../view/View.tsx';
import type { AccountListsSettings } from './OwnListsSettings.ts';

/** Tells the first script that the lists are kept on the account; the dialog asks where both sides changed one. */
export function AccountLists() {
  const { platform, isSignedIn, t } = useView();
  if (!isSignedIn) return null;
  const settings: AccountListsSettings = {
    platform: platform.key,
    unnamed: t('shortlist.title'),
    asked: t('shortlist.asked', { list: '{}' }),
    askedMore: t('shortlist.askedMore'),
    both: t('shortlist.both'),
    here: t('shortlist.here'),
    there: t('shortlist.there'),
  };
  return <template data-account-lists={JSON.stringify(settings)} />;
}
