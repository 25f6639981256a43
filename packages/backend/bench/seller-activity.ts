/** Simulates an active seller for the load test: lists, searches, saves, uploads and opens orders. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { randomFrom } from '../src/demo/art/random.ts';

/** The results of one kind of request. */
export interface Tally {
  /** Response times in ms. */
  times: number[];
  errors: string[];
}

export type Tallies = Map<string, Tally>;

export interface Client {
  url: string;
  token: string;
  /** The `permissions` parameter of the list call, as the app sends it. */
  permissions: string;
  tallies: Tallies;
  until: number;
}

export function tallyOf(tallies: Tallies, kind: string): Tally {
  const existing = tallies.get(kind);
  if (existing) return existing;
  const tally: Tally = { times: [], errors: [] };
  tallies.set(kind, tally);
  return tally;
}

interface RequestOptions {
  method?: 'GET' | 'POST';
  body?: string | Uint8Array;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  etag: string | undefined;
  text: string;
}

/**
 * Sends a request and records its time. Not with fetch, which takes several times the CPU time.
 *
 * @returns undefined if it failed
 */
export async function send(
  { url, token, tallies }: Pick<Client, 'url' | 'token' | 'tallies'>,
  kind: string,
  path: string,
  { headers, ...options }: RequestOptions = {},
): Promise<Answer | undefined> {
  const tally = tallyOf(tallies, kind);
  const start = performance.now();
  try {
    const {
      statusCode,
      headers: answered,
      body,
    } = await request(url + path, {
      ...options,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    const text = await body.text();
    tally.times.push(performance.now() - start);
    const etag = answered.etag === undefined ? undefined : String(answered.etag);
    if (statusCode < 400) return { status: statusCode, etag, text };
    tally.errors.push(`${statusCode} ${text.slice(0, 200)}`);
  } catch (error) {
    tally.errors.push(String(error));
  }
  return undefined;
}

const parsed = <Body>(answer: Answer | undefined) => answer && (JSON.parse(answer.text) as Body);

const json = (body: object): RequestOptions => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
});

/** An upload of one photograph, encoded beforehand so that the clients spend no CPU time on it. */
async function uploadOf(picture: Buffer): Promise<RequestOptions> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'work.jpg');
  const encoded = new Response(form);
  return {
    method: 'POST',
    body: await encoded.bytes(),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

interface ListResponse {
  data: { id: string }[];
}

const terms = ['harbour', '港', 'night window', 'ridge 1', 'currents'];

/**
 * Runs random steps, about a second apart, until the client's end time.
 *
 * @param picture the photograph to upload
 */
export async function simulateSeller(client: Client, picture: Buffer): Promise<void> {
  const random = randomFrom(client.token);
  const upload = await uploadOf(picture);
  const list = `/product/product/list?permissions=${client.permissions}&per_page=24`;
  const ids = async (kind: string, path: string) =>
    (parsed<ListResponse>(await send(client, kind, path))?.data ?? []).map(({ id }) => id);
  const pickOne = (from: readonly string[]) => (from.length > 0 ? random.pick(from as [string]) : undefined);
  const steps = [
    async () => void (await ids('list', list)),
    async () => void (await ids('search', `${list}&search=${encodeURIComponent(random.pick(terms))}`)),
    async () =>
      void (await send(client, 'global search', `/product/search?query=${random.pick(['har', 'nig', 'rid'])}`)),
    async () => {
      const id = pickOne(await ids('list', list));
      if (id) await send(client, 'open a work', `/product/product/details/${id}`);
    },
    async () => {
      const title = `${random.pick(terms)} ${randomUUID().slice(0, 8)}`;
      const work = { title, type: 'art', category_id: 'cat_print', medium: 'Ink on paper' };
      const answer = await send(client, 'add a work', '/product/product/create/new', json(work));
      const added = parsed<{ data: { id: string } }>(answer);
      if (added)
        await send(client, 'save a work', `/product/product/create/${added.data.id}`, json({ ...work, year: 2026 }));
    },
    async () => {
      const answer = await send(client, 'upload a photograph', '/product/product/update-images-files', upload);
      const image = parsed<{ images: { id: string }[] }>(answer)?.images[0];
      const work = { title: 'Photographed', type: 'art', category_id: 'cat_print', image_ids: image ? [image.id] : [] };
      if (image) await send(client, 'add a work', '/product/product/create/new', json(work));
    },
    async () => {
      const id = pickOne(await ids('list orders', '/product/orders-list-seller?ready_for=Sale&per_page=24'));
      if (id) await send(client, 'open an order', `/product/orders-details/${id}`);
    },
    async () => void (await send(client, 'bell', '/product/bell/notify/records')),
  ];
  while (Date.now() < client.until) {
    await random.pick(steps as [(typeof steps)[number]])();
    await pause(random.range(500, 1500));
  }
}
