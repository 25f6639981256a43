/** Records the calls that pages make, since every operation of the specification must be used by some screen. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { calls } from '../../openapi/calls.ts';

/** One file per worker, with lines such as `get /product/crowd-funding/{id}`. */
const folder = path.join(import.meta.dirname, '../reports/calls');

/** Only called by servers: the secret of another product of the operator is never in a browser. */
const ofServers = new Set(['post /sso/signin/external-signin']);

interface Known {
  /** Method, service and path, as in the specification. */
  name: string;
  matches: RegExp;
}

const known: readonly Known[] = Object.entries(calls).flatMap(([service, some]) =>
  some.map((call) => {
    const name = `${call.method} /${service}${call.path}`;
    const pattern = name.replace(/[.*+?^$()|[\]\\]/gu, '\\$&').replace(/\{\w+\}/gu, '[^/]+');
    return { name, matches: new RegExp(`^${pattern}$`, 'u') };
  }),
);

/** The operation of a request; undefined for our own endpoints and files. Paths without placeholders come first. */
export function callOf(method: string, pathname: string): string | undefined {
  const request = `${method.toLowerCase()} ${pathname}`;
  const found = known.filter(({ matches }) => matches.test(request));
  return (found.find(({ name }) => !name.includes('{')) ?? found[0])?.name;
}

/** Removes the calls recorded by the previous run. */
export const clearCalls = (): void => rmSync(folder, { recursive: true, force: true });

/** Records the calls of a context's pages, until the worker ends. */
export function noteCalls(context: BrowserContext, noted: Set<string>): void {
  context.on('request', (request) => {
    const call = callOf(request.method(), new URL(request.url()).pathname);
    if (call) noted.add(call);
  });
}

/** Writes the calls of a worker's pages to its file. */
export function keepCalls(worker: number, noted: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `worker-${worker}.txt`), [...noted, ''].join('\n'));
}

/** The operations that no page of the run called. */
export function missingCalls(): string[] {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const made = new Set(files.flatMap((text) => text.split('\n')));
  return known.map(({ name }) => name).filter((name) => !made.has(name) && !ofServers.has(name));
}
