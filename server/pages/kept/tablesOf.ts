import { Identifier, Sql } from '../../base/database/sql.ts';

/** The names that a statement, or a part of one, reads from, and those that it gives to parts of its own. */
interface Names {
  from: readonly string[];
  own: readonly string[];
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

/** The tables that a statement reads. */
export function tablesOf(statement: Sql): string[] {
  const from = new Set<string>();
  const own = new Set<string>();
  const add = (part: Sql) => {
    const names = namesOf(part.strings);
    for (const name of names.from) from.add(name);
    for (const name of names.own) own.add(name);
    for (const [index, value] of part.values.entries()) {
      const isTable = /\b(?:from|join)\s+$/i.test(part.strings[index] ?? '');
      if (value instanceof Sql) {
        add(value);
        // A part may be the name of a table alone.
        const [, name] = /^\s*([a-z_][a-z_0-9]*)\s*$/i.exec(value.strings.join(' ? ')) ?? [];
        if (name !== undefined && isTable) from.add(name);
        if (name !== undefined && isNamed.test(part.strings[index + 1] ?? '')) own.add(name);
      } else if (isTable && value instanceof Identifier) from.add(value.quoted.replaceAll('"', ''));
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
  };
  known.set(strings, names);
  return names;
}
