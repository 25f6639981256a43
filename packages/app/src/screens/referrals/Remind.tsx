import { ApiError } from '@smart-art/api-client';
import { createIntent, listReferrals, type Referral, sendReferralReminder } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { formatExact } from '@smart-art/ui/date-time';
import { Send } from '@smart-art/ui/icons';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { referralsMessages as messages, reasonMessages } from './referrals.messages.ts';

type Reason = NonNullable<Referral['available_actions'][number]['reason']>;

/** Why no reminder can be sent now; undefined if it is obvious (who has joined needs none). */
function reasonText(intl: IntlShape, { code, values }: Reason): string | undefined {
  const known: Partial<Record<string, MessageDescriptor>> = reasonMessages;
  const message = known[code];
  const from = typeof values.from === 'string' ? formatExact(new Date(values.from), intl) : values.from;
  return message && intl.formatMessage(message, { ...values, from });
}

/** Sends a reminder, at most once a day and three times in all (000 section 7), or says why it has to wait. */
export function Remind({ referral }: { referral: Referral }) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(sendReferralReminder(clients.product));
  const [keyOf] = useState(() => createIntent());
  const { id, reminders_sent } = referral;
  const offer = referral.available_actions.find(({ action }) => action === 'remind');
  if (!offer) return null;
  if (!offer.available) {
    const reason = offer.reason && reasonText(intl, offer.reason);
    return reason ? <InlineMessage tone="info">{reason}</InlineMessage> : null;
  }
  const remind = async () => {
    try {
      /* A retry after a lost response reuses the idempotency key; the next reminder gets a new one. */
      const { message } = await mutateAsync({ id, idempotencyKey: keyOf({ id, reminders_sent }) });
      toast.success(message);
    } catch (error) {
      toast.warning(failureMessage(intl, error));
      /* Reload the list: it was sent from another tab, or the person has joined. */
      const isOther = error instanceof ApiError && (error.kind === 'conflict' || error.kind === 'not-found');
      const { queryKey } = listReferrals(clients.product, {});
      if (isOther) await queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
    }
  };
  return (
    <Button icon={Send} onClick={() => void remind()} pending={isPending}>
      {intl.formatMessage(messages.remind)}
    </Button>
  );
}
