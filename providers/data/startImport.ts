import { sendings, type ImportKind } from '../../resources/calls/importKinds.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { tokenAtHand } from '../auth/session.ts';
import { awaitImport } from './awaitedImports.ts';
import { isTable } from './imports.ts';
import { upload } from './upload.ts';

/** How a file is to be imported (behaviour B83, B84). */
export interface ImportOptions {
  dryRun: boolean;
  deleteOthers: boolean;
  skipInvalid?: boolean;
  /** How many records may be removed, as the dry run gave it. */
  confirm?: number;
}

interface Start {
  platform: PlatformKey;
  kind: ImportKind;
  orgaSid: string;
  file: File;
  options: ImportOptions;
  /** The same key for the same attempt, so that sending it again is no second import. */
  attempt: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file and returns the id of its report as soon as the server has accepted it; the person is told how it ends,
 * wherever they are by then (behaviour B221). Throws `Problem`.
 */
export async function startImport({
  platform,
  kind,
  orgaSid,
  file,
  options,
  attempt,
  ...progress
}: Start): Promise<string> {
  const form = new FormData();
  // The company before the file, so that the server knows whose it is while it streams in.
  const { json: asJson, xlsx: asTable = asJson, action, isOfNoCompany } = sendings[kind];
  if (!isOfNoCompany) form.append('orgaSid', orgaSid);
  form.append('file', file);
  const sending = isTable(file.name) ? asTable : asJson;
  const query = new URLSearchParams(
    Object.entries(options).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [[name, String(value)]],
    ),
  );
  if (action !== 'write') query.set('isBlackList', String(action === 'remove'));
  const { location, json } = await upload({
    method: sending.method,
    url: `/api${sending.path.replace('{platform}', platform)}?${query.toString()}`,
    form,
    headers: { prefer: 'respond-async', 'idempotency-key': attempt },
    ...progress,
  });
  const id = location?.split('/').at(-1) ?? String(json.id);
  const sub = (await tokenAtHand().catch(() => undefined))?.payload.sub;
  if (sub) awaitImport(sub, id);
  return id;
}
