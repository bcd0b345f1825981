import type { Language } from '../../../../../resources/language/languages.ts';
import { importedFields } from '../../importedFields.ts';
import type { ColumnTarget } from '../../target.ts';
import type { AttributeNames } from '../attributes/AttributeNames.ts';
import { lastBrackets, outerBrackets } from '../brackets.ts';
import { languageBehind } from '../languages/languageBehind.ts';
import { languageNamed } from '../languages/languageNamed.ts';
import type { Meaning } from '../Meaning.ts';
import { ranks } from '../ranks.ts';
import { readWords, type WordReading } from './readWords.ts';
import { saysAnother } from '../says/saysAnother.ts';
import { unitBehind, unitIn } from '../attributes/unitBehind.ts';

/** A unit of what flows in a time. */
const flow = /\/\s*(?:s|min|h)$/;

/** What the words and units of a heading say that is none of the names we know. */
export function readByWords(
  heading: string,
  language: Language,
  attributes: AttributeNames,
  said?: Language,
): Meaning {
  const [, inFront = heading, hint] = lastBrackets.exec(heading) ?? outerBrackets.exec(heading) ?? [];
  const behind = languageBehind(inFront);
  // `Lambda W/(m·K)`: the brackets may be those of a unit.
  const measured =
    attributes.read(inFront, hint) ??
    attributes.read(heading) ??
    attributes.read(heading.replace(/[([][^()[\]]*[)\]]/g, ' ')) ??
    (behind && !heading.includes('.') ? attributes.read(behind.text) : undefined);
  // `Prod.-gr.` may begin the name of an attribute, and is what the trade calls a group.
  const isOfTrade = measured?.isCut && readWords(inFront)?.strength === 'sure';
  if (measured && !isOfTrade) {
    const { attributes: meant, unit, isSure } = measured;
    const targets = meant.map((attribute): ColumnTarget => ({
      kind: 'attribute',
      attribute,
      ...(unit !== undefined && { unit }),
    }));
    const [only, another] = targets;
    if (only && !another && isSure) return { kind: 'target', target: only, rank: ranks.words };
    return { kind: 'unsure', targets };
  }
  const named = said ?? languageNamed(hint ?? '') ?? behind?.named;
  const own = behind?.text ?? inFront;
  // `Pa` behind a pressure is no price.
  const isHint = hint !== undefined && !languageNamed(hint) && unitIn(hint) === undefined;
  const readings = [own, ...(isHint && !saysAnother(own) ? [`${own} ${hint}`, hint] : [])].map(readWords);
  const best =
    readings.find((each) => each?.strength === 'sure') ?? readings.find((each) => each !== undefined);
  if (!best) return { kind: 'unknown' };
  // `Q l/min`: what flows is not ordered (behaviour B800).
  if (best.field === 'orderQuantity' && flow.test(unitBehind(heading) ?? '')) return { kind: 'unknown' };
  if (best.field === 'offers') return { kind: 'offers' };
  // `Colore cat.`: which of its colours a catalogue shows is no group.
  const isGroup = best.field === 'mainCategory' && best.strength === 'maybe';
  const ofWord = isGroup ? attributes.ofWord(own) : [];
  if (ofWord.length > 0)
    return { kind: 'unsure', targets: ofWord.map((attribute) => ({ kind: 'attribute', attribute })) };
  // `Art. de` beside `Art. it`: a number is the same in every language.
  const isName = named !== undefined && best.field === 'articleNumber' && best.strength === 'weakest';
  const target = targetOf(isName ? { ...best, field: 'title' } : best, language, named);
  // Such as pictures: that they are not read is said.
  if (!target) return { kind: 'unknown' };
  if (best.strength === 'maybe') return { kind: 'unsure', targets: [target] };
  return { kind: 'target', target, rank: ranks[best.strength === 'sure' ? 'words' : best.strength] };
}

function targetOf(
  { field: name, languages: spoken }: WordReading,
  language: Language,
  named: Language | undefined,
): ColumnTarget | undefined {
  const field = importedFields.find((each) => each.name === name);
  if (!field?.field.imported) return undefined;
  if (field.field.kind !== 'translated') return { kind: 'field', field };
  const own = spoken.length === 0 || spoken.includes(language) ? language : (spoken[0] ?? language);
  return { kind: 'field', field, language: named ?? own, ...(named && { isNamed: true }) };
}
