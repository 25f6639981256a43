import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../walk.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const modules = resolve(root, '../node_modules');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'other-client-'));
  await symlink(modules, join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A typical compiler configuration of another project. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    strict: true,
    noEmit: true,
    types: [],
  },
  include: ['sso', 'product'],
};

it('another generator produces clients that compile and have every operation', async () => {
  for (const service of ['sso', 'product'] as const) {
    const [client] = await createClient({
      input: join(root, `generated/${service}.json`),
      output: { path: join(folder, service) },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    });
    expect(client, service).toBeDefined();
    const sdk: object = await import(join(folder, service, 'sdk.gen.ts'));
    const names = operations.filter((operation) => operation.service === service).map(({ operationId }) => operationId);
    expect(Object.keys(sdk)).toEqual(expect.arrayContaining(names));
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const compiler = join(modules, '.bin/tsc');
  const { stdout } = await run(compiler, ['-p', folder]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
}, 120_000);
