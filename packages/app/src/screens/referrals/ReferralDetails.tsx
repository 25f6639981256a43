import { resolveSource } from '@smart-art/api-client';
import type { Referral } from '@smart-art/api-client/queries';
import { referralReminders } from '@smart-art/openapi/rules';
import { CopyButton } from '@smart-art/ui/copy-button';
import { formatExact } from '@smart-art/ui/date-time';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { DeleteReferral } from './DeleteReferral.tsx';
import { Remind } from './Remind.tsx';
import { referralsMessages as messages } from './referrals.messages.ts';
import { ShareLink } from './ShareLink.tsx';

/** An invitation in full: its link, message and reminders, and its actions. */
export function ReferralDetails({ referral }: { referral: Referral }) {
  const intl = useIntl();
  const { config } = useServices();
  const { name, link, message, attachment, status, expires_at, joined_at } = referral;
  const exact = (instant: string) => formatExact(new Date(instant), intl);
  const facts = [
    {
      term: intl.formatMessage(messages.link),
      description: (
        <Inline gap={1}>
          <Text>{link}</Text>
          <CopyButton label={intl.formatMessage(messages.linkOf, { name })} value={link} />
        </Inline>
      ),
    },
    { term: intl.formatMessage(messages.message), description: message },
    ...(attachment
      ? [
          {
            term: intl.formatMessage(messages.attachment),
            description: <Link href={resolveSource(config.productUrl, attachment.url)}>{attachment.file_name}</Link>,
          },
        ]
      : []),
    joined_at
      ? { term: intl.formatMessage(messages.joinedOn), description: exact(joined_at) }
      : { term: intl.formatMessage(messages.validUntil), description: exact(expires_at) },
    { term: intl.formatMessage(messages.reminders), description: <Reminders referral={referral} /> },
  ];
  return (
    <Stack gap={4}>
      <DescriptionList items={facts} />
      <Inline gap={2}>
        {status === 'invited' && <ShareLink referral={referral} />}
        <Remind referral={referral} />
        <DeleteReferral referral={referral} />
      </Inline>
    </Stack>
  );
}

/** The number of reminders sent, and the maximum. */
function Reminders({ referral: { reminders_sent: sent, last_reminded_at: last } }: { referral: Referral }) {
  const intl = useIntl();
  const values = { sent, most: referralReminders.atMost };
  return last
    ? intl.formatMessage(messages.sentLast, { ...values, date: formatExact(new Date(last), intl) })
    : intl.formatMessage(messages.sent, values);
}
