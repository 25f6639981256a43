import type { CrowdfundingSummary } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { formatMoney } from '@smart-art/ui/money';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { dealerPath } from '../../people/dealer-path.ts';
import { PieceStatusBadge } from '../../pieces/PieceStatusBadge.tsx';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { listMessages as messages } from './list.messages.ts';
import { purchasePath } from './paths.ts';

/** The pieces of a request that supporters bought: buyer, price and status. */
export function PurchasedPieces({ request: { purchased_pieces: pieces } }: { request: CrowdfundingSummary }) {
  const intl = useIntl();
  const { config } = useServices();
  return (
    <Stack as="ul" gap={3}>
      {pieces.map((piece) => {
        const { id, title, cover, status, purchase } = piece;
        return (
          <Inline as="li" gap={4} key={id}>
            <ArtworkThumbnail image={cover && sourceOf(config.productUrl, cover)} />
            <Link href={purchasePath(piece)}>{title}</Link>
            <PieceStatusBadge status={status} />
            {purchase && (
              <Muted>
                {intl.formatMessage(messages.boughtBy, {
                  name: (
                    <Link href={dealerPath(purchase.supporter.id)} key="name">
                      {[purchase.supporter.name, purchase.supporter.company].filter(Boolean).join(', ')}
                    </Link>
                  ),
                  amount: formatMoney(purchase.amount.amount, purchase.amount.currency, intl.locale),
                })}
              </Muted>
            )}
          </Inline>
        );
      })}
    </Stack>
  );
}
