import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { ArtTitle, Heading, Muted, Prose, Text } from './index.ts';

const meta = {
  title: 'Layout/Text',
  component: Text,
  subcomponents: { Heading, ArtTitle, Muted, Prose },
  tags: ['stable'],
  args: { children: 'Buyers who hear back within two days complete more often.' },
  parameters: {
    guidance: {
      do: ['Choose a heading by its place in the outline, and its size after that.', 'Give amounts tabular figures.'],
      dont: ['Say something by its colour alone.', 'Cut words that can be read nowhere else.'],
      accessibility: ['Every tone has at least 4.5:1 on paper, wall and mat.'],
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const long = 'It would hang above our piano. Could you include a certificate, and tell us how it is framed? '.repeat(3);

export const Variants: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow align="baseline" label="sizes: text, small, label; strong; Muted">
        <Text>Haruka asked to buy</Text>
        <Text size="small">Haruka asked to buy</Text>
        <Text size="label">Delivery charge</Text>
        <Text strong>You accepted the discount</Text>
        <Muted>18 Nov, 09:42</Muted>
      </SheetRow>
      <SheetRow label="tones: ink, muted, faint, danger, success">
        {(['ink', 'muted', 'faint', 'danger', 'success'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </SheetRow>
      <SheetRow label="tabular figures">
        <div>
          <Text tabular>$1,111.11</Text>
          <Text tabular>$8,888.88</Text>
        </div>
      </SheetRow>
      <SheetRow label="unbroken: a postal code">
        <div style={{ width: '9rem' }}>
          <Text>
            Yokohama, Kanagawa{' '}
            <Text as="span" unbroken>
              231-0012
            </Text>
          </Text>
        </div>
      </SheetRow>
      <SheetRow align="baseline" label="headings: 2, 3, 4">
        <Heading level={2}>What has happened</Heading>
        <Heading level={3}>Money</Heading>
        <Heading level={4}>Delivery charge</Heading>
        <Heading level={2}>これまでの経過</Heading>
      </SheetRow>
      <SheetRow align="baseline" label="names of works: text, card, section, title; Japanese stays upright">
        <ArtTitle size="text">The Flying Dutchman</ArtTitle>
        <ArtTitle>The Flying Dutchman</ArtTitle>
        <ArtTitle size="section">The Flying Dutchman</ArtTitle>
        <ArtTitle size="title">The Flying Dutchman</ArtTitle>
        <ArtTitle size="section">さまよえるオランダ人</ArtTitle>
      </SheetRow>
      <SheetRow label="Prose: paragraphs and lines as they were typed">
        <Prose>{'Taken from the stern.\nThe coast lies behind.\n\n船尾から。'}</Prose>
      </SheetRow>
      <SheetRow label="lines: 1, 2, 3">
        {([1, 2, 3] as const).map((lines) => (
          <SheetCell key={lines} label={String(lines)} width={240}>
            <Text lines={lines}>{long}</Text>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Heading level={2}>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Heading>
      <Heading level={2}>{longTitle}</Heading>
      <ArtTitle lines={2}>{long}</ArtTitle>
      <Text>この作品の支払いを田中はるかさんに請求する。送料と保険料は別に入力する。</Text>
      <Text />
      <Prose>{`${longTitle}\n\n\n<> >\n`}</Prose>
    </Narrow>
  ),
};
