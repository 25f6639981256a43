import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { FieldSet } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/index.ts';
import * as filesCss from '../files/files.css.ts';
import { formatBytes, formatTypes, partitionFiles, type Refusal, Refusals, useFileDrop } from '../files/index.ts';
import { Camera, Trash2 } from '../icons/index.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import type { CropDialogProps } from '../media-uploader/CropDialog.tsx';
import { editable } from '../media-uploader/edit.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { toast } from '../toast/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './PortraitField.css.ts';
import { strings } from './strings.ts';

const cropDialog = lazyComponent<CropDialogProps>(() =>
  import('../media-uploader/CropDialog.tsx').then((part) => part.CropDialog),
);

/** px of the square that is handed on: more than any place shows, and well under any bound. */
const side = 1024;

export interface PortraitFieldProps extends Omit<FieldProps, 'readOnly'>, RootProps<HTMLFieldSetElement> {
  /** The person's whole name, for the initials. */
  person: string;
  /** Address of the picture there is; null where there is none. */
  picture: string | null;
  /** Told the square that was cut out of the chosen picture. */
  onChange: (file: File) => void;
  /** Left out, the picture cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** A choice or a removal is on its way. */
  pending?: boolean | undefined;
  /** Content types: `image/jpeg`. */
  accept: readonly string[];
  /** What is handed on must be under so many bytes. */
  underBytes: number;
}

/**
 * One picture of a person: chosen, photographed or dropped, cut to the square that is shown round, removed. The sending
 * is the caller's.
 * Not for pictures of works: use MediaUploader. Not for showing one: use Avatar.
 */
export function PortraitField(props: PortraitFieldProps) {
  const { person, picture, onChange, onRemove, pending = false, accept, underBytes, ...field } = props;
  const string = useStrings(strings);
  const { locale } = useUi();
  const hint = useId();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const [original, setOriginal] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const CropDialog = cropDialog.useComponent();
  const fixed = Boolean(field.disabled) || pending;
  const limits = { accept, underBytes, maxFiles: 1 };

  const take = async (files: File[]) => {
    const [first] = files;
    if (!first || fixed) return;
    // What is cut becomes smaller: how large it was does not matter.
    const cut = editable.includes(first.type);
    const sorted = partitionFiles([first], {
      accept,
      underBytes: cut ? Number.POSITIVE_INFINITY : underBytes,
      room: 1,
    });
    setRefused(sorted.refused);
    const [file] = sorted.taken;
    if (!file) return;
    // A kind that no browser can write again is sent as it is.
    if (!cut) onChange(file);
    else if (await cropDialog.preload()) setOriginal(file);
    else toast.warning(string('failed'));
  };
  const { over, handlers } = useFileDrop((files) => void take(files), fixed, 'field');

  return (
    <FieldSet {...field} fieldset={rootOf(field)} kind="choice">
      {(control) => (
        <div
          className={css.root}
          data-disabled={fixed ? '' : undefined}
          data-over={over ? '' : undefined}
          {...handlers}
        >
          <Avatar name={person} picture={picture} size={80} />
          <div className={css.side}>
            <div className={css.actions}>
              <label className={filesCss.choose}>
                <Camera aria-hidden="true" size={18} />
                {string(picture ? 'change' : 'choose')}
                <input
                  accept={accept.join(',')}
                  aria-describedby={cx(control['aria-describedby'], hint)}
                  aria-invalid={control['aria-invalid']}
                  className={filesCss.input}
                  disabled={fixed}
                  name={control.name}
                  onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                    void take(Array.from(currentTarget.files ?? []));
                    // The same file may be chosen again.
                    currentTarget.value = '';
                  }}
                  ref={input}
                  type="file"
                />
              </label>
              {picture && onRemove && (
                <Button
                  disabled={field.disabled}
                  emphasis="quiet"
                  icon={Trash2}
                  onClick={() => {
                    // This button goes with the picture; the choosing stays.
                    input.current?.focus();
                    onRemove();
                  }}
                  pending={pending}
                >
                  {string('remove')}
                </Button>
              )}
            </div>
            <span className={css.bounds} id={hint}>
              {string('bounds', { types: formatTypes(accept, locale), limit: formatBytes(underBytes, locale) })}
            </span>
            <Refusals limits={limits} refused={refused} />
          </div>
          <VisuallyHidden>
            <span role="status">{pending && string('pending')}</span>
          </VisuallyHidden>
          {CropDialog && original && (
            <CropDialog
              aspect={1}
              edit={undefined}
              longest={side}
              onClose={() => setOriginal(undefined)}
              onSave={(file) => onChange(file)}
              original={original}
              underBytes={underBytes}
            />
          )}
        </div>
      )}
    </FieldSet>
  );
}
