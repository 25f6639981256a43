import type { CrowdfundingRequest } from '@smart-art/api-client/queries';
import { ArtworkFacts } from '@smart-art/ui/artwork';
import { LinkButton } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { DateTime } from '@smart-art/ui/date-time';
import type { DescriptionItem } from '@smart-art/ui/description-list';
import { FundingProgress } from '@smart-art/ui/funding-progress';
import { Pencil } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Money } from '@smart-art/ui/money';
import { Page, type PageProps } from '@smart-art/ui/page';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Prose } from '@smart-art/ui/text';
import { Timeline } from '@smart-art/ui/timeline';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { timelineEvents } from '../../steps/timeline.ts';
import { sourceOf } from '../../works/caption.ts';
import { orderMessages } from '../order/order.messages.ts';
import { requestFormMessages } from '../request-crowdfunding/request-form.messages.ts';
import { CancelRequest } from './CancelRequest.tsx';
import { FundsLines } from './FundsLines.tsx';
import { Messages } from './Messages.tsx';
import { RequestedPieces } from './RequestedPieces.tsx';
import { RequestStatusBadge } from './RequestStatusBadge.tsx';
import { fundsMessages, requestMessages as messages, requestEventMessages } from './request.messages.ts';
import { Supporters } from './Supporters.tsx';

function factsOf(intl: IntlShape, request: CrowdfundingRequest): DescriptionItem[] {
  const { amount_requested, normal_cost, crowdfunding_cost, valid_until: until } = request;
  const facts: [MessageName, ReactNode][] = [
    ['asked', <Money key="asked" {...amount_requested} />],
    ['normalCost', <Money key="normal" {...normal_cost} />],
    ['crowdfundingCost', <Money key="crowdfunding" {...crowdfunding_cost} />],
    ['completion', <DateTime key="completion" value={request.art_completion_date} />],
    [
      'validity',
      until ? (
        <DateTime key="validity" value={until} withTime />
      ) : (
        intl.formatMessage(messages.months, { count: request.validity_months })
      ),
    ],
    ['sent', <DateTime key="sent" value={request.created_at} withTime />],
    ['reason', request.reason],
  ];
  return facts.flatMap(([name, description]) =>
    description ? [{ term: intl.formatMessage(messages[name]), description }] : [],
  );
}

type MessageName = 'asked' | 'normalCost' | 'crowdfundingCost' | 'completion' | 'validity' | 'sent' | 'reason';

/** A request: its description, supporters and history, with funds and actions at the side. */
export function RequestPage({ request, crumbs }: { request: CrowdfundingRequest } & Pick<PageProps, 'crumbs'>) {
  const intl = useIntl();
  const { config } = useServices();
  const { id, title, number, status, funds, cover, description, valid_until: until } = request;
  const mayEdit = request.available_actions.some(({ action, available }) => action === 'edit' && available);
  return (
    <Page
      actions={
        mayEdit && (
          <LinkButton href={`/edit-crowdfunding-art/${id}`} icon={Pencil}>
            {intl.formatMessage(requestFormMessages.edit)}
          </LinkButton>
        )
      }
      aside={
        <Stack gap={6}>
          <Card raised>
            <Stack gap={5}>
              <FundingProgress
                currency={funds.requested.currency}
                deadline={until?.slice(0, 10)}
                goal={funds.requested.amount}
                label={title}
                raised={funds.raised.amount}
                timeZone="UTC"
              />
              <CancelRequest request={request} />
            </Stack>
          </Card>
          <Section title={intl.formatMessage(fundsMessages.title)}>
            <FundsLines lines={funds.lines} />
          </Section>
        </Stack>
      }
      crumbs={crumbs}
      lead={<ArtworkFacts facts={factsOf(intl, request)} image={sourceOf(config.productUrl, cover)} />}
      summary={
        <Inline gap={3}>
          <RequestStatusBadge status={status} />
          <span>{number}</span>
        </Inline>
      }
      title={title}
      titleKind="work"
    >
      <Stack gap={8}>
        {description && (
          <Section title={intl.formatMessage(messages.about)}>
            <Prose>{description}</Prose>
          </Section>
        )}
        <RequestedPieces request={request} />
        <Supporters request={request} />
        <Section title={intl.formatMessage(orderMessages.happened)}>
          <Timeline events={timelineEvents(intl, request.timeline, requestEventMessages)} order="oldest" />
        </Section>
        <Messages request={request} />
      </Stack>
    </Page>
  );
}
