import { confirmSignIn, getCurrentUser, signIn, signOut } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { amplifyApp } from '../../tests/setup/amplifyApp.ts';
import { customAnswer } from './customChallenge.ts';
import { demoPassword } from '../../demo/demoUsers.ts';

const { lastMessage } = await amplifyApp();

describe('the custom flow', () => {
  it('asks the demo question after the password', async () => {
    const begun = await signIn({
      username: 'editor',
      password: demoPassword,
      options: { authFlowType: 'CUSTOM_WITH_SRP' },
    });
    expect(begun.nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: { type: 'WORD', question: `Type the word ${customAnswer}.` },
    });
    await expect(confirmSignIn({ challengeResponse: 'mortar' })).rejects.toThrow('Incorrect');
    expect((await confirmSignIn({ challengeResponse: customAnswer })).isSignedIn).toBe(true);
  });

  it('without a password asks for a code that only the mailbox knows', async () => {
    const begin = (username: string) => signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
    const { nextStep } = await begin('editor');
    expect(nextStep).toMatchObject({ additionalInfo: { type: 'EMAIL_CODE', destination: 'e***@b***' } });
    await expect(confirmSignIn({ challengeResponse: customAnswer })).rejects.toThrow('Incorrect');
    await confirmSignIn({ challengeResponse: (await lastMessage()).code });
    expect((await getCurrentUser()).username).toBe('editor');
    await signOut();
    expect((await begin('mallory')).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    await expect(confirmSignIn({ challengeResponse: '123456' })).rejects.toThrow('Incorrect');
  });
});
