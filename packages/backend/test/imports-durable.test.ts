/** An import resumes after a kill without duplicates or gaps. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Import, settings } from './support/imports.ts';
import { makeSeller, start } from './support/process.ts';

const email = 'importer@example.com';
const password = 'gallery-wall';
const rows = 400;
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'smart-art-import-'));
  expect(makeSeller(dataDir, email, password)).toMatchObject({ status: 0 });
});
afterAll(() => rm(dataDir, { recursive: true }));

/** The fields of responses that are read here. */
interface Answered {
  token: string;
  data: Import;

  total: number;
}

/** Signs in and returns a function that sends requests as the seller. */
async function signIn(url: string) {
  const request = async (path: string, body?: object, headers: Record<string, string> = {}): Promise<Answered> => {
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answered;
  };
  const { token } = await request('/sso/signin', { email, password });
  return (path: string, body?: object) => request(`/product${path}`, body, { authorization: `Bearer ${token}` });
}

type RequestFunction = Awaited<ReturnType<typeof signIn>>;

const getImport = async (request: RequestFunction, id: string): Promise<Import> =>
  (await request(`/imports/${id}`)).data;
const until = (find: () => Promise<boolean>) => expect.poll(find, { interval: 10, timeout: 60_000 }).toBe(true);

async function sendSheet(request: RequestFunction): Promise<string> {
  const { data } = await request('/imports', { file_name: 'a.csv', headers: ['title'], row_count: rows });
  const cells = Array.from({ length: rows }, (_, index) => ({ number: index + 2, cells: [`Work ${index}`] }));
  await request(`/imports/${data.id}/rows`, { rows: cells });
  await request(`/imports/${data.id}/columns`, { columns: [{ column: 0, field: 'title' }], settings });
  return data.id;
}

it('resumes checking, importing and undoing after each kill', async () => {
  let backend = await start(dataDir);
  let request = await signIn(backend.url);
  const again = async () => {
    await backend.stop('SIGKILL');
    backend = await start(dataDir);
    request = await signIn(backend.url);
  };
  const id = await sendSheet(request);
  await again();
  await until(async () => (await getImport(request, id)).status === 'checked');
  await request(`/imports/${id}/start`, {});
  for (const done of [20, 200]) {
    await until(async () => (await getImport(request, id)).imported >= done);
    await again();
  }
  await until(async () => (await getImport(request, id)).status === 'imported');
  expect(await getImport(request, id)).toMatchObject({ imported: rows, good: 0, wrong: 0 });
  const works = (await request('/product/ids')).total;
  expect(works).toBe(rows);
  await request(`/imports/${id}/undo`, {});
  await until(async () => (await getImport(request, id)).undone >= 40);
  await again();
  await until(async () => (await getImport(request, id)).status === 'undone');
  expect(await getImport(request, id)).toMatchObject({ undone: rows, kept: 0 });
  expect((await request('/product/list')).total).toBe(0);
  expect(await backend.stop('SIGTERM')).toBe(0);
});
