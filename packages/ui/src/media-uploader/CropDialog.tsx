import { formatBytes } from '../files/index.ts';
import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useState } from 'react';
import { ReactCrop, type ReactCropProps } from 'react-image-crop';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { RotateCcw, RotateCw } from '../icons/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Stack } from '../stack/index.ts';
import * as css from './Dialogs.css.ts';
import { centred, isUntouched, pixels, turn, untouched } from './edit.ts';
import { decode, encode } from './encode.ts';
import { strings } from './strings.ts';
import type { PictureEdit } from './types.ts';
import { useProof } from './useProof.ts';

export interface CropDialogProps {
  original: File;
  edit: PictureEdit | undefined;
  /** Upper limit of the result, in bytes. */
  underBytes: number;
  /** Aspect ratio (width / height) of the crop: 1 for a square. Free if omitted. */
  aspect?: number | undefined;
  /** Largest length of the result's longer side, in px; the picture's own if omitted. */
  longest?: number | undefined;
  /** @param announcement of the result, for screen readers */
  onSave: (file: File, edit: PictureEdit, announcement: string) => void;
  onClose: () => void;
}

const sides = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Crops and rotates a picture before it is sent. The original stays, so that editing can start over from it. */
export function CropDialog(props: CropDialogProps) {
  const { original, edit: first, underBytes, aspect, longest, onSave, onClose } = props;
  const string = useStrings(strings);
  const { locale } = useUi();
  const [edit, setEdit] = useState(first ?? untouched);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const failed = string('editFailed');

  useEffect(() => {
    let gone = false;
    let decoded: ImageBitmap | undefined;
    decode(original).then(
      (bitmap) => {
        decoded = bitmap;
        if (gone) return bitmap.close();
        setPicture(bitmap);
        if (aspect) setEdit((begun) => (isUntouched(begun) ? centred(bitmap, begun.turns, aspect) : begun));
      },
      () => setProblem(failed),
    );
    return () => {
      gone = true;
      decoded?.close();
    };
  }, [original, failed, aspect]);

  const shown = useProof(picture, edit.turns);
  const size = picture && pixels(edit, picture);
  const save = async () => {
    if (!picture || !size || pending) return;
    setPending(true);
    setProblem(undefined);
    try {
      const file = isUntouched(edit) && !longest ? original : await encode(original, picture, edit, longest);
      if (file.size >= underBytes) {
        const values = { size: formatBytes(file.size, locale), limit: formatBytes(underBytes, locale) };
        setProblem(string('tooLarge', values));
        return;
      }
      const { width, height } = size;
      const values = { name: file.name, width, height, size: formatBytes(file.size, locale) };
      onSave(file, isUntouched(edit) ? untouched : edit, string('edited', values));
      onClose();
    } catch {
      setProblem(failed);
    } finally {
      setPending(false);
    }
  };

  const whole = (turns: PictureEdit['turns']) =>
    picture && aspect ? centred(picture, turns, aspect) : { ...untouched, turns };
  // The crop rotates with the picture; a square stays one.
  const turnBy = (by: 1 | -1) => setEdit(aspect && aspect !== 1 ? whole(turn(edit, by).turns) : turn(edit, by));
  const percent = { unit: '%' as const, ...mapped(edit.crop, (share) => share * 100) };
  return (
    <Dialog
      open
      dismissable={!pending}
      footer={
        <>
          <Button onClick={onClose}>{string('dialogCancel')}</Button>
          <Button disabled={!picture} emphasis="primary" pending={pending} onClick={save}>
            {string('save')}
          </Button>
        </>
      }
      size="large"
      title={string('editTitle')}
      onOpenChange={onClose}
    >
      <Stack gap={3}>
        <div className={css.bench}>
          {shown ? (
            <ReactCrop
              // No animated border ("marching ants").
              aspect={aspect}
              className="ReactCrop--no-animate"
              keepSelection
              ruleOfThirds
              ariaLabels={labels(string('crop'), string('handle'))}
              crop={percent}
              minHeight={8}
              minWidth={8}
              onChange={(_, { x, y, width, height }) =>
                setEdit({ ...edit, crop: mapped({ x, y, width, height }, (share) => share / 100) })
              }
            >
              <img alt={original.name} className={css.picture} src={shown} />
            </ReactCrop>
          ) : (
            !problem && <Spinner />
          )}
        </div>
        <div className={css.tools}>
          <Button disabled={!picture} icon={RotateCcw} size="small" onClick={() => turnBy(-1)}>
            {string('left')}
          </Button>
          <Button disabled={!picture} icon={RotateCw} size="small" onClick={() => turnBy(1)}>
            {string('right')}
          </Button>
          <Button disabled={!picture} emphasis="quiet" size="small" onClick={() => setEdit(whole(0))}>
            {string('reset')}
          </Button>
          {size && <span className={css.result}>{string('result', { width: size.width, height: size.height })}</span>}
        </div>
        <div role="alert">{problem && <InlineMessage tone="danger">{problem}</InlineMessage>}</div>
      </Stack>
    </Dialog>
  );
}

const mapped = (part: PictureEdit['crop'], to: (share: number) => number): PictureEdit['crop'] => ({
  x: to(part.x),
  y: to(part.y),
  width: to(part.width),
  height: to(part.height),
});

const labels = (cropArea: string, handle: string) =>
  ({
    cropArea,
    ...Object.fromEntries(sides.map((side) => [`${side}DragHandle`, handle])),
  }) as ReactCropProps['ariaLabels'];
