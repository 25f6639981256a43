import { type ChangeEvent, useId } from 'react';
import type { FieldControl } from '../field/index.ts';
import * as filesCss from '../files/files.css.ts';
import { formatBytes } from '../files/index.ts';
import { Camera, ImagePlus } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { limitsText } from './limits.ts';
import * as css from './MediaUploader.css.ts';
import { strings } from './strings.ts';
import type { MediaUploaderProps } from './types.ts';

interface ZoneProps extends Pick<MediaUploaderProps, 'accept' | 'underBytes' | 'maxFiles' | 'quota'> {
  control: FieldControl;
  empty: boolean;
  /** The maximum number of pictures is reached. */
  full: boolean;
  over: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** The drop zone with its buttons and limits. */
export function Zone({ control, empty, full, over, disabled, onFiles, ...bounds }: ZoneProps) {
  const string = useStrings(strings);
  const { locale } = useUi();
  const hint = useId();
  const { accept, quota, maxFiles } = bounds;
  const blocked = disabled || full;
  if (full && !disabled)
    return <p className={css.hint}>{string(maxFiles === 1 ? 'fullOne' : 'full', { count: maxFiles })}</p>;
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles(Array.from(currentTarget.files ?? []));
    // Lets the same file be chosen again after it was removed.
    currentTarget.value = '';
  };
  const input = {
    'aria-describedby': cx(control['aria-describedby'], hint),
    'aria-invalid': control['aria-invalid'],
    accept: accept.join(','),
    className: filesCss.input,
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
        <label className={filesCss.choose}>
          <ImagePlus aria-hidden="true" size={18} />
          {string('choose')}
          <input {...input} multiple data-add="" name={control.name} />
        </label>
        <label className={cx(filesCss.choose, css.camera)}>
          <Camera aria-hidden="true" size={18} />
          {string('camera')}
          <input {...input} capture="environment" />
        </label>
      </div>
      <span>{full ? string('full', { count: maxFiles }) : string(over ? 'drop' : 'dropOrPaste')}</span>
      <span className={css.hint} id={hint}>
        {limitsText(bounds, string, locale)}
        {quota && (
          <>
            <br />
            {string('quota', {
              left: formatBytes(Math.max(0, quota.totalBytes - quota.usedBytes), locale),
              total: formatBytes(quota.totalBytes, locale),
            })}
          </>
        )}
      </span>
    </div>
  );
}
