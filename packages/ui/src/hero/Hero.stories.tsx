import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { LinkButton } from '../button/index.ts';
import { wallPictures } from '../picture-wall/fixtures.ts';
import { PublicShell } from '../public-shell/index.ts';
import { Hero } from './index.ts';

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  tags: ['stable'],
  args: {
    title: 'Hang your work where it will be seen.',
    lead: 'Sell, rent and show your art to collectors in Japan and beyond.',
    picture: wallPictures.landscape,
    actions: (
      <>
        <LinkButton emphasis="primary" href="#start" size="large">
          Start selling
        </LinkButton>
        <LinkButton href="#galleries" size="large">
          See the galleries
        </LinkButton>
      </>
    ),
  },
  argTypes: { actions: { control: false }, picture: { control: false } },
  decorators: [
    (Story) => (
      <PublicShell brand={{ name: 'Smart Art', href: '#home' }} footer={{ owner: 'Smart Art', year: 2026 }}>
        <Story />
      </PublicShell>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: ['Say in the title what the person gets.', 'Let the first action be the accent, the second quiet.'],
      dont: ['Put two on a page.', 'Show the work of somebody who did not agree to it.'],
      accessibility: [
        'Its title is the h1 of the page.',
        'The picture’s alternative text says what its label says, and what it shows.',
      ],
    },
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'] };

export const Phone: Story = {
  tags: ['sheet'],
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '640px' } } } } },
};

/** The price is below the actions. */
export const Note: Story = {
  tags: ['sheet'],
  args: { note: 'Free to start. More storage from $12.00 a year. 12% service charge per sale.' },
};

/** A portrait format picture. */
export const Tall: Story = { tags: ['sheet'], args: { picture: wallPictures.portrait } };

/** Space is reserved until the note is known. */
export const NoteToCome: Story = {
  tags: ['!autodocs'],
  args: { note: null },
  play: async ({ canvasElement }) => {
    const note = canvasElement.querySelector('h1 ~ p:last-child')!;
    await expect(note).toBeEmptyDOMElement();
    await expect(note.getBoundingClientRect().height).toBeGreaterThan(30);
  },
};

export const Hostile: Story = {
  args: {
    title: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk. ${longTitle}`,
    lead: `${'あなたの作品を、ふさわしい壁へ。'.repeat(12)} ${longTitle}`,
    picture: { ...wallPictures.landscape, title: longTitle, by: longTitle, medium: longTitle },
    note: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${longTitle}`,
    actions: (
      <>
        <LinkButton emphasis="primary" href="#start" size="large">
          {longTitle}
        </LinkButton>
        <LinkButton href="#galleries" size="large">
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerk
        </LinkButton>
      </>
    ),
  },
};
