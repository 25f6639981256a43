import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { QrCode } from './index.ts';

const address = 'https://buyers.example.com/search?search=Low%20Tide';

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  tags: ['draft'],
  args: { text: address, label: 'Low Tide on the marketplace' },
  parameters: {
    guidance: {
      do: ['Print it 15 mm wide at least, a long address wider.', 'Say beside it, or in its label, where it leads.'],
      dont: ['Show it on a screen in place of a link.', 'Put an address in it that needs signing in.'],
      accessibility: ['A picture with a name that says where it leads.'],
    },
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

const within160: Story['decorators'] = [
  (Story) => (
    <div style={{ width: 160 }}>
      <Story />
    </div>
  ),
];

export const Playground: Story = {
  decorators: within160,
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Low Tide on the marketplace' });
    await expect(code.clientHeight).toBe(code.clientWidth);
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="a short address, a long one, Japanese, the longest">
        {['https://a.jp/1', address.repeat(3), `https://a.jp/?q=${'港'.repeat(30)}`, 'x'.repeat(666)].map((text) => (
          <SheetCell key={text} label={`${text.length}`} width={160}>
            <QrCode {...args} text={text} />
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

/** Text of more than 666 bytes renders nothing; the code fits its container. */
export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <QrCode {...args} text={'x'.repeat(666)} />
      <QrCode {...args} label="Too long" text={'x'.repeat(667)} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: 'Too long' })).toBeNull();
  },
};
