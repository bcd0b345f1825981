import { ConsoleLogger } from 'aws-amplify/utils';

/** What went wrong without anybody having to know; it writes to the console while developing only. */
export const log = new ConsoleLogger('auth');
