import { authorizedRequest } from '../auth/authorizedRequest.ts';

interface Options {
  init?: RequestInit;
  /** Told how many bytes have arrived, again and again. */
  onBytes?: (bytes: number) => void;
}

/**
 * Saves what an address answers with, under the name that the server gives it. A link could not carry the
 * bearer token. Throws `Problem`.
 */
export async function download(
  url: string,
  fallbackName: string,
  { init = {}, onBytes = () => {} }: Options = {},
): Promise<void> {
  const response = await authorizedRequest(url, init);
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    parts.push(read.value);
    bytes += read.value.byteLength;
    onBytes(bytes);
  }
  const address = URL.createObjectURL(
    new Blob(parts, { type: response.headers.get('content-type') ?? 'application/octet-stream' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition')) ?? fallbackName;
  link.click();
  URL.revokeObjectURL(address);
}

/** The file name of a `Content-Disposition` header (RFC 6266), the extended one first. */
function nameIn(header: string | null): string | undefined {
  const [, extended] = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '') ?? [];
  if (extended) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
}
