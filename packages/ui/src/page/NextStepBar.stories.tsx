import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { type KeyboardRow, person, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { NextStepBar, Page } from './index.ts';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter',
    does: 'Moves the focus to where the step is taken.',
    run: async ({ canvas, user }) => {
      const buttons = () => canvas.queryAllByRole('button', { name: 'Request payment' });
      // Hidden as long as the step is in view, from the observer's first answer on.
      await waitFor(() => expect(buttons()).toHaveLength(1));
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(buttons()).toHaveLength(2));
      const bar = buttons()[1] as HTMLElement;
      bar.focus();
      await expect(bar).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Request payment' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Layout/NextStepBar',
  component: NextStepBar,
  tags: ['stable'],
  args: { children: 'Request payment', target: { current: null } },
  argTypes: { target: { control: false } },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    keyboard,
    viewport: { options: { phone: { name: 'Phone', styles: { width: '375px', height: '640px' } } } },
    guidance: {
      do: ['Say the step as the button says it to which the bar leads.'],
      dont: ['Put it on a page where nothing waits for the reader.'],
      accessibility: ['It moves the focus to the part of the page that it leads to; while that is in view it is away.'],
    },
  },
} satisfies Meta<typeof NextStepBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Order({ step = 'Request payment' }: { step?: string }) {
  const panel = useRef<HTMLElement>(null);
  return (
    <Page title="A Wet Sunday Morning" titleKind="work">
      <Card aria-label={step} as="section" ref={panel} tabIndex={-1}>
        <Button emphasis="primary" fullWidth type="submit">
          {step}
        </Button>
      </Card>
      <div style={{ minHeight: 1500 }}>
        <Text>What has happened</Text>
      </div>
      <Text>The end of the page</Text>
      <NextStepBar target={panel}>{step}</NextStepBar>
    </Page>
  );
}

export const Playground: Story = { render: () => <Order /> };

export const Keyboard: Story = { render: () => <Order />, play: playKeyboard(keyboard) };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  globals: { viewport: { value: undefined } },
  render: () => (
    <Sheet>
      <SheetRow label="on a wide screen it is not there: the step is beside the content">
        <SheetCell label="" width={560}>
          <Order />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = { render: () => <Order step={longTitle} /> };

/** Hidden while the step's own button is visible; otherwise links to it. */
export const LeadsThere: Story = {
  tags: ['!autodocs'],
  render: () => <Order />,
  play: async ({ canvas }) => {
    const buttons = () => canvas.queryAllByRole('button', { name: 'Request payment' });
    await waitFor(() => expect(buttons()).toHaveLength(1));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(buttons()).toHaveLength(2));
    await person().click(buttons()[1]!);
    await expect(canvas.getByRole('region', { name: 'Request payment' })).toHaveFocus();
    await waitFor(() => expect(buttons()).toHaveLength(1));
  },
};
