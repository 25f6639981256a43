import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import { useFocusFallback } from '@smart-art/ui/focus-fallback';
import { focusPageTitle } from '@smart-art/ui/page-title';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { type ComponentType, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { moveMessages } from '../../piece/move.messages.ts';
import { CompletePieces } from './CompletePieces.tsx';
import { DeliverPieces } from './DeliverPieces.tsx';
import { nextWork } from './next.ts';
import { OfferForm } from './OfferForm.tsx';
import { Pieces } from './Pieces.tsx';
import { ProgressPieces } from './ProgressPieces.tsx';
import { type PiecesStep, piecesFor } from './pieces-for.ts';
import type { PiecesFormProps } from './pieces-form.ts';
import { ShipPieces } from './ShipPieces.tsx';
import { StartPieces } from './StartPieces.tsx';

/** In the order of the process. */
const forms: Record<PiecesStep, ComponentType<PiecesFormProps>> = {
  start: StartPieces,
  report_progress: ProgressPieces,
  complete: CompletePieces,
  ship: ShipPieces,
  deliver: DeliverPieces,
};

/**
 * The seller's pending work on the pieces of an order, for all at once, at the top of the page. Renders nothing while
 * another party has to act.
 */
export function PiecesWork({ order }: { order: CustomOrderDetails }) {
  const intl = useIntl();
  const place = useRef<HTMLElement>(null);
  /* The pressed button disappears with its form: keep the focus position so that Tab continues from there. */
  const focusFallback = useFocusFallback(place);
  useEffect(
    () => () => {
      /* After the last step the buyer has to act, and the focused element is gone. */
      if (document.activeElement === document.body) focusPageTitle();
    },
    [],
  );
  const what = nextWork(order);
  if (what === undefined || what === 'choice') return null;
  const steps = (Object.keys(forms) as PiecesStep[]).flatMap((step) => {
    const among = piecesFor(order, step);
    return among.length > 0 ? [{ step, among, Form: forms[step] }] : [];
  });
  return (
    <Stack {...focusFallback} gap={8} ref={place} tabIndex={-1}>
      {what === 'offer' ? (
        <OfferForm order={order} />
      ) : (
        <>
          {steps.map(({ step, among, Form }, index) => (
            <Section key={step} title={intl.formatMessage(moveMessages[step])}>
              <Form among={among} order={order} place={index === 0 ? 'lead' : true} />
            </Section>
          ))}
          <Pieces order={order} />
        </>
      )}
    </Stack>
  );
}
