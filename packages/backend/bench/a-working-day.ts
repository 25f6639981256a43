/** What a seller does all day, for the benchmark of load: reads, searches, saves, photographs, orders, one after the other. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../src/demo/art/random.ts';

/** What has become of the requests of one kind. */
export interface Tally {
  /** Of each answer, in ms. */
  times: number[];
  errors: string[];
}

export type Tallies = Map<string, Tally>;

export interface Worker {
  url: string;
  token: string;
  /** Of the permissions of the list call, as the app sends them. */
  permissions: string;
  tallies: Tallies;
  until: number;
}

export function tallyOf(tallies: Tallies, kind: string): Tally {
  const known = tallies.get(kind);
  if (known) return known;
  const tally: Tally = { times: [], errors: [] };
  tallies.set(kind, tally);
  return tally;
}

interface Ask {
  method?: string;
  body?: string | FormData;
  headers?: Record<string, string>;
}

/** Asks once and notes how long it took. @returns the answer where it is one of those expected */
export async function ask(
  { url, token, tallies }: Pick<Worker, 'url' | 'token' | 'tallies'>,
  kind: string,
  path: string,
  { headers, ...more }: Ask = {},
): Promise<Response | undefined> {
  const tally = tallyOf(tallies, kind);
  const start = performance.now();
  try {
    const answer = await fetch(url + path, { ...more, headers: { authorization: `Bearer ${token}`, ...headers } });
    const body = await answer.arrayBuffer();
    tally.times.push(performance.now() - start);
    if (answer.status < 400) return new Response(answer.status === 304 ? null : body, answer);
    tally.errors.push(`${answer.status} ${Buffer.from(body).toString('utf8').slice(0, 200)}`);
  } catch (error) {
    tally.errors.push(String(error));
  }
  return undefined;
}

const json = (body: object): Ask => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
});

interface Listed {
  data: { id: string }[];
}

const words = ['harbour', '港', 'night window', 'ridge 1', 'currents'];

/** Works until it is late, with a second or so of thought between the steps. @param picture what is photographed */
export async function workAllDay(worker: Worker, picture: Buffer): Promise<void> {
  const random = randomFrom(worker.token);
  const list = `/product/product/list?permissions=${worker.permissions}&per_page=24`;
  const ids = async (kind: string, path: string) =>
    (((await (await ask(worker, kind, path))?.json()) as Listed | undefined)?.data ?? []).map(({ id }) => id);
  const one = (from: readonly string[]) => (from.length > 0 ? random.pick(from as [string]) : undefined);
  const steps = [
    async () => void (await ids('list', list)),
    async () => void (await ids('search', `${list}&search=${encodeURIComponent(random.pick(words))}`)),
    async () =>
      void (await ask(worker, 'find anything', `/product/search?query=${random.pick(['har', 'nig', 'rid'])}`)),
    async () => {
      const id = one(await ids('list', list));
      if (id) await ask(worker, 'open a work', `/product/product/details/${id}`);
    },
    async () => {
      const title = `${random.pick(words)} ${randomUUID().slice(0, 8)}`;
      const work = { title, type: 'art', category_id: 'cat_print', medium: 'Ink on paper' };
      const added = await ask(worker, 'add a work', '/product/product/create/new', json(work));
      const made = (await added?.json()) as { data: { id: string } } | undefined;
      if (made)
        await ask(worker, 'save a work', `/product/product/create/${made.data.id}`, json({ ...work, year: 2026 }));
    },
    async () => {
      const body = new FormData();
      body.append('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'work.jpg');
      const sent = await ask(worker, 'send a photograph', '/product/product/update-images-files', {
        method: 'POST',
        body,
      });
      const image = ((await sent?.json()) as { images: { id: string }[] } | undefined)?.images[0];
      const work = { title: 'Photographed', type: 'art', category_id: 'cat_print', image_ids: image ? [image.id] : [] };
      if (image) await ask(worker, 'add a work', '/product/product/create/new', json(work));
    },
    async () => {
      const id = one(await ids('list orders', '/product/orders-list-seller?ready_for=Sale&per_page=24'));
      if (id) await ask(worker, 'open an order', `/product/orders-details/${id}`);
    },
    async () => void (await ask(worker, 'bell', '/product/bell/notify/records')),
  ];
  while (Date.now() < worker.until) {
    await random.pick(steps as [(typeof steps)[number]])();
    await pause(random.range(500, 1500));
  }
}
