/** Longer than what is done for an account that there is. */
const paceMs = 150;

/**
 * Answers no sooner than after a fixed time, so that how long it took does not tell whether there is such an account:
 * more is written for one than for none.
 */
export async function withMinimumDuration<Answer>(work: Promise<Answer>): Promise<Answer> {
  const pace = new Promise((resolve) => setTimeout(resolve, paceMs));
  await Promise.allSettled([work, pace]);
  return work;
}
