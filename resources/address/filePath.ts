/** The path of a stored document, by the hash of its content. */
export function filePath(hash: string): string {
  return `/api/file/${hash}`;
}
