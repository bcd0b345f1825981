import { dictionaryCalls } from '../../../resources/calls/dictionary.ts';
import { originOf } from '../../base/config/originOf.ts';
import { readDictionary } from '../../exchange/dictionary/readDictionary.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** The categories and attributes of a platform as bSDD has dictionaries (behaviour B653). */
export function dictionary(routing: Routing): void {
  registerCall(routing, dictionaryCalls.dictionary, async ({ db, scope, platform, request }) =>
    readDictionary(db, scope, {
      platform,
      language: platform.forcedLanguage ?? requestLanguage(request),
      origin: originOf(routing.config, platform),
    }),
  );
}
