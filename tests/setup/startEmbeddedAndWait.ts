/** A process of its own for tests that kill it: starts the database of the given folder, of the PostgreSQL that comes along or of a former one, says so, and waits. */
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';

const [folder, major] = process.argv.slice(2);
if (!folder) throw new Error('Give the data folder.');
await startEmbedded(folder, {}, undefined, major ? Number(major) : undefined);
process.send?.('started');
