import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button, LinkButton } from '../button/index.ts';
import { ClockAlert } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Banner } from './index.ts';

const dismissed = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to its action, then to the button that takes it away.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Renew' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Takes it away.',
    run: async ({ user }) => {
      dismissed.mockClear();
      await user.keyboard('{Enter}');
      await expect(dismissed).toHaveBeenCalledTimes(1);
    },
  },
];

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  tags: ['stable'],
  args: {
    tone: 'warning',
    icon: ClockAlert,
    title: 'Your agreement ends on 4 Dec 2026.',
    children: 'Works and files can be added once the renewal is paid.',
    action: (
      <LinkButton href="#renew" size="small">
        Renew
      </LinkButton>
    ),
    onDismiss: dismissed,
  },
  argTypes: { icon: { control: false }, action: { control: false }, onDismiss: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Say what it means for the person and what to do next.', 'Give at most one action.'],
      dont: ['Stack several: the most serious one is enough.', 'Use it for the answer to an action: that is a toast.'],
      accessibility: [
        'The tone is said before the words ("Warning:") and drawn as an icon.',
        'A failure that appears while the screen is read needs `live="assertive"`.',
      ],
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <SheetRow key={tone} label={`${tone}: title and words; words; action and dismiss`}>
          <div style={{ width: '100%' }}>
            <Stack gap={3}>
              <Banner title="Your agreement ends on 4 Dec 2026." tone={tone}>
                Works and files can be added once the renewal is paid.
              </Banner>
              <Banner
                action={
                  <Button data-preview={tone === 'info' ? 'hover' : undefined} size="small">
                    Renew
                  </Button>
                }
                onDismiss={dismissed}
                tone={tone}
              >
                Works and files can be added once the renewal is paid.
              </Banner>
            </Stack>
          </div>
        </SheetRow>
      ))}
      <SheetRow label="dismiss">
        {(['hover', 'focus'] as const).map((state) => (
          <SheetCell key={state} label={state} width={480}>
            <Preview {...{ [state]: 'button' }}>
              <Banner onDismiss={dismissed} tone="warning">
                Works and files can be added once the renewal is paid.
              </Banner>
            </Preview>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Stack>
        <Banner
          action={<Button size="small">更新料を支払う</Button>}
          onDismiss={dismissed}
          title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
          tone="warning"
        >
          {longTitle}
        </Banner>
        <Banner action={<Button size="small">{longTitle}</Button>} onDismiss={dismissed} title={longTitle} tone="info">
          {longTitle}
        </Banner>
        <Banner tone="danger">契約は2026年12月4日に終了します。更新料をお支払いください。</Banner>
        <Banner tone="info" />
      </Stack>
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
