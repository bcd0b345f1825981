import type { Translated } from '../../../../resources/languages.ts';
import type { Queries } from '../../../base/database/queries.ts';
import { NameIndex } from './NameIndex.ts';

/** An attribute whose values files may give. */
export interface ImportedAttribute {
  sid: string;
  names: readonly string[];
  kind: 'text' | 'number' | 'choice' | 'yesNo';
  unit: string | null;
  choices: NameIndex;
  /** The choices as people may write them, for a message. */
  choiceNames: string;
}

interface Row {
  sid: string;
  name: Translated;
  kind: ImportedAttribute['kind'];
  unit: string | null;
  choices: { sid: string; label: Translated }[];
}

const mostChoicesShown = 12;

/** All attributes; there are hundreds, and every platform shares them. */
export async function readAttributes(sql: Queries): Promise<ImportedAttribute[]> {
  const rows = await sql<
    Row[]
  >`select sid, name, kind, unit, choices from attribute order by sid limit 20000`;
  return rows.map(({ sid, name, kind, unit, choices }) => ({
    sid,
    names: Object.values(name),
    kind,
    unit,
    choices: new NameIndex(
      choices.map((choice) => ({ sid: choice.sid, names: Object.values(choice.label) })),
    ),
    choiceNames: choiceNames(choices),
  }));
}

function choiceNames(choices: Row['choices']): string {
  const names = choices.slice(0, mostChoicesShown).map(({ sid, label }) => Object.values(label)[0] ?? sid);
  return names.join(', ') + (choices.length > mostChoicesShown ? ', …' : '');
}
