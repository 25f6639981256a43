/** Which calls of the two services the pages of a run made: every call of the specification is some screen's. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { calls } from '../../openapi/calls.ts';

/** One file of lines a worker, such as `get /product/crowd-funding/{id}`. */
const folder = path.join(import.meta.dirname, '../reports/calls');

/** What only a server may ask: the secret of another product of the house is never in a browser. */
const ofServers = new Set(['post /sso/signin/external-signin']);

interface Known {
  /** Method, service and path as the specification has them. */
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

/** The call of the specification that a request is; undefined where it is ours, or a file. A name without blanks comes first. */
export function callOf(method: string, pathname: string): string | undefined {
  const asked = `${method.toLowerCase()} ${pathname}`;
  const found = known.filter(({ matches }) => matches.test(asked));
  return (found.find(({ name }) => !name.includes('{')) ?? found[0])?.name;
}

/** Removes the calls recorded by the previous run. */
export const clearCalls = (): void => rmSync(folder, { recursive: true, force: true });

/** Notes what the pages of a context ask for, until the worker ends. */
export function noteCalls(context: BrowserContext, noted: Set<string>): void {
  context.on('request', (request) => {
    const call = callOf(request.method(), new URL(request.url()).pathname);
    if (call) noted.add(call);
  });
}

/** Writes down what a worker's pages asked for. */
export function keepCalls(worker: number, noted: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `worker-${worker}.txt`), [...noted, ''].join('\n'));
}

/** The calls of the specification that no page of the run made. */
export function callsNobodyMade(): string[] {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const made = new Set(files.flatMap((text) => text.split('\n')));
  return known.map(({ name }) => name).filter((name) => !made.has(name) && !ofServers.has(name));
}
