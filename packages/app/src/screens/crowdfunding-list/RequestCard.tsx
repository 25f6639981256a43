import type { CrowdfundingSummary } from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { Money } from '@smart-art/ui/money';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { RequestStatusBadge } from '../crowdfunding/RequestStatusBadge.tsx';
import { cancelledText, completionText, validityText } from './columns.tsx';
import { listMessages as messages } from './list.messages.ts';
import { requestPath } from './paths.ts';
import { Raised } from './Raised.tsx';

/** A request in the phone layout. */
export function RequestCard({ request }: { request: CrowdfundingSummary }) {
  const intl = useIntl();
  const { config } = useServices();
  const { status, reason } = request;
  const isCancelled = status === 'cancelled';
  const when = isCancelled
    ? intl.formatMessage(messages.cancelledAt, { date: cancelledText(intl, request) })
    : intl.formatMessage(messages.completeBy, { date: completionText(intl, request) });
  const rest = isCancelled
    ? reason
    : intl.formatMessage(request.valid_until ? messages.validBy : messages.validFor, {
        time: validityText(intl, request),
      });
  return (
    <Stack gap={3}>
      <ArtworkRow
        artist={request.number}
        href={requestPath(request)}
        image={sourceOf(config.productUrl, request.cover)}
        medium={when}
        price={<Money {...request.amount_requested} />}
        status={<RequestStatusBadge status={status} />}
        title={request.title}
      />
      {!isCancelled && <Raised request={request} />}
      {rest && <Muted>{rest}</Muted>}
    </Stack>
  );
}
