import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Plus, Upload } from '../icons/index.ts';
import { focusPageTitle } from '../page-title/index.ts';
import { person, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Page } from './index.ts';

const imported = fn();
const body = (
  <Card>
    <Text>The content of the page</Text>
  </Card>
);

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
    guidance: {
      do: [
        'Give every signed-in screen one.',
        'Tuck away what is wanted once a month.',
        'Call focusPageTitle when a link has led to another page.',
      ],
      dont: ['Set a second h1.', 'Give it more than one primary action.'],
      accessibility: ['Its title takes focus after a change of page, so that a screen reader says where one is.'],
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

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

/** After a change of page the title has the focus. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    focusPageTitle();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

const viewport = { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } };

/** On a phone there is one menu beside the title; the title keeps its line. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport },
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

/** Where there is room what is wanted often is a button; the menu holds the rest. */
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
