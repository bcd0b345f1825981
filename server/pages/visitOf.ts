import type { FastifyRequest } from 'fastify';
import { mayEnter } from '../../resources/access/mayEnter.ts';
import { anonymous } from '../../resources/access/rule.ts';
import { isPrivate, type Platform } from '../../resources/platform/platforms.ts';
import { callerOf } from '../identity/callerOf.ts';
import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import type { Visit } from './PageReads.ts';

interface Seen {
  visit: Visit;
  /** Does it see what everybody sees? */
  isShared: boolean;
  /** Whom a private platform does not let in sees nothing of it but the legal articles. */
  isKeptOut: boolean;
}

/** Who asks for a page of a platform, and through which pool it is read. */
export async function visitOf(
  { config: { devDatabase }, database }: { config: Config; database: Database },
  platform: Platform,
  request: FastifyRequest,
): Promise<Seen> {
  const isSignedIn = request.caller.kind === 'user';
  const isShared = !isPrivate(platform, devDatabase) && !isSignedIn;
  const visit: Visit = isShared
    ? { caller: anonymous, platform, devDatabase, db: database.read }
    : { caller: await callerOf(database.current, request), platform, devDatabase, db: database.current };
  return { visit, isShared, isKeptOut: !mayEnter(visit.caller, visit) };
}
