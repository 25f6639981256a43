import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { Sheet, SheetRow } from '../storybook/index.ts';
import { PrintCertificate } from './index.ts';

const meta = {
  title: 'Layout/PrintCertificate',
  component: PrintCertificate,
  tags: ['stable'],
  args: {
    title: 'Certificate of authenticity',
    second: { text: '作品証明書', lang: 'ja' },
    picture: Object.values(pictures)[0],
    alt: 'Hills under a low sun',
    work: 'Low Tide at Onomichi',
    artist: 'Hana Morita',
    facts: [
      { term: 'Year', description: '2024' },
      { term: 'Medium', description: 'Oil on canvas' },
      { term: 'Size', description: '72.7 × 53 cm' },
    ],
    statement: [
      { key: 'en', text: 'The seller certifies that the work described here is authentic.' },
      { key: 'ja', text: '上記の作品が真作であることを証明します。', lang: 'ja' },
    ],
    signatures: [{ label: 'Edith Villiers, signature' }, { label: 'Date', value: '22 Nov 2026' }],
    footer: 'No. 7H2K9Q4M1X-3',
  },
  parameters: {
    guidance: {
      do: ['Leave out what is not known: an empty line on a certificate looks like a forgery.'],
      dont: ['Certify what the record does not say.'],
      accessibility: [
        'An article with its title; facts are terms and descriptions, each language is marked as itself.',
      ],
    },
  },
} satisfies Meta<typeof PrintCertificate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="two languages; without a picture and an artist">
        <PrintCertificate {...args} />
        <PrintCertificate {...args} artist={undefined} picture={undefined} second={undefined} />
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  args: {
    work: longTitle,
    artist: longTitle,
    facts: [{ term: longTitle, description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3) }],
    signatures: [{ label: longTitle }, { label: 'Date', value: longTitle }],
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <PrintCertificate {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: 'Certificate of authenticity' });
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
  },
};
