import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BlobStore } from './blobStore.ts';
import { requireKey } from './requireKey.ts';
import type { S3Address } from './s3Address.ts';

const connectionTimeout = 5_000;
const requestTimeout = 60_000;
const mostAttempts = 4;

/**
 * Blobs as objects of a bucket that speaks the protocol of Amazon S3. Whom it signs as is found as every tool of
 * Amazon finds it: variables `AWS_*`, a profile, or the role of the machine.
 */
export function s3Store({ bucket, prefix, region, endpoint }: S3Address): BlobStore {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: mostAttempts,
    requestHandler: { connectionTimeout, requestTimeout },
  });
  const objectOf = (key: string) => {
    requireKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };
  const has = async (key: string) => {
    const found = await client.send(new HeadObjectCommand(objectOf(key))).catch(unlessAbsent);
    return found !== undefined;
  };
  const put = async (key: string, body: Uint8Array | Readable) => {
    const params = { ...objectOf(key), Body: body, IfNoneMatch: '*' };
    await new Upload({ client, params }).done().catch(async (error: unknown) => {
      // Two who store the same blob at once: one of them is told of a conflict.
      if (statusOf(error) !== 412 && !(statusOf(error) === 409 && (await has(key)))) throw error;
    });
  };
  return {
    put,
    async putFile(key, path) {
      const body = createReadStream(path);
      await put(key, body).finally(() => body.destroy());
    },
    async get(key) {
      const found = await client.send(new GetObjectCommand(objectOf(key))).catch(unlessAbsent);
      return found?.Body?.transformToByteArray();
    },
    async borrow(key, folder) {
      const found = await client.send(new GetObjectCommand(objectOf(key))).catch(unlessAbsent);
      if (!(found?.Body instanceof Readable)) return undefined;
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomUUID());
      const release = () => rm(path, { force: true });
      try {
        await pipeline(found.Body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await release();
        throw error;
      }
      return { path, release };
    },
    has,
    async delete(key) {
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },
    async *list(folder) {
      const Prefix = folder === undefined ? prefix : `${objectOf(folder).Key}/`;
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
        for (const { Key: found = '', LastModified: storedAt = new Date(), Size: bytes = 0 } of Contents)
          yield { key: found.slice(prefix.length), storedAt, bytes };
    },
  };
}

function unlessAbsent(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
