import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { MediaUploaderProps } from './types.ts';

interface Playing {
  canvasElement: HTMLElement;
  args: Pick<MediaUploaderProps, 'onAdd' | 'onReorder' | 'underBytes'>;
}

const file = (name: string, size: number, type = 'image/jpeg') => new File([new Uint8Array(size)], name, { type });
const inputOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('[data-add]') as HTMLInputElement;

function carrying(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const each of files) data.items.add(each);
  return data;
}

/** Rejected files are named with what to do; the others are added. */
export async function rejectsFiles({ canvasElement, args }: Playing) {
  const canvas = within(canvasElement);
  await userEvent.upload(
    inputOf(canvasElement),
    [
      file('a.jpg', 10),
      file('notes.pdf', 10, 'application/pdf'),
      file('huge.jpg', args.underBytes),
      file('b.jpg', 10),
      file('c.jpg', 10),
      file('d.jpg', 10),
    ],
    { applyAccept: false },
  );
  await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
  await expect(canvas.getByText(/^Invalid extension: notes.pdf\./)).toBeVisible();
  await expect(
    canvas.getByText(/^File size too large: huge.jpg is 6 MB \(6,291,456 bytes\) and must be under 6 MB/),
  ).toBeVisible();
  await expect(canvas.getByText(/^d.jpg wasn’t added: you can add up to 3/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Remove c.jpg' })).toBeVisible();
  await expect(inputOf(canvasElement)).toBeNull();
  await expect(canvas.getByText('You can add up to 3. Remove one to add another.')).toBeVisible();
}

/** Files are taken from a drop on the component and from a paste anywhere on the page. */
export async function dropsAndPastes({ canvasElement }: Playing) {
  const canvas = within(canvasElement);
  const zone = canvas.getByText(/or drop or paste/).parentElement as HTMLElement;
  const dragging = (type: string) =>
    new DragEvent(type, { dataTransfer: carrying(file('dropped.jpg', 10)), bubbles: true, cancelable: true });
  fireEvent(zone, dragging('dragenter'));
  await expect(await canvas.findByText('Drop to add')).toBeVisible();
  fireEvent(zone, dragging('drop'));
  await expect(await canvas.findByRole('button', { name: 'Remove dropped.jpg' })).toBeVisible();
  fireEvent(window, new ClipboardEvent('paste', { clipboardData: carrying(file('pasted.jpg', 10)), cancelable: true }));
  await expect(await canvas.findByRole('button', { name: 'Remove pasted.jpg' })).toBeVisible();
  const stray = new DragEvent('drop', {
    dataTransfer: carrying(file('stray.jpg', 10)),
    bubbles: true,
    cancelable: true,
  });
  fireEvent(document.body, stray);
  await expect(stray.defaultPrevented).toBe(true);
  await expect(canvas.queryByRole('button', { name: 'Remove stray.jpg' })).toBeNull();
}

/**
 * After removing, the focus goes to the next picture, then the previous one, then the file button; dragging works by
 * mouse.
 */
export async function removing({ canvasElement, args }: Playing) {
  const canvas = within(canvasElement);
  const pictures = () => Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-id]'));
  const middle = (element: Element | undefined) => {
    const box = (element as Element).getBoundingClientRect();
    return { clientX: box.x + box.width / 2, clientY: box.y + 40 };
  };
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, bubbles: true };
  const mat = pictures()[2]?.querySelector('[data-drag]') as Element;
  fireEvent.pointerDown(mat, { ...mouse, ...middle(mat) });
  fireEvent.pointerMove(window, { ...mouse, ...middle(pictures()[0]) });
  fireEvent.pointerUp(window, mouse);
  await waitFor(() => expect(args.onReorder).toHaveBeenLastCalledWith(['back', 'front', 'detail']));

  await userEvent.click(canvas.getByRole('button', { name: 'Remove front.jpg' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove detail.jpg' })).toHaveFocus());
  await expect(canvas.getByText('front.jpg removed.').closest('[role="status"]')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove back.jpg' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(inputOf(canvasElement)).toHaveFocus());
  await expect(canvas.getByText('back.jpg removed.')).toBeInTheDocument();
}

/** Fifty at once, some invalid: the valid ones are taken, the others summarised in a few sentences. */
export async function fifty({ canvasElement, args }: Playing) {
  const canvas = within(canvasElement);
  const kilobytes = (count: number) => count * 1024;
  const many = (count: number, name: string, size: number, type?: string) =>
    Array.from({ length: count }, (_, index) => file(`${name}-${index}.jpg`, size, type));
  const dropped = [
    ...many(2, 'empty', 0),
    ...many(5, 'notes', 10, 'application/pdf'),
    file('huge.jpg', args.underBytes),
    ...many(34, 'good', kilobytes(1)),
    file('long.jpg', kilobytes(70)),
    ...many(7, 'more', kilobytes(1)),
  ];
  await expect(dropped).toHaveLength(50);
  const zone = canvas.getByText(/or drop or paste/).parentElement as HTMLElement;
  fireEvent(zone, new DragEvent('drop', { dataTransfer: carrying(...dropped), bubbles: true, cancelable: true }));
  await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0);
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-id]')).toHaveLength(40));
  await expect(canvas.getByText('40 pictures added.')).toBeInTheDocument();
  const messages = Array.from(canvas.getByRole('alert').querySelectorAll('li'), (line) => line.textContent);
  await expect(messages).toEqual([
    'empty-0.jpg is empty. Choose the file again.',
    'empty-1.jpg is empty. Choose the file again.',
    expect.stringMatching(/^Invalid extension: notes-0.jpg, notes-1.jpg, and 3 others\. Choose JPEG/),
    expect.stringMatching(/^File size too large: huge.jpg is 6\sMB/),
    expect.stringMatching(/^long.jpg needs 70\skB, and you have 66\skB of disk quota left\./),
    'more-6.jpg wasn’t added: you can add up to 40. Remove one first.',
  ]);
}

/** Failures and completed uploads are announced to screen readers. */
export async function arrives({ canvasElement }: Pick<Playing, 'canvasElement'>) {
  const canvas = within(canvasElement);
  const go = canvas.getByRole('button', { name: 'Go on' });
  await userEvent.click(go);
  await expect(await canvas.findByText('a.jpg: The connection broke off.')).toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(canvas.getByRole('button', { name: 'Cancel the upload of a.jpg' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of c.jpg' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel the upload of b.jpg' })).toHaveFocus());
  await userEvent.click(go);
  await expect(await canvas.findByText('2 pictures uploaded.')).toBeInTheDocument();
}
