/** Transition table of an invitation (000 section 7; the deadlines are our own). */
import { referralReminders } from '@smart-art/openapi/rules';
import { defineProcess, type Reason } from './process.ts';

export type ReferralStatus = 'invited' | 'joined' | 'expired' | 'deleted';

export interface ReferralFacts {
  remindersSent: number;
  lastRemindedAt: Date | null;
  expiresAt: Date;
}

function reminders_left({ remindersSent }: ReferralFacts): Reason | null {
  const bound = referralReminders.atMost;
  return remindersSent < bound ? null : { code: 'referral_reminders_used', values: { bound } };
}

function a_day_passed({ lastRemindedAt }: ReferralFacts, now: Date): Reason | null {
  const next = (lastRemindedAt?.getTime() ?? Number.NEGATIVE_INFINITY) + referralReminders.pause;
  if (now.getTime() >= next) return null;
  return { code: 'referral_reminded_today', values: { from: new Date(next).toISOString() } };
}

function time_is_up({ expiresAt }: ReferralFacts, now: Date): Reason | null {
  return now >= expiresAt ? null : { code: 'referral_still_open', values: { until: expiresAt.toISOString() } };
}

function still_open(facts: ReferralFacts, now: Date): Reason | null {
  return time_is_up(facts, now) ? null : { code: 'referral_expired', values: {} };
}

export const referralProcess = defineProcess<ReferralStatus, ReferralFacts>({
  kind: 'referral',
  title: 'Invitation',
  source: 'Calls of 000 section 7; states and deadlines are our own.',
  states: ['invited', 'joined', 'expired', 'deleted'],
  initial: 'invited',
  transitions: [
    {
      action: 'remind',
      by: 'seller',
      from: ['invited'],
      to: 'same',
      guards: [still_open, reminders_left, a_day_passed],
    },
    { action: 'join', by: 'system', from: ['invited'], to: 'joined', guards: [still_open] },
    { action: 'expire', by: 'system', from: ['invited'], to: 'expired', guards: [time_is_up] },
    { action: 'delete', by: 'seller', from: ['invited', 'joined', 'expired'], to: 'deleted' },
  ],
});
