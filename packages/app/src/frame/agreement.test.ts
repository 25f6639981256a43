import type { ProfileDetails } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { agreementNotice } from './agreement.ts';

type Agreement = NonNullable<ProfileDetails['dbTenantAgreement']>;
const of = (
  subscription_type: Agreement['subscription_type'],
  agreement_end_date: string,
  payment_status: Agreement['payment_status'],
) =>
  agreementNotice({ dbTenantAgreement: { subscription_type, agreement_end_date, payment_status } }, '2026-11-21')
    ?.kind ?? null;

test.each<[Parameters<typeof of>, ReturnType<typeof of>]>([
  [['Paid', '2026-11-20', 'paid'], 'expired'],
  [['Paid', '2026-11-20', 'unpaid'], 'expired'],
  [['Paid', '2026-11-21', 'paid'], null],
  [['Paid', '2026-11-21', 'unpaid'], 'unpaid'],
  [['Paid', '2027-11-21', 'unpaid'], 'unpaid'],
  [['Paid', '2027-11-21', 'paid'], null],
  [['Free', '2020-01-01', 'paid'], null],
  [['Free', '2027-01-01', 'unpaid'], 'unpaid'],
])('%o: %s', (agreement, kind) => expect(of(...agreement)).toBe(kind));
