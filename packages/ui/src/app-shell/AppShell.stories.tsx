import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Plus } from '../icons/index.ts';
import { Page } from '../page/index.ts';
import { PublicFooter } from '../public-shell/index.ts';
import { type KeyboardRow, Preview, person, playComposition, playKeyboard, stayHere } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { AppShell } from './index.ts';
import { headerActions, language, pages, quota } from './samples.tsx';

const collapsing = fn();
const side = () => within(document.querySelector('aside')!);

function Remembering(props: ComponentProps<typeof AppShell>) {
  const [collapsed, setCollapsed] = useState(props.collapsed ?? false);
  const onCollapsedChange = (next: boolean) => {
    collapsing(next);
    setCollapsed(next);
  };
  return <AppShell {...props} collapsed={collapsed} onCollapsedChange={onCollapsedChange} />;
}

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab, Enter',
    does: 'Skips to the content.',
    run: async ({ canvas, user }) => {
      await user.tab();
      const skip = canvas.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toHaveFocus();
      stayHere(skip);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    },
  },
  {
    keys: 'Ctrl + K, on a Mac ⌘ K',
    does: 'Moves to the box that finds a page.',
    run: async ({ user }) => {
      await user.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(side().getByRole('searchbox', { name: 'Find a page' })).toHaveFocus());
    },
  },
  {
    keys: 'letters',
    does: 'Filter the pages.',
    run: async ({ user }) => {
      await user.keyboard('lib');
      await expect(side().getAllByRole('listitem')).toHaveLength(1);
      await expect(side().getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
      await user.keyboard('zzz');
      await expect(side().getByText('No pages match “libzzz”.')).toBeVisible();
    },
  },
  {
    keys: 'Escape',
    does: 'Empties the box.',
    run: async ({ user }) => {
      await user.keyboard('{Escape}');
      await expect(side().getAllByRole('listitem')).toHaveLength(pages.length);
    },
  },
  {
    keys: 'Enter on the button beside the brand',
    does: 'Collapses the sidebar to its icons, or opens it.',
    run: async ({ user }) => {
      collapsing.mockClear();
      side().getByRole('button', { name: 'Sidebar' }).focus();
      await user.keyboard('{Enter}');
      await expect(collapsing).toHaveBeenCalledWith(true);
      await expect(side().getByRole('link', { name: /^Orders/ })).toBeVisible();
    },
  },
];

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  tags: ['stable'],
  // Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
  loaders: [() => import('./Drawer.tsx')],
  args: {
    brand: { name: 'Smart Art', href: '#home' },
    navigation: pages,
    currentPath: '#library',
    person: { name: 'Edith Villiers' },
    quota,
    language,
    actions: headerActions,
    children: (
      <Page
        crumbs={[{ label: 'Library' }]}
        floatingAction
        primaryAction={
          <Button emphasis="primary" icon={Plus}>
            Add a work
          </Button>
        }
        summary="248 works · 196 for sale"
        title="Art library"
      >
        <Banner title="Your agreement ends on 4 Dec 2026." tone="warning">
          Works and files can be added once the renewal is paid.
        </Banner>
        <Text>{'A wall of pictures. '.repeat(40)}</Text>
      </Page>
    ),
  },
  argTypes: { actions: { control: false }, children: { control: false } },
  render: (args) => <Remembering {...args} />,
  parameters: {
    layout: 'fullscreen',
    keyboard,
    guidance: {
      do: ['Leave out the pages that a person may not open.', 'Remember whether the sidebar is collapsed.'],
      dont: [
        'Rank a page for the foot of a phone that sellers do not open every day.',
        'Use it before sign-in: that is PublicFrame.',
      ],
      accessibility: [
        'First a link to the content; then landmarks: pages, header, main.',
        'Collapsed, each icon keeps its name, and shows it on pointing and on focus.',
        'The header comes back when something in it has focus.',
      ],
    },
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewport = {
  options: {
    phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
    tablet: { name: 'Tablet', styles: { width: '900px', height: '900px' } },
    small: { name: 'Small laptop', styles: { width: '1100px', height: '800px' } },
    laptop: { name: 'Laptop', styles: { width: '1440px', height: '900px' } },
    wide: { name: 'Very wide', styles: { width: '2560px', height: '1200px' } },
  },
};

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'] };

export const Collapsed: Story = { tags: ['sheet'], args: { collapsed: true } };

/** In the bottom bar one page is pressed and another has keyboard focus. */
export const Phone: Story = {
  tags: ['sheet'],
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport },
  decorators: [
    (Story) => (
      <Preview focus="nav:not(aside nav) li:nth-child(3) a" pressed="nav:not(aside nav) li:nth-child(2) a">
        <Story />
      </Preview>
    ),
  ],
};

/** On small screens the sidebar slides in from the side. */
export const OffCanvas: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport },
  play: async ({ canvas, userEvent }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main pages' }));
    await expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      '3Orders 3 wait for you',
      'Library',
      'Tasks',
    ]);
    await expect(bar.getByRole('link', { current: 'page' })).toHaveAccessibleName('Library');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Language' })).not.toBeInTheDocument();
    const more = bar.getByRole('button', { name: 'More' });
    await expect(more).not.toHaveAttribute('aria-current');
    await userEvent.click(more);
    const page = within(document.body);
    const drawer = await page.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Library' })).toBeVisible());
    await expect(within(drawer).getByRole('button', { name: 'English Language' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** On a page that is not in the bar, More is marked as current. */
export const BehindMore: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport },
  args: { currentPath: '#forum' },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main pages' }));
    await expect(bar.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    await expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
  },
};

/** A tablet has neither the bar nor the sidebar; the menu button is in the header. */
export const Tablet: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  parameters: { viewport },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Language' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = await within(document.body).findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Library' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

const aside = () => document.querySelector('aside') as HTMLElement;
const sidebarWidth = () => aside().getBoundingClientRect().width;
const wholeWidth = () => aside().parentElement?.getBoundingClientRect().width ?? 0;

/** The sidebar takes its share of the window; collapsed it is always 4 rem. */
const takes =
  (share: number): Story['play'] =>
  async () => {
    const user = person();
    await waitFor(() => expect(sidebarWidth()).toBeCloseTo(wholeWidth() * share, 0));
    await user.click(side().getByRole('button', { name: 'Sidebar' }));
    await waitFor(() => expect(sidebarWidth()).toBe(64));
  };

/** 20 % of a laptop window. */
export const OnLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { viewport },
  play: takes(0.2),
};

/** A smaller share of a very wide window. */
export const VeryWide: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { viewport },
  play: takes(0.15),
};

/** In a narrow window it is collapsed until the user chooses. */
export const LittleRoom: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  parameters: { viewport },
  render: function Unchosen(args) {
    const [collapsed, setCollapsed] = useState<boolean>();
    return <AppShell {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />;
  },
  play: async () => {
    await waitFor(() => expect(sidebarWidth()).toBe(64));
    await person().click(side().getByRole('button', { name: 'Sidebar' }));
    await waitFor(() => expect(sidebarWidth()).toBeCloseTo(wholeWidth() * 0.2, 0));
  },
};

export const Hostile: Story = {
  args: {
    brand: { name: longTitle, href: '#home' },
    person: { name: longTitle, note: longTitle },
    quota: undefined,
    banner: <Banner tone="info">{longTitle}</Banner>,
    currentPath: '#elsewhere',
    navigation: [
      ...pages,
      { href: '#long', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', icon: Plus, badge: 12_345 },
      { href: '#title', label: longTitle, icon: Plus, badge: 3, phoneRank: 0 },
      { href: '#ja', label: '購入者からの注文と貸し出しの一覧', icon: Plus },
    ],
    children: (
      <Page crumbs={[{ label: longTitle, href: '#up' }, { label: longTitle }]} title={longTitle}>
        {null}
      </Page>
    ),
  },
};

/** Scrolling down hides the header, scrolling up shows it again. */
export const Scrolled: Story = {
  args: {
    children: (
      <Page title="Art library">
        <div style={{ height: 4000 }} />
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    window.scrollTo({ top: 1500 });
    await waitFor(() => expect(header).toHaveAttribute('data-away'));
    window.scrollTo({ top: 1200 });
    await waitFor(() => expect(header).not.toHaveAttribute('data-away'));
    window.scrollTo({ top: 0 });
  },
};

/**
 * The footer begins below the first window, however short the page is, and ends above the floating parts of a phone.
 */
export const Footer: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport },
  args: {
    footer: <PublicFooter owner="Smart Art" social={[{ href: '#elsewhere', label: 'Elsewhere' }]} wide year={2026} />,
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    const bar = canvas.getByRole('navigation', { name: 'Main pages' });
    await expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().top);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    const floating = canvas.getByRole('button', { name: 'Add a work' }).getBoundingClientRect();
    const last = canvas.getByRole('link', { name: /^Elsewhere/ }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(floating.top);
    window.scrollTo({ top: 0 });
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

const followed = fn((event: Event) => event.preventDefault());

/** The box that finds a page: the Enter that ends an IME composition does not open a page. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(
    () => {
      followed.mockClear();
      side().getByRole('link', { name: 'Library' }).addEventListener('click', followed);
      return side().getByRole('searchbox', { name: 'Find a page' });
    },
    {
      text: { syllables: ['l', 'li'], chosen: 'lib' },
      undisturbed: () => expect(followed).not.toHaveBeenCalled(),
      after: async ({ user }) => {
        await user.keyboard('{Enter}');
        await expect(followed).toHaveBeenCalledTimes(1);
      },
    },
  ),
};
