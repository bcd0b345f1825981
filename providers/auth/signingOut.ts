import { onLoginChange } from './onLoginChange.ts';

let isUnderWay = false;
let isListening = false;

/**
 * Is somebody signing out by hand on this page, or has done so? Calls that are still under way find the session over
 * then: that is no news, and would lead elsewhere than the sign-out does (behaviour B601).
 */
export function isSigningOut(): boolean {
  return isUnderWay;
}

/** To be called before the pool hears of it. Returns how to take it back where the pool refuses. */
export function beginSigningOut(): () => void {
  isUnderWay = true;
  const takeBack = () => {
    isUnderWay = false;
  };
  if (!isListening) onLoginChange((change) => (change === 'here' || change === 'elsewhere') && takeBack());
  isListening = true;
  return takeBack;
}
