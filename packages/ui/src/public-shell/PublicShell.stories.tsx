import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { LinkButton } from '../button/index.ts';
import { LanguagePicker } from '../language-picker/index.ts';
import { NavigationMenu } from '../navigation-menu/index.ts';
import { menus } from '../navigation-menu/samples.ts';
import { Page } from '../page/index.ts';
import { Section } from '../section/index.ts';
import { type KeyboardRow, person, playKeyboard, stayHere } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { PublicShell, type PublicShellProps } from './index.ts';

const nothing = () => {};

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab, Enter',
    does: 'Skips to the content.',
    run: async ({ canvas, user }) => {
      await user.tab();
      const skip = canvas.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toHaveFocus();
      const main = canvas.getByRole('main');
      await expect(skip).toHaveAttribute('href', `#${main.id}`);
      stayHere(skip);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(main).toHaveFocus());
    },
  },
  {
    keys: 'Shift + Tab into the header',
    does: 'Brings the header back when it has left.',
    run: async ({ canvas, user }) => {
      window.scrollTo({ top: 1500 });
      const top = canvas.getByRole('banner').parentElement!;
      await waitFor(() => expect(top).toHaveAttribute('data-away'));
      canvas.getByRole('link', { name: 'Sign in' }).focus({ preventScroll: true });
      await user.keyboard('{Shift>}{Tab}{/Shift}');
      await expect(canvas.getByRole('button', { name: /Language/ })).toHaveFocus();
      await waitFor(() => expect(top.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    },
  },
];

const footer: PublicShellProps['footer'] = {
  owner: 'Smart Art',
  year: 2026,
  columns: [
    {
      title: 'Products',
      links: [
        { href: '#art', label: 'Art' },
        { href: '#photo', label: 'Photos' },
      ],
    },
    {
      title: 'Services',
      links: [
        { href: '#sale', label: 'Sale and auction' },
        { href: '#rent', label: 'Buy and rent' },
      ],
    },
    {
      title: 'About us',
      links: [
        { href: '#company', label: 'Company' },
        { href: '#terms', label: 'Terms' },
      ],
    },
  ],
  branches: [
    { name: 'Kobe', address: '7-1 Kitano, Chuo-ku\nKobe 650-0002', mapHref: 'https://example.com/map/kobe' },
    { name: 'Pune', address: '12 Gallery Road\nPune 411001', mapHref: 'https://example.com/map/pune' },
  ],
  social: [
    { href: 'https://example.com/social', label: 'Instagram', external: true },
    { href: 'https://example.com/video', label: 'YouTube', external: true },
  ],
};

const meta = {
  title: 'Layout/PublicShell',
  component: PublicShell,
  tags: ['stable'],
  args: {
    brand: { name: 'Smart Art', href: '#home' },
    navigation: <NavigationMenu currentPath="#home" items={menus} />,
    tools: (
      <>
        <LanguagePicker value="en" languages={[{ slug: 'en', name: 'English' }]} onChange={nothing} />
        <LinkButton href="#sign-in">Sign in</LinkButton>
      </>
    ),
    footer,
    children: (
      <Page title="Sell, rent and show your art">
        <Section title="What others say">
          <Text>{'A wall of pictures. '.repeat(30)}</Text>
        </Section>
      </Page>
    ),
  },
  argTypes: {
    navigation: { control: false },
    tools: { control: false },
    children: { control: false },
    footer: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    keyboard,
    guidance: {
      do: ['Give the page an h1.', 'Ask before the buyer side is opened.'],
      dont: ['Use it for one form: that is PublicFrame.', 'Use it after sign-in: that is AppShell.'],
      accessibility: [
        'First a link to the content; then landmarks: header, pages, main, footer.',
        'The header comes back when something in it has the focus, and stays while a menu of it is open.',
      ],
    },
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'] };

export const Phone: Story = {
  tags: ['sheet'],
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '640px' } } } } },
};

/** The footer of signed-in pages: one line. */
export const OneLine: Story = {
  tags: ['sheet'],
  args: {
    navigation: undefined,
    footer: {
      owner: 'Smart Art',
      year: 2026,
      links: [
        { href: '#how', label: 'How it works' },
        { href: '#contact', label: 'Contact us' },
      ],
    },
  },
};

export const Hostile: Story = {
  args: {
    tools: undefined,
    navigation: undefined,
    footer: {
      owner: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      year: 2026,
      columns: [
        { title: longTitle, links: [{ href: '#long', label: longTitle, external: true }] },
        { title: 'Coming', links: [{ href: '#soon', label: longTitle, soon: true }] },
        { title: 'Nothing', links: [] },
      ],
      social: [{ href: '#social', label: longTitle, external: true }],
      branches: [
        { name: longTitle, address: longTitle, mapHref: '#other' },
        { name: '神戸', address: '兵庫県神戸市中央区北野町7丁目1番'.repeat(4), mapHref: '#map' },
      ],
    },
    children: <Text>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4)}</Text>,
  },
};

const tall = (
  <>
    <h1>Sell, rent and show your art</h1>
    <div style={{ height: 4000 }} />
  </>
);

export const Keyboard: Story = { args: { children: tall }, play: playKeyboard(keyboard) };

/** Scrolling down hides the header, scrolling up shows it; an open menu keeps it visible. */
export const Scrolled: Story = {
  args: { children: tall },
  play: async ({ canvas }) => {
    const top = canvas.getByRole('banner').parentElement!;
    window.scrollTo({ top: 1500 });
    await waitFor(() => expect(top).toHaveAttribute('data-away'));
    window.scrollTo({ top: 1200 });
    await waitFor(() => expect(top).not.toHaveAttribute('data-away'));
    await person().click(canvas.getByRole('button', { name: 'Gallery' }));
    window.scrollTo({ top: 1600 });
    await waitFor(() => expect(window.scrollY).toBe(1600));
    await expect(top).not.toHaveAttribute('data-away');
    window.scrollTo({ top: 0 });
  },
};
