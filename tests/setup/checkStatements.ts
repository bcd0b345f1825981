import { afterAll } from 'vitest';
import type { Shape } from '../../server/base/database/column.ts';
import type { Answer } from '../../server/base/database/driver.ts';
import { observeStatements } from '../../server/base/database/observer.ts';
import type { Sql } from '../../server/base/database/sql.ts';
import { noteTaken, writeTaken } from '../statements/noteTaken.ts';

/** So many rows of an answer are looked at: what is wrong with a column is wrong in the first ones already. */
const mostRows = 50;

/** Every statement is one that a real PostgreSQL took; here it is seen whether its answer has the declared types. */
observeStatements((statement, shape, answer) => {
  noteTaken(statement);
  if (shape) requireShape(statement, shape, answer);
});

const { STATEMENTS_TAKEN } = process.env;
if (STATEMENTS_TAKEN) afterAll(() => writeTaken(STATEMENTS_TAKEN));

function requireShape(statement: Sql, shape: Shape, { fields, rows }: Answer): void {
  const wrong: string[] = [];
  for (const { name } of fields) if (!(name in shape)) wrong.push(`"${name}" is answered but not declared`);
  for (const [name, { oids, isNullable, schema }] of Object.entries(shape)) {
    const field = fields.find((each) => each.name === name);
    if (!field) wrong.push(`"${name}" is declared but not answered`);
    else if (!oids.includes(field.dataTypeID))
      wrong.push(`"${name}" has the type ${field.dataTypeID}, declared is one of ${oids.join(', ')}`);
    for (const row of rows.slice(0, mostRows)) {
      const value = row[name];
      if (value === null) {
        if (!isNullable) wrong.push(`"${name}" is null, which is not declared`);
      } else if (schema && value !== undefined) {
        const judged = schema.safeParse(value);
        if (!judged.success) wrong.push(`"${name}" holds ${JSON.stringify(value)}: ${judged.error.message}`);
      }
    }
  }
  if (wrong.length === 0) return;
  const text = statement.strings.join('…').replaceAll(/\s+/g, ' ').trim().slice(0, 300);
  throw new Error(
    `A statement answers something else than is declared: ${[...new Set(wrong)].join('; ')}\n${text}`,
  );
}
