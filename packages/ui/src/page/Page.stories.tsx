import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Plus, Upload } from '../icons/index.ts';
import { focusPageTitle } from '../page-title/index.ts';
import { type KeyboardRow, person, playKeyboard, Sheet, SheetCell, SheetRow, Stateful } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Page } from './index.ts';

const imported = fn();
const body = (
  <Card>
    <Text>The content of the page</Text>
  </Card>
);

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Goes through the actions beside the title; the one thing to do next is the last.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('button', { name: 'Import' }).focus();
      for (const name of ['More actions', 'Add a work']) {
        await user.tab();
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
      }
    },
  },
];

const meta = {
  title: 'Layout/Page',
  component: Page,
  tags: ['stable'],
  loaders: [() => import('../menu/MenuPopover.tsx')],
  args: {
    title: 'Art library',
    crumbs: [{ label: 'Library' }],
    summary: '248 works · 196 for sale · 12 to rent · 3 need attention',
    secondaryActions: [
      { id: 'import', label: 'Import', icon: Upload, onAction: imported },
      { id: 'deleted', label: 'Deleted works', href: '#deleted', tucked: true },
    ],
    primaryAction: (
      <Button emphasis="primary" icon={Plus}>
        Add a work
      </Button>
    ),
    children: body,
  },
  argTypes: {
    actions: { control: false },
    primaryAction: { control: false },
    aside: { control: false },
    children: { control: false },
  },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Give every signed-in screen one.',
        'Tuck away what is wanted once a month.',
        'Call focusPageTitle when a link has led to another page.',
      ],
      dont: [
        'Set a second h1.',
        'Give it more than one primary action.',
        'Let the action float over words or controls: only over a wall of pictures.',
      ],
      accessibility: ['Its title takes focus after a change of page, so that a screen reader says where one is.'],
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="with crumbs, summary and actions">
        <SheetCell label="" width={1080}>
          <div style={{ width: '100%' }}>
            <Page {...args} crumbs={[{ label: 'Seller', href: '#seller' }, { label: 'Library' }]} />
          </div>
        </SheetCell>
      </SheetRow>
      <SheetRow label="the name of a work, with an aside">
        <SheetCell label="" width={1080}>
          <div style={{ width: '100%' }}>
            <Page aside={<Card raised>Request payment</Card>} title="A Wet Sunday Morning" titleKind="work">
              {body}
            </Page>
          </div>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  args: {
    title: longTitle,
    titleKind: 'work',
    summary: `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4)} ${longTitle}`,
    secondaryActions: [{ id: 'long', label: longTitle }],
    primaryAction: <Button emphasis="primary">{longTitle}</Button>,
    aside: <Card>作品の寸法と重さと額縁の有無</Card>,
    children: null,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** After navigation the title has the focus. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    focusPageTitle();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

const phone = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
} satisfies Partial<Story>;

const action = (canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('button', { name: 'Add a work' }).getBoundingClientRect();

/** On a phone the primary action is under the title, and scrolls away with it. */
export const Phone: Story = {
  tags: ['!autodocs'],
  ...phone,
  args: { children: <div style={{ height: 3000 }} /> },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(action(canvas).top).toBeGreaterThan(title.bottom);
    window.scrollTo({ top: 1500 });
    await waitFor(() => expect(action(canvas).bottom).toBeLessThan(0));
    window.scrollTo({ top: 0 });
  },
};

/** Above a wall of pictures it floats, hides on scrolling down, and returns on scrolling up and on focus. */
export const Floating: Story = {
  tags: ['!autodocs'],
  ...phone,
  args: { floatingAction: true, children: <div style={{ height: 3000 }} /> },
  play: async ({ canvas }) => {
    const isInSight = () => expect(action(canvas).bottom).toBeLessThan(window.innerHeight);
    const isGone = () => expect(action(canvas).top).toBeGreaterThanOrEqual(window.innerHeight);
    await isInSight();
    window.scrollTo({ top: 1500 });
    await waitFor(isGone);
    window.scrollTo({ top: 1200 });
    await waitFor(isInSight);
    window.scrollTo({ top: 1500 });
    await waitFor(isGone);
    canvas.getByRole('button', { name: 'Add a work' }).focus({ preventScroll: true });
    await waitFor(isInSight);
    window.scrollTo({ top: 0 });
  },
};

/** The lines of a summary that is still loading are reserved: nothing below moves when it arrives. */
export const SummaryArrives: Story = {
  tags: ['!autodocs'],
  ...phone,
  render: ({ summary }) => (
    <Stateful initial={false}>
      {(loaded, setLoaded) => (
        <Page
          summary={loaded && summary}
          summaryPlaceholder="120 works · 100 for sale · 10 to rent · 1 needs attention"
          title="Art library"
        >
          <Button onClick={() => setLoaded(true)}>Load</Button>
        </Page>
      )}
    </Stateful>
  ),
  play: async ({ args, canvas }) => {
    const load = canvas.getByRole('button', { name: 'Load' });
    const { top } = load.getBoundingClientRect();
    await person().click(load);
    await expect(canvas.getByText(String(args.summary))).toBeVisible();
    await expect(load.getBoundingClientRect().top).toBe(top);
  },
};

/** An action that is removed when done leaves the focus to the title, not to the top of the document. */
export const ActionGoes: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stateful initial={true}>
      {(unread, setUnread) => (
        <Page
          actions={unread && <Button onClick={() => setUnread(false)}>Mark all as read</Button>}
          title="Notifications"
        >
          {unread ? 'Unread' : 'Read'}
        </Page>
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    const user = person();
    canvas.getByRole('button', { name: 'Mark all as read' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** On a phone one menu beside the title replaces the buttons; the title keeps its line. */
export const OnPhone: Story = {
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    imported.mockClear();
    await expect(canvas.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
    await user.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await page.findByRole('menuitem', { name: 'Deleted works' })).toHaveAttribute('href', '#deleted');
    await user.click(page.getByRole('menuitem', { name: 'Import' }));
    await expect(imported).toHaveBeenCalledOnce();
  },
};

/** If there is room, frequent actions are buttons; the menu holds the rest. */
export const Tucked: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await page.findByRole('menuitem', { name: 'Deleted works' })).toBeVisible();
    await expect(page.queryByRole('menuitem', { name: 'Import' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
  },
};
