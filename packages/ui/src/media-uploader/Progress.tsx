import { CircleAlert } from '../icons/index.ts';
import { useString, useUi } from '../provider/index.ts';
import * as css from './Item.css.ts';
import type { MediaItem } from './types.ts';
import { formatBytes } from './words.ts';

/** How far a picture is, or what went wrong with it. */
export function Progress({ item: { name, state, progress, size, error } }: { item: MediaItem }) {
  const string = useString();
  const { locale } = useUi();
  if (state === 'failed') {
    return (
      <span className={css.failure}>
        <CircleAlert aria-hidden="true" size={16} />
        {error ?? string('mediaUploader.failed')}
      </span>
    );
  }
  if (state === 'done') return <span className={css.status}>{formatBytes(size, locale)}</span>;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress ?? 0);
  return (
    <>
      <progress
        aria-label={string('mediaUploader.progress', { name })}
        className={css.progress}
        max={1}
        value={state === 'waiting' ? 0 : progress}
      />
      <span className={css.status}>
        {state === 'waiting'
          ? string('mediaUploader.waiting')
          : string('mediaUploader.uploading', { percent, size: formatBytes(size, locale) })}
      </span>
    </>
  );
}
