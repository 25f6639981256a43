import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { FieldSet } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/index.ts';
import * as filesCss from '../files/files.css.ts';
import {
  formatBytes,
  formatTypes,
  partitionFiles,
  RejectedFiles,
  type Rejection,
  useFileDrop,
} from '../files/index.ts';
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

/** Side of the resulting square in px: more than any place shows, and well below every size limit. */
const side = 1024;

export interface PortraitFieldProps extends Omit<FieldProps, 'readOnly'>, RootProps<HTMLFieldSetElement> {
  /** Full name of the person, for the initials. */
  person: string;
  /** URL of the current picture; null for none. */
  picture: string | null;
  /** Called with the square cropped from the chosen picture. */
  onChange: (file: File) => void;
  /** If omitted, the picture cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** A change or removal is being saved. */
  pending?: boolean | undefined;
  /** Content types: `image/jpeg`. */
  accept: readonly string[];
  /** Upper limit of the result, in bytes. */
  underBytes: number;
}

/**
 * One picture of a person: chosen, photographed or dropped, cropped to a square, removed. The caller does the sending.
 * Not for pictures of works: use MediaUploader. Not for showing one: use Avatar.
 */
export function PortraitField(props: PortraitFieldProps) {
  const { person, picture, onChange, onRemove, pending = false, accept, underBytes, ...field } = props;
  const string = useStrings(strings);
  const { locale } = useUi();
  const hint = useId();
  const [rejected, setRejected] = useState<Rejection[]>([]);
  const [original, setOriginal] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const CropDialog = cropDialog.useComponent();
  const fixed = Boolean(field.disabled) || pending;
  const limits = { accept, underBytes, maxFiles: 1 };

  const take = async (files: File[]) => {
    const [first] = files;
    if (!first || fixed) return;
    // Cropping makes the file smaller, so the original's size does not matter.
    const cut = editable.includes(first.type);
    const sorted = partitionFiles([first], {
      accept,
      underBytes: cut ? Number.POSITIVE_INFINITY : underBytes,
      room: 1,
    });
    setRejected(sorted.rejected);
    const [file] = sorted.accepted;
    if (!file) return;
    // Types that browsers cannot encode are passed on unchanged.
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
                    // Lets the same file be chosen again.
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
                    // This button is removed with the picture; the file button stays.
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
            <RejectedFiles limits={limits} rejected={rejected} />
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
