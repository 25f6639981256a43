/** The agreement in the contract's format (000 sections 3 and 4). */
import type { components } from '@smart-art/openapi/product';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { agreements, subscription_payments } from '../db/schema/index.ts';
import { type Agreement, dateOf, isActive, totalQuota } from '../general/agreement.ts';
import { type Language, translate, type Wording } from '../messages/messages.ts';

type AgreementState = components['schemas']['AgreementState'];

/** A bank transfer that has not arrived yet. */
interface AwaitedTransfer {
  id: string;
  due: Date;
}

/** Which of the two banners of 000 section 4 is shown. */
function bannerOf(agreement: Agreement, now: Date, language: Language): AgreementState['banner'] {
  const { subscription_type, agreement_end_date, payment_status } = agreement;
  const banner = (kind: 'expired' | 'payment_due', key: Wording['key']) => ({
    kind,
    message: translate(language, { key, values: { date: agreement_end_date } }),
  });
  const hasEnded = agreement_end_date < dateOf(now);
  if (subscription_type === 'Paid' && hasEnded) return banner('expired', 'bannerExpired');
  if (!hasEnded && payment_status !== 'paid') return banner('payment_due', 'bannerPaymentDue');
  return null;
}

function stateOf(agreement: Agreement, awaited: AwaitedTransfer | null, now: Date, language: Language): AgreementState {
  const { subscription_type, agreement_end_date, payment_status, services, used_bytes } = agreement;
  const { notification_end_date: end_date } = agreement;
  return {
    subscription_type,
    agreement_end_date,
    payment_status,
    status: isActive(agreement, now) ? 'activated' : 'expiried',
    services,
    quota_bytes: totalQuota(agreement),
    used_bytes,
    notification_service: { active: end_date !== null && end_date >= dateOf(now), end_date },
    awaited_payment: awaited && { id: awaited.id, due_at: awaited.due.toISOString() },
    banner: bannerOf(agreement, now, language),
  };
}

/** The agreement of a seller; null until services are chosen. A single query, because it is polled every second. */
export async function agreementState(
  queries: Queries,
  sellerId: string,
  now: Date,
  language: Language,
): Promise<AgreementState | null> {
  const [found] = await queries
    .select({
      agreement: agreements,
      awaited: { id: subscription_payments.id, due: subscription_payments.expires_at },
    })
    .from(agreements)
    .leftJoin(
      subscription_payments,
      and(
        eq(subscription_payments.seller_id, agreements.seller_id),
        eq(subscription_payments.status, 'awaiting_transfer'),
      ),
    )
    .where(eq(agreements.seller_id, sellerId));
  return found ? stateOf(found.agreement, found.awaited, now, language) : null;
}
