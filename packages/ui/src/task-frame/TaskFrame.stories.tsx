import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Columns } from '../columns/index.ts';
import { Languages } from '../icons/index.ts';
import { MenuButton } from '../menu/index.ts';
import { Stepper } from '../stepper/index.ts';
import { Text } from '../text/index.ts';
import { TaskFrame } from './index.ts';

const meta = {
  title: 'Layout/TaskFrame',
  component: TaskFrame,
  tags: ['stable'],
  args: {
    brand: { name: 'Smart Art', href: '#home' },
    title: 'Choose your services',
    lead: 'Everything can be changed later.',
    steps: (
      <Stepper
        step="services"
        steps={[
          { id: 'details', label: 'Your details' },
          { id: 'services', label: 'Services' },
          { id: 'payment', label: 'Payment' },
        ]}
      />
    ),
    tools: (
      <>
        <MenuButton emphasis="quiet" icon={Languages} iconOnly items={[]} label="Language" />
        <Button emphasis="quiet">Sign out</Button>
      </>
    ),
    children: (
      <Columns
        aside={
          <Card raised>
            <Text strong>Nothing to pay</Text>
          </Card>
        }
      >
        <Card>
          <Text>1 GB of disk quota</Text>
        </Card>
      </Columns>
    ),
  },
  argTypes: { tools: { control: false }, steps: { control: false }, children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: ['Keep a way out among the tools: nobody is to be trapped in a task.'],
      dont: ['Put links to other places into it.'],
      accessibility: ['Its title takes focus after a change of page, so that a screen reader says where one is.'],
    },
  },
} satisfies Meta<typeof TaskFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'] };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '640px' } } } },
  },
};

/** From five steps on the stepper takes the full page width. */
export const ManySteps: Story = {
  tags: ['sheet'],
  args: {
    steps: (
      <Stepper
        step="services"
        steps={[
          { id: 'email', label: 'Email' },
          { id: 'you', label: 'You' },
          { id: 'business', label: 'Business' },
          { id: 'address', label: 'Address' },
          { id: 'agreements', label: 'Agreements' },
          { id: 'services', label: 'Services' },
          { id: 'payment', label: 'Payment', note: 'Paid plans only' },
        ]}
      />
    ),
  },
};

export const Hostile: Story = {
  args: {
    title: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${longTitle}`,
    lead: `作品を販売し、貸し出し、展示する。${longTitle}`,
    children: null,
  },
};
