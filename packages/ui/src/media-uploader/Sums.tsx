import { Button } from '../button/index.ts';
import { formatBytes } from '../files/index.ts';
import { CircleCheck, RotateCw, TriangleAlert, WifiOff } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { isUndescribed } from './describe.ts';
import * as css from './MediaUploader.css.ts';
import { strings } from './strings.ts';
import type { MediaItem } from './types.ts';

interface SumsProps {
  items: readonly MediaItem[];
  /** Whether pictures get alternative texts. */
  described: boolean;
  offline: boolean | undefined;
  onRetryAll: (() => void) | undefined;
}

/** Totals: what is left to upload, and how many pictures lack an alternative text. */
export function Sums({ items, described, offline, onRetryAll }: SumsProps) {
  const string = useStrings(strings);
  const { locale } = useUi();
  const pending = items.filter(({ status }) => status !== 'done');
  const failed = items.filter(({ status }) => status === 'failed').length;
  const isWaiting = offline && failed < pending.length;
  const missing = items.filter(({ alt }) => isUndescribed(alt)).length;
  const total = items.length;
  if (total === 0 || (pending.length === 0 && !described)) return null;
  const size = formatBytes(
    pending.reduce((sum, item) => sum + item.size, 0),
    locale,
  );
  const Icon = missing > 0 ? TriangleAlert : CircleCheck;
  return (
    <div className={css.sums}>
      {described && (
        <span className={missing > 0 ? css.missing : css.complete}>
          <Icon aria-hidden="true" size={16} />
          {string(missing === 0 ? 'allDescribed' : missing === 1 ? 'undescribedOne' : 'undescribed', {
            count: missing,
            total,
          })}
        </span>
      )}
      {pending.length > 0 && (
        <span>{string(pending.length === 1 ? 'pendingOne' : 'pending', { count: pending.length, size })}</span>
      )}
      <span className={css.offline} role="status">
        {isWaiting && (
          <>
            <WifiOff aria-hidden="true" size={16} />
            {string('offline')}
          </>
        )}
      </span>
      {onRetryAll && failed > 1 && (
        <Button icon={RotateCw} size="small" onClick={onRetryAll}>
          {string('retryAll', { count: failed })}
        </Button>
      )}
    </div>
  );
}
