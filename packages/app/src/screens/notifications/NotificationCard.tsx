import type { Notification } from '@smart-art/api-client/queries';
import { IconButton } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { DateTime } from '@smart-art/ui/date-time';
import { Check } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Stack } from '@smart-art/ui/stack';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { Muted, Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { linkOf } from '../../frame/notices.ts';
import { typeLabel } from './definition.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

/** One notification; following its link marks it as seen. Links stay within this site. */
export function NotificationCard({ notification, onSeen }: { notification: Notification; onSeen: () => void }) {
  const intl = useIntl();
  const { type, message, link, seen, created_at } = notification;
  const href = linkOf(link);
  return (
    <Card as="li" padding="small">
      <Inline align="start" gap={3} justify="between" wrap={false}>
        <Stack gap={1}>
          <Text strong={!seen}>
            {href ? (
              <Link href={href} onClick={() => !seen && onSeen()} standalone tone="name">
                {message}
              </Link>
            ) : (
              message
            )}
          </Text>
          <Inline gap={2}>
            {!seen && <StatusBadge tone="info">{intl.formatMessage(messages.unseen)}</StatusBadge>}
            <Muted as="span">{typeLabel(intl, type)}</Muted>
            <Muted as="span">
              <DateTime relative value={created_at} />
            </Muted>
          </Inline>
        </Stack>
        {!seen && (
          <IconButton
            emphasis="quiet"
            icon={Check}
            label={intl.formatMessage(messages.mark, { message })}
            onClick={onSeen}
          />
        )}
      </Inline>
    </Card>
  );
}
