import type { Referral } from '@smart-art/api-client/queries';
import type { Column } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { StatusBadge, type StatusBadgeProps } from '@smart-art/ui/status-badge';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { referralsMessages as messages, statusMessages } from './referrals.messages.ts';

const tones: Record<Referral['status'], StatusBadgeProps['tone']> = {
  invited: 'info',
  joined: 'success',
  expired: 'neutral',
};

/** The columns of the invitations (001 section 3: name, email, referred by, date, link). */
export function referralColumns(intl: IntlShape): Column<Referral>[] {
  const header = (message: MessageDescriptor) => intl.formatMessage(message);
  const status = (referral: Referral) => header(statusMessages[referral.status]);
  return [
    {
      id: 'name',
      header: header(messages.name),
      text: ({ name }) => name,
      look: 'strong',
      width: 150,
      sortable: true,
    },
    {
      id: 'email',
      header: header(messages.email),
      text: ({ email }) => email,
      width: 220,
      priority: 1,
      sortable: true,
    },
    {
      id: 'status',
      header: header(messages.status),
      render: (referral) => <StatusBadge tone={tones[referral.status]}>{status(referral)}</StatusBadge>,
      text: status,
      width: 112,
    },
    {
      id: 'referred_by',
      header: header(messages.referredBy),
      text: ({ referred_by }) => referred_by,
      width: 130,
      priority: 4,
    },
    {
      id: 'date',
      header: header(messages.date),
      text: ({ date }) => formatDate(new Date(date), intl),
      width: 120,
      priority: 2,
      sortable: true,
    },
    { id: 'link', header: header(messages.link), text: ({ link }) => link, look: 'muted', width: 130, priority: 3 },
  ];
}

/** The columns of an export of invitations: instants in ISO 8601. */
export function referralCsv(intl: IntlShape): Column<Referral>[] {
  const column = (id: string, header: MessageDescriptor, csv: Column<Referral>['csv']): Column<Referral> => ({
    id,
    header: intl.formatMessage(header),
    csv: csv ?? false,
  });
  return [
    column('name', messages.name, ({ name }) => name),
    column('email', messages.email, ({ email }) => email),
    column('status', messages.status, ({ status }) => intl.formatMessage(statusMessages[status])),
    column('referred_by', messages.referredBy, ({ referred_by }) => referred_by),
    column('date', messages.date, ({ date }) => date),
    column('expires_at', messages.validUntil, ({ expires_at }) => expires_at),
    column('joined_at', messages.joinedOn, ({ joined_at }) => joined_at),
    column('reminders', messages.remindersSent, ({ reminders_sent }) => reminders_sent),
    column('link', messages.link, ({ link }) => link),
    column('message', messages.message, ({ message }) => message),
  ];
}
