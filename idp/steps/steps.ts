import type { ChallengeName } from './challenges.ts';
import type { User } from '../accounts/users.ts';

/** A question that a sign-in ends in, answered with its session. */
export interface Question {
  name: ChallengeName;
  session: string;
  /** Cognito's `ChallengeParameters`. */
  parameters: Record<string, string>;
}

/** How far a sign-in is: the user has proven enough, or is asked a question. */
export type Step = { user: User; question?: never } | { question: Question; user?: never };
