/** The circuit breaker pauses calls to a server after repeated timeouts. */
import { describe, expect, it } from 'vitest';
import { breaker, minute, sentAtOnce } from '../src/constants.ts';
import { deliverOutbox, sendDue } from '../src/platform/deliver.ts';
import { eventually, longer, short, useLanes } from './support/lanes.ts';

const lanes = await useLanes();
const { world, bad, good, bucketTimeout, rows, unsent, bucketAt, remove } = lanes;

describe('circuit breaker', () => {
  it('opens after timeouts, lets one call through after its pause and closes when that succeeds', async () => {
    const place = await bucketAt(bad.url);
    const other = await bucketAt(good.url);
    bucketTimeout.call = short;
    for (let index = 0; index < breaker.timeouts + 2; index++) await remove(place, `photographs/${index}/320.jpg`);
    await deliverOutbox(lanes.services);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 0, 0]);
    const tries = async () => (await rows()).reduce((sum, { attempts }) => sum + attempts, 0);

    // Open: messages for this server wait, those for another one do not.
    bucketTimeout.call = longer;
    world.pass(1000);
    await remove(other, 'photographs/other/320.jpg');
    await deliverOutbox(lanes.services);
    expect([await tries(), good.done.length]).toEqual([breaker.timeouts + 1, 1]);

    // Half-open: the one call times out, and the pause gets longer.
    bucketTimeout.call = short;
    world.pass(breaker.pause);
    await deliverOutbox(lanes.services);
    expect(await tries()).toBe(breaker.timeouts + 2);
    world.pass(1000);
    await deliverOutbox(lanes.services);
    expect(await tries()).toBe(breaker.timeouts + 2);

    // Closed: every message is sent once.
    bad.behaviour = 'work';
    bucketTimeout.call = longer;
    world.pass(2 * breaker.pause);
    await deliverOutbox(lanes.services);
    world.pass(5 * minute);
    await deliverOutbox(lanes.services);
    expect(await unsent()).toEqual([]);
    const removed = bad.done.map((body) => /<Key>(.*?)<\/Key>/.exec(body)?.[1]);
    expect(new Set(removed).size).toBe(breaker.timeouts + 2);
    expect(removed).toHaveLength(breaker.timeouts + 2);
  });

  it('stays closed when the server returns errors or refuses connections', async () => {
    const place = await bucketAt(bad.url);
    for (const behaviour of ['answer wrong', 'refuse'] as const) {
      bad.behaviour = behaviour;
      for (let index = 0; index <= breaker.timeouts; index++)
        await remove(place, `photographs/${behaviour}${index}.jpg`);
      await deliverOutbox(lanes.services);
      const removals = await rows();
      expect(removals.map(({ attempts }) => attempts)).toEqual(removals.map(() => 1));
    }
  });

  it('reserves half of the capacity for servers that have not timed out', async () => {
    const places: string[] = [];
    for (let index = 0; index < sentAtOnce.removal * 2; index++) places.push(await bucketAt(`${bad.url}/${index}`));
    const other = await bucketAt(good.url);
    bucketTimeout.call = short;
    for (const place of places) await remove(place, 'photographs/first/320.jpg');
    await deliverOutbox(lanes.services);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);

    bucketTimeout.call = longer;
    world.pass(minute);
    await sendDue(lanes.services);
    await eventually(() => bad.waiting).toBe(sentAtOnce.removal / 2);
    await remove(other, 'photographs/other/320.jpg');
    await sendDue(lanes.services);
    await eventually(() => good.done.length).toBe(1);
    expect(bad.waiting).toBe(sentAtOnce.removal / 2);
  });
});
