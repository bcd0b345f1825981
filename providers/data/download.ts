import { authorizedRequest } from '../auth/authorizedRequest.ts';

/**
 * Saves what an address answers with, under the name that the server gives it. A link could not carry the
 * bearer token. Throws `Problem`.
 */
export async function download(url: string, fallbackName: string): Promise<void> {
  const response = await authorizedRequest(url);
  const address = URL.createObjectURL(await response.blob());
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
