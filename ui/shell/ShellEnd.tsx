import { CardTools } from '../catalogue/CardTools.tsx';
import { Outline } from '../pictures/NoPicture.tsx';
import { unchanging } from '../view/unchanging.ts';
import type { View } from '../view/View.tsx';
import { AccountLists } from './AccountLists.tsx';
import { ComparisonTray } from './ComparisonTray.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { Footer } from './Footer.tsx';
import { Notifications } from './Notifications.tsx';

/** What stands below every page. */
export const ShellEnd = unchanging(
  () => (
    <>
      <Footer />
      <AccountLists />
      <ComparisonTray />
      <CardTools />
      <Outline />
      <ConsentDialog />
      <Notifications />
    </>
  ),
  (_: object, { isSignedIn }: View) => (isSignedIn ? 'signed in' : ''),
  true,
);
