import { onLoginChange } from './onLoginChange.ts';

/** Asks the person to sign in again; false where they would rather leave. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;
let holding = 0;
let isOver = false;

onLoginChange((change) => {
  if (change === 'left' || change === 'leftElsewhere') isOver = true;
  if (change === 'here') isOver = false;
});

/** Says who asks for a sign-in where the session ends while something typed is not saved. Returns how to stop. */
export function renewSessionBy(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}

/** From now on the page holds something typed that leaving would lose, until the returned function is called. */
export function holdPage(): () => void {
  holding += 1;
  return () => {
    holding -= 1;
  };
}

/**
 * Has a session that has ended been renewed, without leaving the page (behaviour B171)? Whoever needs it waits for the
 * same answer. False at once where nothing would be lost.
 */
export function renewSession(): Promise<boolean> {
  if (!ask || isOver || (holding === 0 && !asked)) return Promise.resolve(false);
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** The page is to be left unasked: somebody signed out by hand, or would rather not sign in again. */
export function giveUpPage(): void {
  isOver = true;
}

/** Is the page to be left unasked? */
export function isPageGivenUp(): boolean {
  return isOver;
}
