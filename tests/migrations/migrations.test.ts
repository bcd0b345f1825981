import { describe, expect, it } from 'vitest';
import { migrationFolder, readMigrations } from '../../server/base/database/migrating/readMigrations.ts';
import { faultsOfMigration } from './faultsOfMigration.ts';

/** Those up to here ran before there were several machines. */
const lastBefore = 397;

/** The rules that are broken by these statements. */
async function rulesBrokenBy(content: string, isInTransaction = true): Promise<string[]> {
  const faults = await faultsOfMigration({ name: '9999_x.sql', content, isInTransaction });
  return faults.map((fault) => fault.replace(/^9999_x\.sql: (line \d+: )?/, '').split(':', 1)[0] ?? '');
}

describe('a migration', () => {
  it('keeps nobody waiting, and the version before it goes on beside it', async () => {
    const migrations = await readMigrations(migrationFolder);
    const later = migrations.filter(({ number }) => number > lastBefore);
    expect((await Promise.all(later.map(faultsOfMigration))).flat()).toEqual([]);
  });

  it.each([
    ['create index a on product (b);', 'require-concurrent-index-creation'],
    ['alter table product add column a text not null;', 'adding-required-field'],
    ['alter table product alter column a type bigint;', 'changing-column-type'],
    ['alter table product add constraint c check (a > 0);', 'constraint-missing-not-valid'],
    ['alter table product drop column a;', 'ban-drop-column'],
    ['alter table product rename column a to b;', 'renaming-column'],
    ['drop table product;', 'ban-drop-table'],
    ['update product set a = 1;', '"update product set a = 1"'],
    ['insert into a select from b;', '"insert into a select from b"'],
    ['do $$ begin update product set a = 1; end $$;', '"do $$"'],
  ])('is refused for "%s"', async (content, rule) => {
    expect(await rulesBrokenBy(content)).toContain(rule);
  });

  it('may do to its own table what it likes, expand another one, and give few rows that it says', async () => {
    const content = `
      create table box (id bigint primary key, name text not null);
      create index box_name on box (name);
      alter table product add column box bigint;
      create function fill() returns trigger language plpgsql as $$ begin update product set a = 1; return new; end $$;
      insert into box values (1, 'update; of nothing');
      -- few rows: one a platform
      update platform_settings set a = 1;`;
    expect(await rulesBrokenBy(content)).toEqual([]);
  });

  it('that runs outside a transaction makes indexes, and can be run again', async () => {
    const drop = 'drop index concurrently if exists a;\n';
    expect(await rulesBrokenBy(`${drop}create index concurrently a on b (c);\n`, false)).toEqual([]);
    expect(await rulesBrokenBy('create index concurrently a on b (c);\n', false)).toHaveLength(1);
    expect(await rulesBrokenBy('alter table b add column d int;\n', false)).toHaveLength(1);
  });
});
