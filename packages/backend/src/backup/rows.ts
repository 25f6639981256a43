/**
 * All rows of a database as lines of text, identical for PGlite and PostgreSQL, so that each can be restored into the
 * other. The first line names the migrations. Then, for each table, a line with its name is followed by a line per row.
 * Sequences come last.
 */
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { appliedMigration, migrateDatabase, rowsOf } from '../db/migrate.ts';

interface Table {
  name: string;
  columns: string[];
}

type Line =
  | { migration: number }
  | { table: string; columns: string[] }
  | { sequence: string; last: string; called: boolean };

const rowsAtOnce = 500;
const bytesAtOnce = 4 * 1024 ** 2;

/** Quotes an identifier of our own schema. */
const quoted = (name: string) => sql.raw(`"${name.replaceAll('"', '""')}"`);

async function tablesOf(tx: Queries): Promise<Table[]> {
  const found = await tx.execute(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rowsOf<Table>(found);
}

async function* rowsIn(tx: Queries, { name }: Table): AsyncGenerator<string> {
  await tx.execute(sql`declare reading cursor for select row_to_json(t)::text as line from ${quoted(name)} t`);
  for (;;) {
    const rows = rowsOf<{ line: string }>(await tx.execute(sql.raw(`fetch ${rowsAtOnce} from reading`)));
    for (const { line } of rows) yield line;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close reading`);
}

async function* sequencesOf(tx: Queries): AsyncGenerator<Line> {
  const found = await tx.execute(
    sql`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by 1`,
  );
  for (const { name } of rowsOf<{ name: string }>(found)) {
    const [row] = rowsOf<{ last: string; called: boolean }>(
      await tx.execute(sql`select last_value::text as last, is_called as called from ${quoted(name)}`),
    );
    if (row) yield { sequence: name, last: row.last, called: row.called };
  }
}

/**
 * Writes all rows from a consistent snapshot, without blocking others.
 *
 * @param write receives a line without its line feed
 * @returns row count per table
 */
export function dumpRows(queries: Queries, write: (line: string) => Promise<void>): Promise<Record<string, number>> {
  const read = async (tx: Queries) => {
    const say = (line: Line) => write(JSON.stringify(line));
    const counts: Record<string, number> = {};
    await say({ migration: await appliedMigration(tx) });
    for (const table of await tablesOf(tx)) {
      await say({ table: table.name, columns: table.columns });
      let count = 0;
      for await (const row of rowsIn(tx, table)) {
        await write(row);
        count += 1;
      }
      counts[table.name] = count;
    }
    for await (const sequence of sequencesOf(tx)) await say(sequence);
    return counts;
  };
  return queries.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function insert(tx: Queries, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map(quoted), sql`, `);
  await tx.execute(sql`
    insert into ${quoted(name)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${quoted(name)}, ${`[${rows.join(',')}]`}::json)`);
}

/**
 * Inserts rows in any order: foreign keys are dropped first and restored, and thereby checked, at the end; triggers
 * fire meanwhile.
 */
async function withoutRules(tx: Queries, work: () => Promise<void>): Promise<void> {
  const found = await tx.execute(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const rules = rowsOf<{ table: string; name: string; rule: string }>(found);
  const tables = await tablesOf(tx);
  for (const { table, name } of rules) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { name } of tables) await tx.execute(sql`alter table ${quoted(name)} disable trigger user`);
  await work();
  for (const { table, name, rule } of rules)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${rule}`));
  for (const { name } of tables) await tx.execute(sql`alter table ${quoted(name)} enable trigger user`);
}

/** Recreates the tables in the schema version of the backup. */
async function makeTables(tx: Queries, until: number): Promise<void> {
  await tx.execute(sql`drop schema if exists drizzle cascade`);
  await tx.execute(sql`drop schema public cascade`);
  await tx.execute(sql`create schema public`);
  await migrateDatabase(tx, { shared: false, until });
  const names = (await tablesOf(tx)).map(({ name }) => quoted(name));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}

/**
 * Replaces a database's contents by the given rows, all or nothing.
 *
 * @param lines written by {@link dumpRows}
 * @throws Error if the rows come from a newer version
 */
export async function restoreRows(queries: Queries, lines: AsyncIterable<string>): Promise<void> {
  await queries.transaction(async (tx) => {
    // Restoring foreign keys checks whole tables.
    await tx.execute(sql`set local statement_timeout = 0`);
    const reader = lines[Symbol.asyncIterator]();
    const first = await reader.next();
    const { migration } = JSON.parse(first.value ?? '{}') as { migration?: number };
    if (migration === undefined) throw new Error('This is no backup of rows.');
    await makeTables(tx, migration);
    if ((await appliedMigration(tx)) !== migration)
      throw new Error('The backup is of a newer version: restore it with that one.');
    await withoutRules(tx, async () => {
      let table: Table | undefined;
      let waiting: string[] = [];
      let bytes = 0;
      const flush = async () => {
        if (table) await insert(tx, table, waiting);
        waiting = [];
        bytes = 0;
      };
      for (let next = await reader.next(); !next.done; next = await reader.next()) {
        const line = next.value;
        // A row cannot start like this: no table has a first column of either name.
        if (/^\{"(?:table|sequence)":/.test(line)) {
          await flush();
          const record = JSON.parse(line) as Line;
          if ('table' in record) table = { name: record.table, columns: record.columns };
          if ('sequence' in record)
            await tx.execute(
              sql`select setval(${record.sequence}::regclass, ${record.last}::bigint, ${record.called})`,
            );
          continue;
        }
        waiting.push(line);
        bytes += line.length;
        if (waiting.length >= rowsAtOnce || bytes >= bytesAtOnce) await flush();
      }
      await flush();
    });
  });
  await migrateDatabase(queries, { shared: true });
}
