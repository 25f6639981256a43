import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icons/index.ts';
import { Sheet, SheetRow } from '../storybook/index.ts';
import * as css from './Specimen.css.ts';

const meta = {
  title: 'Foundations/Icons',
  tags: ['stable'],
  parameters: {
    guidance: {
      do: ['Set an icon beside a word, or give it one.', 'Keep one icon for one meaning.'],
      dont: ['Take an icon from another set.', 'Colour an icon otherwise than the words beside it.'],
      accessibility: ['An icon beside words is hidden from a screen reader; one that stands alone is named.'],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="lucide, at a stroke of 1.6">
        <div className={css.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <span key={name} className={css.icon}>
              <Icon aria-hidden="true" size={20} />
              {name}
            </span>
          ))}
        </div>
      </SheetRow>
    </Sheet>
  ),
};
