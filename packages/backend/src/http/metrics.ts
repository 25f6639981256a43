/** `/metrics` in Prometheus format: requests, connections, the outbox, jobs, and the process itself. */
import { timingSafeEqual } from 'node:crypto';
import { isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { sha256 } from '../ids.ts';
import { unresponsiveReceivers } from '../platform/deliver.ts';
import { routeOf } from '../platform/log.ts';
import type { Services } from '../services.ts';
import { notFound } from './http-error.ts';

/** In seconds; most resolution between 10 ms and a second. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10, 30];

export interface Metrics {
  registry: Registry;
  /** Counts every request of a server. */
  watch(app: FastifyInstance): void;
  /** Counts a job that was run. */
  jobDone(name: string, milliseconds: number, succeeded: boolean): void;
}

/** @param ofProcess include memory, CPU and event loop lag: only one backend per process may do so */
export function openMetrics(services: Services, database: Database, ofProcess: boolean): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const running = new Gauge({ name: 'http_requests_running', help: 'Requests under way.', registers });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'What time does, by job.',
    labelNames: ['job'],
    buckets,
    registers,
  });
  const failed = new Counter({
    name: 'job_failures_total',
    help: 'Jobs that failed, by job.',
    labelNames: ['job'],
    registers,
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to PostgreSQL, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections() ?? {})) this.set({ state }, count);
    },
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest mail has been due.',
    registers,
  });
  new Gauge({
    name: 'outbox_waiting',
    help: 'Messages that wait to be sent, by channel, whichever process will send them.',
    labelNames: ['channel'],
    registers,
    async collect() {
      const rows = await services.queries
        .select({ channel: outbox.channel, count: sql<number>`count(*)::int`, due: sql<string>`min(${outbox.due_at})` })
        .from(outbox)
        .where(isNotNull(outbox.due_at))
        .groupBy(outbox.channel);
      this.reset();
      for (const channel of ['mail', 'slack', 'removal']) this.set({ channel }, 0);
      for (const { channel, count } of rows) this.set({ channel }, count);
      // Mail only: Slack channels and buckets belong to sellers, and their outages are not the operator's problem.
      const dues = rows.filter(({ channel }) => channel === 'mail').map(({ due }) => Date.parse(due));
      const first = Math.min(...dues);
      oldest.set(Number.isFinite(first) ? Math.max(0, (services.now().getTime() - first) / 1000) : 0);
    },
  });
  new Gauge({
    name: 'outbox_late_receivers',
    help: 'Receivers whose last call ran out of time, by lane, as far as this process knows.',
    labelNames: ['lane'],
    registers,
    collect() {
      for (const [lane, count] of unresponsiveReceivers(services)) this.set({ lane }, count);
    },
  });
  new Counter({
    name: 'memory_reads_total',
    help: 'Reads answered from the cache (hit), and reads from the database (miss).',
    labelNames: ['part', 'result'],
    registers,
    collect() {
      this.reset();
      for (const { name, hits, misses } of services.memory.parts()) {
        this.inc({ part: name, result: 'hit' }, hits);
        this.inc({ part: name, result: 'miss' }, misses);
      }
    },
  });
  new Gauge({
    name: 'memory_listening',
    help: 'Whether change notifications are received (1); otherwise nothing is cached (0).',
    registers,
    collect() {
      this.set(services.memory.isListening() ? 1 : 0);
    },
  });
  return {
    registry,
    watch(app) {
      app.addHook('onRequest', async (_request, { raw }) => {
        running.inc();
        // Also fires if the client disconnects before the response.
        let isOver = false;
        const end = () => {
          if (!isOver) running.dec();
          isOver = true;
        };
        raw.once('finish', end);
        raw.once('close', end);
      });
      app.addHook('onResponse', async (request, reply) => {
        const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
    jobDone(name, milliseconds, succeeded) {
      jobs.observe({ job: name }, milliseconds / 1000);
      if (!succeeded) failed.inc({ job: name });
    },
  };
}

const isLoopback = (address: string | undefined) => /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '');

/** Needs the token if one is set; otherwise only the local machine may read, and not through a proxy. */
function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isLoopback(raw.socket.remoteAddress) && headers['x-forwarded-for'] === undefined;
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token)));
}

/** Answers 404 to callers without permission. */
export function serveMetrics(app: FastifyInstance, { config }: Services, { registry }: Metrics): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw notFound();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
