import type { OrderStatus } from '@smart-art/api-client/queries';
import { processes } from '@smart-art/openapi/processes';
import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Grid } from '@smart-art/ui/grid';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Stack } from '@smart-art/ui/stack';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { Muted } from '@smart-art/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IntlProvider, useIntl } from 'react-intl';
import { expect, within } from 'storybook/test';
import japanese from '../messages/ja.json';
import { arrange } from './arrange.ts';
import { customStateMessages } from './custom-state.messages.ts';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { reasonText } from './reason-text.ts';
import { stepMessages } from './step.messages.ts';
import type { Offered } from './steps.ts';

type Kind = 'buy' | 'rent' | 'custom';

interface Transition {
  action: string;
  by: readonly string[];
  from: readonly string[];
  task?: string;
}

/** A seller's steps in a state as the API would list them, from the transition table alone. */
function orderIn(kind: Kind, state: string) {
  const transitions: readonly Transition[] = processes[kind].transitions;
  const own = transitions.filter(({ by }) => by.includes('seller'));
  const names = [...new Set(own.map(({ action }) => action))];
  const available_actions = names.map((action): Offered => {
    const available = own.some((one) => one.action === action && one.from.includes(state));
    return { action, available, reason: available ? null : { code: 'wrong_status', values: { status: state } } };
  });
  return { needs_me: own.some(({ from, task }) => task !== undefined && from.includes(state)), available_actions };
}

function StateName({ kind, state }: { kind: Kind; state: string }) {
  const intl = useIntl();
  if (kind !== 'custom') return <OrderStatusBadge status={state as OrderStatus} />;
  const message = customStateMessages[state as keyof typeof customStateMessages];
  return <StatusBadge tone="neutral">{intl.formatMessage(message)}</StatusBadge>;
}

/** One state of a kind of order: its lead step, other possible steps, and why the rest are not possible. */
function State({ kind, state }: { kind: Kind; state: string }) {
  const intl = useIntl();
  const { lead, within: inside, renewal, others, waiting, elsewhere } = arrange(orderIn(kind, state));
  const open = [lead, inside, ...(renewal ? ['set_rent_renewal' as const] : []), ...others].filter(
    (step) => step !== undefined,
  );
  return (
    <Card as="section" aria-label={state}>
      <Stack gap={4}>
        <Inline>
          <StateName kind={kind} state={state} />
        </Inline>
        <Stack gap={2}>
          {open.map((step) => (
            <Button emphasis={step === lead ? 'primary' : undefined} fullWidth key={step}>
              {intl.formatMessage(stepMessages[step])}
            </Button>
          ))}
        </Stack>
        {waiting.map(({ action, reason }) => (
          <InlineMessage key={action} tone="info">
            {reason && reasonText(intl, reason)}
          </InlineMessage>
        ))}
        <Stack gap={1}>
          {elsewhere.map(({ action, reason }) => (
            <Muted key={action}>
              {intl.formatMessage(stepMessages[action])}: {reason && reasonText(intl, reason)}
            </Muted>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const States = ({ kind }: { kind: Kind }) => (
  <Grid columnWidth="medium" gap={4}>
    {processes[kind].states.map((state) => (
      <State key={state} kind={kind} state={state} />
    ))}
  </Grid>
);

const meta = {
  title: 'Orders/Steps',
  component: States,
  tags: ['sheet'],
  parameters: {
    guidance: {
      do: [
        'Change the transition table in packages/backend/src/processes: the server, the screens, docs/processes.md and these stories follow it.',
      ],
      dont: ['Decide in a screen whether a step is possible: the contract says it, with its reason.'],
      accessibility: ['A step that is not possible stays in the page as words, where it can be read.'],
    },
  },
  decorators: [
    (Story, { globals }) => (
      <IntlProvider
        locale={globals.locale === 'ja' ? 'ja' : 'en'}
        messages={globals.locale === 'ja' ? japanese : {}}
        onError={() => {}}
      >
        <Story />
      </IntlProvider>
    ),
  ],
  /* Each state offers exactly the steps of its table. */
  play: async ({ canvasElement, args: { kind } }) => {
    for (const state of processes[kind].states) {
      const region = canvasElement.querySelector<HTMLElement>(`[aria-label="${state}"]`);
      if (!region) throw new Error(`${state} is not shown`);
      const offered = orderIn(kind, state).available_actions.filter(({ available }) => available);
      await expect(within(region).queryAllByRole('button')).toHaveLength(offered.length);
    }
  },
} satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = { args: { kind: 'buy' } };
export const Rent: Story = { args: { kind: 'rent' } };
export const Custom: Story = { args: { kind: 'custom' } };
