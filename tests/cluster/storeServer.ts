/** A store that speaks the protocol of Amazon S3, in memory, as a process of its own: `node storeServer.ts <file for its address>`. */
import { writeFileSync } from 'node:fs';
import { fakeS3 } from '../setup/s3/fakeS3.ts';

const { endpoint } = await fakeS3();
writeFileSync(process.argv[2] ?? '', endpoint);
