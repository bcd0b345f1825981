/** What went wrong without anybody having to know; it writes to the console while developing only. */
export const log = {
  async warn(message: string, error: unknown): Promise<void> {
    if (!import.meta.env.DEV) return;
    const { ConsoleLogger } = await import('aws-amplify/utils');
    new ConsoleLogger('auth').warn(message, error);
  },
};
