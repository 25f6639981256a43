/** Simulated actions on exhibitions: of other organisers, visitors and the super admin (001 section 4). */
import { localTimeAt } from '@smart-art/openapi/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { day } from '../constants.ts';
import { exhibition_subscriptions, users, works } from '../db/schema/index.ts';
import { applyForExhibition, cancelParticipation, decideOnExhibitor } from '../exhibitions/apply.ts';
import { move, payFee } from '../exhibitions/move.ts';
import { lockSubscription } from '../exhibitions/rows.ts';
import { saveExhibition } from '../exhibitions/save.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { superAdmin } from '../platform/super-admin.ts';
import { saveInTurn } from '../products/save.ts';
import { nameOf } from '../profile/people.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import type { SandboxAction, SandboxField } from './action.ts';
import { otherSeller, personFields } from './people.ts';

const area = 'Exhibitions';
const subscription: SandboxField = { name: 'subscription_id', label: 'Application', kind: 'text', required: true };
const exhibition: SandboxField = { name: 'exhibition_id', label: 'Exhibition', kind: 'text', required: true };
const link = '/exhibitions/all';

/** The person's first work; creates one if there is none. */
async function workOf({ queries, now }: Services, person: User): Promise<string> {
  const [existing] = await queries
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.seller_id, person.id), isNull(works.deleted_at)))
    .orderBy(asc(works.created_at), asc(works.id))
    .limit(1);
  if (existing) return existing.id;
  const offer = { size_unit: 'cm', for_sale: false, for_rent: false } as const;
  const input = { title: 'Low tide, study', type: 'art', category_id: 'cat_painting', ...offer } as const;
  const request = { sellerId: person.id, id: 'new', input, ifMatch: undefined, language: 'en', now: now() } as const;
  const { product } = await queries.transaction((tx) => saveInTurn(tx, request));
  return product.id;
}

/** The person on one side of an application. @throws HttpError 404 */
async function sideOf({ queries }: Services, id: string, side: 'organiser' | 'participant'): Promise<User> {
  const locked = await queries.transaction((tx) => lockSubscription(tx, id));
  const userId = side === 'organiser' ? locked.exhibition.seller_id : locked.subscription.seller_id;
  const [user] = await queries.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  return user;
}

const organise: SandboxAction = {
  id: 'exhibitions.organise',
  area,
  title: 'Another seller announces an exhibition',
  fields: [
    ...personFields,
    { name: 'name', label: 'Name', kind: 'text', required: true, initial: 'Low Tide' },
    { name: 'days', label: 'Days until it starts', kind: 'number', required: true, initial: '30' },
    { name: 'exhibitor_fee', label: 'Fee for exhibitors in dollars', kind: 'text' },
    { name: 'attendee_fee', label: 'Fee for attendees in dollars', kind: 'text' },
    { name: 'places', label: 'Places for exhibitors, and for attendees', kind: 'number', initial: '20' },
  ],
  async run(services, input) {
    const organiser = await otherSeller(services, input);
    const now = services.now();
    const time_zone = 'Asia/Tokyo';
    const local = (days: number) => localTimeAt(new Date(now.getTime() + days * day), time_zone);
    const days = Number(input.days);
    const places = Number(input.places ?? 20);
    const usd = (amount: string | undefined) => (amount ? ({ amount, currency: 'USD' } as const) : null);
    const announced = {
      name: input.name ?? '',
      category: 'Both',
      type: 'All',
      start_date: local(days),
      end_date: local(days + 7),
      time_zone,
      address: '2-8-1 Nishi-Gosho, Onomichi',
      exhibitor_fee: usd(input.exhibitor_fee),
      virtual_attendee_fee: usd(input.attendee_fee),
      physical_attendee_fee: usd(input.attendee_fee),
      maximum_exhibitors: places,
      maximum_subscribers: places,
      organiser: { name: nameOf(organiser), email: organiser.email },
    } as const;
    const { row } = await services.queries.transaction((tx) =>
      saveExhibition(tx, organiser, announced, undefined, now),
    );
    return { message: `“${row.name}” is announced.`, id: row.id, link };
  },
};

const apply: SandboxAction = {
  id: 'exhibitions.apply',
  area,
  title: 'Another seller applies for an exhibition',
  fields: [
    exhibition,
    ...personFields,
    { name: 'role', label: 'As', kind: 'select', required: true, options: ['exhibitor', 'attendee'] },
    { name: 'attendance', label: 'An attendee comes', kind: 'select', options: ['virtual', 'physical'] },
    { name: 'message', label: 'Message to the organiser', kind: 'text' },
  ],
  async run(services, input) {
    const person = await otherSeller(services, input);
    const { exhibition_id = '', message = null } = input;
    const application =
      input.role === 'exhibitor'
        ? { exhibition_id, message, role: 'exhibitor' as const, work_ids: [await workOf(services, person)] }
        : {
            exhibition_id,
            message,
            role: 'attendee' as const,
            ...(input.attendance && { attendance: input.attendance as 'virtual' | 'physical' }),
          };
    const made = await services.queries.transaction((tx) =>
      applyForExhibition(tx, person, application, services.now()),
    );
    const { id, status } = made.subscription;
    return { message: `${nameOf(person)} is ${status}.`, id, link };
  },
};

const cancel: SandboxAction = {
  id: 'exhibitions.give-up',
  area,
  title: 'An applicant withdraws',
  fields: [
    subscription,
    { name: 'reason', label: 'Reason', kind: 'text', required: true, initial: 'Something came up.' },
  ],
  async run(services, { subscription_id = '', reason = '' }) {
    const person = await sideOf(services, subscription_id, 'participant');
    const cancellation = { subscription_id, reason };
    const now = services.now();
    const admin = await superAdmin(services.queries, now);
    const { subscription: row } = await services.queries.transaction((tx) =>
      cancelParticipation(tx, person, cancellation, { admin, now }),
    );
    return { message: `The application is ${row.status}.`, id: row.id, link };
  },
};

const decide: SandboxAction = {
  id: 'exhibitions.decide',
  area,
  title: 'The organiser accepts or declines an exhibitor',
  fields: [
    subscription,
    { name: 'status', label: 'Decision', kind: 'select', required: true, options: ['accepted', 'declined'] },
    { name: 'reason', label: 'Reason for declining', kind: 'text', initial: 'The rooms are full.' },
  ],
  async run(services, { subscription_id = '', status, reason }) {
    const organiser = await sideOf(services, subscription_id, 'organiser');
    const decision = { status: status as 'accepted' | 'declined', reason };
    const { subscription: row } = await services.queries.transaction((tx) =>
      decideOnExhibitor(tx, organiser, subscription_id, decision, undefined, services.now()),
    );
    return { message: `The application is ${row.status}.`, id: row.id, link };
  },
};

const pay: SandboxAction = {
  id: 'exhibitions.pay-fee',
  area,
  title: 'The fee for a place is paid',
  fields: [subscription],
  async run({ queries, now }, { subscription_id = '' }) {
    await queries.transaction(async (tx) => payFee(tx, await lockSubscription(tx, subscription_id), now()));
    return { message: 'The fee is paid, the place is confirmed.', id: subscription_id, link };
  },
};

const answer: SandboxAction = {
  id: 'exhibitions.answer-cancellation',
  area,
  title: 'The super admin answers a cancellation request',
  fields: [
    subscription,
    { name: 'answer', label: 'Answer', kind: 'select', required: true, options: ['accept', 'refuse'] },
  ],
  async run({ queries, now }, { subscription_id = '', answer: decision }) {
    const { subscription: row } = await queries.transaction(async (tx) =>
      move(tx, await lockSubscription(tx, subscription_id), {
        action: decision === 'accept' ? 'accept_cancellation' : 'refuse_cancellation',
        actor: 'super_admin',
        now: now(),
      }),
    );
    return { message: `The application is ${row.status}.`, id: row.id, link };
  },
};

const refund: SandboxAction = {
  id: 'exhibitions.refund',
  area,
  title: 'The operator refunds a fee',
  fields: [subscription],
  async run({ queries, now }, { subscription_id = '' }) {
    const [row] = await queries
      .update(exhibition_subscriptions)
      .set({ payment_status: 'refunded', updated_at: now() })
      .where(
        and(
          eq(exhibition_subscriptions.id, subscription_id),
          eq(exhibition_subscriptions.payment_status, 'refund_due'),
        ),
      )
      .returning();
    if (!row) throw conflict('exhibitionNoRefundDue');
    return { message: 'The fee is refunded.', id: row.id, link };
  },
};

export const exhibitionActions: readonly SandboxAction[] = [organise, apply, cancel, decide, pay, answer, refund];
