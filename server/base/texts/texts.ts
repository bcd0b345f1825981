import { entities as entitiesDe } from '../../../resources/texts/de/entities.ts';
import { faults as faultsDe } from '../../../resources/texts/de/faults.ts';
import { imports as importsDe } from '../../../resources/texts/de/imports.ts';
import { server as serverDe } from '../../../resources/texts/de/server.ts';
import { entities as entitiesEn } from '../../../resources/texts/en/entities.ts';
import { faults as faultsEn } from '../../../resources/texts/en/faults.ts';
import { imports as importsEn } from '../../../resources/texts/en/imports.ts';
import { server as serverEn } from '../../../resources/texts/en/server.ts';
import { entities as entitiesFr } from '../../../resources/texts/fr/entities.ts';
import { faults as faultsFr } from '../../../resources/texts/fr/faults.ts';
import { imports as importsFr } from '../../../resources/texts/fr/imports.ts';
import { server as serverFr } from '../../../resources/texts/fr/server.ts';
import { entities as entitiesIt } from '../../../resources/texts/it/entities.ts';
import { faults as faultsIt } from '../../../resources/texts/it/faults.ts';
import { imports as importsIt } from '../../../resources/texts/it/imports.ts';
import { server as serverIt } from '../../../resources/texts/it/server.ts';
import { frenchSpaces } from '../../../resources/language/frenchSpaces.ts';
import { createTranslator } from './createTranslator.ts';

/** What the server itself says, in every language; one namespace per file of `resources/texts`. */
export const texts = createTranslator({
  de: { entities: entitiesDe, faults: faultsDe, imports: importsDe, server: serverDe },
  en: { entities: entitiesEn, faults: faultsEn, imports: importsEn, server: serverEn },
  fr: { entities: entitiesFr, ...frenchSpaces({ faults: faultsFr, imports: importsFr, server: serverFr }) },
  it: { entities: entitiesIt, faults: faultsIt, imports: importsIt, server: serverIt },
});
