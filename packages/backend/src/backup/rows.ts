/**
 * All rows of a database as lines of text, the same from the embedded database and from a PostgreSQL, so that one can be
 * restored into the other. The first line says which migrations it has; then follow for each table a line that names
 * it and a line for each row, and at the end the sequences.
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

/** A name that our own schema gave, quoted. */
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
 * Writes all rows as they are at one instant; nobody has to stop for it.
 *
 * @param write takes a line, without its end
 * @returns how many rows each table has
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

/** Takes rows in whatever order: rules between tables are put back, and checked, at the end; triggers have fired before. */
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

/** Makes the tables anew, as they were when the rows were written. */
async function makeTables(tx: Queries, until: number): Promise<void> {
  await tx.execute(sql`drop schema if exists drizzle cascade`);
  await tx.execute(sql`drop schema public cascade`);
  await tx.execute(sql`create schema public`);
  await migrateDatabase(tx, { shared: false, until });
  const names = (await tablesOf(tx)).map(({ name }) => quoted(name));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}

/**
 * Puts rows into a database in the place of what it holds, all or nothing.
 *
 * @param lines what {@link dumpRows} wrote
 * @throws Error where the rows are of a newer version than this one
 */
export async function restoreRows(queries: Queries, lines: AsyncIterable<string>): Promise<void> {
  await queries.transaction(async (tx) => {
    // Rules over whole tables are checked in it.
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
        // No row begins so: no table has a column of either name first.
        if (/^\{"(?:table|sequence)":/.test(line)) {
          await flush();
          const said = JSON.parse(line) as Line;
          if ('table' in said) table = { name: said.table, columns: said.columns };
          if ('sequence' in said)
            await tx.execute(sql`select setval(${said.sequence}::regclass, ${said.last}::bigint, ${said.called})`);
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
