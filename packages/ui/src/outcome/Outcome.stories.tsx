import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { LinkButton } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { ReceiptText } from '../icons/index.ts';
import { Money } from '../money/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Outcome } from './index.ts';

const meta = {
  title: 'Feedback/Outcome',
  component: Outcome,
  tags: ['stable'],
  args: {
    tone: 'success',
    amount: <Money amount="79.20" currency="USD" />,
    children: 'Thank you. Your services are active.',
    facts: (
      <DescriptionList
        items={[
          { term: 'Services', description: '20 GB disk quota for 1 year' },
          { term: 'Paid by', description: 'Card' },
          { term: 'Paid on', description: '5 Apr 2026' },
        ]}
      />
    ),
    actions: (
      <>
        <LinkButton emphasis="primary" href="#dashboard">
          Go to dashboard
        </LinkButton>
        <LinkButton href="#receipt" icon={ReceiptText}>
          View receipt
        </LinkButton>
      </>
    ),
  },
  argTypes: { amount: { control: false }, facts: { control: false }, actions: { control: false } },
  parameters: {
    guidance: {
      do: ['Say in the page’s title what happened.', 'Show the amount where money was moved, or was not.'],
      dont: ['Offer two ways to do the same thing.', 'Apologise at length: say what to do next.'],
      accessibility: [
        'The words are a status: they are read when they change. The sign says nothing that they do not.',
      ],
    },
  },
} satisfies Meta<typeof Outcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="success, with facts; failed; cancelled">
        <SheetCell label="" width={480}>
          <Outcome {...args} />
        </SheetCell>
        <SheetCell label="" width={400}>
          <Outcome
            actions={
              <LinkButton emphasis="primary" href="#again">
                Try again
              </LinkButton>
            }
            amount={<Money amount="79.20" currency="USD" />}
            tone="danger"
          >
            You haven’t been charged. Try again or choose another way to pay.
          </Outcome>
        </SheetCell>
        <SheetCell label="" width={400}>
          <Outcome actions={<LinkButton href="#again">もう一度支払う</LinkButton>} tone="warning">
            お支払いは行われていません。もう一度お試しいただくか、別の方法をお選びください。
          </Outcome>
        </SheetCell>
      </SheetRow>
      <SheetRow label="not known yet; on a phone">
        <SheetCell label="" width={480}>
          <Outcome tone="neutral">This takes a moment. You’re charged only once, even if you reload this page.</Outcome>
        </SheetCell>
        <SheetCell label="" width={288}>
          <Outcome {...args} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Outcome
        actions={<LinkButton href="#long">{longTitle}</LinkButton>}
        amount="¥123,456,789,012,345"
        facts={<DescriptionList items={[{ term: longTitle, description: longTitle }]} />}
        tone="info"
      >
        {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}
      </Outcome>
    </Narrow>
  ),
};
