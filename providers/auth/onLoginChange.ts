import { Hub } from 'aws-amplify/utils';
import { storagePrefix } from './identity.ts';
import { forgetRights } from './rights.ts';

/**
 * Calls back whenever somebody signs in or out, in this tab or another one, so that rights are asked for
 * again (specification section 4). Returns how to stop.
 */
export function onLoginChange(callback: () => void): () => void {
  const changed = () => {
    forgetRights();
    callback();
  };
  const stopListening = Hub.listen('auth', ({ payload: { event } }) => {
    if (['signedIn', 'signedOut', 'tokenRefresh_failure'].includes(event)) changed();
  });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === `${storagePrefix()}LastAuthUser`) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stopListening();
    window.removeEventListener('storage', onStorage);
  };
}
