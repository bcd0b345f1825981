import type { Language } from '../../../resources/language/languages.ts';
import type { Country } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { phraseKey } from './phraseKey.ts';

/** A typed phrase and what it stands for. */
export interface Phrase {
  language: Language;
  /** Where it holds; '' everywhere. */
  platform: Country | '';
  /** Such as `c:fenster`, `v:farbe=weiss`, `l:orga/line`, `w:key`. */
  target: string;
  /** As written. */
  label: string;
  /** Nearby, what it stands for only comes near. */
  direction: 'both' | 'oneWay' | 'nearby';
  source: 'name' | 'term';
  /** Of the category, the attribute or the term that it comes from. */
  sourceSid: string;
}

/** Stores phrases beside those that are there; one that says nothing is left out. */
export async function writePhrases(tx: SystemTransaction, phrases: readonly Phrase[]): Promise<void> {
  const keyed = phrases
    .map((phrase) => ({ ...phrase, key: phraseKey(phrase.label, phrase.language) }))
    .filter(({ key }) => key !== '');
  if (keyed.length === 0) return;
  await tx.run(sql`
    insert into search_vocabulary (key, language, platform, target, label, direction, source, source_sid)
    select * from unnest(
      ${keyed.map(({ key }) => key)}::text[], ${keyed.map(({ language }) => language)}::text[],
      ${keyed.map(({ platform }) => platform)}::text[], ${keyed.map(({ target }) => target)}::text[],
      ${keyed.map(({ label }) => label)}::text[], ${keyed.map(({ direction }) => direction)}::text[],
      ${keyed.map(({ source }) => source)}::text[], ${keyed.map(({ sourceSid }) => sourceSid)}::text[])
    on conflict do nothing`);
}
