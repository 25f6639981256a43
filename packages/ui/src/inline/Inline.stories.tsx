import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Inline } from './index.ts';

const children = (
  <>
    <Button>Message</Button>
    <Button size="small">Reject…</Button>
    <Text as="span">three days left</Text>
  </>
);

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  tags: ['stable'],
  args: { children },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      do: ['Let it wrap: words grow in other languages and at 200 % zoom.'],
      dont: ['Make columns that must line up with it: use Grid.'],
      accessibility: ['The order on the screen is the order it is read in.'],
    },
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="align">
        {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
          <SheetCell key={align} label={align}>
            <Inline align={align}>{children}</Inline>
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="justify, in 420 px">
        {(['start', 'center', 'end', 'between'] as const).map((justify) => (
          <SheetCell key={justify} label={justify} width={420}>
            <div style={{ width: '100%' }}>
              <Inline justify={justify}>{children}</Inline>
            </div>
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="gap: 0, 2, 6">
        {([0, 2, 6] as const).map((gap) => (
          <Inline gap={gap} key={gap}>
            {children}
          </Inline>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Inline>
        {children}
        <Text>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Text>
        <Text>この作品の支払いを田中はるかさんに請求する</Text>
      </Inline>
    </Narrow>
  ),
};
