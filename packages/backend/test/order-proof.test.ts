/** Evidence of an order: messages, condition photos and the hashed proof pack. */
import { createHash } from 'node:crypto';
import type { components } from '@smart-art/openapi/product';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { minute } from '../src/constants.ts';
import { art_piece_comments } from '../src/db/schema/index.ts';
import { newId } from '../src/ids.ts';
import { artPieces } from './support/art-pieces.ts';
import { mailsTo } from './support/mail.ts';
import {
  bringTo,
  errorOf,
  events,
  messagesOf,
  offerWork,
  orderOf,
  place,
  post,
  rentInput,
  sendForm,
  shipment,
  step,
  today,
} from './support/orders.ts';
import { useOwnBucket } from './support/own-bucket.ts';
import { jpeg } from './support/pictures.ts';
import { type Seller, useWorld } from './support/world.ts';

type Proof = components['schemas']['OrderProof'];

const world = useWorld();

const write = (seller: Seller, order_id: string, message: string, headers?: Record<string, string>) =>
  post(seller, '/order-message', { order_id, message }, headers);

async function record(seller: Seller, order_id: string, photographs: Buffer[], fields: Record<string, string> = {}) {
  const files = photographs.map((body) => ({ field: 'photographs', body }));
  return sendForm(seller, '/order-condition', { order_id, ...fields }, files);
}

async function proofOf(seller: Seller, id: string): Promise<Proof> {
  const answer = await seller.call({ url: `/product/order-proof/${id}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const hashOf = (content: Buffer | Uint8Array | string) => createHash('sha256').update(content).digest('hex');

describe('order messages', () => {
  it('are mailed to the buyer, notify the seller and are stored in the order', async () => {
    const seller = await world.seller();
    const email = 'letters@example.jp';
    const order_id = await place(world, await offerWork(seller), { language: 'ja', email });
    const sent = await write(seller, order_id, '  いつ発送すれば\nよろしいですか。<b>🙂 ');
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json().data).toMatchObject({ from: 'seller', message: 'いつ発送すれば\nよろしいですか。<b>🙂' });
    const mails = await mailsTo(world, email);
    expect(mails.at(-1)?.text).toContain('いつ発送すれば\nよろしいですか。<b>🙂');

    await world.play('orders.write', { order_id, message: '金曜日にお願いします。' });
    const order = await orderOf(seller, order_id);
    expect(order.messages.map(({ from, message }) => [from, message])).toEqual([
      ['seller', 'いつ発送すれば\nよろしいですか。<b>🙂'],
      ['buyer', '金曜日にお願いします。'],
    ]);
    const { bell } = await messagesOf(world);
    expect(bell.filter(({ link }) => link === `/buy-orders-info/${order_id}`).at(-1)).toMatchObject({
      message_key: 'orderToldSeller_wrote',
      message_values: { buyer: '佐藤 恵' },
    });
  });

  it('can be sent after the order has ended, once per idempotency key, and not empty or too long', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    await step(seller, '/change-order-status', { order_id, status: 'Rejected', reason: 'Promised to a museum' });
    const headers = { 'Idempotency-Key': 'one-letter-only' };
    const answers = [
      await write(seller, order_id, 'Sorry!', headers),
      await write(seller, order_id, 'Sorry!', headers),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await orderOf(seller, order_id)).messages).toHaveLength(1);
    expect((await write(seller, order_id, ' \n ')).json().errors).toHaveProperty('message');
    expect((await write(seller, order_id, 'x'.repeat(2001))).json().errors).toHaveProperty('message');
  });

  it('change the polled orders version but not the version of the order', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    const ordersVersion = async () => (await seller.call({ url: '/product/changes' })).json().data.orders;
    const [before, { version }] = [await ordersVersion(), await orderOf(seller, order_id)];
    await world.play('orders.write', { order_id, message: 'Hello' });
    expect(await ordersVersion()).not.toBe(before);
    expect((await orderOf(seller, order_id)).version).toBe(version);
  });

  it('are stored in a custom order as well', async () => {
    const seller = await world.seller();
    const { id = '' } = await world.play('custom-orders.place', { seller: seller.email, title: '港の朝' });
    expect((await write(seller, id, 'In oil?')).statusCode).toBe(201);
    const order = await seller.call({ url: `/product/orders-custom-details/${id}` });
    expect(order.json().data.messages).toMatchObject([{ from: 'seller', message: 'In oil?' }]);
  });
});

describe('condition before shipping', () => {
  it('can be recorded repeatedly, with photos and a note, only between confirmation and shipping', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    const early = await record(seller, order_id, [await jpeg()]);
    expect(early.statusCode, early.body).toBe(409);
    await bringTo(world, seller, order_id, 'Order Confirmed');
    const first = await record(seller, order_id, [await jpeg(40, 30), await jpeg(30, 40)], {
      note: 'Old scratch, left',
    });
    expect(first.statusCode, first.body).toBe(200);
    expect((await record(seller, order_id, [await jpeg(50, 50)])).statusCode).toBe(200);
    const order = await orderOf(seller, order_id);
    expect(order.conditions.map(({ note, photographs }) => [note, photographs.length])).toEqual([
      ['Old scratch, left', 2],
      [null, 1],
    ]);
    expect(events(order).filter((event) => event === 'condition_recorded')).toHaveLength(2);
    await step(seller, '/order-shipped', { order_id, ...shipment, tracking_date: today(world) });
    expect(errorOf(await record(seller, order_id, [await jpeg()])).status).toBe(409);
  });

  it('requires at least one image file and allows at most 30', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller), rentInput);
    await bringTo(world, seller, order_id, 'Order Confirmed');
    expect((await record(seller, order_id, [], { note: 'None' })).json().errors).toHaveProperty('photographs');
    const text = await record(seller, order_id, [Buffer.from('%PDF-1.4\n')]);
    expect(text.json().errors).toHaveProperty('photographs');
    const ten = Array.from({ length: 10 }, () => jpeg(20, 20));
    for (let round = 0; round < 3; round++) {
      expect((await record(seller, order_id, await Promise.all(ten))).statusCode).toBe(200);
    }
    const more = await record(seller, order_id, [await jpeg()]);
    expect(more.json().errors).toEqual({
      photographs: ['There can be at most 30 photos of the work before it leaves.'],
    });
    expect((await orderOf(seller, order_id)).conditions).toHaveLength(3);
  });
});

describe('proof pack', () => {
  /** An order that was returned damaged, with all its evidence. */
  async function disputed(seller: Seller): Promise<string> {
    const order_id = await place(world, await offerWork(seller));
    await bringTo(world, seller, order_id, 'Order Confirmed', 'bank_transfer');
    await record(seller, order_id, [await jpeg(40, 30), await jpeg(40, 30)], { note: 'Without a mark' });
    await write(seller, order_id, 'It leaves today.');
    await step(seller, '/order-shipped', { order_id, ...shipment, tracking_date: today(world) });
    await world.play('orders.receive', { order_id });
    await world.play('orders.request-return', { order_id, reason: 'Too large' });
    await step(seller, '/returnRequestAcceptReject', { order_id, action: 'accept' });
    await world.play('orders.ship-return', { order_id, tracking_number: 'R-1', courier_company: 'Sagawa' });
    const files = [{ field: 'photographs', body: await jpeg(60, 30) }];
    const fields = { order_id, condition: 'damaged', condition_note: 'A corner is dented.' };
    const back = await sendForm(seller, '/return-order-recevied', fields, files);
    expect(back.statusCode, back.body).toBe(200);
    return order_id;
  }

  it('lists every part with its hash and offers an archive with the same bytes', async () => {
    const seller = await world.seller();
    const proof = await proofOf(seller, await disputed(seller));
    expect(proof.parts.map(({ name }) => name)).toEqual([
      'order.json',
      'timeline.json',
      'shipment.json',
      'return.json',
      'messages.json',
      'condition-after/01-photographs.jpg',
      'condition-before/01-photographs.jpg',
      'condition-before/02-photographs.jpg',
      expect.stringMatching(/^receipts\/01-receipt-SA-\d+\.pdf$/),
    ]);
    for (const { text, sha256, bytes } of proof.parts.filter((part) => part.text !== null)) {
      expect([hashOf(text ?? ''), Buffer.byteLength(text ?? '')]).toEqual([sha256, bytes]);
    }
    expect(JSON.parse(proof.parts[4]?.text ?? '')).toMatchObject([{ from: 'seller', message: 'It leaves today.' }]);
    expect(hashOf(proof.sums)).toBe(proof.sha256);

    const archive = await world.call({ url: proof.archive_url });
    expect(archive.statusCode, archive.body).toBe(200);
    expect(archive.headers['content-disposition']).toMatch(/^attachment; filename="SA-\d+-proof\.zip"$/);
    const files = unzipSync(new Uint8Array(archive.rawPayload));
    const { SHA256SUMS: sums, ...rest } = files;
    expect(Buffer.from(sums ?? []).toString()).toBe(proof.sums);
    const hashes = Object.fromEntries(Object.entries(rest).map(([name, content]) => [name, hashOf(content)]));
    expect(hashes).toEqual(Object.fromEntries(proof.parts.map(({ name, sha256 }) => [name, sha256])));
  });

  it('stays the same until the order changes, which invalidates its archive', async () => {
    const seller = await world.seller();
    const id = await disputed(seller);
    const first = await proofOf(seller, id);
    world.pass(20 * minute);
    const second = await proofOf(seller, id);
    expect([second.sums, second.sha256]).toEqual([first.sums, first.sha256]);
    const late = await world.call({ url: first.archive_url });
    expect(late.statusCode).toBe(404);

    await write(seller, id, 'One thing more.');
    const changed = await world.call({ url: second.archive_url });
    expect(errorOf(changed)).toEqual({
      status: 409,
      message: 'The order has changed since. Open its order record again.',
    });
    const third = await proofOf(seller, id);
    const lines = ({ sums }: Proof) => sums.split('\n');
    expect(lines(third).filter((line) => !lines(first).includes(line))).toEqual([
      expect.stringContaining('  messages.json'),
    ]);
    world.pass(-20 * minute);
  });

  it('is private to the seller, and its archive URL cannot be forged', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    const id = await place(world, await offerWork(seller));
    expect((await other.call({ url: `/product/order-proof/${id}` })).statusCode).toBe(404);
    expect((await write(other, id, 'Hello')).statusCode).toBe(404);
    expect((await record(other, id, [await jpeg()])).statusCode).toBe(404);
    const { archive_url } = await proofOf(seller, id);
    const forged = archive_url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
    expect((await world.call({ url: forged })).statusCode).toBe(404);
    expect((await world.call({ url: archive_url.replace(/expires=\d+/, 'expires=99999999999999') })).statusCode).toBe(
      404,
    );
  });

  const offer = {
    title: 'Harbour at dawn',
    completion_date: '2099-02-20',
    normal_cost: { amount: '2400', currency: 'USD' },
    delivery_charge: { amount: '45', currency: 'USD' },
    insurance_charge: { amount: '0', currency: 'USD' },
  };

  it.each([
    ['the default storage', async () => {}],
    ['the seller’s own file server', useOwnBucket],
  ])('of a custom order contains its pieces, with comments and photos from %s', async (_, prepare) => {
    const seller = await world.seller();
    await prepare(seller);
    const { id = '' } = await world.play('custom-orders.place', { seller: seller.email, title: '港の朝', pieces: 1 });
    const order = (await seller.call({ url: `/product/orders-custom-details/${id}` })).json().data;
    const [piece] = order.art_pieces;
    await artPieces.update(seller, piece.id, offer);
    await artPieces.report(seller, { art_piece_id: piece.id, status: 'artist_accepted' });
    await world.play('custom-orders.pay', { order: id });
    await artPieces.report(seller, { art_piece_id: piece.id, status: 'in_progress', percent: 30 });
    expect((await artPieces.addImages(seller, piece.id)).statusCode).toBe(201);
    // More comments than a page shows.
    const commentTexts = Array.from({ length: 201 }, (_, index) => `Day ${index + 1}`);
    await world.backend.services.queries.insert(art_piece_comments).values(
      commentTexts.map((comment) => ({
        id: newId('cmt'),
        piece_id: piece.id,
        at: world.backend.services.now(),
        author_kind: 'seller' as const,
        author_name: 'Hana Morita',
        comment,
      })),
    );
    const proof = await proofOf(seller, id);
    const [proven] = JSON.parse(proof.parts.find(({ kind }) => kind === 'pieces')?.text ?? '[]');
    expect(proven.comments.map(({ comment }: { comment: string }) => comment)).toEqual(commentTexts);
    expect(proof.parts.map(({ kind }) => kind)).toEqual([
      'order',
      'timeline',
      'pieces',
      'messages',
      'condition_before',
    ]);
    const files = unzipSync(new Uint8Array((await world.call({ url: proof.archive_url })).rawPayload));
    const photograph = proof.parts.at(-1);
    expect(hashOf(files[photograph?.name ?? ''] ?? '')).toBe(photograph?.sha256);
    const shown = await world.call({ url: photograph?.url ?? '' });
    expect(hashOf(shown.rawPayload)).toBe(photograph?.sha256);
    // More requests than pooled connections: none may hold one connection while it waits for a second.
    const many = Array.from({ length: 12 });
    const proofs = await Promise.all(many.map(() => proofOf(seller, id)));
    const archives = await Promise.all(proofs.map(({ archive_url }) => world.call({ url: archive_url })));
    expect(archives.map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200));
  });
});
