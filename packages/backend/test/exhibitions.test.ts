/** Exhibitions: announcing, applying, deciding and cancelling (000 sections 3 and 7; 001 sections 4, 6 and 9). */

import { instantOf, localTimeAt } from '@smart-art/openapi/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../src/images/sweep.ts';
import { bringTo, offerWork, place } from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, type Seller, uploadImage, useWorld } from './support/world.ts';

const day = 86_400_000;
const time_zone = 'America/New_York';
const world = useWorld();
let organiser: Seller;
let exhibitor: Seller;
let attendee: Seller;

beforeAll(async () => {
  organiser = await world.seller();
  exhibitor = await world.seller({ firstname: 'Nagi', lastname: 'Saeki' });
  attendee = await world.seller({ firstname: 'Ren', lastname: 'Oda' });
});

/** Signs in again, because sessions expire as time passes. */
async function again(seller: Seller): Promise<Seller> {
  const body = { email: seller.email, password: seller.password };
  const answer = await world.call({ method: 'POST', url: '/sso/signin', body });
  const { token } = answer.json();
  const authorization = `Bearer ${token}`;
  const call: Seller['call'] = (request) => world.call({ ...request, headers: { authorization, ...request.headers } });
  return { ...seller, token, call };
}

/** Lets time pass and signs everyone in again. */
async function pass(milliseconds: number): Promise<void> {
  world.pass(milliseconds);
  organiser = await again(organiser);
  exhibitor = await again(exhibitor);
  attendee = await again(attendee);
}

/** A local time of the event, the given number of days from now, to the minute. */
const inDays = (days: number) => localTimeAt(new Date(world.backend.services.now().getTime() + days * day), time_zone);

const input = (more: object = {}) => ({
  name: 'Salt and Paper',
  category: 'Both',
  type: 'Photo Exhibition',
  description: 'Coastlines, on paper and on screen.',
  start_date: inDays(60),
  end_date: inDays(70),
  time_zone,
  address: '2-8-1 Nishi-Gosho, Onomichi',
  virtual_link: 'https://rooms.example.com/salt',
  maximum_exhibitors: 5,
  maximum_subscribers: 50,
  organiser: { name: 'Harbour Room', email: 'desk@example.com', phone: '+81 848 00 0000' },
  ...more,
});

const post = (seller: Seller, url: string, body: object, headers: Record<string, string> = {}) =>
  seller.call({ method: 'POST', url: `/product/${url}`, body, headers });

async function announce(more: object = {}, seller = organiser) {
  const answer = await post(seller, 'exhibition', input(more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

const details = async (seller: Seller, id: string) =>
  (await seller.call({ url: `/product/exhibition/${id}` })).json().data;

async function exhibit(exhibition_id: string, seller = exhibitor) {
  const work = await addWork(seller, { title: `Work of ${seller.id}` });
  const answer = await post(seller, 'apply-for-exhibition', {
    exhibition_id,
    role: 'exhibitor',
    work_ids: [work.id],
    message: 'Three prints',
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

async function attend(exhibition_id: string, attendance = 'virtual', seller = attendee) {
  const answer = await post(seller, 'apply-for-exhibition', { exhibition_id, role: 'attendee', attendance });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

const cancelParticipation = (seller: Seller, subscription_id: string, headers = {}) =>
  post(seller, 'cancel-subscription', { subscription_id, reason: 'Travelling' }, headers);
const decide = (seller: Seller, id: string, status: string, reason?: string, headers = {}) =>
  post(seller, `change-exhibitor-status/${id}`, { status, ...(reason && { reason }) }, headers);
const actionOf = (record: { available_actions: { action: string }[] }, name: string) =>
  record.available_actions.find(({ action }) => action === name);

describe('announcing an exhibition', () => {
  it('stores every field', async () => {
    const image = await uploadImage(organiser, await jpeg());
    const work = await addWork(organiser);
    const fees = {
      exhibitor_fee: { amount: '120.5', currency: 'USD' },
      physical_attendee_fee: { amount: '1500', currency: 'JPY' },
    };
    const made = await announce({ image_ids: [image.id], work_ids: [work.id], name: '  塩と紙  ', ...fees });
    expect(made).toMatchObject({
      name: '塩と紙',
      when: 'upcoming',
      exhibitor_fee: { amount: '120.50', currency: 'USD' },
      virtual_attendee_fee: null,
      physical_attendee_fee: { amount: '1500', currency: 'JPY' },
      exhibitors_left: 5,
      subscribers_left: 50,
      is_organiser: true,
      version: 1,
      organiser: { name: 'Harbour Room', company: null, website: null },
      cover: { id: image.id },
    });
    expect(made.starts_at).toBe(instantOf(made.start_date, time_zone)?.toISOString());
    expect(made.works).toMatchObject([{ id: work.id, seller_name: 'Hana Morita' }]);
    expect(made.timeline).toMatchObject([{ event: 'added', actor: { kind: 'seller', name: 'Hana Morita' } }]);
  });

  it('shows it to every seller without the virtual link and the timeline', async () => {
    const { id } = await announce();
    const seen = await details(attendee, id);
    expect(seen).toMatchObject({ is_organiser: false, virtual_link: null, timeline: [], exhibitor_users_count: null });
    expect(seen.available_actions.map(({ action }: { action: string }) => action)).toEqual([
      'apply_as_exhibitor',
      'apply_as_attendee',
    ]);
    expect((await details(organiser, id)).virtual_link).toBe('https://rooms.example.com/salt');
    expect((await attendee.call({ url: '/product/exhibition/exh_none' })).statusCode).toBe(404);
  });

  it.each([
    [{ name: ' ' }, { name: ['Give the exhibition a name.'] }],
    [{ type: 'Circus' }, { type: ['Choose what the exhibition shows.'] }],
    [{ time_zone: 'Mars/Olympus' }, { time_zone: ['Choose a time zone such as Asia/Tokyo.'] }],
    [{ start_date: '2020-01-01T10:00' }, { start_date: ['The exhibition must start in the future.'] }],
    [
      { start_date: '2027-02-30T10:00' },
      { start_date: ['This time doesn’t exist in this time zone. Choose another.'] },
    ],
    [{ start_date: 'tomorrow' }, { start_date: ['Enter a date and a time.'] }],
    [{ end_date: '2020-01-01T10:00' }, { end_date: ['The start date must not be after the end date.'] }],
    [{ address: null }, { address: ['Enter an address for a physical exhibition.'] }],
    [
      { category: 'Physical Exhibition', virtual_attendee_fee: { amount: '5', currency: 'USD' } },
      { virtual_attendee_fee: ['You can’t attend this exhibition that way.'] },
    ],
    [
      { exhibitor_fee: { amount: '5.50', currency: 'JPY' } },
      { 'exhibitor_fee.amount': ['Yen have no decimals: enter a price such as 372000.'] },
    ],
    [{ map_link: 'javascript:alert(1)' }, { map_link: ['Enter an address that begins with http:// or https://.'] }],
    [{ maximum_exhibitors: 0 }, { maximum_exhibitors: ['Enter 1 or more.'] }],
    [{ image_ids: ['img_none'] }, { image_ids: ['Choose from the pictures you have uploaded.'] }],
    [{ work_ids: ['wrk_none'] }, { work_ids: ['Choose from the works in your library.'] }],
    [
      { organiser: { name: 'A', email: 'nobody' } },
      { 'organiser.email': ['Invalid Email: enter an address such as name@example.com.'] },
    ],
  ])('returns field errors for %o', async (change, errors) => {
    const answer = await post(organiser, 'exhibition', input(change));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject(errors);
    expect(Object.keys(answer.json().errors)).toEqual(Object.keys(errors));
  });

  it("rejects another seller's works and pictures", async () => {
    const work = await addWork(attendee);
    const image = await uploadImage(attendee, await jpeg());
    const answer = await post(organiser, 'exhibition', input({ work_ids: [work.id], image_ids: [image.id] }));
    expect(Object.keys(answer.json().errors)).toEqual(['image_ids', 'work_ids']);
  });

  it('keeps its pictures and releases those removed from it', async () => {
    const [kept, dropped] = [await uploadImage(organiser, await jpeg()), await uploadImage(organiser, await jpeg())];
    const { id } = await announce({ image_ids: [kept.id, dropped.id] });
    await post(organiser, 'exhibition', input({ id, image_ids: [kept.id] }));
    await pass(2 * day);
    await sweep(world.backend.services);
    expect((await details(attendee, id)).images).toMatchObject([{ id: kept.id }]);
    const again = await post(organiser, 'exhibition', input({ image_ids: [dropped.id] }));
    expect(Object.keys(again.json().errors)).toEqual(['image_ids']);
    const body = { image_ids: [kept.id] };
    expect((await post(organiser, 'product/remove-images-files', body)).statusCode).toBe(200);
    expect(await details(attendee, id)).toMatchObject({ images: [], cover: null });
  });

  it('creates one exhibition per idempotency key', async () => {
    const body = input({ name: 'Only once' });
    const headers = { 'idempotency-key': 'exhibition-once' };
    const first = await post(organiser, 'exhibition', body, headers);
    expect((await post(organiser, 'exhibition', body, headers)).json()).toEqual(first.json());
    const list = await organiser.call({ url: '/product/exhibition?search=only%20once' });
    expect(list.json().total).toBe(1);
  });
});

describe('editing and deleting an exhibition', () => {
  it('is limited to the organiser and returns 412 for a stale version', async () => {
    const { id } = await announce();
    expect((await post(attendee, 'exhibition', input({ id }))).statusCode).toBe(404);
    const gone = await attendee.call({ method: 'DELETE', url: `/product/exhibition/${id}` });
    expect(gone.statusCode).toBe(404);
    const stale = await post(organiser, 'exhibition', input({ id }), { 'if-match': '"4"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ id, version: 1 });
    const saved = await post(organiser, 'exhibition', input({ id, name: 'Renamed' }), { 'if-match': '"1"' });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.headers.etag).toBe('"2"');
    expect(saved.json().data).toMatchObject({ name: 'Renamed', version: 2 });
  });

  it('is possible until exactly 10 days before the start in the time zone of the event', async () => {
    const made = await announce({ start_date: inDays(30), end_date: inDays(31) });
    const change = { id: made.id, start_date: made.start_date, end_date: made.end_date };
    const until = new Date(made.edit_until).getTime();
    expect(localTimeAt(new Date(until), time_zone).slice(11)).toBe(made.start_date.slice(11));
    await pass(until - 5000 - world.backend.services.now().getTime());
    expect((await post(organiser, 'exhibition', input(change))).statusCode).toBe(200);
    await pass(10_000);
    expect(actionOf(await details(organiser, made.id), 'edit')).toMatchObject({
      available: false,
      reason: { code: 'exhibition_edit_closed', values: { until: made.edit_until } },
    });
    const late = await post(organiser, 'exhibition', input(change));
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain('until 10 days before the exhibition');
    const deleted = await organiser.call({ method: 'DELETE', url: `/product/exhibition/${made.id}` });
    expect(deleted.statusCode).toBe(409);
  });

  it('rejects removing places and options that are taken', async () => {
    const made = await announce();
    await attend(made.id, 'physical');
    await attend(made.id, 'virtual', exhibitor);
    const answer = await post(
      organiser,
      'exhibition',
      input({ id: made.id, maximum_subscribers: 1, category: 'Virtual Exhibition' }),
    );
    expect(answer.json().errors).toEqual({
      maximum_subscribers: ['2 places are already taken.'],
      category: ['People have already applied for an option you removed.'],
    });
  });

  it('cancels every application on deletion, which applicants can still see', async () => {
    const made = await announce({ virtual_attendee_fee: { amount: '10', currency: 'USD' } });
    const paid = await attend(made.id);
    await world.play('exhibitions.pay-fee', { subscription_id: paid.id });
    await exhibit(made.id);
    const answer = await organiser.call({ method: 'DELETE', url: `/product/exhibition/${made.id}` });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await organiser.call({ url: `/product/exhibition/${made.id}` })).statusCode).toBe(404);
    const seen = await details(attendee, made.id);
    expect(seen.deleted_at).not.toBeNull();
    expect(seen.attendee_subscription).toMatchObject({ status: 'cancelled', payment_status: 'refund_due' });
    await world.play('exhibitions.refund', { subscription_id: paid.id });
    expect((await details(attendee, made.id)).attendee_subscription.payment_status).toBe('refunded');
    expect((await details(exhibitor, made.id)).exhibitor_subscription.status).toBe('cancelled');
  });
});

describe('exhibitor', () => {
  it('applies with works, which are shown once accepted', async () => {
    const made = await announce();
    const applied = await exhibit(made.id);
    expect(applied).toMatchObject({ role: 'exhibitor', status: 'applied', payment_status: 'not_needed', fee: null });
    expect((await details(attendee, made.id)).works).toEqual([]);
    const users = (await organiser.call({ url: `/product/exhibition-users/${made.id}?role=exhibitor` })).json();
    expect(users.counts).toEqual({ exhibitor_users: 1, attendee_users: 0 });
    expect(users.data[0]).toMatchObject({ id: applied.id, user: { email: exhibitor.email, lastname: 'Saeki' } });
    expect(actionOf(users.data[0], 'accept')).toMatchObject({ available: true });
    expect(actionOf(users.data[0], 'unsubscribe')).toBeUndefined();
    const accepted = await decide(organiser, applied.id, 'accepted');
    expect(accepted.json().data).toMatchObject({ status: 'subscribed', user: { firstname: 'Nagi' } });
    const seen = await details(exhibitor, made.id);
    expect(seen).toMatchObject({ exhibitors_left: 4, virtual_link: 'https://rooms.example.com/salt' });
    expect((await details(attendee, made.id)).works).toMatchObject([{ seller_name: 'Nagi Saeki' }]);
    const events = (await details(organiser, made.id)).timeline.map(({ event }: { event: string }) => event);
    expect(events).toEqual(['added', 'exhibitor_applied', 'exhibitor_accepted', 'exhibitor_subscribed']);
  });

  it('shows price and availability of a work only to the organiser and its seller', async () => {
    const own = await offerWork(organiser, { title: 'Own', pieces: 1 });
    const theirs = await offerWork(exhibitor, { title: 'Theirs', pieces: 1, width: 40, height: 30.5 });
    const quiet = await addWork(exhibitor, { title: 'Quiet', for_sale: false });
    const made = await announce({ work_ids: [own.id] });
    const input = { exhibition_id: made.id, role: 'exhibitor', work_ids: [theirs.id, quiet.id] };
    const applied = await post(exhibitor, 'apply-for-exhibition', input);
    await decide(organiser, applied.json().data.id, 'accepted');
    const sales = async (seller: Seller) =>
      (await details(seller, made.id)).works.map(({ title, sale }: { title: string; sale: object | null }) => [
        title,
        sale,
      ]);
    const price = { amount: '2400.00', currency: 'USD' };
    const free = { price, availability: 'available' };
    const unpriced = { price: null, availability: 'not_for_sale' };
    expect(await sales(organiser)).toEqual([
      ['Own', free],
      ['Theirs', free],
      ['Quiet', unpriced],
    ]);
    expect(await sales(exhibitor)).toEqual([
      ['Own', null],
      ['Theirs', free],
      ['Quiet', unpriced],
    ]);
    expect(await sales(attendee)).toEqual([
      ['Own', null],
      ['Theirs', null],
      ['Quiet', null],
    ]);
    expect((await details(attendee, made.id)).works[1]).toMatchObject({ width: 40, height: 30.5, size_unit: 'cm' });

    const order = await place(world, theirs);
    await bringTo(world, exhibitor, order, 'Payment Requested');
    expect((await sales(organiser))[1]).toEqual(['Theirs', { price, availability: 'reserved' }]);
    await world.play('orders.pay', { order_id: order, method: 'card' });
    expect((await sales(organiser))[1]).toEqual(['Theirs', { price, availability: 'sold' }]);
  });

  it('must be declined with a reason and may apply again', async () => {
    const made = await announce();
    const { id } = await exhibit(made.id);
    const silent = await decide(organiser, id, 'declined');
    expect(silent.json().errors).toEqual({ reason: ['Enter a reason.'] });
    expect((await decide(organiser, id, 'declined', 'Full of prints')).statusCode).toBe(200);
    expect((await details(exhibitor, made.id)).exhibitor_subscription).toMatchObject({
      status: 'declined',
      reason: 'Full of prints',
    });
    expect((await decide(organiser, id, 'accepted')).statusCode).toBe(409);
    expect((await exhibit(made.id)).status).toBe('applied');
  });

  it('is decided on only by the organiser, and a stale version returns 412', async () => {
    const made = await announce();
    const { id } = await exhibit(made.id);
    for (const stranger of [exhibitor, attendee]) {
      expect((await decide(stranger, id, 'accepted')).statusCode).toBe(404);
      const users = await stranger.call({ url: `/product/exhibition-users/${made.id}?role=exhibitor` });
      expect(users.statusCode).toBe(404);
    }
    expect((await decide(organiser, 'sub_none', 'accepted')).statusCode).toBe(404);
    const stale = await decide(organiser, id, 'accepted', undefined, { 'if-match': '"3"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ id, version: 1 });
  });

  it('must apply with own works and without an attendance option', async () => {
    const { id } = await announce();
    const other = await addWork(attendee);
    const apply = (more: object) =>
      post(exhibitor, 'apply-for-exhibition', { exhibition_id: id, role: 'exhibitor', ...more });
    expect((await apply({})).json().errors).toEqual({ work_ids: ['Choose at least one work to exhibit.'] });
    expect((await apply({ work_ids: [other.id] })).json().errors).toEqual({
      work_ids: ['Choose from the works in your library.'],
    });
    expect((await apply({ work_ids: [other.id], attendance: 'virtual' })).statusCode).toBe(422);
  });

  it('is not accepted when no place is left', async () => {
    const made = await announce({ maximum_exhibitors: 1 });
    const [first, second] = [await exhibit(made.id), await exhibit(made.id, attendee)];
    expect((await decide(organiser, first.id, 'accepted')).statusCode).toBe(200);
    const full = await decide(organiser, second.id, 'accepted');
    expect(full.statusCode).toBe(409);
    expect(full.json()).toMatchObject({ message: 'No places left.', reason: { code: 'exhibition_full' } });
  });

  it('loses the place if the fee is not paid within 10 days', async () => {
    const made = await announce({ exhibitor_fee: { amount: '80', currency: 'USD' } });
    const applied = await exhibit(made.id);
    expect((await decide(organiser, applied.id, 'accepted')).json().data).toMatchObject({
      status: 'accepted',
      payment_status: 'unpaid',
      fee: { amount: '80.00', currency: 'USD' },
    });
    await pass(10 * day - 60_000);
    await world.tick();
    expect((await details(exhibitor, made.id)).exhibitor_subscription.status).toBe('accepted');
    await pass(120_000);
    await world.tick();
    expect(await details(exhibitor, made.id)).toMatchObject({
      exhibitors_left: 5,
      exhibitor_subscription: { status: 'unsubscribed', payment_status: 'not_needed', pay_until: null },
    });
  });

  it('is unsubscribed if not accepted before the start', async () => {
    const made = await announce({ start_date: inDays(20), end_date: inDays(21) });
    const { id } = await exhibit(made.id);
    await pass(20 * day);
    expect((await decide(organiser, id, 'accepted')).json().reason.code).toBe('exhibition_has_started');
    await world.tick();
    expect((await details(exhibitor, made.id)).exhibitor_subscription.status).toBe('unsubscribed');
  });
});

describe('attendee', () => {
  it('has a place immediately and sees the virtual link', async () => {
    const made = await announce();
    expect(await attend(made.id)).toMatchObject({ status: 'subscribed', payment_status: 'not_needed' });
    expect(await details(attendee, made.id)).toMatchObject({
      subscribers_left: 49,
      virtual_link: 'https://rooms.example.com/salt',
    });
    const again = await post(attendee, 'apply-for-exhibition', {
      exhibition_id: made.id,
      role: 'attendee',
      attendance: 'virtual',
    });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('You’ve already applied.');
  });

  it('cannot be the organiser and must choose an attendance the category allows', async () => {
    const made = await announce({ category: 'Virtual Exhibition', address: null });
    const apply = (seller: Seller, more: object) =>
      post(seller, 'apply-for-exhibition', { exhibition_id: made.id, role: 'attendee', ...more });
    expect((await apply(organiser, {})).json().message).toBe('This is your own exhibition.');
    expect((await apply(attendee, { attendance: 'physical' })).json().errors).toEqual({
      attendance: ['You can’t attend this exhibition that way.'],
    });
    expect((await apply(attendee, {})).json().data).toMatchObject({ attendance: 'virtual' });
    const both = await announce();
    const silent = await post(attendee, 'apply-for-exhibition', { exhibition_id: both.id, role: 'attendee' });
    expect(silent.json().errors).toEqual({ attendance: ['Choose whether to come in person or virtually.'] });
    const none = await post(attendee, 'apply-for-exhibition', { exhibition_id: 'exh_none', role: 'attendee' });
    expect(none.statusCode).toBe(404);
  });

  it('never exceeds the maximum under 50 concurrent applications', async () => {
    const made = await announce({ maximum_subscribers: 10 });
    const crowd = await Promise.all(Array.from({ length: 50 }, () => world.seller()));
    const answers = await Promise.all(
      crowd.map((seller) =>
        post(seller, 'apply-for-exhibition', { exhibition_id: made.id, role: 'attendee', attendance: 'virtual' }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(40);
    expect(await details(organiser, made.id)).toMatchObject({ subscribers_left: 0, attendee_users_count: 10 });
    const users = (
      await organiser.call({ url: `/product/exhibition-users/${made.id}?role=attendee&per_page=4` })
    ).json();
    expect(users).toMatchObject({ total: 10, counts: { attendee_users: 10 }, to: 4 });
  });

  it('applies once per idempotency key', async () => {
    const made = await announce();
    const body = { exhibition_id: made.id, role: 'attendee', attendance: 'virtual' };
    const headers = { 'idempotency-key': 'attend-by-its-key' };
    const first = await post(attendee, 'apply-for-exhibition', body, headers);
    const second = await post(attendee, 'apply-for-exhibition', body, headers);
    expect(second.json()).toEqual(first.json());
    expect((await details(organiser, made.id)).subscribers_left).toBe(49);
  });
});

describe('cancelling participation', () => {
  it('frees a place without a fee until exactly the cancellation deadline', async () => {
    const made = await announce({ start_date: inDays(20), end_date: inDays(21) });
    const [first, second] = [await attend(made.id), await attend(made.id, 'virtual', exhibitor)];
    expect(localTimeAt(new Date(first.cancel_until), time_zone).slice(11)).toBe(made.start_date.slice(11));
    await pass(new Date(first.cancel_until).getTime() - 5000 - world.backend.services.now().getTime());
    expect((await cancelParticipation(attendee, first.id)).json().data).toMatchObject({
      status: 'unsubscribed',
      reason: 'Travelling',
    });
    expect((await details(organiser, made.id)).subscribers_left).toBe(49);
    await pass(10_000);
    const late = await cancelParticipation(exhibitor, second.id);
    expect(late.statusCode).toBe(409);
    expect(late.json().reason.code).toBe('exhibition_cancel_closed');
  });

  it('for a paid place requires a decision by the super admin', async () => {
    const made = await announce({ virtual_attendee_fee: { amount: '1500', currency: 'JPY' } });
    const granted = await attend(made.id);
    expect(granted).toMatchObject({ status: 'accepted', payment_status: 'unpaid', fee: { amount: '1500' } });
    await world.play('exhibitions.pay-fee', { subscription_id: granted.id });
    const requested = await cancelParticipation(attendee, granted.id);
    expect(requested.json()).toMatchObject({
      message: 'We’ve sent your cancellation request to Smart Art.',
      data: { status: 'cancellation_requested', payment_status: 'paid' },
    });
    expect((await details(organiser, made.id)).subscribers_left).toBe(49);
    await world.play('exhibitions.answer-cancellation', { subscription_id: granted.id, answer: 'refuse' });
    expect((await details(attendee, made.id)).attendee_subscription.status).toBe('subscribed');
    await cancelParticipation(attendee, granted.id);
    await world.play('exhibitions.answer-cancellation', { subscription_id: granted.id, answer: 'accept' });
    expect(await details(attendee, made.id)).toMatchObject({
      subscribers_left: 50,
      virtual_link: null,
      attendee_subscription: { status: 'cancelled', payment_status: 'refund_due' },
    });
  });

  it('is limited to the applicant and returns 412 for a stale version', async () => {
    const made = await announce();
    const { id } = await attend(made.id);
    for (const other of [organiser, exhibitor]) expect((await cancelParticipation(other, id)).statusCode).toBe(404);
    const stale = await cancelParticipation(attendee, id, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current.status).toBe('subscribed');
    const silent = await post(attendee, 'cancel-subscription', { subscription_id: id, reason: ' ' });
    expect(silent.json().errors).toEqual({ reason: ['Enter a reason.'] });
  });

  it('accepts one of two concurrent requests', async () => {
    const made = await announce();
    const { id } = await attend(made.id);
    const answers = await Promise.all([cancelParticipation(attendee, id), cancelParticipation(attendee, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await details(organiser, made.id)).subscribers_left).toBe(50);
  });
});

describe('exhibition lists', () => {
  it('return all, own, attended and exhibited ones, filtered, sorted and counted', async () => {
    const seller = await world.seller();
    const own = await announce({ name: 'Zebra' }, seller);
    const { id = '' } = await world.play('exhibitions.organise', {
      email: 'other@example.com',
      name: 'Aardvark',
      days: 40,
    });
    await attend(id, 'virtual', seller);
    await exhibit(id, seller);
    const list = async (name: string, query = '') =>
      (await seller.call({ url: `/product/exhibition${name}${query}` })).json();
    const names = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name);
    expect(names(await list('-organizer'))).toEqual(['Zebra']);
    expect(names(await list('-attendee'))).toEqual(['Aardvark']);
    expect((await list('-exhibitor')).data[0]).toMatchObject({ id, exhibitor_subscription: { status: 'applied' } });
    expect(names(await list('-exhibitor', '?status=declined'))).toEqual([]);
    const all = await list('', '?sort=name&when=upcoming&search=a');
    expect(all.counts).toMatchObject({ organizer: 1, attendee: 1, exhibitor: 1 });
    expect(names(all)[0]).toBe('Aardvark');
    expect(names(await list('', '?sort=-name&search=z&per_page=1'))).toEqual(['Zebra']);
    expect(names(await list('', '?type=All&search=aardvark'))).toEqual(['Aardvark']);
    expect(names(await list('-organizer', '?category=Virtual%20Exhibition'))).toEqual([]);
    expect((await seller.call({ url: '/product/exhibition?type=Circus' })).statusCode).toBe(422);
    expect(own.exhibitor_users_count).toBe(0);
  });

  it('return exhibitions that overlap a time range, even by a millisecond', async () => {
    const seller = await world.seller();
    const made = await announce({ name: 'In spring' }, seller);
    const found = async (from: string, until: string) => {
      const query = new URLSearchParams({ from, until });
      const { data } = (await seller.call({ url: `/product/exhibition-organizer?${query}` })).json();
      return data.length;
    };
    const near = (at: string, by: number) => new Date(Date.parse(at) + by).toISOString();
    const { starts_at: start, ends_at: end } = made;
    expect(await found(near(start, 1), near(start, 2))).toBe(1);
    expect(await found(near(start, -day), start)).toBe(0);
    expect(await found(near(start, -day), near(start, 1))).toBe(1);
    expect(await found(near(end, -1), near(end, day))).toBe(1);
    expect(await found(end, near(end, day))).toBe(0);
    expect((await seller.call({ url: '/product/exhibition?from=yesterday' })).statusCode).toBe(422);
  });

  it('return 304 for a matching ETag', async () => {
    const first = await attendee.call({ url: '/product/exhibition-organizer' });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await attendee.call({ url: '/product/exhibition-organizer', headers })).statusCode).toBe(304);
  });

  it('return 403 without the permission', async () => {
    const other = await world.seller({ permissions: ['sa-list-orders'] });
    const answer = await other.call({ url: '/product/exhibition' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe("You can't access this functionality");
  });
});

describe('message to applicants', () => {
  const write = (seller: Seller, id: string, body: object, headers: Record<string, string> = {}) =>
    post(seller, `exhibition-users/${id}/message`, body, headers);
  const bell = async (seller: Seller): Promise<string[]> => {
    const { data } = (await seller.call({ url: '/product/bell/notify/records' })).json();
    return data.map(({ message }: { message: string }) => message);
  };

  it('reaches each applicant in the view once, and nobody else', async () => {
    const owner = await world.seller();
    const made = await announce({ name: 'Tidal' }, owner);
    await exhibit(made.id);
    await attend(made.id, 'virtual', attendee);
    const body = { role: 'exhibitor', status: 'applied', message: '  Hang it yourselves. ' };
    const headers = { 'idempotency-key': 'tell-all-once' };
    const first = await write(owner, made.id, body, headers);
    expect(first.json().data).toEqual({ recipients: 1 });
    expect((await write(owner, made.id, body, headers)).json()).toEqual(first.json());
    expect((await bell(exhibitor)).filter((text) => text === '“Tidal”: Hang it yourselves.')).toHaveLength(1);
    expect((await bell(attendee)).some((text) => text.includes('Hang it'))).toBe(false);
    const [last] = (await details(owner, made.id)).timeline.slice(-1);
    expect(last).toMatchObject({ event: 'message_sent', note: 'Hang it yourselves.', values: { count: 1 } });
  });

  it('requires a text, a recipient and the organiser', async () => {
    const owner = await world.seller();
    const made = await announce({}, owner);
    const none = await write(owner, made.id, { role: 'attendee', message: 'Anybody?' });
    expect(none.statusCode).toBe(409);
    expect(none.json().message).toBe('There’s no one left in this view.');
    const empty = await write(owner, made.id, { role: 'attendee', message: '  ' });
    expect(empty.json().errors).toEqual({ message: ['Write a message.'] });
    expect((await write(attendee, made.id, { role: 'attendee', message: 'I am not.' })).statusCode).toBe(404);
  });
});
