import type { AgreementState, ProfileDetails } from '@smart-art/api-client/queries';

/** A notice about the disk-quota agreement (000 section 4), with the page that resolves it. */
export interface AgreementNotice {
  kind: NonNullable<AgreementState['banner']>['kind'];
  /** The agreement's last day, YYYY-MM-DD. */
  endDate: string;
  /** A bank transfer is pending; its details can be shown again. */
  isTransferAwaited: boolean;
  path: '/payment' | '/payment-renew';
}

/**
 * Expired: a paid subscription whose end date has passed. Payment due: it is not paid and its end is ahead. Decided by
 * the server's clock: a wrong date on the device must not make an agreement look expired.
 *
 * @returns null if there is no notice
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

/** Why no work can be added: the agreement is not active (000 section 4), or its disk quota is used up. */
export type AddingObstacle = 'agreement' | 'quota';

/** @returns null if works can be added, or if it is not known yet */
export function addingObstacle(
  profile: Pick<ProfileDetails, 'dbCurrentActiveAgreement'> | undefined,
): AddingObstacle | null {
  if (!profile) return null;
  if (!isActive(profile)) return 'agreement';
  return profile.dbCurrentActiveAgreement?.free_bytes === 0 ? 'quota' : null;
}

/** Whether works and files can be added, as reported by the backend. */
export const isActive = ({ dbCurrentActiveAgreement }: Pick<ProfileDetails, 'dbCurrentActiveAgreement'>): boolean =>
  dbCurrentActiveAgreement?.status === 'activated';
