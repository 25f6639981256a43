import type { ArtPiece } from '@smart-art/api-client/queries';
import { ArtworkGallery } from '@smart-art/ui/artwork';
import { LinkButton } from '@smart-art/ui/button';
import { formatDate } from '@smart-art/ui/date-time';
import { Inline } from '@smart-art/ui/inline';
import { NextStepBar, Page, type PageProps } from '@smart-art/ui/page';
import { ProgressBar } from '@smart-art/ui/progress-bar';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Timeline } from '@smart-art/ui/timeline';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { pieceEventMessages } from '../../pieces/event.messages.ts';
import { PieceStatusBadge } from '../../pieces/PieceStatusBadge.tsx';
import { arrangePiece, offerOf } from '../../pieces/steps.ts';
import { useServices } from '../../services/services.ts';
import { timelineEvents } from '../../steps/timeline.ts';
import { sourceOf } from '../../works/caption.ts';
import { Wish } from '../order/custom/Wish.tsx';
import { orderMessages } from '../order/order.messages.ts';
import { AddPhotographs } from './AddPhotographs.tsx';
import { Comments } from './Comments.tsx';
import { moveMessages } from './move.messages.ts';
import { PieceFacts } from './PieceFacts.tsx';
import { PieceForm } from './PieceForm.tsx';
import { PieceMoves } from './PieceMoves.tsx';
import { Purchase } from './Purchase.tsx';
import { imageKindMessages, pieceMessages as messages } from './piece.messages.ts';
import { useOrderOf } from './useOrderOf.ts';

/** A piece: photographs, comments and history, with the next steps at the side. */
export function PiecePage({ piece, crumbs }: { piece: ArtPiece } & Pick<PageProps, 'crumbs'>) {
  const intl = useIntl();
  const { config } = useServices();
  const { belongs_to: owner, images, percent, status, title, purchase } = piece;
  const isOfOrder = owner.kind === 'custom_order';
  const { order, next } = useOrderOf(piece);
  const panel = useRef<HTMLElement>(null);
  const comments = useRef<HTMLFormElement>(null);
  const { lead } = arrangePiece(piece);
  const mayEdit = offerOf(piece, 'edit')?.available;
  const onward = (
    <>
      {next && <LinkButton href={next}>{intl.formatMessage(messages.next)}</LinkButton>}
      <LinkButton href={`${isOfOrder ? '/custom-orders-info' : '/crowdfunding/view-info'}/${owner.id}`}>
        {intl.formatMessage(isOfOrder ? messages.toOrder : messages.toRequest)}
      </LinkButton>
    </>
  );
  const form = (
    <Section
      description={piece.costs_open ? intl.formatMessage(messages.offerHelp) : undefined}
      title={intl.formatMessage(piece.costs_open ? messages.offer : messages.about)}
    >
      {mayEdit ? <PieceForm onward={isOfOrder && onward} order={order} piece={piece} /> : <PieceFacts piece={piece} />}
    </Section>
  );
  /* Newest first: it shows the current look. */
  const pictures = images.toReversed().map(({ kind, uploaded_at, image }) => ({
    id: image.id,
    image: sourceOf(config.productUrl, image),
    caption: intl.formatMessage(imageKindMessages[kind], { date: formatDate(new Date(uploaded_at), intl) }),
  }));
  return (
    <Page
      actions={onward}
      aside={
        <PieceMoves onMessage={() => comments.current?.querySelector('textarea')?.focus()} piece={piece} ref={panel} />
      }
      crumbs={crumbs}
      lead={
        piece.costs_open ? (
          <Stack gap={6}>
            {order && <Wish order={order} />}
            {form}
          </Stack>
        ) : (
          <Stack gap={5}>
            <ProgressBar label={intl.formatMessage(messages.progress)} value={percent / 100} />
            {pictures.length > 0 && <ArtworkGallery key={pictures[0]?.id} pictures={pictures} title={title} />}
          </Stack>
        )
      }
      summary={
        <Inline gap={3}>
          <PieceStatusBadge status={status} />
          <span>{intl.formatMessage(messages.belongsTo, { number: owner.number, title: owner.title })}</span>
        </Inline>
      }
      title={title}
      titleKind="work"
    >
      <Stack gap={8}>
        {purchase && <Purchase purchase={purchase} />}
        {offerOf(piece, 'add_images')?.available && <AddPhotographs piece={piece} />}
        {!piece.costs_open && form}
        <Section title={intl.formatMessage(orderMessages.happened)}>
          <Timeline events={timelineEvents(intl, piece.timeline, pieceEventMessages)} order="oldest" />
        </Section>
        <Comments piece={piece} ref={comments} />
      </Stack>
      {lead && <NextStepBar target={panel}>{intl.formatMessage(moveMessages[lead])}</NextStepBar>}
    </Page>
  );
}
