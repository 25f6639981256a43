/** An unresponsive server delays only its own messages in the outbox. */
import { describe, expect, it } from 'vitest';
import { minute, outboxLease, sentAtOnce } from '../src/constants.ts';
import { deliverOutbox, sendDue } from '../src/platform/deliver.ts';
import { enqueueMail } from '../src/platform/outbox.ts';
import { failureModes } from './support/bad-server.ts';
import { eventually, newAddress, useLanes } from './support/lanes.ts';

const lanes = await useLanes();
const {
  world,
  bad,
  good,
  createServices,
  arrivedAt,
  rows,
  unsent,
  mailTo,
  bucketAt,
  remove,
  addSlackChannel,
  notifySlack,
} = lanes;

describe.each(failureModes)('servers that %s', (behaviour) => {
  const isSilent = behaviour === 'hang' || behaviour === 'drip';

  it('delay neither mail nor messages to other servers', async () => {
    const [badBucket, goodBucket] = [await bucketAt(bad.url), await bucketAt(good.url)];
    const [badSlack, goodSlack] = [await addSlackChannel(`${bad.url}/x`), await addSlackChannel(`${good.url}/y`)];
    bad.behaviour = behaviour;
    const before = bad.calls;
    await remove(badBucket, 'photographs/a/320.jpg');
    await notifySlack(badSlack);
    await sendDue(lanes.services);
    await eventually(() => bad.calls - before).toBeGreaterThanOrEqual(2);

    const to = newAddress();
    await mailTo(to);
    await remove(goodBucket, 'photographs/b/320.jpg');
    await notifySlack(goodSlack);
    await sendDue(lanes.services);
    await eventually(() => [arrivedAt(to), good.done.length]).toEqual([1, 2]);

    if (isSilent) expect(bad.waiting).toBe(2);
    // Recorded shortly after delivery.
    await eventually(async () => (await unsent()).map(({ channel }) => channel).sort()).toEqual(['removal', 'slack']);
    expect((await unsent()).every(({ due_at }) => due_at !== null)).toBe(true);
  });
});

it('sends a code while 40 file removals wait for a hanging server, then each removal once', async () => {
  const place = await bucketAt(bad.url);
  const paths = Array.from({ length: 40 }, (_, index) => `photographs/${index}/320.jpg`);
  for (const path of paths) await remove(place, path);
  await sendDue(lanes.services);
  await eventually(() => bad.waiting).toBe(1);

  const email = newAddress();
  const response = await world.call({ method: 'POST', url: '/sso/get-otp', body: { email } });
  expect(response.statusCode, response.body).toBe(200);
  await sendDue(lanes.services);
  await eventually(() => arrivedAt(email)).toBe(1);
  // At most one call at a time per server.
  expect(bad.waiting).toBe(1);
  expect((await unsent()).filter(({ channel }) => channel === 'removal')).toHaveLength(40);

  bad.behaviour = 'work';
  bad.hangUp();
  await deliverOutbox(lanes.services);
  world.pass(minute);
  await deliverOutbox(lanes.services);
  expect(await unsent()).toEqual([]);
  expect(bad.done.map((body) => /<Key>(.*?)<\/Key>/.exec(body)?.[1]).sort()).toEqual([...paths].sort());
});

it('sends a mail while the mail server does not respond to others', async () => {
  const silent = [newAddress('silent'), newAddress('silent')];
  for (const to of silent) await mailTo(to);
  await sendDue(lanes.services);
  const to = newAddress();
  await mailTo(to);
  await sendDue(lanes.services);
  await eventually(() => arrivedAt(to)).toBe(1);
  const waiting = async () => (await unsent()).map(({ payload }) => (payload as { to: string }).to).sort();
  await eventually(waiting).toEqual([...silent].sort());
});

it('sends a mail while mails with attachments are pending', async () => {
  let give = () => {};
  const gate = new Promise<void>((open) => {
    give = open;
  });
  let reads = 0;
  const { mail } = lanes.services.ports;
  lanes.services.ports.mail = {
    async send(one) {
      if (one.to.startsWith('files@')) {
        reads += 1;
        await gate;
      }
      return mail.send(one);
    },
  };
  for (let count = 0; count <= sentAtOnce.mail; count++) await mailTo(newAddress('files'), ['doc_gone']);
  await sendDue(lanes.services);
  await eventually(() => reads).toBe(sentAtOnce.mailWithFiles);
  const to = newAddress();
  await mailTo(to);
  await sendDue(lanes.services);
  await eventually(() => arrivedAt(to)).toBe(1);
  expect(reads).toBe(sentAtOnce.mailWithFiles);
  give();
  await deliverOutbox(lanes.services);
  expect(await unsent()).toEqual([]);
});

it('sends mails to one recipient in order', async () => {
  const to = newAddress();
  const order: string[] = [];
  const { mail } = lanes.services.ports;
  lanes.services.ports.mail = {
    async send(one) {
      order.push(`begin ${one.subject}`);
      await mail.send(one);
      order.push(`end ${one.subject}`);
    },
  };
  const { queries, now } = lanes.services;
  for (const name of ['1', '2', '3']) {
    const subject = { key: 'welcome' as const, values: { name } };
    await queries.transaction((tx) => enqueueMail(tx, { to, language: 'en', subject, text: [], now: now() }));
    world.pass(1);
  }
  await deliverOutbox(lanes.services);
  const subjects = (await rows()).map(({ payload }) => (payload as { subject: string }).subject);
  expect(new Set(subjects).size).toBe(3);
  expect(order).toEqual(subjects.flatMap((subject) => [`begin ${subject}`, `end ${subject}`]));
});

it('lets another process take over a message only after the lease, and sends it once', async () => {
  const place = await bucketAt(bad.url);
  await remove(place, 'photographs/a/320.jpg');
  await sendDue(lanes.services);
  await eventually(() => bad.waiting).toBe(1);
  const other = createServices();
  await deliverOutbox(other);
  expect(bad.waiting).toBe(1);
  world.pass(outboxLease);
  bad.behaviour = 'work';
  await deliverOutbox(other);
  expect(bad.done).toHaveLength(1);
  expect(await unsent()).toEqual([]);
});
