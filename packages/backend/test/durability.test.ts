import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg } from './support/pictures.ts';
import { makeSeller, start } from './support/process.ts';
import { isGate } from './support/scope.ts';
import { photograph } from './support/world.ts';

const rounds = isGate ? 3 : 20;
const writers = 4;
const email = 'writer@example.com';
const password = 'gallery-wall';
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'smart-art-durable-'));
  expect(makeSeller(dataDir, email, password)).toMatchObject({ status: 0 });
});
afterAll(() => rm(dataDir, { recursive: true }));

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function signIn(url: string): Promise<Record<string, string>> {
  const { token } = (await (await post(`${url}/sso/signin`, { email, password })).json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

interface Acknowledged {
  works: Map<string, string>;
  pictures: string[];
}

/** Adds works until the backend is gone, and notes each that was acknowledged. */
async function write(
  url: string,
  headers: Record<string, string>,
  round: string,
  { works }: Acknowledged,
): Promise<void> {
  for (let index = 0; ; index++) {
    try {
      const title = `${round}-${index}`;
      const body = { title, type: 'art', category_id: 'cat_print' };
      const answer = await post(`${url}/product/product/create/new`, body, headers);
      if (answer.status !== 201) return;
      const { data } = (await answer.json()) as { data: { id: string } };
      works.set(data.id, title);
    } catch {
      return;
    }
  }
}

async function uploadUntilGone(
  url: string,
  headers: Record<string, string>,
  { pictures }: Acknowledged,
): Promise<void> {
  const request = photograph(await jpeg(60, 40));
  for (;;) {
    try {
      const answer = await fetch(`${url}/product/product/update-images-files`, {
        method: 'POST',
        headers: { ...headers, ...request.headers },
        body: new Uint8Array(request.body),
      });
      if (answer.status !== 201) return;
      const { images } = (await answer.json()) as { images: { sources: { url: string }[] }[] };
      pictures.push(...images.flatMap(({ sources }) => sources.map((source) => source.url)));
    } catch {
      return;
    }
  }
}

async function everyTitle(url: string, headers: Record<string, string>): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (let page = 1; ; page++) {
    const answer = await fetch(`${url}/product/product/list?per_page=200&page=${page}`, { headers });
    const { data, total } = (await answer.json()) as { data: { id: string; title: string }[]; total: number };
    for (const { id, title } of data) titles.set(id, title);
    if (data.length === 0) {
      expect(titles.size).toBe(total);
      return titles;
    }
  }
}

it(`finds everything that was acknowledged, after ${rounds} kills in the middle of writing`, {
  timeout: 600_000,
}, async () => {
  const acknowledged: Acknowledged = { works: new Map(), pictures: [] };
  for (let round = 0; round <= rounds; round++) {
    const backend = await start(dataDir);
    expect(backend.url, backend.output()).not.toBe('');
    // No half file of what was cut short.
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    const headers = await signIn(backend.url);
    const found = await everyTitle(backend.url, headers);
    for (const [id, title] of acknowledged.works) expect(found.get(id)).toBe(title);
    const recent = acknowledged.pictures.slice(-6);
    const statuses = await Promise.all(recent.map((path) => fetch(backend.url + path).then(({ status }) => status)));
    expect(statuses).toEqual(recent.map(() => 200));
    if (round === rounds) {
      expect(await backend.stop('SIGTERM')).toBe(0);
      break;
    }
    const before = acknowledged.works.size;
    const writing = Array.from({ length: writers }, (_, writer) =>
      write(backend.url, headers, `${round}-${writer}`, acknowledged),
    );
    const uploading = uploadUntilGone(backend.url, headers, acknowledged);
    await expect
      .poll(() => acknowledged.works.size, { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(before + 3 + (round % 7));
    await backend.stop('SIGKILL');
    await Promise.all([...writing, uploading]);
  }
  expect(acknowledged.works.size).toBeGreaterThan(rounds * 4);
});
