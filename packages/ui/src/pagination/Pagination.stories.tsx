import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Pagination } from './index.ts';

const turned = fn();
const hrefOf = (page: number) => `#page-${page}`;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from arrow to page to arrow.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Turns to that page.',
    run: async ({ user }) => {
      turned.mockClear();
      await user.keyboard('{Enter}');
      await expect(turned).toHaveBeenCalledWith(1);
    },
  },
];

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  tags: ['stable'],
  args: { page: 5, pageCount: 20, from: 97, to: 120, total: 480, hrefOf, onPageChange: turned },
  parameters: {
    keyboard,
    guidance: {
      do: ['Give every page an address.', 'Take from, to and total from the server.'],
      dont: ['Hide it on a single page: the total is still news.'],
      accessibility: ['A landmark; the current page is marked as such, the ends of the row are not read.'],
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const perPage = { value: 24, options: [24, 48, 96], onChange: () => undefined };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="middle, first, last, few pages, one page, rows per page">
        <div style={{ width: '100%' }}>
          <Stack>
            <Pagination {...args} label="middle" />
            <Pagination {...args} from={1} label="first" page={1} to={24} />
            <Pagination {...args} from={457} label="last" page={20} to={480} />
            <Pagination {...args} from={25} label="few" page={2} pageCount={3} to={48} total={60} />
            <Pagination {...args} from={1} label="one" page={1} pageCount={1} to={12} total={12} />
            <Pagination {...args} label="rows" perPage={perPage} />
            <Preview focus="li:nth-child(6) > *" hover="li:nth-child(2) > *" pressed="li:nth-child(4) > *">
              <Pagination {...args} label="hover, pressed, focus" />
            </Preview>
          </Stack>
        </div>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <Stack>
        <Pagination
          {...args}
          from={1_234_561}
          label="long"
          page={51_440}
          pageCount={99_999}
          perPage={perPage}
          to={1_234_584}
          total={2_399_976}
        />
        <Pagination {...args} from={null} label="none" page={1} pageCount={0} to={null} total={0} />
      </Stack>
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
