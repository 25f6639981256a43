import { formatBytes } from '../files/index.ts';
import { CircleAlert } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './Item.css.ts';
import { strings } from './strings.ts';
import type { MediaItem } from './types.ts';

/** A picture's upload progress or its error. */
export function Progress({ item: { name, status, progress, size, error } }: { item: MediaItem }) {
  const string = useStrings(strings);
  const { locale } = useUi();
  if (status === 'failed') {
    return (
      <span className={css.failure}>
        <CircleAlert aria-hidden="true" size={16} />
        {error ?? string('failed')}
      </span>
    );
  }
  if (status === 'done') return <span className={css.status}>{formatBytes(size, locale)}</span>;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress ?? 0);
  return (
    <>
      <progress
        aria-label={string('progress', { name })}
        className={css.progress}
        max={1}
        value={status === 'waiting' ? 0 : progress}
      />
      <span className={css.status}>
        {status === 'waiting' ? string('waiting') : string('uploading', { percent, size: formatBytes(size, locale) })}
      </span>
    </>
  );
}
