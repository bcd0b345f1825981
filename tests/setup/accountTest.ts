import { connectDatabase } from '../../server/base/database/connect.ts';
import { taggedDatabase, type TaggedDatabase } from './tagged.ts';
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';
import { readOutbox, type Message } from '../../idp/mail/outbox.ts';
import { openVault, type Vault } from '../../idp/credentials/vault.ts';
import { test as base } from './browserTest.ts';

export interface Accounts {
  database: TaggedDatabase;
  vault: Vault;
  /** What would have been sent last to the account of this sub, or to this address. */
  lastMessage(to: string): Promise<Message>;
}

/** The browser test with the accounts of the running product at hand, so that it can be anybody in any state. */
export const test = base.extend<object, { accounts: Accounts }>({
  accounts: [
    // Playwright reads from the pattern that nothing else is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = process.env.BROWSER_TEST_DATA_DIR as string;
      const embedded = await startEmbedded(dataDir);
      const database = taggedDatabase(
        await connectDatabase({ databaseUrl: embedded.url, databaseReadUrl: undefined }),
      );
      const vault = await openVault(dataDir);
      await use({
        database,
        vault,
        lastMessage: async (to) => {
          const sent = await readOutbox(database.write, vault);
          const message = sent.find(({ sub, destination }) => sub === to || destination === to);
          if (!message) throw new Error(`Nothing was sent to ${to}.`);
          return message;
        },
      });
      await database.close();
      await embedded.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from './browserTest.ts';
