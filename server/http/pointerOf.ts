/** A dotted path to a value as JSON Pointer (RFC 6901): `columns.0.field` is `/columns/0/field`, the whole is empty. */
export function pointerOf(path: string): string {
  if (path === '') return '';
  return path
    .split('.')
    .map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
