/** Simulated actions of invited people. */
import { eq } from 'drizzle-orm';
import { referrals } from '../db/schema/index.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { markReferralJoined } from '../referrals/joined.ts';
import { findUser } from '../session/session.ts';
import type { SandboxAction } from './action.ts';
import { otherSeller } from './people.ts';

const join: SandboxAction = {
  id: 'referrals.join',
  area: 'Referrals',
  title: 'An invited person signs up',
  fields: [{ name: 'referral_id', label: 'Invitation', kind: 'text', required: true }],
  async run(services, { referral_id = '' }) {
    const { queries, now } = services;
    const [row] = await queries.select().from(referrals).where(eq(referrals.id, referral_id));
    if (!row) throw notFound();
    if (await findUser(queries, row.email)) throw conflict('referralOfSeller');
    const [firstname = row.name, ...rest] = row.name.split(/\s+/);
    await otherSeller(services, { email: row.email, firstname, lastname: rest.join(' ') || firstname });
    await queries.transaction((tx) => markReferralJoined(tx, row.email, now()));
    return { message: `${row.name} has signed up.`, id: row.id, link: '/refferals-list' };
  },
};

export const referralActions: readonly SandboxAction[] = [join];
