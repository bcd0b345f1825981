import { useEffect, useState } from 'react';
import type { storefrontCalls } from '../../resources/calls/storefront.ts';
import type { SuggestAnswer } from '../../resources/calls/suggestAnswer.ts';
import { minimumSearchLength, suggestions } from '../../resources/limits.ts';
import type { SuggestionSettings } from '../../ui/shell/SuggestionSettings.ts';
import { answerOf } from '../../providers/fetch.ts';

const waitMs = 90;

/**
 * The suggestions for what is typed; undefined while it is too short for any kind, or too long for all. An answer to what was typed
 * before is dropped; until the next one is there, the last one stays.
 */
export function useAnswer(
  typed: string,
  { platform, language }: SuggestionSettings,
): SuggestAnswer | undefined {
  const [answer, setAnswer] = useState<SuggestAnswer>();
  const text = typed.trim();
  const isAsked = text.length >= minimumSearchLength.general && text.length <= suggestions.longestText;

  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    const ask = async () => {
      const query = new URLSearchParams({ lang: language, text });
      const response = await fetch(`/api/${platform}/suggest?${query}`, { signal: asking.signal });
      const given = response.ok ? await answerOf<typeof storefrontCalls.suggest>(response) : undefined;
      if (!asking.signal.aborted) setAnswer(given);
    };
    // Without an answer the field still is a search field: nothing to tell.
    const timer = setTimeout(() => void ask().catch(() => {}), waitMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, isAsked, platform, language]);

  return isAsked ? answer : undefined;
}
