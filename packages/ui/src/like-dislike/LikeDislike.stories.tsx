import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
} from '../storybook/index.ts';
import { Toaster } from '../toaster/index.ts';
import { LikeDislike, type LikeDislikeProps, type Opinions } from './index.ts';
import { withOpinion } from './opinion.ts';

const save = fn(async (_value: LikeDislikeProps['value']): Promise<void> => undefined);

/** Stands in for a screen: sends the opinion and takes the server's values. */
function Stateful(props: LikeDislikeProps) {
  const [opinions, setOpinions] = useState<Opinions>(props);
  return (
    <LikeDislike
      {...props}
      {...opinions}
      onChange={async (value) => {
        await save(value);
        setOpinions((now) => withOpinion(now, value));
      }}
    />
  );
}

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to each of the two buttons.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Like 12' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Gives the opinion and takes the other back; pressed again, takes it back.',
    run: async ({ canvas, user }) => {
      save.mockReset();
      await user.keyboard('{Enter}');
      await canvas.findByRole('button', { name: 'Like 13', pressed: true });
      await user.tab();
      await user.keyboard(' ');
      await canvas.findByRole('button', { name: 'Dislike 2', pressed: true });
      await canvas.findByRole('button', { name: 'Like 12', pressed: false });
      await user.keyboard(' ');
      await canvas.findByRole('button', { name: 'Dislike 1', pressed: false });
      await waitFor(() => expect(save.mock.calls).toEqual([['like'], ['dislike'], [null]]));
    },
  },
];

const meta = {
  title: 'Actions/LikeDislike',
  component: LikeDislike,
  tags: ['stable'],
  args: { label: 'Message by Haruka Tanaka', value: null, likes: 12, dislikes: 1, onChange: () => undefined },
  render: (args) => <Stateful {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Name in `label` whose message it is: a thread has many of these.'],
      dont: ['Wait for the server before it shows: the component takes it back if the server refuses.'],
      accessibility: ['Two toggle buttons, “Like 12” and “Dislike 1”, pressed or not, in a group with a name.'],
    },
  },
} satisfies Meta<typeof LikeDislike>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="none, liked, disliked, disabled, disabled and liked, many">
        <SheetCell label="none">
          <LikeDislike {...args} />
        </SheetCell>
        <SheetCell label="liked">
          <LikeDislike {...args} value="like" />
        </SheetCell>
        <SheetCell label="disliked">
          <LikeDislike {...args} value="dislike" />
        </SheetCell>
        <SheetCell label="disabled">
          <LikeDislike {...args} disabled />
        </SheetCell>
        <SheetCell label="disabled, liked">
          <LikeDislike {...args} disabled value="like" />
        </SheetCell>
        <SheetCell label="many">
          <LikeDislike {...args} dislikes={1_234} likes={45_678_901} value="like" />
        </SheetCell>
        {(['hover', 'pressed', 'focus'] as const).map((state) => (
          <SheetCell key={state} label={state}>
            <Preview {...{ [state]: 'button' }}>
              <LikeDislike {...args} />
            </Preview>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <LikeDislike {...args} dislikes={0} likes={Number.MAX_SAFE_INTEGER} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A rejected opinion is rolled back with a message. */
export const Refused: Story = {
  render: (args) => (
    <>
      <Stateful {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    let fail: (reason: Error) => void = () => undefined;
    save.mockReset();
    save.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await person().click(canvas.getByRole('button', { name: 'Like 12' }));
    await canvas.findByRole('button', { name: 'Like 13', pressed: true });
    fail(new Error('Offline'));
    await canvas.findByRole('button', { name: 'Like 12', pressed: false });
    // The toast region is downloaded with its first message.
    await waitFor(() => expect(document.body).toHaveTextContent('couldn’t save'), { timeout: 10_000 });
  },
};

/**
 * Pressed twice before the first response: the second request is sent even if the first fails, and each failure is
 * reported once.
 */
export const RefusedOnce: Story = {
  tags: ['!autodocs'],
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas }) => {
    const first = Promise.withResolvers<void>();
    save.mockReset();
    save.mockImplementationOnce(() => first.promise);
    await person().click(canvas.getByRole('button', { name: 'Like 12' }));
    await person().click(await canvas.findByRole('button', { name: /^Dislike/, pressed: false }));
    await canvas.findByRole('button', { name: /^Dislike/, pressed: true });
    first.reject(new Error('Offline'));
    await waitFor(() => expect(save.mock.calls).toEqual([['like'], ['dislike']]));
    await canvas.findByRole('button', { name: /^Dislike/, pressed: true });
    await canvas.findByRole('button', { name: 'Like 12', pressed: false });
  },
};
