import { Json, Identifier, Sql, type SqlValue } from './sql.ts';

/** What a parameter is passed to the driver as. */
export type Parameter = Exclude<SqlValue, Sql | Identifier | Json>;

/** A statement as the server gets it. */
export interface Compiled {
  text: string;
  parameters: Parameter[];
}

/** The text of a statement with its parts put in, and its parameters in the order of their numbers. */
export function compile(statement: Sql): Compiled {
  const parameters: Parameter[] = [];
  let text = '';
  const write = ({ strings, values }: Sql) => {
    text += strings[0];
    for (const [index, value] of values.entries()) {
      if (value instanceof Sql) write(value);
      else if (value instanceof Identifier) text += value.quoted;
      else text += `$${parameters.push(value instanceof Json ? value.text : value)}`;
      text += strings[index + 1];
    }
  };
  write(statement);
  return { text, parameters };
}
