import { count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { site_settings, users, works } from '../src/db/schema/index.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { demoPassword, demoSellers } from '../src/demo/sellers.ts';
import { inputOf, pictureSize, seedOf } from '../src/demo/works.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();
const all = demoSellers.flatMap((seller) => seller.works.map((entry, index) => ({ seller, entry, index })));

it('contains valid works whose pictures have the proportions of the work', async () => {
  const seller = await world.seller();
  for (const { seller: demo, entry, index } of all) {
    const image = await uploadImage(seller, await jpeg(20, 20));
    const work = await addWork(seller, { ...inputOf(entry, index, demo.names), image_ids: [image.id] });
    expect(work.title).toBe(entry.title);
    const { width, height } = pictureSize(entry, seedOf(demo.names.en, index));
    expect(Math.abs(width / height - (work.width ?? 0) / (work.height ?? 1))).toBeLessThan(0.01);
  }
  const answer = await seller.call({ url: '/product/product/list?per_page=200' });
  const { counts, data } = answer.json();
  expect(counts.all).toBe(68);
  expect(counts.needs_attention).toBeGreaterThan(2);
  expect(counts.to_rent).toBeGreaterThan(4);
  const statuses = new Set(data.map(({ status }: { status: string }) => status));
  expect(statuses.size).toBe(5);
});

it('skips a database that already has users', async () => {
  const { services } = world.backend;
  await seedDemo(services, () => {});
  const [found] = await services.queries
    .select({ users: count() })
    .from(users)
    .where(eq(users.email, 'artist@example.com'));
  expect(found?.users).toBe(0);
});

it('resumes where it was interrupted', async () => {
  const { services } = world.backend;
  const { queries } = services;
  for (const { email } of demoSellers) await world.seller({ email, password: demoPassword });
  await queries.update(site_settings).set({ demo_works: all.length - 1 });
  const before = await queries.select({ works: count() }).from(works);
  const messages: string[] = [];
  await seedDemo(services, (message) => messages.push(message));
  const after = await queries.select({ works: count() }).from(works);
  expect((after[0]?.works ?? 0) - (before[0]?.works ?? 0)).toBe(1);
  expect(messages).toEqual(['Creating the demo works (once): 1']);
  await seedDemo(services, (message) => messages.push(message));
  expect(messages).toHaveLength(1);
});
