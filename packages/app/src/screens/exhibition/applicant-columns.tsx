import type { ExhibitionUser } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { Button } from '@smart-art/ui/button';
import type { Column } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { SubscriptionBadge } from '../../exhibitions/Badges.tsx';
import { attendanceMessages, paymentMessages, statusMessages } from '../../exhibitions/exhibition.messages.ts';
import type { Role } from './applicants-definition.ts';
import { peopleMessages as messages } from './page.messages.ts';

export const nameOf = ({ user }: ExhibitionUser): string => personName(user.firstname, user.lastname);

/** The payment status of an applicant's fee, with its amount. */
export function paymentText(intl: IntlShape, { fee, payment_status }: ExhibitionUser): string {
  const state = intl.formatMessage(paymentMessages[payment_status]);
  return fee ? `${formatMoney(fee.amount, fee.currency, intl.locale)} · ${state}` : state;
}

const attendanceText = (intl: IntlShape, { attendance }: ExhibitionUser): string =>
  attendance ? intl.formatMessage(attendanceMessages[attendance]) : '';

export interface ApplicantColumns {
  intl: IntlShape;
  role: Role;
  onOpen: (applicant: ExhibitionUser) => void;
}

/** Opens an application and its decisions. */
export function OpenApplicant({
  intl,
  applicant,
  onOpen,
}: { applicant: ExhibitionUser } & Pick<ApplicantColumns, 'intl' | 'onOpen'>) {
  return (
    <Button
      aria-label={intl.formatMessage(messages.openOf, { name: nameOf(applicant) })}
      onClick={() => onOpen(applicant)}
      size="small"
    >
      {intl.formatMessage(messages.open)}
    </Button>
  );
}

export function applicantColumns({ intl, role, onOpen }: ApplicantColumns): Column<ExhibitionUser>[] {
  const column = (
    id: string,
    header: MessageDescriptor,
    text: (applicant: ExhibitionUser) => string,
    more: Partial<Column<ExhibitionUser>> = {},
  ): Column<ExhibitionUser> => ({ id, header: intl.formatMessage(header), text, width: 140, ...more });
  return [
    column('name', messages.name, nameOf, { look: 'strong', width: 160 }),
    column('status', messages.status, ({ status }) => intl.formatMessage(statusMessages[status]), {
      render: ({ status }) => <SubscriptionBadge status={status} />,
    }),
    ...(role === 'exhibitor'
      ? [
          {
            id: 'decide',
            header: intl.formatMessage(messages.decide),
            render: (applicant: ExhibitionUser) => <OpenApplicant applicant={applicant} intl={intl} onOpen={onOpen} />,
            width: 110,
          },
          column('works', messages.works, ({ works }) => intl.formatNumber(works.length), {
            align: 'end',
            width: 80,
            priority: 3,
          }),
        ]
      : [column('attendance', messages.attendance, (row) => attendanceText(intl, row), { width: 120, priority: 3 })]),
    column('payment', messages.payment, (row) => paymentText(intl, row), { width: 150, priority: 1 }),
    column('applied', messages.applied, ({ applied_at }) => formatDate(new Date(applied_at), intl), {
      width: 120,
      priority: 2,
    }),
    column('email', messages.email, ({ user }) => user.email, { look: 'muted', width: 200, priority: 4 }),
  ];
}

/** The columns of an export of applicants. */
export function applicantCsv(intl: IntlShape, role: Role): Column<ExhibitionUser>[] {
  const column = (
    id: string,
    header: MessageDescriptor,
    csv: Column<ExhibitionUser>['csv'],
  ): Column<ExhibitionUser> => ({ id, header: intl.formatMessage(header), csv: csv ?? false });
  return [
    column('name', messages.name, nameOf),
    column('email', messages.email, ({ user }) => user.email),
    column('status', messages.status, ({ status }) => intl.formatMessage(statusMessages[status])),
    ...(role === 'exhibitor'
      ? [column('works', messages.works, ({ works }) => works.map(({ title }) => title).join('; '))]
      : [column('attendance', messages.attendance, (row) => attendanceText(intl, row))]),
    column('amount', messages.amount, ({ fee }) => (fee ? Number(fee.amount) : null)),
    column('currency', messages.currency, ({ fee }) => fee?.currency),
    column('payment', messages.payment, ({ payment_status }) => intl.formatMessage(paymentMessages[payment_status])),
    column('message', messages.message, ({ message }) => message),
    column('reason', messages.reason, ({ reason }) => reason),
    column('applied', messages.applied, ({ applied_at }) => applied_at),
  ];
}
