import { dayIn, fundsLines, totalFunds } from '@smart-art/openapi/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { crowdfundingProcess } from '../src/processes/crowdfunding.ts';
import {
  type CrowdfundingRequest,
  createCrowdfunding,
  crowdfundingApi,
  requestBody,
  signInAgain,
} from './support/crowdfunding.ts';
import { setTimeZone } from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, type Seller, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();
let seller: Seller;

beforeEach(async () => {
  seller = await world.seller();
});

const { save, details, list, cancel, removePiece, write, funds, accept } = crowdfundingApi(world);

const play = (action: string, input: Record<string, string | number>) =>
  world.call({ method: 'POST', url: `/sandbox/actions/crowdfunding.${action}`, body: input });

describe('crowdfunding request', () => {
  it('is created and returned by details, list and search', async () => {
    const work = await addWork(seller, { title: 'Harbour before rain', width: 72.7, height: 53 });
    const cover = await uploadImage(seller, await jpeg());
    const sent = await save(seller, 'new', {
      ...requestBody(cover.id, [work.id]),
      title: '  港の十二景 ',
      description: ' 一年の天気 ',
    });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.headers.etag).toBe('"1"');
    const { data } = sent.json();
    expect(data).toMatchObject({
      title: '港の十二景',
      description: '一年の天気',
      number: expect.stringMatching(/^CF-\d{4}-\d{6}$/),
      status: 'requested',
      cover: { id: cover.id },
      amount_requested: { amount: '8000.00', currency: 'USD' },
      normal_cost: { amount: '2400.00', currency: 'USD' },
      crowdfunding_cost: { amount: '1900.00', currency: 'USD' },
      valid_until: null,
      pieces: 1,
      purchased_pieces: [],
      art_pieces: [{ title: 'Harbour before rain', product_id: work.id, status: 'not_started', purchase: null }],
      funds: { raised: { amount: '0.00', currency: 'USD' }, percent: 0, supporters: 0 },
      timeline: [{ event: 'requested', actor: { kind: 'seller', name: 'Hana Morita' } }],
      version: 1,
    });
    const found = await details(seller, data.id);
    expect(found.json().data).toEqual(data);
    expect(found.headers.etag).toBe('"1"');
    const page = (await list(seller)).json();
    expect(page).toMatchObject({ total: 1, counts: { all: 1, requested: 1, cancelled: 0, purchased: 0 } });
    expect(page.list[0]).toMatchObject({ id: data.id, number: data.number });
    expect((await list(seller, '?search=じゅうに')).json().total).toBe(0);
    expect((await list(seller, `?search=${encodeURIComponent('港の')}`)).json().total).toBe(1);
    expect((await list(seller, `?search=${data.number.slice(3)}`)).json().total).toBe(1);
  });

  it('is edited as a whole until it is accepted', async () => {
    const request = await createCrowdfunding(world, seller, { pieces: 2 });
    const [first, second] = request.art_pieces;
    const another = await addWork(seller, { title: 'Breakwater' });
    const cover = await uploadImage(seller, await jpeg());
    const edited = await save(seller, request.id, requestBody(cover.id, [another.id, second?.product_id ?? '']), {
      'if-match': '"1"',
    });
    expect(edited.statusCode, edited.body).toBe(200);
    const { data } = edited.json();
    expect(data).toMatchObject({ version: 2, number: request.number, cover: { id: cover.id }, pieces: 2 });
    expect(data.art_pieces.map(({ product_id }: { product_id: string }) => product_id)).toEqual([
      another.id,
      second?.product_id,
    ]);
    expect(data.art_pieces[1].id).toBe(second?.id);
    expect((await world.call({ url: `/product/get-art-peice-data/${first?.id}` })).statusCode).toBe(401);
    expect((await seller.call({ url: `/product/get-art-peice-data/${first?.id}` })).statusCode).toBe(404);
    const stale = await save(seller, request.id, requestBody(cover.id, [another.id]), { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ id: request.id, version: 2 });
    await accept(request.id);
    const late = await save(seller, request.id, requestBody(cover.id, [another.id]));
    expect(late.statusCode).toBe(409);
    expect(late.json().reason).toEqual({ code: 'wrong_status', values: { status: 'accepted' } });
  });

  it('is created once per idempotency key', async () => {
    const work = await addWork(seller);
    const cover = await uploadImage(seller, await jpeg());
    const body = requestBody(cover.id, [work.id]);
    const headers = { 'idempotency-key': 'crowdfunding-once' };
    const first = await save(seller, 'new', body, headers);
    const again = await save(seller, 'new', body, headers);
    expect(again.json()).toEqual(first.json());
    expect((await list(seller)).json().total).toBe(1);
    expect((await save(seller, 'new', { ...body, validity_months: 7 }, headers)).statusCode).toBe(422);
  });

  it('allows removing any piece but the last', async () => {
    const request = await createCrowdfunding(world, seller, { pieces: 2 });
    const [first, second] = request.art_pieces;
    const removed = await removePiece(seller, first?.id);
    expect(removed.json().data).toMatchObject({ version: 2, pieces: 1, art_pieces: [{ id: second?.id }] });
    expect((await removePiece(seller, first?.id)).json().data.version).toBe(2);
    const last = await removePiece(seller, second?.id);
    expect(last.statusCode).toBe(409);
    expect(last.json().reason.code).toBe('last_piece');
    expect((await removePiece(seller, second?.id, { 'if-match': '"1"' })).statusCode).toBe(412);
  });

  it('moves to the cancelled list with the reason and the time', async () => {
    const request = await createCrowdfunding(world, seller);
    const answer = await cancel(seller, request.id, '?reason=No%20studio');
    expect(answer.json().data).toMatchObject({
      status: 'cancelled',
      reason: 'No studio',
      cancelled_at: expect.any(String),
      version: 2,
    });
    expect((await cancel(seller, request.id)).json().data).toMatchObject({ reason: 'No studio', version: 2 });
    expect((await list(seller)).json()).toMatchObject({ total: 0, counts: { all: 0, cancelled: 1 } });
    const page = (await list(seller, '?is_deleted=1')).json();
    expect(page).toMatchObject({ total: 1, list: [{ id: request.id, reason: 'No studio' }] });
  });

  it('returns field errors in English and Japanese', async () => {
    const cover = await uploadImage(seller, await jpeg());
    const wrong = {
      title: ' ',
      cover_image_id: '',
      amount_requested: { amount: '0', currency: 'EUR' },
      art_completion_date: 'soon',
      validity_months: 25,
      art_pieces: [],
      colour: 'blue',
    };
    const answer = await save(seller, 'new', wrong);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual([
      'amount_requested.amount',
      'amount_requested.currency',
      'art_completion_date',
      'art_pieces',
      'colour',
      'cover_image_id',
      'title',
      'validity_months',
    ]);
    const japanese = await save(seller, 'new', wrong, { 'accept-language': 'ja' });
    expect(japanese.json().errors.art_pieces).toEqual(['対象の作品を1点以上選んでください。']);

    const work = await addWork(seller);
    const body = requestBody(cover.id, [work.id, work.id]);
    const [piece] = body.art_pieces;
    const inside = await save(seller, 'new', {
      ...body,
      art_completion_date: '2020-01-01',
      art_pieces: [
        { ...piece, crowdfunding_cost: { amount: '2400.01', currency: 'USD' } },
        { ...piece, normal_cost: { amount: '100', currency: 'JPY' } },
      ],
    });
    expect(inside.json().errors).toEqual({
      art_completion_date: ['Choose a completion date after today.'],
      'art_pieces.normal_cost.currency': ['Use USD: all amounts of a request or an order are in one currency.'],
      'art_pieces.crowdfunding_cost.amount': ['The crowdfunding cost must not be above the normal cost.'],
      'art_pieces.product_id': ['Give each one only once.'],
    });
    const yen = await save(seller, 'new', {
      ...requestBody(cover.id, [work.id]),
      amount_requested: { amount: '100.50', currency: 'JPY' },
      art_pieces: [
        {
          product_id: work.id,
          normal_cost: { amount: '10', currency: 'JPY' },
          crowdfunding_cost: { amount: '9.5', currency: 'JPY' },
        },
      ],
    });
    expect(Object.keys(yen.json().errors)).toEqual(['amount_requested.amount', 'art_pieces.crowdfunding_cost.amount']);
  });

  it('requires a completion date after today in the seller’s time zone', async () => {
    const work = await addWork(seller);
    const cover = await uploadImage(seller, await jpeg());
    const body = requestBody(cover.id, [work.id]);
    // 25 hours apart, so at any moment one of them has another date than UTC.
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Niue'];
    await setTimeZone(seller, east);
    const today = await save(seller, 'new', { ...body, art_completion_date: dayIn(new Date(), east) });
    expect(Object.keys(today.json().errors)).toEqual(['art_completion_date']);
    await setTimeZone(seller, west);
    const tomorrow = dayIn(new Date(Date.now() + day), west);
    expect((await save(seller, 'new', { ...body, art_completion_date: tomorrow })).statusCode).toBe(201);
  });

  it('accepts only the seller’s own works and covers that are not in use', async () => {
    const other = await world.seller();
    const theirs = await addWork(other);
    const theirCover = await uploadImage(other, await jpeg());
    const work = await addWork(seller);
    const cover = await uploadImage(seller, await jpeg());
    const errors = async (body: unknown) => (await save(seller, 'new', body)).json().errors;
    expect(await errors(requestBody(cover.id, [theirs.id]))).toEqual({
      'art_pieces.product_id': ['Choose works that are in your library.'],
    });
    expect(Object.keys(await errors(requestBody(theirCover.id, [work.id])))).toEqual(['cover_image_id']);
    const request = (await save(seller, 'new', requestBody(cover.id, [work.id]))).json().data;
    expect(await errors(requestBody(cover.id, [work.id]))).toEqual({
      'art_pieces.product_id': [`“${work.title}” is already in the request ${request.number}. Choose another work.`],
    });
    const another = await addWork(seller);
    expect(Object.keys(await errors(requestBody(cover.id, [another.id])))).toEqual(['cover_image_id']);
    // Another seller's request returns 404.
    for (const answer of [
      await details(other, request.id),
      await save(other, request.id, requestBody(theirCover.id, [theirs.id])),
      await cancel(other, request.id),
      await removePiece(other, request.art_pieces[0].id),
      await write(other, { crowd_funding_id: request.id, message: 'Hello' }),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    // Its cover cannot be removed through the library.
    const url = '/product/product/remove-images-files';
    const removal = await seller.call({ method: 'POST', url, body: { image_ids: [cover.id] } });
    expect(Object.keys(removal.json().errors)).toEqual(['image_ids']);
  });

  it('requires the permission of its sidebar entry', async () => {
    const visitor = await world.seller({ permissions: ['sa-list-orders'] });
    const answers = [await list(visitor), await funds(visitor), await details(visitor, 'cfr_x')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(answers[0]?.json().message).toBe("You can't access this functionality");
  });

  it('lets one of two concurrent requests take a work', async () => {
    const work = await addWork(seller);
    const covers = [await uploadImage(seller, await jpeg()), await uploadImage(seller, await jpeg())];
    const answers = await Promise.all(covers.map(({ id }) => save(seller, 'new', requestBody(id, [work.id]))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });
});

describe('works for a request', () => {
  it('are available unless an open request contains them', async () => {
    const request = await createCrowdfunding(world, seller);
    const free = await addWork(seller, { title: 'Free', for_sale: true, sale_cost: { amount: '10', currency: 'USD' } });
    const titles = async (query: string) => {
      const answer = await seller.call({ url: `/product/product-list/art${query}` });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data.map(({ id }: { id: string }) => id);
    };
    const used = request.art_pieces[0]?.product_id;
    expect(await titles('')).toEqual([free.id, used]);
    expect(await titles('?available_for=Crowdfunding')).toEqual([free.id]);
    expect(await titles('?available_for=Sale')).toEqual([free.id]);
    expect(await titles('?available_for=Rent')).toEqual([]);
    expect(await titles('?search=fre')).toEqual([free.id]);
    await cancel(seller, request.id);
    expect(await titles('?available_for=Crowdfunding')).toEqual([free.id, used]);
  });

  it('cannot be deleted while an open request contains them', async () => {
    const request = await createCrowdfunding(world, seller);
    const url = `/product/product/${request.art_pieces[0]?.product_id}`;
    expect((await seller.call({ method: 'DELETE', url })).statusCode).toBe(409);
    await cancel(seller, request.id);
    expect((await seller.call({ method: 'DELETE', url })).statusCode).toBe(200);
  });
});

describe('supporters', () => {
  it('donate and buy, and the seller sees each amount with its fee', async () => {
    const request = await createCrowdfunding(world, seller, { pieces: 2 });
    const tooEarly = await play('donate', { request: request.number, amount: 100 });
    expect(tooEarly.statusCode).toBe(409);
    await accept(request.number);
    await world.play('crowdfunding.donate', { request: request.number, amount: '250.01' });
    await world.play('crowdfunding.donate', {
      request: request.id,
      amount: '0.10',
      email: 'aoi.nakamura@example.com',
      firstname: '葵',
      lastname: '中村',
      language: 'ja',
    });
    await world.play('crowdfunding.buy', { piece: request.art_pieces[0]?.id ?? '' });
    const twice = await play('buy', { piece: request.art_pieces[0]?.id ?? '', email: 'late@example.com' });
    expect(twice.statusCode).toBe(409);
    const { data } = (await details(seller, request.id)).json();
    expect(data.funds).toMatchObject({
      requested: { amount: '8000.00', currency: 'USD' },
      raised: { amount: '2150.11', currency: 'USD' },
      percent: 26,
      supporters: 2,
      donations: 2,
      purchases: 1,
    });
    expect(data.funds.lines.map((line: { amount: { amount: string } }) => line.amount.amount)).toEqual([
      '250.11',
      // 15 % of each donation, rounded: 37.50 and 0.02.
      '-37.52',
      '1900.00',
      '-570.00',
      '1542.59',
    ]);
    expect(data.contributions).toHaveLength(3);
    expect(data.contributions[0]).toMatchObject({
      kind: 'purchase',
      art_piece_id: request.art_pieces[0]?.id,
      supporter: { name: 'Ada Linden' },
      fee_percent: 30,
      fee: { amount: '570.00' },
      received: { amount: '1330.00' },
    });
    expect(data.purchased_pieces).toEqual([data.art_pieces[0]]);
    expect(data.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'requested',
      'accepted',
      'donated',
      'donated',
      'piece_bought',
    ]);
    const purchased = (await list(seller, '?purchased=1')).json();
    expect(purchased).toMatchObject({ total: 1, counts: { purchased: 1 } });
    expect(purchased.list[0].purchased_pieces[0].purchase.amount).toEqual({ amount: '1900.00', currency: 'USD' });
    const late = await cancel(seller, request.id);
    expect(late.json()).toMatchObject({ reason: { code: 'supporters_have_paid', values: { contributions: 3 } } });
  });

  it('are totalled over all requests by currency, without refunds', async () => {
    expect((await funds(seller)).json().data).toEqual([]);
    const dollars = await createCrowdfunding(world, seller);
    const yen = await createCrowdfunding(world, seller, { currency: 'JPY' });
    const revoked = await createCrowdfunding(world, seller);
    for (const { id } of [dollars, yen, revoked]) await accept(id);
    await world.play('crowdfunding.donate', { request: dollars.id, amount: '33.33' });
    await world.play('crowdfunding.donate', { request: yen.id, amount: '333' });
    await world.play('crowdfunding.donate', { request: revoked.id, amount: '1000' });
    await world.play('crowdfunding.revoke', { request: revoked.id, reason: 'Not the seller’s own work' });
    const answer = await funds(seller);
    expect(answer.json().data).toMatchObject([
      { currency: 'USD', requests: 2, supporters: 1, raised: { amount: '33.33' } },
      { currency: 'JPY', requests: 1, supporters: 1, raised: { amount: '333' } },
    ]);
    const yenLines = answer.json().data[1].lines;
    expect(yenLines).toEqual(
      fundsLines(
        totalFunds('JPY', [
          {
            kind: 'donation',
            amount: { amount: '333', currency: 'JPY' },
            fee: { amount: '50', currency: 'JPY' },
          },
        ]),
      ),
    );
    const again = await funds(seller, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await details(seller, revoked.id)).json().data).toMatchObject({
      status: 'revoked',
      reason: 'Not the seller’s own work',
      contributions: [{ status: 'refunded', refunded_at: expect.any(String) }],
      funds: { raised: { amount: '0.00' } },
    });
  });

  it('exchange messages with the seller, individually or all together', async () => {
    const request = await createCrowdfunding(world, seller);
    await accept(request.id);
    const early = await write(seller, { crowd_funding_id: request.id, message: 'Hello' });
    expect(early.json().reason.code).toBe('no_supporters');
    await world.play('crowdfunding.donate', { request: request.id, amount: '5' });
    await world.play('crowdfunding.write', { request: request.id, message: 'Is blue possible?' });
    const [{ supporter }] = (await details(seller, request.id)).json().data.contributions;
    const headers = { 'idempotency-key': 'message-once' };
    const body = { crowd_funding_id: request.id, supporter_id: supporter.id, message: ' はい、青にします。 ' };
    const sent = await write(seller, body, headers);
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json().data).toMatchObject({ from: 'seller', supporter, message: 'はい、青にします。' });
    expect((await write(seller, body, headers)).json()).toEqual(sent.json());
    await write(seller, { crowd_funding_id: request.id, message: 'Thank you all.' });
    const { messages } = (await details(seller, request.id)).json().data;
    expect(messages.map(({ from, message }: { from: string; message: string }) => [from, message])).toEqual([
      ['supporter', 'Is blue possible?'],
      ['seller', 'はい、青にします。'],
      ['seller', 'Thank you all.'],
    ]);
    const stranger = await write(seller, { ...body, supporter_id: 'sup_unknown' });
    expect(stranger.statusCode).toBe(404);
    expect((await write(seller, { crowd_funding_id: request.id, message: '  ' })).statusCode).toBe(422);
  });

  it('cannot buy the same piece concurrently', async () => {
    const request = await createCrowdfunding(world, seller);
    await accept(request.id);
    const piece = request.art_pieces[0]?.id ?? '';
    const answers = await Promise.all(
      ['a@example.com', 'b@example.com', 'c@example.com'].map((email) => play('buy', { piece, email })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe('validity period', () => {
  it('closes the request when it ends', async () => {
    const request = await createCrowdfunding(world, seller);
    const early = await play('close', { request: request.id });
    expect(early.statusCode).toBe(409);
    await accept(request.id);
    const { valid_until } = (await details(seller, request.id)).json().data;
    expect(new Date(valid_until).getTime()).toBeGreaterThan(world.backend.services.now().getTime() + 180 * day);
    world.pass(new Date(valid_until).getTime() - world.backend.services.now().getTime() - day);
    await world.tick();
    seller = await signInAgain(world, seller);
    expect((await details(seller, request.id)).json().data.status).toBe('accepted');
    world.pass(day);
    const late = await play('donate', { request: request.id, amount: 10 });
    expect(late.json().reason.code).toBe('validity_over');
    await world.tick();
    await world.tick();
    seller = await signInAgain(world, seller);
    const { data } = (await details(seller, request.id)).json();
    expect(data.status).toBe('closed');
    expect(data.timeline.filter(({ event }: { event: string }) => event === 'closed')).toHaveLength(1);
    expect(data.timeline.at(-1).actor.kind).toBe('system');
  });
});

describe('transition table', () => {
  const reach: Record<string, (request: CrowdfundingRequest) => Promise<unknown>> = {
    requested: async () => {},
    accepted: ({ id }) => accept(id),
    rejected: ({ id }) => world.play('crowdfunding.reject', { request: id, reason: 'Too vague' }),
    cancelled: ({ id }) => cancel(seller, id),
    revoked: async ({ id }) => {
      await accept(id);
      await world.play('crowdfunding.revoke', { request: id });
    },
    closed: async ({ id }) => {
      await accept(id);
      await world.play('crowdfunding.close', { request: id });
    },
  };
  const attempts: Record<string, (request: CrowdfundingRequest) => Promise<{ statusCode: number }>> = {
    edit: async (request) => {
      const ids = request.art_pieces.map(({ product_id }) => product_id ?? '');
      return save(seller, request.id, requestBody(request.cover.id, ids));
    },
    remove_piece: ({ art_pieces }) => removePiece(seller, art_pieces[0]?.id),
    write_to_supporters: ({ id }) => write(seller, { crowd_funding_id: id, message: 'Hello' }),
    cancel: ({ id }) => cancel(seller, id),
  };

  it.each(crowdfundingProcess.states)('accepts exactly the available actions in state %s', async (state) => {
    const request = await createCrowdfunding(world, seller, { pieces: 2 });
    await reach[state]?.(request);
    const { available_actions: offered, status } = (await details(seller, request.id)).json().data;
    expect(status).toBe(state);
    expect(offered.map(({ action }: { action: string }) => action).sort()).toEqual(Object.keys(attempts).sort());
    // `cancel` comes last, because it ends the request.
    for (const [action, attempt] of Object.entries(attempts)) {
      const { available } = offered.find((one: { action: string }) => one.action === action);
      const { statusCode } = await attempt(request);
      // Cancelling again succeeds and changes nothing.
      const isRepeat = action === 'cancel' && state === 'cancelled';
      expect(statusCode < 300, action).toBe(available || isRepeat);
    }
  });
});

it('notifies the seller in the app and by mail', async () => {
  const request = await createCrowdfunding(world, seller);
  await accept(request.id);
  await world.play('crowdfunding.donate', { request: request.id, amount: '5' });
  const { queries } = world.backend.services;
  const { notifications, outbox } = await import('../src/db/schema/index.ts');
  const bells = (await queries.select().from(notifications)).filter(({ user_id }) => user_id === seller.id);
  expect(bells.map(({ message_key, link }) => [message_key, link])).toEqual([
    ['crowdfundingAccepted', `/crowdfunding/view-info/${request.id}`],
    ['crowdfundingDonated', `/crowdfunding/view-info/${request.id}`],
  ]);
  const sent = (await queries.select().from(outbox)).filter(({ payload }) =>
    JSON.stringify(payload).includes(seller.email),
  );
  expect(sent.map(({ channel }) => channel)).toEqual(['mail', 'mail']);
});
