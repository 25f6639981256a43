import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { arrives, dropsAndPastes, fifty, rejectsFiles, removing } from './behaviour.fixtures.ts';
import { composes, describes, edits, upright } from './dialogs.fixtures.ts';
import { type MediaItem, MediaUploader, type MediaUploaderProps, useLocalPreviews } from './index.ts';
import { keyboard } from './keyboard.fixtures.ts';

const item = (id: string, name: string, status: MediaItem['status'], more: Partial<MediaItem> = {}): MediaItem => ({
  id,
  name,
  size: 2.1 * 1024 ** 2,
  status,
  ...more,
});

const three = [
  item('front', 'front.jpg', 'done', { preview: pictures.landscape }),
  item('detail', 'detail.jpg', 'done', { preview: pictures.portrait }),
  item('back', 'back.jpg', 'done', { preview: pictures.night }),
];

const everyState = [
  item('cover', 'front.jpg', 'done', { preview: pictures.landscape }),
  item('wide', 'the-whole-plain.jpg', 'uploading', { preview: pictures.veryWide, progress: 0.62 }),
  item('tall', 'scroll.png', 'waiting', { preview: pictures.veryTall }),
  item('failed', 'back.webp', 'failed', {
    preview: pictures.portrait,
    error: 'The connection broke off. Try again.',
  }),
  item('tiff', 'IMG_20260405_093000_with_a_long_name.tiff', 'done', { size: 5.9 * 1024 ** 2 }),
];

const alike = three.slice(0, 2).map((each, index) => ({
  ...each,
  alike: { title: index ? '赤い丘' : 'Red hills', href: '#work', deleted: index === 1 },
  sameAs: index || undefined,
}));

const described = { en: 'The jar from the side', ja: '横から見た壺', decorative: false };

const meta = {
  title: 'Media/MediaUploader',
  component: MediaUploader,
  tags: ['stable'],
  args: {
    name: 'image_ids',
    label: 'Pictures',
    description: 'The first is the cover. Daylight and a plain wall show a work best.',
    items: three,
    accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'],
    underBytes: 6 * 1024 ** 2,
    maxFiles: 40,
    quota: { usedBytes: 2.1 * 1024 ** 3, totalBytes: 5 * 1024 ** 3 },
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onReorder: fn(),
  },
  argTypes: { items: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Show the picture at once from the local file: useLocalPreviews.',
        'Say in an item’s error what to do next, not what broke.',
      ],
      dont: [
        'Send files from here: the screen owns the uploads and hands over their progress.',
        'Use it for documents: it shows pictures.',
      ],
      accessibility: [
        'All that dragging does, buttons and arrow keys do, and each move is announced.',
        'Refused files are announced by name with what to do.',
        'When a picture is removed the focus goes to the next one.',
        'A lost connection is announced once, not picture by picture.',
        'Pictures without a description are counted; “decorative” is an answer, silence is none.',
      ],
    },
  },
} satisfies Meta<typeof MediaUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stands in for a screen: keeps the items in state, and treats each file as sent at once. */
function Stateful(props: MediaUploaderProps) {
  const [items, setItems] = useState(props.items);
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const previews = useLocalPreviews(files);
  const shown = useMemo(
    () => items.map((item) => ({ ...item, preview: item.preview ?? previews.get(item.id) })),
    [items, previews],
  );
  const without = (id: string) => setItems((now) => now.filter((other) => other.id !== id));
  return (
    <MediaUploader
      {...props}
      items={shown}
      onAdd={(added) => {
        props.onAdd(added);
        setFiles((now) => new Map([...now, ...added.map((file) => [file.name, file] as const)]));
        setItems((now) => [
          ...now,
          ...added.map(({ name, size }) => ({ id: name, name, size, status: 'done' as const })),
        ]);
      }}
      onCancel={without}
      onRemove={without}
      originalOf={props.onEdit && ((id) => files.get(id))}
      onDescribe={
        props.onDescribe &&
        ((id, alt) => {
          props.onDescribe?.(id, alt);
          setItems((now) => now.map((other) => (other.id === id ? { ...other, alt } : other)));
        })
      }
      onEdit={
        props.onEdit &&
        ((id, file, edit) => {
          props.onEdit?.(id, file, edit);
          // The original stays in `files`; the file that is sent has another size.
          setItems((now) => now.map((other) => (other.id === id ? { ...other, size: file.size, edit } : other)));
        })
      }
      onReorder={(ids) => {
        props.onReorder(ids);
        setItems((now) => ids.flatMap((id) => now.find((other) => other.id === id) ?? []));
      }}
      onRetry={(id) => {
        props.onRetry(id);
        setItems((now) => now.map((other) => (other.id === id ? { ...other, status: 'waiting' } : other)));
      }}
    />
  );
}

export const Playground: Story = { render: (args) => <Stateful {...args} /> };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="every state: cover, uploading, waiting, failed, a file that cannot be shown">
        <SheetCell label="wide" width={1120}>
          <MediaUploader {...args} items={everyState} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="empty; with an error; full; read-only">
        <SheetCell label="empty" width={540}>
          <MediaUploader {...args} items={[]} required />
        </SheetCell>
        <SheetCell label="error" width={540}>
          <MediaUploader {...args} error="Add at least one picture." items={[]} quota={undefined} required />
        </SheetCell>
        <SheetCell label="full" width={540}>
          <MediaUploader {...args} items={three.slice(0, 2)} maxFiles={2} />
        </SheetCell>
        <SheetCell label="read-only" width={540}>
          <MediaUploader {...args} items={three.slice(0, 2)} readOnly />
        </SheetCell>
      </SheetRow>
      <SheetRow label="described: some, all; with the button for cutting and turning">
        <SheetCell label="one without" width={540}>
          <MediaUploader
            {...args}
            items={three.map((each, index) => (index ? { ...each, alt: described } : each))}
            originalOf={() => new File(['x'], 'x.jpg', { type: 'image/jpeg' })}
            onDescribe={fn()}
            onEdit={fn()}
          />
        </SheetCell>
        <SheetCell label="all; two to send" width={540}>
          <MediaUploader
            {...args}
            items={three.map((each, index) => ({
              ...each,
              alt: { ...described, decorative: index === 1 },
              status: index ? 'waiting' : 'done',
            }))}
            onDescribe={fn()}
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="like one that is there; without a connection; several failed">
        <SheetCell label="alike" width={540}>
          <MediaUploader {...args} items={alike} />
        </SheetCell>
        <SheetCell label="offline" width={540}>
          <MediaUploader {...args} items={three.slice(1).map((each) => ({ ...each, status: 'waiting' }))} offline />
        </SheetCell>
        <SheetCell label="failed" width={540}>
          <MediaUploader
            {...args}
            items={three.slice(1).map((each) => ({ ...each, status: 'failed' }))}
            onRetryAll={fn()}
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="choosing: hover, focus">
        <SheetCell label="hover" width={540}>
          <Preview hover="label:has([type=file])">
            <MediaUploader {...args} items={[]} required />
          </Preview>
        </SheetCell>
        <SheetCell label="focus" width={540}>
          <Preview focus="[type=file]">
            <MediaUploader {...args} items={[]} required />
          </Preview>
        </SheetCell>
      </SheetRow>
      <SheetRow label="a phone">
        <SheetCell label="320 px" width={288}>
          <MediaUploader {...args} items={everyState.slice(0, 4)} />
        </SheetCell>
        <SheetCell label="one picture" width={288}>
          <MediaUploader {...args} items={three.slice(0, 1)} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <MediaUploader
        {...args}
        error={['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', longTitle]}
        items={[
          item('a', longTitle, 'failed', {
            error: longTitle,
            alike: { title: longTitle, href: '#work', deleted: true },
          }),
          item('b', '凱風快晴、あるいは赤く染まる山の朝の眺め.jpg', 'uploading', { preview: pictures.broken }),
          item('c', 'c', 'uploading', { progress: 1 }),
        ]}
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        quota={{ usedBytes: 6 * 1024 ** 3, totalBytes: 5 * 1024 ** 3 }}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { render: (args) => <Stateful {...args} />, play: playKeyboard(keyboard) };

export const Refusing: Story = {
  args: { items: [], maxFiles: 3 },
  render: (args) => <Stateful {...args} />,
  play: rejectsFiles,
};

export const DroppingAndPasting: Story = {
  args: { items: [] },
  render: (args) => <Stateful {...args} />,
  play: dropsAndPastes,
};

export const Removing: Story = { render: (args) => <Stateful {...args} />, play: removing };

/** Described in two languages, or marked as decorative. */
export const Describing: Story = {
  args: { onDescribe: fn() },
  render: (args) => <Stateful {...args} />,
  play: describes,
};

/** An alternative text typed with a Japanese IME: its Enter and Escape must not reach the dialog. */
export const Composition: Story = {
  tags: ['!autodocs'],
  args: { onDescribe: fn() },
  render: (args) => <Stateful {...args} />,
  play: composes,
};

/** Cropped and rotated before sending; edited again from the original. */
export const Editing: Story = {
  args: { items: [], onEdit: fn() },
  render: (args) => <Stateful {...args} />,
  play: edits,
};

/** A photo with Exif orientation: preview, crop and sent file are upright. */
export const HeldOnItsSide: Story = {
  args: { items: [], onEdit: fn() },
  render: (args) => <Stateful {...args} />,
  play: upright,
};

/** Fifty dropped at once, with every kind of error and little storage left. */
export const Fifty: Story = {
  args: { items: [], quota: { usedBytes: 5 * 1024 ** 3 - 100 * 1024, totalBytes: 5 * 1024 ** 3 } },
  render: (args) => <Stateful {...args} />,
  play: fifty,
};

const onTheirWay = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => item(name, name, 'uploading'));

/** One upload fails and is retried; another is cancelled; the rest succeed. */
export const Arriving: Story = {
  render: function Arriving(args) {
    const [items, setItems] = useState(onTheirWay);
    const [failed, setFailed] = useState(false);
    const without = (id: string) => setItems((now) => now.filter((other) => other.id !== id));
    const goOn = () => {
      setFailed(true);
      const failure = { status: 'failed', error: 'The connection broke off.' } as const;
      setItems((now) =>
        now.map((each) =>
          failed ? { ...each, status: 'done' } : each.id === 'a.jpg' ? { ...each, ...failure } : each,
        ),
      );
    };
    return (
      <>
        <MediaUploader
          {...args}
          items={items}
          onCancel={without}
          onRetry={(id) =>
            setItems((now) => now.map((each) => (each.id === id ? { ...each, status: 'waiting' } : each)))
          }
        />
        <Button onClick={goOn}>Go on</Button>
      </>
    );
  },
  play: arrives,
};

/** Forty at once: progress of one does not re-render the others. */
export const Forty: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      ...item(`${index}`, `${index}.jpg`, 'uploading'),
      progress: index / 40,
    })),
  },
};
