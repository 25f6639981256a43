/** A transaction uses nothing but its own connection, and cannot stay open for ever. */
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guarded, TransactionTimeout } from '../src/db/embedded.ts';
import { allowSlowCalls, findMisuse, InsideTransaction, watchedOutside } from '../src/db/transaction-context.ts';
import { useWorld } from './support/world.ts';

/** The faults that this file provokes on purpose. */
const faults: Error[] = [];
const world = useWorld({ onFault: (error) => faults.push(error) });
const services = () => world.backend.services;
const inTransaction = (work: () => Promise<unknown>) => services().queries.transaction(work);

describe('inside a transaction', () => {
  it('rejects and reports queries outside the transaction, also nested or delayed ones', async () => {
    const { queries } = services();
    const queryOutside = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return queries.execute(sql`select 1`);
    };
    await expect(inTransaction(queryOutside)).rejects.toMatchObject({ cause: expect.any(InsideTransaction) });
    await expect(inTransaction(() => queries.transaction(async () => 1))).rejects.toThrow(InsideTransaction);
    // It is reported even if the error is caught.
    await inTransaction(() => queryOutside().catch(() => {}));
    expect(faults).toHaveLength(3);
    // The database is not blocked.
    await queries.execute(sql`select 1`);
  });

  it('rejects every port and both file stores', async () => {
    const { ports, pictures, documents } = services();
    const mail = { id: 'out_1', to: 'a@example.com', subject: '', text: '', attachments: [] };
    const place = { endpoint: 'https://s3.sandbox.example', region: 'x', bucket: 'b', accessKey: 'a', secretKey: 's' };
    const bucket = ports.filesAt({ ...place, secretKey: 'sandbox-secret', pathStyle: true });
    for (const call of [
      () => ports.mail.send(mail),
      () => ports.slack.send('https://hooks.slack.com/services/T/B/x', 'Hello'),
      () => ports.captcha.isPerson('', '127.0.0.1'),
      () => ports.sellerGateways.tryCard('sk_test'),
      () => ports.outgoing.look('https://example.com', 1),
      async () => ports.card?.find('id'),
      async () => ports.wallet?.find('id'),
      () => bucket.read('a'),
      () => pictures.readFile('disk', 'key', '1.jpg'),
      () => documents.read('key'),
    ]) {
      await expect(inTransaction(call), String(call)).rejects.toThrow(InsideTransaction);
    }
    // These do no I/O.
    await inTransaction(async () => [pictures.folderOf('key'), ports.outgoing.isAllowed('https://example.com')]);
  });

  it('allows slow file calls on request, but no outside queries', async () => {
    const { pictures, queries } = services();
    const started = inTransaction(async () => {
      allowSlowCalls();
      await pictures.keysBefore(new Date());
      await queries.execute(sql`select 1`);
    });
    await expect(started).rejects.toMatchObject({ cause: expect.any(InsideTransaction) });
    await expect(inTransaction(() => pictures.keysBefore(new Date()))).rejects.toThrow(InsideTransaction);
  });

  it('no longer rejects queries that run after the transaction has ended', async () => {
    let late: Promise<unknown> | undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    await inTransaction(async () => {
      late = promise.then(() => services().queries.execute(sql`select 1`));
    });
    resolve();
    await late;
    expect(findMisuse('a query')).toBeUndefined();
  });

  it('only reports a port call outside tests', async () => {
    const reported: Error[] = [];
    const port = watchedOutside({ send: async () => 'sent' }, 'mail', (error) => reported.push(error));
    expect(await inTransaction(() => port.send())).toBe('sent');
    expect(reported.map(({ message }) => message)).toEqual([expect.stringContaining('mail.send')]);
  });
});

describe('idle transaction of the embedded database', () => {
  let pglite: PGlite;
  beforeAll(async () => {
    pglite = await PGlite.create();
  });
  afterAll(() => pglite.close());

  it('is rolled back after a timeout, and other queries continue', async () => {
    const limited = guarded(pglite, () => {}, 50);
    await limited.query('create table saved (value int)');
    const stuck = limited.transaction(async (tx) => {
      await tx.query('insert into saved values (1)');
      await new Promise(() => {});
    });
    await expect(stuck).rejects.toThrow(TransactionTimeout);
    expect((await limited.query('select * from saved')).rows).toEqual([]);
  });
});
