import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Languages, Sun } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { MenuButton } from '../menu/index.ts';
import { NavigationMenu } from '../navigation-menu/index.ts';
import { menus } from '../navigation-menu/samples.ts';
import { wallPictures } from '../picture-wall/fixtures.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { PublicFrame } from './index.ts';

const meta = {
  title: 'Layout/PublicFrame',
  component: PublicFrame,
  tags: ['stable'],
  args: {
    brand: { name: 'Smart Art', href: '#home' },
    title: 'Sign in',
    lead: 'Sell, rent and show your art.',
    tools: (
      <>
        <MenuButton emphasis="quiet" icon={Languages} iconOnly items={[]} label="Language" />
        <MenuButton emphasis="quiet" icon={Sun} iconOnly items={[]} label="Theme" />
      </>
    ),
    navigation: <NavigationMenu currentPath="#sign-in" items={menus} />,
    footer: '© 2026 Smart Art',
    picture: wallPictures.portrait,
    children: (
      <Stack>
        <Button emphasis="primary" fullWidth size="large">
          Sign in
        </Button>
        <Text>
          New here? <Link href="#sign-up">Start selling</Link>
        </Text>
      </Stack>
    ),
  },
  argTypes: {
    tools: { control: false },
    navigation: { control: false },
    picture: { control: false },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: [
        'Keep to one form and one thing to do.',
        'Leave the picture out where the page says what became of something.',
      ],
      dont: ['Use it after sign-in: that is AppShell and Page.'],
      accessibility: ['The picture’s alternative text says what its label says, and what it shows.'],
    },
  },
} satisfies Meta<typeof PublicFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'] };

/** A result page: no picture. */
export const Alone: Story = {
  tags: ['sheet'],
  args: { title: 'Payment received', lead: undefined, navigation: undefined, picture: undefined },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '640px' } } } },
  },
};

export const Hostile: Story = {
  args: {
    title: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${longTitle}`,
    lead: `作品を販売し、貸し出し、展示する。${longTitle}`,
    footer: longTitle,
    children: null,
  },
};

/** Menus that load late fill a reserved space: nothing moves. */
export const LateMenus: Story = {
  tags: ['!autodocs'],
  render: function Late(args) {
    const [come, setCome] = useState(false);
    return (
      <PublicFrame {...args} navigation={<span>{come && args.navigation}</span>}>
        <Button onClick={() => setCome(true)}>Now</Button>
      </PublicFrame>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const language = canvas.getByRole('button', { name: 'Language' });
    const places = () => [title, language].map((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Now' }));
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await expect(places()).toEqual(before);
  },
};
