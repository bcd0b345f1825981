import type { Call } from './call.ts';

/** The path of a call on its server, with the values of its parameters; what is not named stays empty. */
export function pathOfCall(
  { path }: Pick<Call, 'path'>,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}`;
}
