import type { OrderDetails } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Divider } from '@smart-art/ui/divider';
import { Grid } from '@smart-art/ui/grid';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Stack } from '@smart-art/ui/stack';
import { Heading, Text } from '@smart-art/ui/text';
import { lazy, type Ref, Suspense, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type Arrangement, arrange, type OfferedStep } from '../../orders/arrange.ts';
import { reasonText } from '../../orders/reason-text.ts';
import { stepMessages } from '../../orders/step.messages.ts';
import type { OrderStep } from '../../orders/steps.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { hintOf, waitingOf } from './hint.ts';
import { orderMessages as messages, openingOf } from './order.messages.ts';
import { ReturnReason } from './ReturnReason.tsx';
import { flows } from './steps/flows.ts';
import { Renewal } from './steps/Renewal.tsx';

const Dialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).Dialog }));

/** The heading of the open step. If its button performs another step, that one names it. */
const headOf = ({ lead, within }: Arrangement, order: OrderDetails): MessageDescriptor => {
  if (!lead) return waitingOf(order);
  return within ? stepMessages[within] : openingOf(lead);
};

export interface StepsProps {
  order: OrderDetails;
  /** Shown when the order itself needs no action; by default the text of its status. */
  idle?:
    | {
        title: string;
        text: string;
        /** Steps shown only elsewhere on the page. */
        elsewhere?: readonly OrderStep[] | undefined;
      }
    | undefined;
  /** Moves the focus to the message form. */
  onMessage: () => void;
  ref?: Ref<HTMLElement> | undefined;
}

const beforePayment: readonly OrderDetails['status'][] = ['Purchase Request', 'Payment Requested', 'Payment'];
const isBeforePayment = ({ status }: OrderDetails) => beforePayment.includes(status);

const withoutSteps = (order: OrderDetails, steps: readonly OrderStep[] = []): OrderDetails => ({
  ...order,
  available_actions: order.available_actions.filter(({ action }) => !(steps as readonly string[]).includes(action)),
});

/**
 * The available actions of an order, taken only from the contract's list: the primary step is open, the others are
 * behind buttons beside the one for messages, and unavailable ones show the exact reason.
 */
export function Steps({ order, idle, onMessage, ref }: StepsProps) {
  const intl = useIntl();
  const [openStep, setOpenStep] = useState<keyof typeof flows>();
  const arrangement = arrange(withoutSteps(order, idle?.elsewhere));
  const { lead, renewal, others, waiting, elsewhere } = arrangement;
  const Lead = lead && flows[lead];
  const Flow = openStep && flows[openStep];
  const nameOf = ({ action }: OfferedStep) => intl.formatMessage(stepMessages[action]);
  const reasonOf = ({ reason }: OfferedStep) => (reason ? reasonText(intl, reason) : '');

  return (
    <Card as="section" raised aria-labelledby="next" ref={ref} tabIndex={-1}>
      <Stack gap={5}>
        <Heading id="next" level={2}>
          {(!lead && idle?.title) || intl.formatMessage(headOf(arrangement, order))}
        </Heading>
        <ReturnReason order={order} />
        {Lead && lead ? (
          <Lead key={`${lead} ${order.id}`} onDone={() => {}} order={order} step={lead} />
        ) : (
          <Text>
            {idle?.text ??
              hintOf(intl, order) ??
              intl.formatMessage(others.length > 0 ? messages.nothingNeeded : messages.nothingNow)}
          </Text>
        )}
        {renewal && <Renewal onDone={() => {}} order={order} step="set_rent_renewal" />}
        <Grid columns={others.length > 0 ? 2 : 1} columnWidth="small" gap={2}>
          <Button fullWidth onClick={onMessage}>
            {intl.formatMessage(messages.message)}
          </Button>
          {others.map((step) => (
            <Button fullWidth key={step} onClick={() => setOpenStep(step)}>
              {intl.formatMessage(messages.opens, { step: intl.formatMessage(openingOf(step)) })}
            </Button>
          ))}
        </Grid>
        {waiting.length + elsewhere.length > 0 && (
          <>
            <Divider />
            {waiting.map((step) => (
              <InlineMessage key={step.action} tone="info">
                {intl.formatMessage(messages.notNow, { step: nameOf(step), reason: reasonOf(step) })}
              </InlineMessage>
            ))}
            <Elsewhere
              next={
                isBeforePayment(order) && elsewhere.some(({ action }) => action === 'mark_shipped')
                  ? intl.formatMessage(messages.opensWhenPaid, { step: intl.formatMessage(stepMessages.mark_shipped) })
                  : undefined
              }
              steps={elsewhere.map((step) => ({ name: nameOf(step), reason: step.reason }))}
            />
          </>
        )}
      </Stack>
      {openStep && Flow && (
        <Suspense>
          <Dialog onOpenChange={() => setOpenStep(undefined)} open title={intl.formatMessage(openingOf(openStep))}>
            <Flow onDone={() => setOpenStep(undefined)} order={order} step={openStep} />
          </Dialog>
        </Suspense>
      )}
    </Card>
  );
}
