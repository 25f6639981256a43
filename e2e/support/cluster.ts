/** Several processes in place of one: `E2E_CLUSTER=1` runs every test on them (docs/operations.md). */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { type RoundRobin, startProxy } from '../../scripts/postgres/round-robin.ts';
import { BackendProcess } from './backend-process.ts';

/** Whether tests run on two processes with one PostgreSQL behind a proxy, instead of one with its own database. */
export const isCluster = process.env.E2E_CLUSTER === '1';

/** The server that seed.ts started for the workers. */
function serverUrl(): string {
  const url = process.env.E2E_POSTGRES;
  if (!url) throw new Error('E2E_POSTGRES is not set: is support/seed.ts the globalSetup of this run?');
  return url;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** @param template a database without connections, to be copied */
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

/** Processes that share a database and a data folder, and the proxy at the port the browser uses. */
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

  /** Concurrently, as in a real deployment. */
  async start(): Promise<void> {
    await Promise.all(this.#processes.map((one) => one.start()));
    const targets = this.#processes.map(({ origin }) => origin);
    this.#proxy = await startProxy({ port: this.#port, targets: () => targets });
  }

  /** @returns the worst exit code of the running processes */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const running = this.#processes.filter(({ isRunning }) => isRunning);
    const codes = await Promise.all(running.map((one) => one.end(signal)));
    await this.#proxy?.close();
    this.#proxy = undefined;
    return codes.find((code) => code !== 0) ?? 0;
  }

  /** Kills one process abruptly; the other takes over. */
  async loseOne(): Promise<void> {
    await this.#processes.at(-1)?.end('SIGKILL');
  }

  /** Restarts it, unless a test already has. */
  async replaceLost(): Promise<void> {
    const one = this.#processes.at(-1);
    if (one && !one.isRunning) await one.start();
  }
}
