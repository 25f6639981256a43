import type { AgreementState, ProfileDetails } from '@smart-art/api-client/queries';

/** What the seller must be told of the disk-quota agreement (000 section 4), and where it is put right. */
export interface AgreementNotice {
  kind: NonNullable<AgreementState['banner']>['kind'];
  /** The agreement's last day, YYYY-MM-DD. */
  endDate: string;
  /** A bank transfer is on its way: its details can be looked at again. */
  isTransferAwaited: boolean;
  path: '/payment' | '/payment-renew';
}

/**
 * Expired: a paid subscription whose end date has passed. Payment due: its end is ahead, but it is not paid. By the
 * house's clock, not the device's: a device whose date is wrong must not call an agreement expired.
 *
 * @returns null when there is nothing to tell
 */
export function agreementNotice(
  agreement: Pick<AgreementState, 'banner' | 'agreement_end_date' | 'awaited_payment'>,
): AgreementNotice | null {
  if (!agreement.banner) return null;
  const isTransferAwaited = agreement.awaited_payment !== null;
  return {
    kind: agreement.banner.kind,
    endDate: agreement.agreement_end_date,
    isTransferAwaited,
    path: isTransferAwaited ? '/payment' : '/payment-renew',
  };
}

/** Whether works and files can be added: the backend's own word. */
export const isActive = ({ dbCurrentActiveAgreement }: Pick<ProfileDetails, 'dbCurrentActiveAgreement'>): boolean =>
  dbCurrentActiveAgreement?.status === 'activated';
