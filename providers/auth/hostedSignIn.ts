import { signInWithRedirect } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { isLanguage, type Language } from '../../resources/language/languages.ts';
import { signIn } from '../../resources/limits.ts';
import { AuthError, toAuthError } from './authErrors.ts';
import { enter } from './enter.ts';
import { asMeant, hostedPages } from './identity.ts';
import { configureHostedPages } from './library.ts';
import { clearStoredSession, isHostedSignInPending } from './storedSession.ts';

const languageKey = 'hostedSignInLanguage';

/** Leaves for the hosted pages (authorization code with PKCE). Throws `AuthError`. */
export async function startHostedSignIn(language: Language): Promise<void> {
  clearStoredSession();
  sessionStorage.setItem(languageKey, language);
  configureHostedPages();
  try {
    await signInWithRedirect({
      options: { lang: language, authSessionOpener: async (url) => location.assign(asMeant(url)) },
    });
  } catch (error) {
    throw toAuthError(error);
  }
}

/** The language in which this tab left for the hosted pages: the address they lead back to has none. */
export function languageOfHostedSignIn(): Language | undefined {
  const language = sessionStorage.getItem(languageKey);
  return isLanguage(language) ? language : undefined;
}

/**
 * Finishes a sign-in on the page to which the hosted pages lead back; waits for 10 s at most
 * (behaviour B115). Throws `AuthError` when the answer is a refusal, or not meant for this browser.
 */
export async function finishHostedSignIn(): Promise<void> {
  if (!isHostedSignInPending()) throw new AuthError('default', 'NoHostedSignIn');
  if (hostedPages().startsWith('http:')) allowPlainHttp();
  try {
    await answerOfTheLibrary();
  } catch (error) {
    // What is left would hold back the next sign-in.
    clearStoredSession();
    throw toAuthError(error);
  }
  await enter().catch((error: unknown) => {
    throw toAuthError(error);
  });
}

function answerOfTheLibrary(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => reject(new AuthError('network', 'HostedSignInTimeout')),
    signIn.hostedSignInWaitMs,
  );
  // The library begins while it is configured: whoever listens later may miss its answer.
  const stop = Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn') resolve();
    if (payload.event === 'signInWithRedirect_failure') reject(payload.data?.error);
  });
  configureHostedPages();
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}

/** The library asks for the tokens by https, which the embedded provider on this machine does not speak. */
function allowPlainHttp(): void {
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => real(typeof input === 'string' ? asMeant(input) : input, init);
}
