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

/** Why no work can be added: the agreement is not active (000 section 4), or its disk quota has no byte left. */
export type AddingObstacle = 'agreement' | 'quota';

/** @returns null where works can be added, and while that is not known */
export function addingObstacle(
  profile: Pick<ProfileDetails, 'dbCurrentActiveAgreement'> | undefined,
): AddingObstacle | null {
  if (!profile) return null;
  if (!isActive(profile)) return 'agreement';
  return profile.dbCurrentActiveAgreement?.free_bytes === 0 ? 'quota' : null;
}

/** Whether works and files can be added: the backend's own word. */
export const isActive = ({ dbCurrentActiveAgreement }: Pick<ProfileDetails, 'dbCurrentActiveAgreement'>): boolean =>
  dbCurrentActiveAgreement?.status === 'activated';
