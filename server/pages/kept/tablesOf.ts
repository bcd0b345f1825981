import { Identifier, Sql } from '../../base/database/sql.ts';

/** The names that a statement, or a part of one, reads from, and those that it gives to parts of its own. */
interface Names {
  from: readonly string[];
  own: readonly string[];
  /** The name that the text is, where it is one and nothing else. */
  only: string | undefined;
  /** Of what is put in at each place: is a table read there, and is it given a name? */
  places: readonly { isTable: boolean; isNamed: boolean }[];
}

const readFrom = /(?<!\bdistinct\s+)\b(?:from|join)\s+(?:only\s+)?"?([a-z_][a-z_0-9]*)\b(?!"?\s*\()/gi;
const named =
  /(?:\bwith(?:\s+recursive)?|,)\s+([a-z_][a-z_0-9]*)\s*(?:\([^)]*\)\s*)?as\s*(?:not\s+)?(?:materialized\s*)?\(/gi;
/** What stands behind the name of a part of the statement. */
const isNamed = /^\s*as\s+(?:not\s+)?(?:materialized\s*)?\(/i;
/** No tables, although they stand where one may. */
const words = new Set(['lateral', 'select', 'unnest', 'generate_series']);

/** Texts of statements stand in the program: each is looked through once. */
const known = new WeakMap<readonly string[], Names>();

/** The tables that a statement reads, with all of its parts. */
export function tablesOf(statement: Sql): string[] {
  const from = new Set<string>();
  const own = new Set<string>();
  const add = (part: Sql) => {
    const names = namesOf(part.strings);
    for (const name of names.from) from.add(name);
    for (const name of names.own) own.add(name);
    for (let index = 0; index < part.values.length; index += 1) {
      const value = part.values[index];
      const place = names.places[index];
      if (value instanceof Sql) {
        add(value);
        // A part may be the name of a table alone.
        const { only } = namesOf(value.strings);
        if (only !== undefined && place?.isTable) from.add(only);
        if (only !== undefined && place?.isNamed) own.add(only);
      } else if (place?.isTable && value instanceof Identifier) from.add(value.quoted.replaceAll('"', ''));
    }
  };
  add(statement);
  return [...from].filter((name) => !own.has(name));
}

function namesOf(strings: readonly string[]): Names {
  const found = known.get(strings);
  if (found) return found;
  // What is put in between is looked at by itself; a parameter must not join the words beside it.
  const text = strings.join(' ? ').replaceAll(/--[^\n]*/g, '');
  const names = {
    from: [...text.matchAll(readFrom)].map(([, name = '']) => name).filter((name) => !words.has(name)),
    own: [...text.matchAll(named)].map(([, name = '']) => name),
    only: /^\s*([a-z_][a-z_0-9]*)\s*$/i.exec(strings.join(' ? '))?.[1],
    places: strings.slice(1).map((after, index) => ({
      isTable: /\b(?:from|join)\s+$/i.test(strings[index] ?? ''),
      isNamed: isNamed.test(after),
    })),
  };
  known.set(strings, names);
  return names;
}
