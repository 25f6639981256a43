import { beforeEach, describe, expect, it } from 'vitest';
import { hour } from '../src/constants.ts';
import { outbox } from '../src/db/schema/index.ts';
import { artPieceProcess } from '../src/processes/art-piece.ts';
import { type ArtPiece, artPieces, tracking } from './support/art-pieces.ts';
import { createCrowdfunding, crowdfundingApi } from './support/crowdfunding.ts';
import { jpeg, jpegOfBytes } from './support/pictures.ts';
import { form, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const { accept, save } = crowdfundingApi(world);
const { get, update, report, ship, comment, addImages, deliver } = artPieces;
let seller: Seller;
let piece: ArtPiece;

const today = () => world.backend.services.now().toISOString().slice(0, 10);
const read = async (id = piece.id): Promise<ArtPiece> => (await get(seller, id)).json().data;
const buy = (id = piece.id) =>
  world.play('crowdfunding.buy', {
    piece: id,
    email: 'aoi@example.com',
    firstname: '葵',
    lastname: '中村',
    language: 'ja',
  });

beforeEach(async () => {
  seller = await world.seller();
  const request = await createCrowdfunding(world, seller);
  piece = (await get(seller, request.art_pieces[0]?.id ?? '')).json().data;
});

/** Brings the piece of an accepted request to a state. */
const reach: Record<string, () => Promise<unknown>> = {
  not_started: async () => {},
  in_progress: () => report(seller, { art_piece_id: piece.id, status: 'in_progress' }),
  async completed() {
    await reach.in_progress?.();
    await addImages(seller, piece.id);
    await report(seller, { art_piece_id: piece.id, status: 'completed' });
  },
  async shipped() {
    await reach.completed?.();
    await ship(seller, tracking(piece.id, today()));
  },
  async delivered() {
    await reach.shipped?.();
    await deliver(seller, piece.id);
  },
};

describe('crowdfunding art piece', () => {
  it('moves from not started through completed and shipped to delivered', async () => {
    expect(piece).toMatchObject({
      belongs_to: { kind: 'crowdfunding', number: expect.stringMatching(/^CF-/) },
      status: 'not_started',
      percent: 0,
      normal_cost: { amount: '2400.00', currency: 'USD' },
      images: [],
      comments: [],
      tracking: null,
    });
    const early = await report(seller, { art_piece_id: piece.id, status: 'in_progress' });
    expect(early.statusCode).toBe(409);
    expect(early.json().reason.code).toBe('piece_may_not_begin');
    await accept(piece.belongs_to.id);

    const started = await report(seller, {
      art_piece_id: piece.id,
      status: 'in_progress',
      percent: 10,
      note: ' 下塗り ',
    });
    expect(started.json().data).toMatchObject({ status: 'in_progress', percent: 10, version: 2 });
    await report(seller, { art_piece_id: piece.id, status: 'in_progress', percent: 60 });
    const hidden = await report(seller, { art_piece_id: piece.id, status: 'completed' });
    expect(hidden.json().reason.code).toBe('completed_image_missing');
    const progress = await addImages(seller, piece.id, { kind: 'progress' });
    expect(progress.statusCode, progress.body).toBe(201);
    expect(progress.json().data.images).toMatchObject([{ kind: 'progress', image: { file_name: 'piece.jpg' } }]);
    await addImages(seller, piece.id);
    const completed = await report(seller, { art_piece_id: piece.id, status: 'completed' });
    expect(completed.json().data).toMatchObject({ status: 'completed', percent: 100 });

    const unsold = await ship(seller, tracking(piece.id, today()));
    expect(unsold.json().reason.code).toBe('piece_not_bought');
    await buy();
    const shipped = await ship(seller, tracking(piece.id, today()));
    expect(shipped.statusCode, shipped.body).toBe(200);
    expect(shipped.json().data).toMatchObject({
      status: 'shipped',
      shipped_at: expect.any(String),
      tracking: { tracking_number: '4402-1187-3301', courier_company: 'みなと運輸' },
      purchase: { supporter: { name: '中村 葵' }, fee_percent: 30 },
    });
    const corrected = await ship(seller, { ...tracking(piece.id, today()), tracking_number: '7' });
    expect(corrected.json().data).toMatchObject({ status: 'shipped', tracking: { tracking_number: '7' } });
    expect(corrected.json().data.shipped_at).toBe(shipped.json().data.shipped_at);

    const delivered = await deliver(seller, piece.id);
    expect(delivered.statusCode, delivered.body).toBe(201);
    const { data } = delivered.json();
    expect(data).toMatchObject({ status: 'delivered', delivered_at: expect.any(String) });
    expect(data.images.map(({ kind }: { kind: string }) => kind)).toEqual(['progress', 'completed', 'delivery']);
    expect(data.timeline.map(({ event, note }: { event: string; note: string | null }) => [event, note])).toEqual([
      ['start', '下塗り'],
      ['report_progress', null],
      ['images_added', null],
      ['images_added', null],
      ['complete', null],
      ['bought', null],
      ['shipped', null],
      ['tracking_corrected', null],
      ['delivered', 'At the door.'],
    ]);
    const mails = (await world.backend.services.queries.select().from(outbox)).map(({ payload }) => payload);
    const texts = mails.flatMap((mail) => {
      const { to, text } = mail as { to: string; text: string };
      return to === 'aoi@example.com' ? text : [];
    });
    expect(texts).toContain(`「${piece.title}」が配達されました。`);
    expect(await read()).toEqual(data);
  });

  it('is updated as a whole, rejects a stale version and locks agreed costs', async () => {
    const body = {
      title: ' 夜明けの港 ',
      type: 'art',
      width: 72.7,
      start_date: '2026-12-01',
      completion_date: '2027-02-20',
      normal_cost: { amount: '2500', currency: 'USD' },
      crowdfunding_cost: { amount: '2000', currency: 'USD' },
    };
    const saved = await update(seller, piece.id, body, { 'if-match': '"1"' });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.headers.etag).toBe('"2"');
    expect(saved.json().data).toMatchObject({
      title: '夜明けの港',
      width: 72.7,
      height: null,
      normal_cost: { amount: '2500.00', currency: 'USD' },
    });
    const stale = await update(seller, piece.id, body, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ id: piece.id, version: 2 });
    const wrong = await update(seller, piece.id, {
      ...body,
      start_date: '2027-03-01',
      normal_cost: { amount: '10', currency: 'USD' },
    });
    expect(wrong.json().errors).toEqual({
      completion_date: ['The completion date must not be before the start date.'],
      'crowdfunding_cost.amount': ['The crowdfunding cost must not be above the normal cost.'],
    });
    const empty = await update(seller, piece.id, { title: 'Bare' });
    expect(Object.keys(empty.json().errors)).toEqual(['normal_cost', 'crowdfunding_cost']);
    await accept(piece.belongs_to.id);
    const late = await update(seller, piece.id, { ...body, normal_cost: { amount: '3000', currency: 'USD' } });
    expect(late.json().errors).toEqual({ normal_cost: ['This cost is agreed and can’t be changed.'] });
    expect((await update(seller, piece.id, { ...body, title: 'Renamed' })).statusCode).toBe(200);
  });

  it('validates tracking details and ships once per idempotency key', async () => {
    await accept(piece.belongs_to.id);
    await buy();
    await reach.completed?.();
    const wrong = await ship(seller, {
      art_piece_id: piece.id,
      tracking_url: 'javascript:alert(1)',
      tracking_number: '',
      tracking_date: '2026-02-30',
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toMatchObject({
      tracking_number: ['Enter the tracking number.'],
      tracking_date: ['Enter a valid date such as 2027-02-21.'],
      courier_company: ['Enter the courier company.'],
    });
    expect(Object.keys(wrong.json().errors)).toContain('tracking_url');
    for (const date of ['2000-01-01', '2099-01-01']) {
      const answer = await ship(seller, tracking(piece.id, date));
      expect(Object.keys(answer.json().errors)).toEqual(['tracking_date']);
    }
    // The date may be today in any time zone, from UTC+14 to UTC-12.
    const days = { east: 14 * hour, west: -12 * hour };
    for (const shift of Object.values(days)) {
      const there = new Date(world.backend.services.now().getTime() + shift).toISOString().slice(0, 10);
      const answer = await ship(seller, tracking(piece.id, there));
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const key = { 'idempotency-key': 'ship-once' };
    const first = await ship(seller, tracking(piece.id, today()), key);
    const again = await ship(seller, tracking(piece.id, today()), key);
    expect(again.json()).toEqual(first.json());
    expect((await read()).timeline.filter(({ event }) => event === 'shipped')).toHaveLength(1);
  });

  it('accepts comments from the seller and the buyer', async () => {
    const posted = await comment(seller, { art_piece_id: piece.id, comment: ' 空はこのままで。 ' });
    expect(posted.statusCode).toBe(201);
    expect(posted.json().data.comments).toMatchObject([
      { author: { kind: 'seller', name: 'Hana Morita' }, comment: '空はこのままで。' },
    ]);
    await world.play('pieces.comment', { piece: piece.id, name: 'Aoi Nakamura', comment: 'Lovely.' });
    expect((await read()).comments.map(({ author }) => author.kind)).toEqual(['seller', 'buyer']);
    const empty = await comment(seller, { art_piece_id: piece.id, comment: '  ' }, { 'accept-language': 'ja' });
    expect(empty.json().errors).toEqual({ comment: ['コメントを入力してください。'] });
  });

  it('stores photos once per idempotency key and nothing of a rejected upload', async () => {
    await accept(piece.belongs_to.id);
    const early = await addImages(seller, piece.id);
    expect(early.statusCode).toBe(409);
    const before = (await world.files()).length;
    await reach.in_progress?.();
    expect((await addImages(seller, piece.id, { key: 'show-once' })).statusCode).toBe(201);
    const after = (await world.files()).length;
    expect(after).toBeGreaterThan(before);
    expect((await addImages(seller, piece.id, { key: 'show-once' })).statusCode).toBe(201);
    expect((await read()).images).toHaveLength(1);
    expect((await world.files()).length).toBe(after);
    const other = await jpeg(500, 300);
    expect((await addImages(seller, piece.id, { key: 'show-once', body: other })).statusCode).toBe(422);
    expect((await addImages(seller, piece.id, { body: Buffer.from('no picture') })).json().errors).toHaveProperty(
      'files',
    );
    expect((await addImages(seller, piece.id, { body: await jpegOfBytes(6 * 1024 * 1024) })).statusCode).toBe(413);
    const bare = form([{ field: 'art_piece_id', text: piece.id }]);
    const url = '/product/deliver-status-image';
    const none = await seller.call({ method: 'POST', url, body: bare.body, headers: bare.headers });
    expect(none.json().errors).toEqual({ delivery_image: ['Choose a photo of the delivered piece.'] });
    expect((await world.files()).length).toBe(after);
  });

  it('returns 404 to other sellers and 403 without the permission', async () => {
    const other = await world.seller();
    const answers = [
      await get(other, piece.id),
      await update(other, piece.id, { title: 'Mine' }),
      await report(other, { art_piece_id: piece.id, status: 'in_progress' }),
      await ship(other, tracking(piece.id, today())),
      await comment(other, { art_piece_id: piece.id, comment: 'Hello' }),
      await addImages(other, piece.id),
      await deliver(other, piece.id),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { queries } = world.backend.services;
    const { users } = await import('../src/db/schema/index.ts');
    const { eq } = await import('drizzle-orm');
    const roles = [{ name: 'artist', permissions: [{ name: 'sa-list-orders' }] }];
    await queries.update(users).set({ roles }).where(eq(users.id, seller.id));
    expect((await get(seller, piece.id)).statusCode).toBe(403);
  });

  it('cannot be changed once its request is revoked', async () => {
    await accept(piece.belongs_to.id);
    await reach.in_progress?.();
    await world.play('crowdfunding.revoke', { request: piece.belongs_to.id });
    const answer = await report(seller, { art_piece_id: piece.id, status: 'in_progress', percent: 50 });
    expect(answer.json().reason.code).toBe('piece_not_wanted');
    expect((await save(seller, piece.belongs_to.id, {})).statusCode).toBe(422);
  });
});

describe('transition table', () => {
  const attempts: Record<string, () => Promise<{ statusCode: number }>> = {
    comment: () => comment(seller, { art_piece_id: piece.id, comment: 'Hello' }),
    async edit() {
      const { title, normal_cost, crowdfunding_cost } = await read();
      return update(seller, piece.id, { title, normal_cost, crowdfunding_cost });
    },
    add_images: () => addImages(seller, piece.id),
  };

  it.each(artPieceProcess.states)('accepts exactly the available actions in state %s', async (state) => {
    await accept(piece.belongs_to.id);
    await buy();
    await reach[state]?.();
    const { available_actions: offered, status } = await read();
    expect(status).toBe(state);
    for (const [action, attempt] of Object.entries(attempts)) {
      const available = offered.find((one) => one.action === action)?.available;
      expect((await attempt()).statusCode < 300, action).toBe(available);
    }
    const moves: Record<string, () => Promise<{ statusCode: number }>> = {
      deliver: () => deliver(seller, piece.id),
      ship: () => ship(seller, tracking(piece.id, today())),
      complete: () => report(seller, { art_piece_id: piece.id, status: 'completed' }),
      start: () => report(seller, { art_piece_id: piece.id, status: 'in_progress' }),
    };
    const same: Record<string, string[]> = {
      deliver: ['deliver'],
      ship: ['ship', 'correct_tracking'],
      complete: ['complete'],
      start: ['start', 'report_progress', 'reopen'],
    };
    // Re-read before each move, because a move changes the available actions.
    for (const [move, attempt] of Object.entries(moves)) {
      const now = (await read()).available_actions;
      const available = now.some((one) => same[move]?.includes(one.action) && one.available);
      expect((await attempt()).statusCode < 300, `${move} from ${state}`).toBe(available);
    }
  });
});
