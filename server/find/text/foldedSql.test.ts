import { expect, test } from 'vitest';
import { text } from '../../base/database/column.ts';
import { sql } from '../../base/database/sql.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { fold } from '../query/fold.ts';
import { foldedSql } from './foldedSql.ts';

test('The database folds a text as everything else that is searched', async () => {
  const database = await freshDatabase();
  const texts = [
    'Tür, Tuer und Tu\u0308r',
    'Fußboden Œuvre Ærø',
    'd’une façade, à l’échelle',
    'DN50 1200×1400 mm 100x200x300 10x',
    'λ 0,18 W/(m·K)',
    '🔥 Brand™ AF-120/4',
    '',
  ];
  for (const each of texts) {
    const { folded } = await asSystem(database.read).one(
      { folded: text() },
      sql`select ${foldedSql(sql`${each}::text`)} as folded`,
    );
    expect(folded).toBe(fold(each));
  }
});
