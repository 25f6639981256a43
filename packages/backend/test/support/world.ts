/** A backend in this process with its own database. Every response is validated against the contract. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@smart-art/openapi/product';
import type { LightMyRequestResponse as InjectedResponse } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createSeller, type NewSeller } from '../../src/admin/accounts.ts';
import { type Backend, type BackendOptions, startBackend } from '../../src/backend.ts';
import { readConfig } from '../../src/config.ts';
import { openPglite } from '../../src/db/open-pglite.ts';
import { deliverOutbox } from '../../src/platform/deliver.ts';
import { runJobs } from '../../src/platform/jobs.ts';
import type { SandboxResult } from '../../src/sandbox/action.ts';
import { hashPassword } from '../../src/session/password.ts';
import { openSession } from '../../src/session/session.ts';

export type Product = components['schemas']['Product'];
export type ProductInput = components['schemas']['ProductInput'];
export type ProductPage = components['schemas']['ProductPage'];
export type Image = components['schemas']['Image'];

export interface Request {
  method?: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'OPTIONS';
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Seller {
  id: string;
  email: string;
  password: string;
  token: string;
  call(request: Request): Promise<InjectedResponse>;
}

export interface World {
  backend: Backend;
  dataDir: string;
  /** Moves the clock of the backend, in milliseconds. */
  pass(milliseconds: number): void;
  /** Runs due jobs and sends due messages. Nothing else in tests does so, so that slow machines behave the same. */
  tick(): Promise<void>;
  /** Runs a sandbox action, as somebody other than the seller. */
  play(action: string, input?: Record<string, string | number | boolean>): Promise<SandboxResult>;
  call(request: Request): Promise<InjectedResponse>;
  seller(details?: Partial<NewSeller>): Promise<Seller>;
  /** All files of photographs and uploads below the data folder. */
  files(): Promise<string[]>;
}

/** Creates a database for one test file on a PostgreSQL server. */
async function ownDatabase(server: string, template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  // The default strategy writes each page to the log, which takes two to ten times as long.
  await run(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

async function databaseFor(): Promise<{ options: Partial<BackendOptions>; drop: () => Promise<void> }> {
  const empty = inject('emptyDatabase');
  if (empty.kind === 'postgres') {
    const { url, drop } = await ownDatabase(empty.server, empty.template);
    return { options: { databaseUrl: url }, drop };
  }
  const loadDataDir = new Blob([await readFile(empty.file)]);
  return { options: { pglite: await openPglite({ loadDataDir }) }, drop: async () => {} };
}

export const photograph = (body: Buffer, name = 'photograph.jpg', fields: Record<string, string> = {}) =>
  form([...Object.entries(fields).map(([field, text]) => ({ field, text })), { field: 'files', name, body }]);

export type Part = { field: string; text: string } | { field: string; name: string; body: Buffer };

/** A multipart body and its headers. */
export function form(parts: Part[]): { body: Buffer; headers: Record<string, string> } {
  const boundary = `----${randomUUID()}`;
  const chunks = parts.flatMap((part) => {
    const name = 'name' in part ? `; filename="${part.name}"\r\nContent-Type: image/jpeg` : '';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.field}"${name}\r\n\r\n`;
    return [Buffer.from(head), 'name' in part ? part.body : Buffer.from(part.text), Buffer.from('\r\n')];
  });
  const body = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

const hashes = new Map<string, Promise<string>>();

/** Hashes each password only once, because hashing is the slowest part of creating a seller. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Registers a world for the tests of a file. An error of the backend fails them. */
export function useWorld(more: Partial<BackendOptions> = {}): World {
  const faults: Error[] = [];
  let backend: Backend;
  let dataDir = '';
  let drop = async () => {};
  let shift = 0;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'smart-art-test-'));
    const database = await databaseFor();
    drop = database.drop;
    backend = await startBackend({
      ...readConfig({ DATA_DIR: dataDir, SEED: 'none', PORT: '0' }),
      appDir: join(dataDir, 'app'),
      silent: true,
      checkAnswers: true,
      standsStill: true,
      onFault: (error) => faults.push(error),
      now: () => new Date(Date.now() + shift),
      ...database.options,
      ...more,
    });
  });

  afterAll(async () => {
    await backend.close();
    await drop();
    await rm(dataDir, { recursive: true });
    expect(faults).toEqual([]);
  });

  const call = ({ method = 'GET', url, body, headers = {} }: Request) =>
    backend.app.inject({
      method,
      url,
      headers,
      ...(body !== undefined && { payload: body as string | object | Buffer }),
    });

  return {
    get backend() {
      return backend;
    },
    get dataDir() {
      return dataDir;
    },
    pass(milliseconds) {
      shift += milliseconds;
    },
    async tick() {
      await runJobs(backend.services, (error) => faults.push(error as Error));
      await deliverOutbox(backend.services).catch((error: Error) => faults.push(error));
    },
    async play(action, input = {}) {
      const answer = await call({ method: 'POST', url: `/sandbox/actions/${action}`, body: input });
      if (answer.statusCode !== 200) throw new Error(`${action} ${JSON.stringify(input)}: ${answer.body}`);
      return answer.json();
    },
    call,
    async seller(details = {}) {
      const email = details.email ?? `${randomUUID()}@example.com`;
      const password = details.password ?? 'gallery-wall';
      const passwordHash = await hashOf(password);
      const names = { firstname: 'Hana', lastname: 'Morita' };
      const { queries, now } = backend.services;
      const user = await createSeller(queries, { ...names, ...details, email, password, passwordHash }, now());
      const token = await openSession(queries, user, false, now());
      const withToken = (request: Request) =>
        call({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
      return { id: user.id, email, password, token, call: withToken };
    },
    async files() {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
  };
}

const defaults: Partial<ProductInput> = { title: 'Harbour before rain', type: 'art', category_id: 'cat_painting' };

/** Adds a work. */
export async function addWork(seller: Seller, input: Partial<ProductInput> = {}): Promise<Product> {
  const answer = await seller.call({
    method: 'POST',
    url: '/product/product/create/new',
    body: { ...defaults, ...input },
  });
  expect(answer.json()).toMatchObject({ success: true });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

export async function upload(seller: Seller, body: Buffer, name?: string, fields?: Record<string, string>) {
  const request = photograph(body, name, fields);
  return seller.call({ method: 'POST', url: '/product/product/update-images-files', ...request });
}

/** Uploads a photograph that must be accepted. */
export async function uploadImage(seller: Seller, body: Buffer, fields?: Record<string, string>): Promise<Image> {
  const answer = await upload(seller, body, 'photograph.jpg', fields);
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json().images[0];
}

export async function list(seller: Seller, query = ''): Promise<ProductPage> {
  const answer = await seller.call({ url: `/product/product/list${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
