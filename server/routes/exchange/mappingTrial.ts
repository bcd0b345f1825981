import { mappingTrialCalls } from '../../../resources/calls/mappingTrial.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { forbidden } from '../../base/problems.ts';
import { tryMapping } from '../../exchange/import/tryMapping.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { opensOrga } from '../../records/access/scope.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** Mappings on a sample, before they are stored (behaviour B365). */
export function mappingTrial(routing: Routing): void {
  registerCall(routing, mappingTrialCalls.trial, async ({ db, scope, platform, body, request }) => {
    if (!opensOrga(scope, body.orgaSid)) throw forbidden();
    // What an import of this company knows, which its scope covers.
    return tryMapping(asSystem(db), body, { platform, language: requestLanguage(request) });
  });
}
