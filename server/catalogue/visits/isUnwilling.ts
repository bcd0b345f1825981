import type { IncomingHttpHeaders } from 'node:http';
import { isRobot } from './isRobot.ts';

/** Does the browser ask not to be followed (Do Not Track, Global Privacy Control), or is it a robot? */
export function isUnwilling(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1' || isRobot(headers['user-agent']);
}
