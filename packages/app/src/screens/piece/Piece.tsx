import { ApiError } from '@smart-art/api-client';
import { getArtPiece } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useServices } from '../../services/services.ts';
import { OrderSkeleton } from '../order/OrderSkeleton.tsx';
import { PiecePage } from './PiecePage.tsx';
import { pieceMessages as messages } from './piece.messages.ts';

/**
 * A piece of a custom order, or one bought by a supporter: /purchased/view-info/{id} (000 sections 2 and 7:
 * get-art-peice-data). Its description, costs and progress.
 */
export function Component() {
  const intl = useIntl();
  const { id: first = '', piece: second } = useParams();
  const isOfOrder = second !== undefined;
  const id = second ?? first;
  const { clients } = useServices();
  const query = useQuery(getArtPiece(clients.product, id));
  const { data, error } = query;
  /* Pieces of other orders, and unsold pieces of crowdfunding requests, are not found here. */
  const isElsewhere =
    data !== undefined &&
    (isOfOrder ? data.belongs_to.id !== first : data.belongs_to.kind !== 'crowdfunding' || data.purchase === null);
  const piece = isElsewhere ? undefined : data;
  /* 422: the URL's id is malformed. */
  const isMissing =
    isElsewhere || (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation'));
  const heading =
    (error || isElsewhere) && !piece ? intl.formatMessage(isMissing ? messages.missing : messages.name) : undefined;
  useTitle(piece?.title ?? heading);
  const crumbs = useCrumbs(piece?.title ?? heading).map((crumb, at, all) =>
    /* The order is named by its number. */
    isOfOrder && at === all.length - 2 && piece ? { ...crumb, label: piece.belongs_to.number } : crumb,
  );
  const back = crumbs.at(-2)?.href;

  if (piece) return <PiecePage crumbs={crumbs} key={piece.id} piece={piece} />;
  if (!error && !isElsewhere) return <OrderSkeleton crumbs={crumbs} />;
  return (
    <Page crumbs={crumbs} title={heading}>
      {isMissing ? (
        <EmptyState
          action={
            back && (
              <LinkButton href={back}>
                {intl.formatMessage(isOfOrder ? messages.toOrder : messages.toPurchased)}
              </LinkButton>
            )
          }
          title={intl.formatMessage(messages.missing)}
        >
          {intl.formatMessage(messages.missingHelp)}
        </EmptyState>
      ) : (
        <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />
      )}
    </Page>
  );
}
