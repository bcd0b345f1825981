import { vocabularyCalls } from '../../../resources/calls/vocabulary.ts';
import { entities } from '../../../resources/registry.ts';
import { tryMeaning } from '../../catalogue/vocabulary/tryMeaning.ts';
import { readWeakSearches } from '../../find/fruitless/weakSearches.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** From searches in vain to words (behaviour B243). */
export function vocabulary(routing: Routing): void {
  registerCall(routing, vocabularyCalls.weakSearches, ({ db, caller, where, request }) =>
    readWeakSearches(db, scopeOf(caller, where, entities.product, 'view'), requestLanguage(request)),
  );
  registerCall(routing, vocabularyCalls.trial, ({ scope, caller, where, body }) =>
    tryMeaning(
      routing.write,
      {
        view: scopeOf(caller, where, entities.product, 'view'),
        terms: scope,
        products: scopeOf(caller, where, entities.product, 'update'),
      },
      body,
    ),
  );
}
