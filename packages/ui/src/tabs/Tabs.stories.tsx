import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Images, Package, Settings } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { reveal } from '../reveal/index.ts';
import { type KeyboardRow, Narrow, Preview, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { type Tab, TabLinks, Tabs, type TabsProps } from './index.ts';

const chosen = fn();

function Stateful({ value: selected, onChange: _, ...props }: TabsProps<string>) {
  const [at, setAt] = useState(selected);
  return (
    <Tabs
      {...props}
      onChange={(id) => {
        chosen(id);
        setAt(id);
      }}
      value={at}
    />
  );
}

const order: Tab<string>[] = [
  { id: 'buy', label: 'Buy', count: 12, panel: <Text>Twelve works are on their way to a buyer.</Text> },
  {
    id: 'rent',
    label: 'Rent',
    count: 3,
    countLabel: '3 wait for you',
    panel: (
      <Text>
        Three leases run. <Link href="#leases">See the leases</Link>
      </Text>
    ),
  },
  { id: 'custom', label: 'Custom', count: 0, disabled: true, panel: null },
  { id: 'returns', label: 'Returns', panel: <Text>Nothing has come back.</Text> },
];

const japanese: Tab<string>[] = [
  { id: 'buy', label: '購入', count: 12, panel: <Text>12点の作品を発送しています。</Text> },
  { id: 'rent', label: 'レンタル', count: 3, panel: null },
  { id: 'returns', label: '返品', panel: null },
];

const nothing = () => {};

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the chosen tab, then to its panel or what can be pressed in it.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('tab', { name: 'Buy 12' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Buy 12' })).toHaveFocus();
      await user.keyboard('{Shift>}{Tab}{/Shift}');
    },
  },
  {
    keys: '→',
    does: 'Chooses the next tab, past those that are disabled and from the last to the first.',
    run: async ({ canvas, user }) => {
      for (const name of ['Rent 3 wait for you', 'Returns', 'Buy 12']) {
        await user.keyboard('{ArrowRight}');
        await waitFor(() => expect(canvas.getByRole('tab', { name })).toHaveFocus());
        await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
        await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(name);
      }
    },
  },
  {
    keys: '←',
    does: 'Chooses the one before, from the first to the last.',
    run: async ({ canvas, user }) => {
      for (const name of ['Returns', 'Rent 3 wait for you', 'Buy 12']) {
        await user.keyboard('{ArrowLeft}');
        await waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus());
        await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
      }
    },
  },
  {
    keys: 'Home, End; Page Up, Page Down',
    does: 'Chooses the first, the last.',
    run: async ({ canvas, user }) => {
      for (const [key, name] of [
        ['{End}', 'Returns'],
        ['{Home}', 'Buy 12'],
        ['{Home}', 'Buy 12'],
        ['{PageDown}', 'Returns'],
        ['{PageUp}', 'Buy 12'],
      ] as const) {
        await user.keyboard(key);
        await waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus());
      }
    },
  },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  tags: ['stable'],
  args: { label: 'Orders', tabs: order, value: 'buy', onChange: chosen },
  argTypes: { tabs: { control: false } },
  render: (args) => <Stateful {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'One or two words a tab, in the order in which they matter.',
        'Use TabLinks where a view should survive a reload and the way back.',
        'Choose `manual` where a panel takes a moment to come.',
      ],
      dont: [
        'Spread one form over tabs: nobody sees what is missing in the other one.',
        'Use them for steps: those have an order.',
        'Hide a tab that is empty: show it with a 0.',
      ],
      accessibility: [
        'A panel without anything to press takes the focus itself.',
        'An error of a form that leads into another panel opens its tab.',
        'TabLinks is a landmark with links; the one that is shown is the current page.',
      ],
    },
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const links = [
  { href: '#buy', label: 'Buy', count: 1284 },
  { href: '#rent', label: 'Rent', count: 3, countLabel: '3 wait for you' },
  { href: '#returns', label: 'Returns', count: 0 },
];

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="counts, a disabled one, focus; in Japanese; with icons">
        <Tabs {...args} onChange={nothing} />
        <Tabs label="注文" onChange={nothing} value="rent" tabs={japanese} />
        <Tabs
          label="Seller"
          onChange={nothing}
          value="orders"
          tabs={[
            { id: 'library', label: 'Library', icon: Images, panel: null },
            { id: 'orders', label: 'Orders', icon: Package, count: 4, panel: null },
            { id: 'settings', label: 'Settings', icon: Settings, panel: null },
          ]}
        />
      </SheetRow>
      <SheetRow label="links: one current, none">
        <TabLinks current="#rent" label="Order kinds" links={links} />
        <TabLinks current="#none" label="Order kinds, none of them" links={links} />
      </SheetRow>
      <SheetRow label="vertical; one chosen that is not there">
        <div style={{ width: 560 }}>
          <Tabs {...args} label="Settings" onChange={nothing} orientation="vertical" value="rent" />
        </div>
        <Tabs {...args} label="Nothing chosen" onChange={nothing} value="gone" />
      </SheetRow>
      <SheetRow label="too many for their row: the middle one is chosen and in view, both ends fade">
        <div style={{ width: 320 }}>
          <Tabs
            label="Categories"
            onChange={nothing}
            value="5"
            tabs={Array.from({ length: 10 }, (_, index) => ({
              id: String(index),
              label: `Category ${index + 1}`,
              count: index * 7,
              panel: null,
            }))}
          />
        </div>
      </SheetRow>
      <SheetRow label="hover, focus: tabs, vertical, links">
        <Preview focus="[role=tab]:nth-child(4)" hover="[role=tab]:nth-child(2)">
          <Tabs {...args} label="Pointed at" onChange={nothing} />
        </Preview>
        <Preview focus="[role=tab]:nth-child(4)" hover="[role=tab]:nth-child(2)">
          <Tabs {...args} label="Pointed at, vertical" onChange={nothing} orientation="vertical" />
        </Preview>
        <Preview focus="[href='#returns']" hover="[href='#buy']">
          <TabLinks current="#rent" label="Order kinds, pointed at" links={links} />
        </Preview>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await person().tab();
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus();
  },
};

export const Hostile: Story = {
  args: {
    value: 'title',
    tabs: [
      { id: 'word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', panel: null },
      {
        id: 'title',
        label: longTitle,
        count: 12,
        panel: <Text>{longTitle}</Text>,
      },
      { id: 'many', label: '購入者からの注文と貸し出しの一覧', count: 123_456_789, panel: null },
    ],
  },
  render: (args) => (
    <>
      <Narrow>
        <Stateful {...args} />
        <Stateful {...args} label="Vertical" orientation="vertical" />
      </Narrow>
      <Tabs label="No tabs" onChange={nothing} value="" tabs={[]} />
      <Narrow>
        <TabLinks
          current="#a"
          label="Long links"
          links={[
            { href: '#a', label: longTitle, count: 3 },
            { href: '#b', label: 'B' },
          ]}
        />
      </Narrow>
      <TabLinks current="" label="No links" links={[]} />
    </>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Arrow keys only move the focus; Enter or Space selects. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas }) => {
    const user = person();
    chosen.mockClear();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Rent/ })).toHaveFocus());
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Buy 12');
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Rent/);
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'See the leases' })).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}{End}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Returns' })).toHaveFocus());
    await user.keyboard(' ');
    await expect(chosen.mock.calls).toEqual([['rent'], ['returns']]);
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Rent/ })).toHaveFocus());
    await user.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    // Tab returns to the selected tab, not to the one last focused.
    await expect(canvas.getByRole('tab', { name: 'Returns' })).toHaveFocus();
  },
};

/** Tabs and panels refer to each other; one tab is selected, and only it is in the tab order. */
export const Relations: Story = {
  play: async ({ canvas }) => {
    const user = person();
    const tabs = canvas.getAllByRole('tab');
    await expect(canvas.getByRole('tablist', { name: 'Orders' })).toBeVisible();
    chosen.mockClear();
    for (const tab of tabs.filter((each) => !(each as HTMLButtonElement).disabled)) {
      await user.click(tab);
      for (const each of tabs) {
        await expect(each).toHaveAttribute('aria-selected', String(each === tab));
        await expect(each).toHaveAttribute('tabindex', each === tab ? '0' : '-1');
        const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
        await expect(panel).toHaveAttribute('role', 'tabpanel');
        await expect(panel).toHaveAttribute('aria-labelledby', each.id);
        if (each === tab) await expect(panel).toBeVisible();
        else await expect(panel).not.toBeVisible();
      }
    }
    // One change per press; synthetic clicks, as by speech control, select too.
    await expect(chosen.mock.calls).toEqual([['rent'], ['returns']]);
    tabs[0]?.click();
    await waitFor(() => expect(tabs[0]).toHaveAttribute('aria-selected', 'true'));
  },
};

/** A visible heading labels the list. */
export const NamedByHeading: Story = {
  args: { label: undefined, labelledBy: 'heading-of-tabs' },
  decorators: [
    (Story) => (
      <>
        <h2 id="heading-of-tabs">All orders</h2>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'All orders' })).toHaveAttribute('aria-labelledby');
  },
};

/** A panel is rendered when it is first selected, and keeps its input. */
export const KeepsState: Story = {
  args: {
    label: 'Work',
    value: 'first',
    tabs: [
      { id: 'first', label: 'Label', panel: <Typing name="Title" /> },
      { id: 'second', label: 'Price', panel: <Typing name="Price" /> },
    ],
  },
  play: async ({ canvas }) => {
    const user = person();
    await expect(document.querySelector('[name="Price"]')).toBeNull();
    await user.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Low Tide');
    await user.click(canvas.getByRole('tab', { name: 'Price' }));
    await expect(canvas.getByRole('textbox', { name: /^Price/ })).toBeVisible();
    // As a link of the error summary does.
    reveal(document.querySelector('[name="Title"]')!);
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Low Tide');
    await expect(canvas.getByRole('tab', { name: 'Label', selected: true })).toBeVisible();
  },
};

function Typing({ name }: { name: string }) {
  const [value, setValue] = useState('');
  return <TextField label={name} name={name} onChange={setValue} value={value} />;
}

function Loading() {
  const [ready, setReady] = useState(false);
  return ready ? <Button>Accept</Button> : <Text onClick={() => setReady(true)}>One moment</Text>;
}

/** A panel is focusable while nothing inside is. */
export const PanelFocus: Story = {
  args: { value: 'slow', tabs: [{ id: 'slow', label: 'Slow', panel: <Loading /> }] },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await expect(panel).toHaveAttribute('tabindex', '0');
    canvas.getByText('One moment').click();
    await waitFor(() => expect(panel).not.toHaveAttribute('tabindex'));
  },
};

/** The current one is in view, and faded edges show where there is more. */
export const Overflow: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <TabLinks
        current="#6"
        label="Categories"
        links={Array.from({ length: 12 }, (_, index) => ({ href: `#${index}`, label: `Category ${index}` }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const current = canvas.getByRole('link', { name: 'Category 6' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(row).toHaveAttribute('data-before'));
    await expect(row).toHaveAttribute('data-after');
    const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    await expect(inner.left).toBeGreaterThan(outer.left);
    await expect(inner.right).toBeLessThan(outer.right);
    row.scrollLeft = 0;
    await waitFor(() => expect(row).not.toHaveAttribute('data-before'));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row).not.toHaveAttribute('data-after'));
  },
};

function Counted() {
  const [counts, setCounts] = useState(false);
  const [isWide, setWide] = useState(false);
  return (
    <div style={{ width: isWide ? 2400 : 320 }}>
      <TabLinks
        current="#9"
        label="Tasks"
        links={Array.from({ length: 12 }, (_, index) => ({
          href: `#${index}`,
          label: `Category ${index}`,
          ...(counts && { count: 1000 }),
        }))}
      />
      <Button onClick={() => setCounts((shown) => !shown)}>Count</Button>
      <Button onClick={() => setWide((wide) => !wide)}>Widen</Button>
    </div>
  );
}

/**
 * Late counts and resizing move the current tab, and it is scrolled back into view; a row scrolled by the user stays.
 */
export const CountsComeLater: Story = {
  render: () => <Counted />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list');
    const current = canvas.getByRole('link', { name: /Category 9/ });
    const isInView = () =>
      current.getBoundingClientRect().right <= row.getBoundingClientRect().right &&
      current.getBoundingClientRect().left >= row.getBoundingClientRect().left;
    await waitFor(() => expect(isInView()).toBe(true));
    const button = canvas.getByRole('button', { name: 'Count' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByText('1,000')).toHaveLength(12));
    await waitFor(() => expect(isInView()).toBe(true));
    const widen = canvas.getByRole('button', { name: 'Widen' });
    await userEvent.click(widen);
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    await userEvent.click(widen);
    await waitFor(() => expect(row).toHaveAttribute('data-before'));
    await expect(isInView()).toBe(true);
    row.scrollLeft = 0;
    await waitFor(() => expect(row).not.toHaveAttribute('data-before'));
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText('1,000')).toBeNull());
    await expect(row.scrollLeft).toBe(0);
  },
};
