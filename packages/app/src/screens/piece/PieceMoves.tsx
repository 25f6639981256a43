import type { ArtPiece } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Divider } from '@smart-art/ui/divider';
import { Grid } from '@smart-art/ui/grid';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Stack } from '@smart-art/ui/stack';
import { Heading, Text } from '@smart-art/ui/text';
import { type ComponentType, lazy, type Ref, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { reasonText } from '../../orders/reason-text.ts';
import { arrangePiece, type PieceMove, type PieceStep } from '../../pieces/steps.ts';
import { Elsewhere } from '../order/Elsewhere.tsx';
import { orderMessages } from '../order/order.messages.ts';
import { Deliver } from './Deliver.tsx';
import { moveMessages, restMessages } from './move.messages.ts';
import { Report } from './Report.tsx';
import { Track } from './Track.tsx';
import type { PieceStepProps } from './usePieceStep.ts';

const Dialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).Dialog }));

export interface MoveFormProps extends PieceStepProps {
  step: PieceMove;
}

const flows: Record<PieceMove, ComponentType<MoveFormProps>> = {
  start: Report,
  report_progress: Report,
  complete: Report,
  reopen: Report,
  ship: Track,
  correct_tracking: Track,
  deliver: Deliver,
};

interface PieceMovesProps {
  piece: ArtPiece;
  /** Moves the focus to the comment form. */
  onMessage: () => void;
  ref?: Ref<HTMLElement> | undefined;
}

/** The next steps of a piece: the primary one is open, the others behind buttons, unavailable ones with the reason. */
export function PieceMoves({ piece, onMessage, ref }: PieceMovesProps) {
  const intl = useIntl();
  const [openMove, setOpenMove] = useState<PieceMove>();
  const { lead, others, waiting, elsewhere } = arrangePiece(piece);
  const Lead = lead && flows[lead];
  const Flow = openMove && flows[openMove];
  const nameOf = (step: PieceStep) => intl.formatMessage(moveMessages[step]);
  const rest = piece.costs_open ? 'offer' : piece.status;
  return (
    <Card as="section" raised aria-labelledby="next" ref={ref} tabIndex={-1}>
      <Stack gap={5}>
        <Heading id="next" level={2}>
          {lead ? nameOf(lead) : intl.formatMessage(restMessages.titles[rest])}
        </Heading>
        {Lead && lead ? (
          <Lead key={`${lead} ${piece.id}`} onDone={() => {}} piece={piece} step={lead} />
        ) : (
          <Text>{intl.formatMessage(restMessages.texts[rest])}</Text>
        )}
        <Grid columns={others.length > 0 ? 2 : 1} columnWidth="small" gap={2}>
          <Button fullWidth onClick={onMessage}>
            {intl.formatMessage(orderMessages.message)}
          </Button>
          {others.map((step) => (
            <Button fullWidth key={step} onClick={() => setOpenMove(step)}>
              {intl.formatMessage(orderMessages.opens, { step: nameOf(step) })}
            </Button>
          ))}
        </Grid>
        {waiting.length + elsewhere.length > 0 && (
          <>
            <Divider />
            {waiting.map(({ step, reason }) => (
              <InlineMessage key={step} tone="info">
                {intl.formatMessage(orderMessages.notNow, { step: nameOf(step), reason: reasonText(intl, reason) })}
              </InlineMessage>
            ))}
            <Elsewhere steps={elsewhere.map(({ step, reason }) => ({ name: nameOf(step), reason }))} />
          </>
        )}
      </Stack>
      {openMove && Flow && (
        <Suspense>
          <Dialog onOpenChange={() => setOpenMove(undefined)} open title={nameOf(openMove)}>
            <Flow onDone={() => setOpenMove(undefined)} piece={piece} step={openMove} />
          </Dialog>
        </Suspense>
      )}
    </Card>
  );
}
