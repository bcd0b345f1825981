import { isLostTypeLookup } from './isLostTypeLookup.ts';

/** Lets the process live on where only the driver lost a question of its own; anything else that nobody took ends it. */
export function outliveLostTypes(): void {
  process.on('unhandledRejection', (error) => {
    if (!isLostTypeLookup(error)) throw error;
    process.stderr.write(`A new connection to the database broke: ${(error as Error).message}\n`);
  });
}
