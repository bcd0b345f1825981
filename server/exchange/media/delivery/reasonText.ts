import type { Language } from '../../../../resources/language/languages.ts';
import type { PlatformGroupKey } from '../../../../resources/platform/platformGroups.ts';
import type { TextValues } from '../../../base/texts/createTranslator.ts';
import { faultText, problemText } from '../../../base/texts/problemTexts.ts';
import { texts } from '../../../base/texts/texts.ts';

/** Why a picture or document was not taken, and what to do, in the words of a platform group: a fault's, or those of a refused call. */
export function reasonText(
  language: Language,
  group: PlatformGroupKey,
  reason: string,
  values: TextValues,
): string {
  return texts.has(`server:problem.${reason}.title`)
    ? problemText(language, 422, reason, values).detail
    : faultText(language, group, reason, values);
}
