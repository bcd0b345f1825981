import type { SignInStep } from '../../../providers/auth/signInStep.ts';

/** What the screen of a step is given: the question, and how to go on. */
export interface StepProps<Name extends SignInStep['name'] = SignInStep['name']> {
  step: Extract<SignInStep, { name: Name }>;
  onStep: (step: SignInStep) => void;
}
