import { faultsOf } from '../../resources/faultsOf.ts';
import { databaseProblem } from '../base/database/databaseProblem.ts';
import { HttpProblem, malformed, tooLarge, unavailable, unprocessable, wrongType } from '../base/problems.ts';
import { isDiskFull } from '../base/storage/isDiskFull.ts';
import { isStoreAway } from '../base/storage/isStoreAway.ts';
import { codeOfStatus } from '../base/texts/problemTexts.ts';
import { statusOf } from './statusOf.ts';
import { RequestFault } from './validation.ts';

/** What an error means for the caller; one that nobody foresaw is our own fault (500). */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof RequestFault) {
    const faults = error.issues.flatMap(faultsOf);
    return error.validationContext === 'body' ? unprocessable(faults) : malformed(faults);
  }
  const statusCode = statusOf(error) ?? 500;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return wrongType();
  if (statusCode === 413) return tooLarge();
  if (statusCode >= 400 && statusCode < 500) return new HttpProblem(statusCode, codeOfStatus(statusCode));
  const ofDatabase = databaseProblem(error);
  if (ofDatabase) return ofDatabase;
  if (isDiskFull(error)) return new HttpProblem(507, 'no-space');
  return isStoreAway(error) ? unavailable() : new HttpProblem(500, 'internal');
}
