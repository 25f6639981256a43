import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type KeyboardContext, playComposition, Stateful } from '../storybook/index.ts';
// Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
import '../popover/PopoverLayer.tsx';
import './FilterFields.tsx';
import './FilterSheet.tsx';
import { FilterBar, type FilterBarProps } from './index.ts';

const changed = fn();

const techniques = ['時計', '油彩', '水彩', '木版画', '銅版画', '写真', '彫刻', '陶芸', '漆芸', '書'];
const filters: FilterBarProps['filters'] = [
  { kind: 'text', id: 'medium', label: 'Medium' },
  { kind: 'money', id: 'price', label: 'Price', currencies: ['USD'] },
  { kind: 'date', id: 'added', label: 'Added' },
  {
    kind: 'several',
    id: 'technique',
    label: 'Technique',
    options: techniques.map((value) => ({ value, label: value })),
  },
  { kind: 'text', id: 'note', label: 'Note', inRow: false },
];

const meta = {
  title: 'Data/FilterBar composition',
  component: FilterBar,
  tags: ['stable', '!autodocs'],
  args: { filters, value: {}, onChange: changed },
  argTypes: { filters: { control: false }, value: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <FilterBar {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a filter and returns its input. */
const opening =
  (button: string, dialog: string, role: 'textbox' | 'searchbox' | 'combobox', name: string) =>
  async ({ canvas, page, user }: KeyboardContext) => {
    changed.mockClear();
    await user.click(canvas.getByRole('button', { name: button }));
    const opened = await page.findByRole('dialog', { name: dialog });
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
    return within(opened).findByRole(role, { name });
  };

/** Asserts that the dialog is still open and nothing was applied. */
const open = async ({ page }: KeyboardContext) => {
  await expect(page.getByRole('dialog')).toBeInTheDocument();
  await expect(changed).not.toHaveBeenCalled();
};

/** The first Enter after the composition applies, once. */
const applied =
  (value: object) =>
  async ({ page, user }: KeyboardContext) => {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(changed.mock.calls).toEqual([[value]]);
  };

/** Text in a popover. */
export const Composition: Story = {
  play: playComposition(opening('Medium', 'Medium', 'textbox', 'Medium'), {
    undisturbed: open,
    after: applied({ medium: '時計' }),
  }),
};

/** The same in the sheet with all filters. */
export const InTheSheet: Story = {
  play: playComposition(opening('All filters', 'Filters', 'textbox', 'Note'), {
    undisturbed: open,
    after: applied({ note: '時計' }),
  }),
};

const figures = { syllables: ['１', '１９'], chosen: '１９００' };

/** An amount in full-width digits. */
export const Amounts: Story = {
  play: playComposition(opening('Price', 'Price', 'textbox', 'From'), {
    text: figures,
    undisturbed: open,
    after: applied({ price: { from: '1900', to: null, currency: 'USD' } }),
  }),
};

/** A date as typed on a Japanese keyboard. */
export const Days: Story = {
  play: playComposition(opening('Added', 'Added', 'combobox', 'Added: from'), {
    text: { syllables: ['２', '２０２６ねん'], chosen: '2026年4月4日' },
    undisturbed: open,
    after: applied({ added: { from: '2026-04-04', to: null } }),
  }),
};

/** The search box filters the options once the composition is committed; its Enter applies nothing. */
export const Choices: Story = {
  play: playComposition(opening('Technique', 'Technique', 'searchbox', 'Find in Technique'), {
    undisturbed: open,
    after: async ({ page }) => {
      await waitFor(() => expect(page.getAllByRole('checkbox')).toHaveLength(1));
      await expect(page.getByRole('checkbox', { name: '時計' })).toBeVisible();
    },
  }),
};
