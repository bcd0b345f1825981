import { onLoginChange } from './onLoginChange.ts';

const listeners = new Set<() => void>();
let asked: PromiseWithResolvers<boolean> | undefined;
let holding = 0;
let isGivenUp = false;

let isListening = false;

/** From the first that is of a page on: what has no window asks for sessions too. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  onLoginChange((change) => {
    if (change === 'left' || change === 'leftElsewhere') giveUpPage();
    if (change === 'here') isGivenUp = false;
  });
}

/**
 * Has a session that has ended been renewed, without leaving the page (behaviour B181)? Whoever needs it waits for the
 * same answer. False at once where nothing would be lost, or where nobody asks for a sign-in.
 */
export function renewSession(): Promise<boolean> {
  if (asked) return asked.promise;
  if (isGivenUp || holding === 0 || listeners.size === 0) return Promise.resolve(false);
  asked = Promise.withResolvers();
  tell();
  return asked.promise;
}

/** Is somebody to sign in again? */
export function isRenewalAsked(): boolean {
  return asked !== undefined;
}

/** Ends the question, if there is one. */
export function answerRenewal(isRenewed: boolean): void {
  asked?.resolve(isRenewed);
  asked = undefined;
  tell();
}

/** Calls back when the question comes up or ends. Returns how to stop; once nobody asks any more, the answer is no. */
export function onRenewal(listener: () => void): () => void {
  listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) answerRenewal(false);
  };
}

/** From now on the page holds something typed that leaving would lose, until the returned function is called. */
export function holdPage(): () => void {
  listen();
  holding += 1;
  return () => {
    holding -= 1;
  };
}

/** The page is to be left unasked: somebody signed out by hand, or would rather not sign in again. */
export function giveUpPage(): void {
  isGivenUp = true;
  answerRenewal(false);
}

/** Is the page to be left unasked? */
export function isPageGivenUp(): boolean {
  return isGivenUp;
}

function tell(): void {
  for (const listener of listeners) listener();
}
