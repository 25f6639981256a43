/** A backend that sends its messages to servers controlled by the test, and only when the test says so. */
import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { minute } from '../../src/constants.ts';
import { outbox } from '../../src/db/schema/index.ts';
import { PictureStore } from '../../src/images/picture-store.ts';
import { deliverOutbox } from '../../src/platform/deliver.ts';
import { enqueueMail, enqueueRemoval, enqueueSlack } from '../../src/platform/outbox.ts';
import { s3Files } from '../../src/ports/files-s3.ts';
import { smtpMail } from '../../src/ports/mail.ts';
import { openOutgoing } from '../../src/ports/safe-fetch.ts';
import { slackWebhooks } from '../../src/ports/slack.ts';
import type { Services } from '../../src/services.ts';
import { useBucket } from '../../src/storage/bucket.ts';
import { openPlaces } from '../../src/storage/places.ts';
import { openBadServer } from './bad-server.ts';
import { openMailServer } from './mail-server.ts';
import { useWorld } from './world.ts';

/** Timeouts in milliseconds: `longer` never expires during a test, `short` expires before any response. */
export const longer = 60 * minute;
export const short = 300;

/** Polls until the test times out. */
export const eventually = <Read>(read: () => Read) => expect.poll(read, { timeout: longer });

export const newAddress = (kind = 'hana') => `${kind}@${randomUUID()}.example`;

/** Registers such a backend for the tests of a file. */
export async function useLanes() {
  const mailServer = await openMailServer();
  const bad = await openBadServer();
  const good = await openBadServer();
  good.behaviour = 'work';
  afterAll(() => Promise.all([mailServer.close(), bad.close(), good.close()]));

  const allow = [`127.0.0.1:${bad.port}`, `127.0.0.1:${good.port}`];
  const { outside } = readConfig({ SMTP_URL: mailServer.url, OUTGOING_ALLOW: allow.join() });
  // So that the backend of the world sends nothing by itself.
  beforeAll(() => {
    vi.stubGlobal('setInterval', () => ({ unref: () => undefined }));
  });
  const world = useWorld({ outside, sandbox: false });
  beforeAll(() => {
    vi.unstubAllGlobals();
  });

  /** Timeout of a call to a bucket. */
  const bucketTimeout = { call: longer };

  /** The services of another process on the world's database. */
  function createServices(): Services {
    const { services } = world.backend;
    const { queries, installationKey, config } = services;
    const outgoing = openOutgoing(allow);
    const timeouts = {
      connection: longer,
      get call() {
        return bucketTimeout.call;
      },
    };
    const ports: Services['ports'] = {
      ...services.ports,
      slack: slackWebhooks(outgoing, { timeout: longer, maxBytes: 10_000 }),
      mail: smtpMail(mailServer.url, 'house@example.com', undefined, {
        connection: longer,
        greeting: longer,
        silence: longer,
        whole: longer,
      }),
      filesAt: (place) => s3Files(place, { outgoing, timeouts }),
    };
    const pictures = new PictureStore(config.dataDir, openPlaces({ queries, ports, installationKey }));
    return { ...services, ports, pictures };
  }

  let services: Services;
  beforeEach(() => {
    services = createServices();
    bad.behaviour = 'hang';
    bucketTimeout.call = longer;
  });
  // Discards messages that a test has left.
  afterEach(async () => {
    bad.behaviour = 'work';
    bad.hangUp();
    mailServer.hangUp();
    await deliverOutbox(services);
    await services.queries.delete(outbox);
    bad.done.length = 0;
    good.done.length = 0;
  });

  const arrivedAt = (address: string) =>
    mailServer.arrived.filter(({ to }) => to?.some((one) => one.address === address)).length;
  const rows = () => services.queries.select().from(outbox).orderBy(asc(outbox.created_at), asc(outbox.id));
  const unsent = async () => (await rows()).filter(({ sent_at }) => sent_at === null);

  async function mailTo(to: string, documents: string[] = []): Promise<void> {
    const { queries, now } = services;
    const mail = { to, language: 'en' as const, subject: { key: 'welcome' as const }, text: [], documents, now: now() };
    await queries.transaction((tx) => enqueueMail(tx, mail));
  }

  /** @returns the id of a seller's bucket on a server */
  async function bucketAt(endpoint: string): Promise<string> {
    const seller = await world.seller();
    const { queries, installationKey, now } = services;
    const place = { endpoint, region: 'r', bucket: 'b', accessKey: 'a', secretKey: 's', pathStyle: true };
    return (await queries.transaction((tx) => useBucket(tx, installationKey, seller.id, place, now()))).id;
  }

  const remove = (place: string, ...paths: string[]) =>
    services.queries.transaction((tx) => enqueueRemoval(tx, { place, paths }, services.now()));

  async function addSlackChannel(url: string): Promise<string> {
    const seller = await world.seller();
    const body = { slack_channel_name: 'studio', webhook_url: url, modules: ['orders'] };
    const answer = await seller.call({ method: 'POST', url: '/product/slack-webhook/new', body });
    expect(answer.statusCode, answer.body).toBe(201);
    return seller.id;
  }
  const notifySlack = (sellerId: string) =>
    services.queries.transaction((tx) =>
      enqueueSlack(tx, {
        sellerId,
        module: 'orders',
        language: 'en',
        wording: { key: 'welcome', values: { name: 'Hana' } },
        now: services.now(),
      }),
    );

  return {
    world,
    /** Hangs unless a test changes it. */
    bad,
    /** Works. */
    good,
    mailServer,
    bucketTimeout,
    /** The process that sends. */
    get services() {
      return services;
    },
    createServices,
    arrivedAt,
    rows,
    unsent,
    mailTo,
    bucketAt,
    remove,
    addSlackChannel,
    notifySlack,
  };
}
