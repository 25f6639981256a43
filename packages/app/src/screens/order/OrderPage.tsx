import type { OrderDetails } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import type { DescriptionItem } from '@smart-art/ui/description-list';
import { FileCheck, Printer } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { NextStepBar, Page, type PageProps } from '@smart-art/ui/page';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Timeline, type TimelineStep } from '@smart-art/ui/timeline';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { moneyMessages } from '../../orders/money.messages.ts';
import { OrderMoney } from '../../orders/OrderMoney.tsx';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import { primaryStepOf } from '../../orders/steps.ts';
import { timelineOf } from '../../orders/timeline.tsx';
import { useReturnWindow } from '../../orders/use-return-window.ts';
import { orderPaperMessages } from '../papers/order-papers.messages.ts';
import { proofTitle } from '../papers/proof-title.messages.ts';
import { aheadOf } from './ahead.ts';
import { Delivery } from './Delivery.tsx';
import { Letters } from './Letters.tsx';
import { OrderLabel } from './OrderLabel.tsx';
import { OrderPayouts } from './OrderPayouts.tsx';
import { orderMessages as messages, turnOf } from './order.messages.ts';
import { Parts } from './Parts.tsx';
import { Steps, type StepsProps } from './Steps.tsx';

/** Additions of custom orders to the page. */
export interface OrderExtras extends Pick<StepsProps, 'idle'> {
  /** What the buyer wishes for, at the top of the page. */
  brief: ReactNode;
  /** On the label, after the facts common to all orders. */
  facts: readonly DescriptionItem[];
  /** The seller's next action, if it needs the full width of the page. */
  first: ReactNode;
  /** Before the sections common to all orders. */
  sections: ReactNode;
  ahead: TimelineStep[];
}

export interface OrderPageProps extends Pick<PageProps, 'crumbs'> {
  order: OrderDetails;
  /** Additions of this kind of order. */
  more?: OrderExtras | undefined;
}

/**
 * An order: the work with its label, beside it the available actions and the amounts; below it delivery, history and
 * messages.
 */
export function OrderPage({ order, crumbs, more }: OrderPageProps) {
  const intl = useIntl();
  const { number, buyer, status, work } = order;
  const days = useReturnWindow();
  const page = `/${order.kind}-orders-info/${order.id}`;
  const panel = useRef<HTMLElement>(null);
  const first = useRef<HTMLElement>(null);
  const letters = useRef<HTMLFormElement>(null);
  const lead = primaryStepOf(order);
  const turn = lead ? intl.formatMessage(turnOf(lead)) : more?.first ? more.idle?.title : undefined;
  return (
    <Page
      actions={
        <>
          <LinkButton href={`${page}/proof`} icon={FileCheck}>
            {intl.formatMessage(proofTitle)}
          </LinkButton>
          <LinkButton href={`${page}/papers`} icon={Printer}>
            {intl.formatMessage(orderPaperMessages.papers)}
          </LinkButton>
        </>
      }
      aside={
        <Stack gap={6}>
          <Steps
            idle={more?.idle}
            onMessage={() => letters.current?.querySelector('textarea')?.focus()}
            order={order}
            ref={panel}
          />
          {/* Before the offer there are no amounts to show. */}
          {Number(order.amounts.price.amount) > 0 && (
            <Section title={intl.formatMessage(moneyMessages.title)}>
              <Stack gap={4}>
                <OrderMoney order={order} />
                <OrderPayouts payouts={order.payouts} />
              </Stack>
            </Section>
          )}
        </Stack>
      }
      crumbs={crumbs}
      lead={
        <Stack gap={6}>
          {more?.brief}
          <OrderLabel also={more?.facts} order={order} />
        </Stack>
      }
      summary={
        <Inline gap={3}>
          <OrderStatusBadge status={status} />
          <span>{intl.formatMessage(messages.summary, { number, buyer: buyer.name })}</span>
        </Inline>
      }
      title={work.title}
      titleKind="work"
    >
      <Stack gap={8}>
        {more?.first && (
          <Stack ref={first} tabIndex={-1}>
            {more.first}
          </Stack>
        )}
        {more?.sections}
        <Delivery order={order} />
        <Parts order={order} />
        <Section title={intl.formatMessage(messages.happened)}>
          <Timeline
            ahead={more?.ahead ?? aheadOf(intl, order, days)}
            events={timelineOf(intl, order.timeline)}
            order="oldest"
          />
        </Section>
        <Letters order={order} ref={letters} />
      </Stack>
      {turn && <NextStepBar target={lead ? panel : first}>{turn}</NextStepBar>}
    </Page>
  );
}
