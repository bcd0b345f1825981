import type { Origin } from '../../../resources/calls/audit.ts';
import { languageTag } from '../../../resources/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';

/** Where a value comes from and since when, in words. */
export function useOriginWords(): (origin: Omit<Origin, 'path'>) => string {
  const text = useText();
  const { language, platform } = useBackoffice();
  return ({ source, at, username, fileName }) => {
    const day = new Date(at).toLocaleDateString(languageTag(language, platform), { dateStyle: 'medium' });
    const who = username ?? text('history.server');
    if (source === 'import' && fileName !== null)
      return text('history.fromFile', { file: fileName, who, day });
    return text(source === 'import' ? 'history.fromImport' : 'history.fromPerson', { who, day });
  };
}
