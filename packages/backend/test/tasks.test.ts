/** The task list of a seller: each view, and that completed tasks disappear. */

import type { components } from '@smart-art/openapi/product';
import { localTimeAt } from '@smart-art/openapi/rules';
import { describe, expect, it } from 'vitest';
import { artPieces, tracking } from './support/art-pieces.ts';
import { createCrowdfunding, crowdfundingApi } from './support/crowdfunding.ts';
import {
  bringTo,
  confirmBankPayment,
  offerWork,
  place,
  post,
  rentInput,
  requestPayment,
  step,
  today,
} from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, type Seller, useWorld } from './support/world.ts';

type TaskPage = components['schemas']['TaskPage'];
type View = components['schemas']['TaskView'];

const world = useWorld();

async function tasksOf(seller: Seller, view: View | 'all', query = ''): Promise<TaskPage> {
  const of = view === 'all' ? '' : `view=${view}`;
  const answer = await seller.call({ url: `/product/my-tasks?${of}${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const stepsOf = ({ data }: TaskPage) => data.map(({ task, record }) => [task, record.id]);

const noTasks = { buy: 0, rent: 0, custom: 0, exhibitions: 0, donation: 0, purchased_art: 0 };

describe('order tasks', () => {
  it('are listed oldest first with their next step, without orders that wait for others', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const requested = await place(world, work);
    const [paid, confirmed, unpaid, returned] = [
      await place(world, work),
      await place(world, work),
      await place(world, work),
      await place(world, work),
    ];
    await bringTo(world, seller, paid, 'Payment', 'bank_transfer');
    await bringTo(world, seller, confirmed, 'Order Confirmed');
    await requestPayment(seller, unpaid);
    await bringTo(world, seller, returned, 'Return Request');
    const { data, counts, total } = await tasksOf(seller, 'buy');
    expect(data.map(({ task, record }) => [task, record.id])).toEqual([
      ['answer', requested],
      ['confirm_payment', paid],
      ['ship', confirmed],
      ['answer_return', returned],
    ]);
    expect([counts, total]).toEqual([{ ...noTasks, buy: 4 }, 4]);
    expect(data[0]).toMatchObject({
      record: { kind: 'buy', parent_id: null },
      number: expect.stringMatching(/^SA-/),
      title: work.title,
      person: expect.stringContaining(' '),
      count: 1,
      due_at: null,
      all_day: false,
      cover: { id: expect.any(String) },
    });
    const dueAt = data[1]?.due_at ?? '';
    expect(Date.parse(dueAt)).toBeGreaterThan(world.backend.services.now().getTime());

    await step(seller, '/returnRequestAcceptReject', { order_id: returned, action: 'accept' });
    expect(stepsOf(await tasksOf(seller, 'buy'))).not.toContainEqual([expect.anything(), returned]);
    await world.play('orders.ship-return', { order_id: returned });
    expect(stepsOf(await tasksOf(seller, 'buy'))).toContainEqual(['receive_return', returned]);

    await confirmBankPayment(seller, { order_id: paid });
    await step(seller, '/change-order-status', { order_id: paid, status: 'Order Cancelled', reason: 'It was damaged' });
    expect(stepsOf(await tasksOf(seller, 'buy'))).toContainEqual(['refund', paid]);
    await confirmBankPayment(seller, { order_id: paid, purpose: 'refund', reference_number: 'R-1' }, await jpeg());
    expect(stepsOf(await tasksOf(seller, 'buy'))).not.toContainEqual([expect.anything(), paid]);
  });

  it('have separate views for rental and custom orders', async () => {
    const seller = await world.seller();
    const rented = await place(world, await offerWork(seller), rentInput);
    const { id: made = '' } = await world.play('custom-orders.place', {
      seller: seller.email,
      title: '港の朝',
      needed_by: '2099-03-01',
    });
    expect(stepsOf(await tasksOf(seller, 'rent'))).toEqual([['answer', rented]]);
    const custom = await tasksOf(seller, 'custom');
    expect(custom.data).toMatchObject([
      {
        task: 'answer',
        record: { kind: 'custom', id: made },
        title: '港の朝',
        due_at: '2099-03-01T23:59:59.999Z',
        all_day: true,
        cover: null,
      },
    ]);
    expect(custom.counts).toEqual({ ...noTasks, rent: 1, custom: 1 });
  });

  it('can be searched and paged and are private to the seller', async () => {
    const [seller, rival] = [await world.seller(), await world.seller()];
    const harbour = await offerWork(seller, { title: 'Harbour before rain' });
    const hills = await offerWork(seller, { title: '丘 ＨＩＬＬＳ' });
    const first = await place(world, harbour);
    const second = await place(world, hills);
    expect(stepsOf(await tasksOf(seller, 'buy', '&search=hills'))).toEqual([['answer', second]]);
    const page = await tasksOf(seller, 'buy', '&per_page=1&page=2');
    expect([stepsOf(page), page.total, page.counts.buy]).toEqual([[['answer', second]], 2, 2]);
    expect(stepsOf(await tasksOf(seller, 'buy', '&per_page=1'))).toEqual([['answer', first]]);
    expect((await tasksOf(rival, 'buy')).counts).toEqual(noTasks);
    const none = await seller.call({ url: '/product/my-tasks?view=all' });
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([422, ['view']]);
  });
});

describe('combined task list', () => {
  it('contains all views, oldest first, in pages', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const { id: made } = await world.play('custom-orders.place', { seller: seller.email, title: 'A mural' });
    world.pass(60_000);
    const bought = await place(world, work);
    const request = await createCrowdfunding(world, seller);
    await crowdfundingApi(world).accept(request.id);
    world.pass(60_000);
    await world.play('crowdfunding.donate', { request: request.id, amount: '50' });
    world.pass(60_000);
    const rented = await place(world, work, rentInput);
    const all = [
      ['answer', made],
      ['answer', bought],
      ['thank', request.id],
      ['answer', rented],
    ];
    const whole = await tasksOf(seller, 'all');
    expect(stepsOf(whole)).toEqual(all);
    expect([whole.total, whole.counts]).toEqual([4, { ...noTasks, buy: 1, rent: 1, custom: 1, donation: 1 }]);
    const pages = await Promise.all([1, 2, 3].map((page) => tasksOf(seller, 'all', `&per_page=2&page=${page}`)));
    expect(pages.map(stepsOf)).toEqual([all.slice(0, 2), all.slice(2), []]);
    expect(stepsOf(await tasksOf(seller, 'all', '&search=mural'))).toEqual([all[0]]);
  });
});

describe('exhibition tasks', () => {
  it('ask the organiser for answers and the applicant for the fee', async () => {
    const [organiser, applicant, other] = [await world.seller(), await world.seller(), await world.seller()];
    const day = 86_400_000;
    const inDays = (days: number) =>
      localTimeAt(new Date(world.backend.services.now().getTime() + days * day), 'Asia/Tokyo');
    const announced = await post(organiser, '/exhibition', {
      name: 'Salt and Paper',
      category: 'Virtual Exhibition',
      type: 'All',
      start_date: inDays(60),
      end_date: inDays(70),
      time_zone: 'Asia/Tokyo',
      virtual_link: 'https://rooms.example.com/salt',
      exhibitor_fee: { amount: '40.00', currency: 'USD' },
      maximum_exhibitors: 5,
      maximum_subscribers: 50,
      organiser: { name: 'Harbour Room', email: 'desk@example.com' },
    });
    expect(announced.statusCode, announced.body).toBe(201);
    const { id } = announced.json().data;
    const apply = async (seller: Seller) => {
      const work_ids = [(await addWork(seller)).id];
      const answer = await post(seller, '/apply-for-exhibition', { exhibition_id: id, role: 'exhibitor', work_ids });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json().data;
    };
    const application = await apply(applicant);
    await apply(other);
    const waiting = await tasksOf(organiser, 'exhibitions');
    expect(waiting.data).toMatchObject([
      {
        task: 'answer_applications',
        record: { kind: 'exhibition', id },
        title: 'Salt and Paper',
        count: 2,
        person: null,
      },
    ]);
    expect(waiting.counts).toEqual({ ...noTasks, exhibitions: 1 });
    expect((await tasksOf(applicant, 'exhibitions')).data).toEqual([]);

    await world.play('exhibitions.decide', { subscription_id: application.id, status: 'accepted' });
    expect((await tasksOf(organiser, 'exhibitions')).data).toMatchObject([{ count: 1 }]);
    expect((await tasksOf(applicant, 'exhibitions')).data).toMatchObject([
      { task: 'pay_place', amount: { amount: '40.00', currency: 'USD' }, due_at: expect.any(String) },
    ]);
    expect((await tasksOf(applicant, 'exhibitions', '&search=salt')).total).toBe(1);
    expect((await tasksOf(applicant, 'exhibitions', '&search=pepper')).total).toBe(0);
    await world.play('exhibitions.pay-fee', { subscription_id: application.id });
    expect((await tasksOf(applicant, 'exhibitions')).data).toEqual([]);
  });
});

describe('crowdfunding tasks', () => {
  it('ask to thank donors and to answer messages, per request', async () => {
    const seller = await world.seller();
    const { write, accept } = crowdfundingApi(world);
    const request = await createCrowdfunding(world, seller);
    await accept(request.id);
    const from = (email: string, lastname: string) => ({ email, firstname: 'Ada', lastname });
    await world.play('crowdfunding.donate', {
      request: request.id,
      amount: '250.50',
      ...from('a@example.com', 'Linden'),
    });
    expect((await tasksOf(seller, 'donation')).data).toMatchObject([
      {
        task: 'thank',
        record: { kind: 'crowdfunding', id: request.id },
        number: request.number,
        person: 'Ada Linden',
        count: 1,
        amount: { amount: '250.50', currency: 'USD' },
      },
    ]);
    await world.play('crowdfunding.donate', { request: request.id, amount: '50', ...from('b@example.com', 'Birch') });
    await world.play('crowdfunding.write', {
      request: request.id,
      message: 'Is blue possible?',
      ...from('b@example.com', 'Birch'),
    });
    const both = await tasksOf(seller, 'donation');
    expect(both.data.map(({ task, count, person }) => [task, count, person])).toEqual([
      ['thank', 2, null],
      ['answer_messages', 1, 'Ada Birch'],
    ]);
    expect(both.counts).toEqual({ ...noTasks, donation: 2 });

    const supporter = (await crowdfundingApi(world).details(seller, request.id))
      .json()
      .data.contributions.find((one: { supporter: { name: string } }) => one.supporter.name === 'Ada Birch')
      .supporter.id;
    const one = { crowd_funding_id: request.id, supporter_id: supporter, message: 'Yes, and thank you.' };
    expect((await write(seller, one)).statusCode).toBe(201);
    expect((await tasksOf(seller, 'donation')).data).toMatchObject([{ task: 'thank', person: 'Ada Linden', count: 1 }]);
    await write(seller, { crowd_funding_id: request.id, message: 'Thank you, all.' });
    expect((await tasksOf(seller, 'donation')).data).toEqual([]);
  });

  it('list each purchased piece until it is delivered', async () => {
    const seller = await world.seller();
    const request = await createCrowdfunding(world, seller, { pieces: 2 });
    await crowdfundingApi(world).accept(request.id);
    const piece = request.art_pieces[0]?.id ?? '';
    expect((await tasksOf(seller, 'purchased_art')).data).toEqual([]);
    await world.play('crowdfunding.buy', { piece });
    const step = async () => (await tasksOf(seller, 'purchased_art')).data.map(({ task, record }) => [task, record]);
    const record = { kind: 'art_piece', id: piece, parent_id: request.id };
    expect(await step()).toEqual([['begin', record]]);
    await artPieces.report(seller, { art_piece_id: piece, status: 'in_progress' });
    expect(await step()).toEqual([['make', record]]);
    await artPieces.addImages(seller, piece, { kind: 'completed' });
    await artPieces.report(seller, { art_piece_id: piece, status: 'completed' });
    expect(await step()).toEqual([['ship', record]]);
    await artPieces.ship(seller, tracking(piece, today(world)));
    expect(await step()).toEqual([['confirm_delivery', record]]);
    await artPieces.deliver(seller, piece);
    expect(await step()).toEqual([]);
  });
});
