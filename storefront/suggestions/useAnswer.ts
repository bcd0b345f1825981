import { useEffect, useState } from 'react';
import type { storefrontCalls } from '../../resources/calls/storefront.ts';
import type { SuggestAnswer } from '../../resources/calls/suggestAnswer.ts';
import { minimumSearchLength } from '../../resources/limits.ts';
import type { SuggestionSettings } from '../../ui/shell/SuggestionSettings.ts';
import { answerOf } from '../../providers/fetch.ts';

const waitMs = 90;

/**
 * The suggestions for what is typed; undefined while it is too short for any kind. An answer to what was typed
 * before is dropped; until the next one is there, the last one stays.
 */
export function useAnswer(
  typed: string,
  { platform, language }: SuggestionSettings,
): SuggestAnswer | undefined {
  const [answer, setAnswer] = useState<SuggestAnswer>();
  const text = typed.trim();
  const isLongEnough = text.length >= minimumSearchLength.general;

  useEffect(() => {
    if (!isLongEnough) return;
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
  }, [text, isLongEnough, platform, language]);

  return isLongEnough ? answer : undefined;
}
