import { createIntent, getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from '@smart-art/api-client/queries';
import { Button, LinkButton } from '@smart-art/ui/button';
import { CopyButton } from '@smart-art/ui/copy-button';
import { Dialog } from '@smart-art/ui/dialog';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { TextField } from '@smart-art/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../frame/FailureBanner.tsx';
import { failureMessage } from '../frame/failure-message.ts';
import { useServices } from '../services/services.ts';
import { addressOf, subscriptionOf } from './address.ts';
import { calendarMessages as messages } from './calendar.messages.ts';

/** The URL of the seller's calendar: create, copy, replace and remove it. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { clients, config } = useServices();
  const feed = useQuery(getCalendarFeed(clients.product));
  const make = useMutation(makeCalendarFeed(clients.product));
  const remove = useMutation(removeCalendarFeed(clients.product));
  /* A retry after a lost response reuses the idempotency key; the next URL gets a new one. */
  const [keyOf] = useState(() => createIntent());
  const [round, setRound] = useState(0);
  /* Keep the button pending until the URL is refetched: disabling it in between would lose the focus. */
  const isUnderWay = (action: typeof make | typeof remove) =>
    action.isPending || (action.isSuccess && feed.isRefetching);
  const isMaking = isUnderWay(make);
  const isRemoving = isUnderWay(remove);
  const failed = make.error ?? remove.error;
  const url = feed.data?.url;
  const address = url && addressOf(config.productUrl, url);

  const makeAddress = () => {
    remove.reset();
    make.mutate(keyOf({ round }), { onSuccess: () => setRound(round + 1) });
  };
  const removeAddress = () => {
    make.reset();
    remove.mutate(undefined, { onSuccess: () => setRound(round + 1) });
  };

  return (
    <Dialog
      footer={
        address ? (
          <>
            <Button disabled={isMaking} onClick={removeAddress} pending={isRemoving} tone="danger">
              {intl.formatMessage(messages.remove)}
            </Button>
            <Button disabled={isRemoving} onClick={makeAddress} pending={isMaking}>
              {intl.formatMessage(messages.another)}
            </Button>
            <LinkButton href={subscriptionOf(address)} emphasis="primary">
              {intl.formatMessage(messages.subscribe)}
            </LinkButton>
          </>
        ) : (
          feed.data && (
            <Button emphasis="primary" onClick={makeAddress} pending={isMaking}>
              {intl.formatMessage(messages.make)}
            </Button>
          )
        )
      }
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      title={intl.formatMessage(messages.title)}
    >
      <Stack gap={4}>
        <Text>{intl.formatMessage(messages.help)}</Text>
        <FailureBanner query={feed} title={intl.formatMessage(messages.failed)} />
        {feed.isPending && <Skeleton lines={2} />}
        {address && (
          <>
            <Inline align="end" gap={2} wrap={false}>
              <TextField
                label={intl.formatMessage(messages.address)}
                name="address"
                onChange={() => {}}
                onFocus={(event) => event.currentTarget.select()}
                readOnly
                value={address}
              />
              <CopyButton label={intl.formatMessage(messages.address)} value={address} />
            </Inline>
            <Muted>{intl.formatMessage(messages.secret)}</Muted>
          </>
        )}
        {failed && <InlineMessage tone="danger">{failureMessage(intl, failed)}</InlineMessage>}
      </Stack>
    </Dialog>
  );
}
