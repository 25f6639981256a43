import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { LanguageName, LanguagePicker } from './index.ts';

const changed = fn();

const languages = [
  { slug: 'en', name: 'English' },
  { slug: 'ja', name: '日本語' },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter or Space',
    does: 'Opens the list on the language that is shown.',
    run: async ({ canvas, page, user }) => {
      await user.tab();
      for (const key of [' ', '{Enter}']) {
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
        await user.keyboard(key);
        await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'English', checked: true })).toHaveFocus());
        if (key === ' ') await user.keyboard('{Escape}');
      }
    },
  },
  {
    keys: '↓, Enter',
    does: 'Chooses another one.',
    run: async ({ page, user }) => {
      changed.mockClear();
      await user.keyboard('{ArrowDown}');
      await expect(page.getByRole('menuitemradio', { name: '日本語' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(changed).toHaveBeenCalledWith('ja');
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    },
  },
];

const meta = {
  title: 'Navigation/LanguagePicker',
  component: LanguagePicker,
  tags: ['stable'],
  loaders: [() => import('../menu/MenuPopover.tsx')],
  args: { languages, value: 'en', onChange: changed },
  parameters: {
    keyboard,
    guidance: {
      do: ['Write each language in its own words.', 'Keep what was typed when the page is loaded anew.'],
      dont: ['Stand flags for languages: a flag is a country.'],
      accessibility: ['Each name carries its language, so that a screen reader pronounces it.'],
    },
  },
} satisfies Meta<typeof LanguagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="icon, name, secondary, disabled, one that is not among them, open">
        <LanguagePicker {...args} />
        <LanguagePicker {...args} trigger={<LanguageName name="English" slug="en" />} />
        <LanguagePicker {...args} emphasis="secondary" trigger={<LanguageName name="English" slug="en" />} />
        <LanguagePicker {...args} disabled trigger={<LanguageName name="English" slug="en" />} />
        <LanguagePicker {...args} value="fr" />
        <div data-open="" style={{ minHeight: 140 }}>
          <LanguagePicker {...args} trigger={<LanguageName name="日本語" slug="ja" />} value="ja" />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const last = canvasElement.querySelector<HTMLElement>('[data-open]')!;
    await person().click(within(last).getByRole('button'));
    await waitFor(() => expect(within(document.body).getByRole('menuitemradio', { checked: true })).toHaveFocus());
  },
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <LanguagePicker
        {...args}
        value="de"
        languages={[{ slug: 'de', name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }]}
        trigger={<LanguageName name="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" slug="de" />}
      />
      <LanguagePicker {...args} languages={[]} />
      <LanguagePicker
        {...args}
        languages={[
          { slug: 'en', name: longTitle },
          { slug: 'ja', name: '日本語' },
        ]}
        trigger={<LanguageName name={longTitle} slug="en" />}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await person().click(canvas.getByRole('button', { name: /^The First Real Target/ }));
    await waitFor(() => expect(within(document.body).getByRole('menuitemradio', { name: longTitle })).toBeVisible());
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Choosing the current language is not a change. */
export const Same: Story = {
  play: async ({ canvas }) => {
    const user = person();
    changed.mockClear();
    await user.click(canvas.getByRole('button', { name: 'Language' }));
    await waitFor(() => expect(document.querySelector('[role="menuitemradio"]')).toBeVisible());
    await user.click(within(document.body).getByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
    await expect(changed).not.toHaveBeenCalled();
  },
};
