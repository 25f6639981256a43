import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Narrow, person, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { type Reason, RejectedFiles } from './index.ts';

const left = 2 * 1024 ** 2;
const limits = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  underBytes: 6 * 1024 ** 2,
  maxFiles: 40,
  quota: { usedBytes: 5 * 1024 ** 3 - left, totalBytes: 5 * 1024 ** 3 },
};
const rejected = (reason: Reason, name = 'IMG_2041.heic', size = 9.4 * 1024 ** 2) => [{ name, size, reason, left }];

const meta = {
  title: 'Fields/Refusals',
  component: RejectedFiles,
  tags: ['stable'],
  args: { rejected: rejected('type'), limits },
  argTypes: { rejected: { control: false }, limits: { control: false } },
  parameters: {
    guidance: {
      do: ['Show it under the place where files are dropped, and take it away with the next choice.'],
      dont: ['Use it for a file that failed on its way: the file’s own row says that, with a button.'],
      accessibility: ['An alert that is always there: each new refusal is read at once.'],
    },
  },
} satisfies Meta<typeof RejectedFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="why a file is not taken">
        {(['type', 'empty', 'size', 'count', 'quota'] as const).map((reason) => (
          <SheetCell key={reason} label={reason} width={340}>
            <RejectedFiles limits={limits} rejected={rejected(reason)} />
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="several: for two reasons, for one">
        <SheetCell label="two reasons" width={340}>
          <RejectedFiles
            limits={limits}
            rejected={[...rejected('type'), ...rejected('size', '納品書.pdf', 12 * 1024 ** 2)]}
          />
        </SheetCell>
        <SheetCell label="one reason" width={340}>
          <RejectedFiles
            limits={limits}
            rejected={['a.heic', 'b.heic', '納品書.pages'].flatMap((name) => rejected('type', name))}
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <RejectedFiles limits={limits} rejected={[]} />
      <RejectedFiles limits={limits} rejected={rejected('size', `${'Donaudampfschifffahrt'.repeat(6)}.jpg`)} />
      <RejectedFiles
        limits={limits}
        rejected={[...rejected('size', `${longTitle}.jpg`), ...rejected('type', `${longTitle}.heic`)]}
      />
    </Narrow>
  ),
};

/** Rejections are announced when they appear, and disappear with the next selection. */
export const Announced: Story = {
  render: function Choosing() {
    const [bad, setBad] = useState(false);
    return (
      <>
        <Button onClick={() => setBad(!bad)}>Choose</Button>
        <RejectedFiles limits={limits} rejected={bad ? rejected('type') : []} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const user = person();
    const alert = canvas.getByRole('alert');
    await expect(alert).toBeEmptyDOMElement();
    await user.click(canvas.getByRole('button'));
    await waitFor(() => expect(alert).toHaveTextContent('Invalid extension: IMG_2041.heic.'));
    await user.click(canvas.getByRole('button'));
    await waitFor(() => expect(alert).toBeEmptyDOMElement());
  },
};
