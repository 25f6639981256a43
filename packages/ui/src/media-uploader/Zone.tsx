import { type ChangeEvent, useId } from 'react';
import type { FieldControl } from '../field/index.ts';
import { Camera, ImagePlus } from '../icons/index.ts';
import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './MediaUploader.css.ts';
import type { MediaUploaderProps } from './types.ts';
import { boundsWords, formatBytes } from './words.ts';

interface ZoneProps extends Pick<MediaUploaderProps, 'accept' | 'underBytes' | 'maxFiles' | 'quota'> {
  control: FieldControl;
  empty: boolean;
  /** There are as many as there may be. */
  full: boolean;
  over: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Where files are chosen, photographed or dropped, with what they may be. */
export function Zone({ control, empty, full, over, disabled, onFiles, ...bounds }: ZoneProps) {
  const string = useString();
  const { locale } = useUi();
  const hint = useId();
  const { accept, quota, maxFiles } = bounds;
  const blocked = disabled || full;
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles(Array.from(currentTarget.files ?? []));
    // The same file may be chosen again after it was taken out.
    currentTarget.value = '';
  };
  const input = {
    'aria-describedby': cx(control['aria-describedby'], hint),
    'aria-invalid': control['aria-invalid'],
    accept: accept.join(','),
    className: css.input,
    disabled: blocked,
    onChange,
    type: 'file',
  };
  return (
    <div
      className={cx(css.zone, empty && css.emptyZone)}
      data-disabled={blocked ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-over={over ? '' : undefined}
    >
      <div className={css.actions}>
        <label className={css.choose}>
          <ImagePlus aria-hidden="true" size={18} />
          {string('mediaUploader.choose')}
          <input {...input} multiple data-add="" name={control.name} />
        </label>
        <label className={cx(css.choose, css.camera)}>
          <Camera aria-hidden="true" size={18} />
          {string('mediaUploader.camera')}
          <input {...input} capture="environment" />
        </label>
      </div>
      <span>
        {full
          ? string('mediaUploader.full', { count: maxFiles })
          : string(over ? 'mediaUploader.drop' : 'mediaUploader.dropOrPaste')}
      </span>
      <span className={css.hint} id={hint}>
        {boundsWords(bounds, string, locale)}
        {quota && (
          <>
            <br />
            {string('mediaUploader.quota', {
              left: formatBytes(Math.max(0, quota.total - quota.used), locale),
              total: formatBytes(quota.total, locale),
            })}
          </>
        )}
      </span>
    </div>
  );
}
