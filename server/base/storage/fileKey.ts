/** Where a file lies in the store. */
export function fileKey(hash: string): string {
  return `files/${hash.slice(0, 2)}/${hash}.pdf`;
}
