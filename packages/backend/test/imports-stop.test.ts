/** Stops an import between two batches. The timer is disabled, so batches run only when the test runs them. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runImports } from '../src/imports/run.ts';
import { createImport, getImport, send, settings } from './support/imports.ts';
import { list, useWorld } from './support/world.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const world = useWorld();
const runAll = () => runImports(world.backend.services);

async function runBatches(batches: number) {
  let run = 0;
  await runImports(world.backend.services, () => ++run > batches);
}

it('stops, resumes and does not start twice', async () => {
  const seller = await world.seller();
  const rows = Array.from({ length: 100 }, (_, index) => [`Work ${index}`]);
  const { id } = await createImport(seller, [['title'], ...rows]);
  const columns = [{ column: 0, field: 'title' }];
  await send(seller, `/${id}/columns`, { columns, settings });
  await runAll();
  await send(seller, `/${id}/start`);
  await runBatches(2);
  const under = await getImport(seller, id);
  expect(under.status).toBe('importing');
  expect(under.imported).toBeGreaterThan(0);
  expect(under.imported).toBeLessThan(100);

  const stopped = await send(seller, `/${id}/stop`);
  expect(stopped.json().data).toMatchObject({ status: 'stopped', imported: under.imported });
  await runAll();
  expect(await getImport(seller, id)).toMatchObject({ status: 'stopped', imported: under.imported });
  expect((await list(seller)).total).toBe(under.imported);

  await Promise.all([send(seller, `/${id}/start`), send(seller, `/${id}/start`)]);
  await Promise.all([runAll(), runAll()]);
  expect(await getImport(seller, id)).toMatchObject({ status: 'imported', imported: 100 });
  expect((await list(seller)).total).toBe(100);
  expect((await send(seller, `/${id}/stop`)).statusCode).toBe(409);
});
