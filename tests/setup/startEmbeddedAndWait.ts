/** A process of its own for tests that kill it: starts the database of the given folder, says so, and waits. */
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the data folder.');
await startEmbedded(folder);
process.send?.('started');
