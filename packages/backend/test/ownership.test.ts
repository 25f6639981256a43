import { beforeAll, describe, expect, it } from 'vitest';
import { jpeg } from './support/pictures.ts';
import {
  addWork,
  type Image,
  list,
  type Product,
  type Request,
  type Seller,
  upload,
  uploadImage,
  useWorld,
} from './support/world.ts';

const world = useWorld();
let owner: Seller;
let rival: Seller;
let work: Product;
let loose: Image;

const input = { title: 'Mine now', type: 'art', category_id: 'cat_print' };

beforeAll(async () => {
  owner = await world.seller();
  rival = await world.seller();
  const image = await uploadImage(owner, await jpeg());
  work = await addWork(owner, { title: 'Secret garden', image_ids: [image.id] });
  loose = await uploadImage(owner, await jpeg());
});

describe('record of another seller responds like a missing one', () => {
  const attempts: [string, (workId: string, imageId: string) => Request][] = [
    ['reading the details', (id) => ({ url: `/product/product/details/${id}` })],
    ['saving', (id) => ({ method: 'POST', url: `/product/product/create/${id}`, body: input })],
    [
      'saving with a version',
      (id) => ({ method: 'POST', url: `/product/product/create/${id}`, body: input, headers: { 'if-match': '"9"' } }),
    ],
    ['deleting', (id) => ({ method: 'DELETE', url: `/product/product/${id}` })],
    [
      'creating a work with its photo',
      (_, image) => ({ method: 'POST', url: '/product/product/create/new', body: { ...input, image_ids: [image] } }),
    ],
    [
      'removing its photo',
      (_, image) => ({ method: 'POST', url: '/product/product/remove-images-files', body: { image_ids: [image] } }),
    ],
  ];

  it.each(attempts)('%s', async (_, request) => {
    const images = [work.images[0]?.id ?? '', loose.id];
    const invented = await rival.call(request('wrk_00000000000000000000000000', 'img_00000000000000000000000000'));
    expect(invented.statusCode).toBe(404);
    for (const image of images) {
      const answer = await rival.call(request(work.id, image));
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(invented.body);
    }
  });

  it('uploading a photo to it', async () => {
    const before = await world.files();
    const answer = await upload(rival, await jpeg(), 'mine.jpg', { product_id: work.id });
    expect(answer.statusCode).toBe(404);
    expect(await world.files()).toEqual(before);
  });

  it('removing an own and a foreign photo together', async () => {
    const own = await uploadImage(rival, await jpeg());
    const body = { image_ids: [own.id, loose.id] };
    const answer = await rival.call({ method: 'POST', url: '/product/product/remove-images-files', body });
    expect(answer.statusCode).toBe(404);
    expect((await world.call({ url: own.sources[0]?.url ?? '' })).statusCode).toBe(200);
  });
});

it('does not list works of another seller', async () => {
  expect((await list(rival, '?search=secret')).total).toBe(0);
  expect((await list(rival)).counts.all).toBe(0);
  expect((await rival.call({ url: '/product/product/deleted-list' })).json().total).toBe(0);
});

it('leaves the work and photo of the owner unchanged', async () => {
  const now = await owner.call({ url: `/product/product/details/${work.id}` });
  expect(now.json().data).toEqual(work);
  expect((await world.call({ url: loose.sources[0]?.url ?? '' })).statusCode).toBe(200);
});
