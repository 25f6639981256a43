import type { ProfileDetails } from '@smart-art/api-client/queries';

/** What the seller must be told of the disk-quota agreement (000 section 4); null when nothing. */
export type AgreementNotice = { kind: 'expired' | 'unpaid'; endDate: string } | null;

/**
 * Expired: a paid subscription whose end date has passed. Unpaid: its end is ahead, but it is not paid.
 * @param today as the agreement's dates are written, YYYY-MM-DD
 */
export function agreementNotice(
  { dbTenantAgreement: agreement }: Pick<ProfileDetails, 'dbTenantAgreement'>,
  today: string,
): AgreementNotice {
  if (!agreement) return null;
  const endDate = agreement.agreement_end_date;
  if (agreement.subscription_type === 'Paid' && endDate < today) return { kind: 'expired', endDate };
  if (endDate >= today && agreement.payment_status !== 'paid') return { kind: 'unpaid', endDate };
  return null;
}

/** Whether works and files can be added: the backend's own word. */
export const isActive = ({ dbCurrentActiveAgreement }: Pick<ProfileDetails, 'dbCurrentActiveAgreement'>): boolean =>
  dbCurrentActiveAgreement?.status === 'activated';
