/** Several processes in the place of one: `E2E_CLUSTER=1` runs every journey on them (docs/operations.md). */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { type RoundRobin, startProxy } from '../../scripts/postgres/round-robin.ts';
import { BackendProcess } from './backend-process.ts';

/** Whether journeys meet two processes on one PostgreSQL behind a proxy, instead of one with a database of its own. */
export const isCluster = process.env.E2E_CLUSTER === '1';

/** The server that seed.ts has started for the workers. */
function serverUrl(): string {
  const url = process.env.E2E_POSTGRES;
  if (!url) throw new Error('No PostgreSQL: is support/seed.ts the globalSetup of this run?');
  return url;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** @param template a database at rest, to be copied */
export async function createDatabase(template?: string): Promise<string> {
  const name = `journeys_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}${template ? ` template ${template}` : ''}`);
  return name;
}

export const dropDatabase = (name: string) => administer(`drop database if exists ${name} with (force)`);

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** The processes that share a database and a data folder, and the proxy at the port that the browser knows. */
export class Cluster {
  readonly #port: number;
  readonly #processes: readonly BackendProcess[];
  #proxy: RoundRobin | undefined;

  constructor(port: number, ports: readonly number[], env: Record<string, string>) {
    this.#port = port;
    this.#processes = ports.map((each) => new BackendProcess(each, env));
  }

  get output(): string {
    return this.#processes.map(({ output }) => output).join('\n');
  }

  /** At the same time, as machines are started. */
  async start(): Promise<void> {
    await Promise.all(this.#processes.map((one) => one.start()));
    const targets = this.#processes.map(({ origin }) => origin);
    this.#proxy = await startProxy({ port: this.#port, targets: () => targets });
  }

  /** @returns the exit code of the one that ended worst, of those that ran */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const running = this.#processes.filter(({ isRunning }) => isRunning);
    const codes = await Promise.all(running.map((one) => one.end(signal)));
    await this.#proxy?.close();
    this.#proxy = undefined;
    return codes.find((code) => code !== 0) ?? 0;
  }

  /** One machine is lost between two instructions; the other has all the work. */
  async loseOne(): Promise<void> {
    await this.#processes.at(-1)?.end('SIGKILL');
  }

  /** It is there again, if nobody has started it meanwhile. */
  async replaceLost(): Promise<void> {
    const one = this.#processes.at(-1);
    if (one && !one.isRunning) await one.start();
  }
}
