import { pathTo } from '../../resources/address/routes.ts';
import { configureIdentity } from '../../providers/auth/identity.ts';
import { currentCaller } from '../../providers/auth/rights.ts';
import { idToken } from '../../providers/auth/session.ts';
import { rememberWantedUrl } from '../../providers/auth/wantedUrl.ts';
import { readShell } from '../../providers/readShell.ts';
import { replaceMissing } from '../../ui/pictures/replaceMissing.ts';
import { followLanguage } from '../../ui/shell/followLanguage.ts';
import { drawNotLoaded } from '../loading/drawNotLoaded.ts';
import { rootElement } from '../rootElement.ts';
import { askFirstList } from './askFirstList.ts';

const shell = readShell();
followLanguage();
replaceMissing();
configureIdentity(shell);

if (await idToken().catch(() => undefined)) {
  // Asked for before the frame is evaluated, which takes as long as the answer.
  void currentCaller().catch(() => undefined);
  askFirstList(shell);
  await import('./start.tsx').then(
    ({ start }) => start(shell),
    () => drawNotLoaded(rootElement()),
  );
} else {
  rememberWantedUrl(location.pathname + location.search + location.hash);
  location.replace(pathTo(shell.language, 'login'));
}
