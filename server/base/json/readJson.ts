import { isUtf8 } from 'node:buffer';
import { parseJson } from '../../../resources/parseJson.ts';
import { malformed } from '../problems.ts';
import { repeatedKey } from './repeatedKey.ts';

/**
 * What a body of JSON says.
 * @param place where in the call it stands
 * Throws 400 for what is no JSON in UTF-8 (RFC 8259), names a key twice, or would change what objects are.
 */
export function readJson(bytes: Buffer, place = ''): unknown {
  const text = bytes.toString('utf8');
  const json = isUtf8(bytes) ? parsed(text) : undefined;
  if (json === undefined) throw malformed([{ path: place, code: 'not-json' }]);
  const twice = repeatedKey(text);
  if (twice !== undefined) throw malformed([{ path: twice, code: 'named-twice', values: { sid: twice } }]);
  return json;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
