import type { CategorySuggestion } from '../../resources/calls/suggestAnswer.ts';
import type { SuggestionSettings } from '../../ui/shell/SuggestionSettings.ts';

/** By what a suggestion is there whose name does not say it (behaviour B266). */
export function Why({ why, settings }: { why: CategorySuggestion['why']; settings: SuggestionSettings }) {
  if (!why) return null;
  return (
    <small className="suggestion-why">{settings.texts.why[why.kind].replace('{}', () => why.label)}</small>
  );
}
