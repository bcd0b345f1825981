import { Json, Identifier, Sql, type Compiled, type Parameter } from './sql.ts';

/**
 * The text of a statement with its parts put in, and its parameters in the order of their numbers. Of a part that was compiled
 * by itself, and has no parameters, the text is taken as it is.
 */
export function compile(statement: Sql): Compiled {
  return (statement.compiled ??= compiled(statement));
}

function compiled(statement: Sql): Compiled {
  const parameters: Parameter[] = [];
  let text = '';
  const write = ({ strings, values }: Sql) => {
    text += strings[0];
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? null;
      if (value instanceof Sql)
        if (value.compiled?.parameters.length === 0) text += value.compiled.text;
        else write(value);
      else if (value instanceof Identifier) text += value.quoted;
      else text += `$${parameters.push(value instanceof Json ? value.text : value)}`;
      text += strings[index + 1];
    }
  };
  write(statement);
  return { text, parameters };
}
