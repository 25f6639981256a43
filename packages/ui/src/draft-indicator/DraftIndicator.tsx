import { type HTMLAttributes, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { Check, CircleAlert, LoaderCircle, type LucideIcon, TriangleAlert, WifiOff } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { calmAge, isMoment, nextChange, sayAge } from './age.ts';
import * as css from './DraftIndicator.css.ts';
import { strings } from './strings.ts';

export type DraftStatus = 'none' | 'saving' | 'saved' | 'failed' | 'offline' | 'elsewhere';

export interface DraftIndicatorProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** State of the draft; `none` before any input, `elsewhere` if another tab has a newer one. */
  status: DraftStatus;
  /** Time of the last save, in milliseconds since 1970. */
  savedAt?: number | undefined;
  /** Retries the save, with `failed`. */
  onRetry?: (() => void) | undefined;
  /** Loads the other tab's draft, with `elsewhere`. */
  onTakeNewer?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const icons: Record<Exclude<DraftStatus, 'none'>, LucideIcon> = {
  saving: LoaderCircle,
  saved: Check,
  failed: CircleAlert,
  offline: WifiOff,
  elsewhere: TriangleAlert,
};

/** The age of a draft. Updates itself, but is never announced. */
function Age({ savedAt }: { savedAt: number }) {
  const { locale } = useUi();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), nextChange(savedAt, now));
    return () => clearTimeout(timer);
  }, [savedAt, now]);
  return (
    <time className={css.time} dateTime={new Date(savedAt).toISOString()}>
      {sayAge(calmAge(savedAt, Math.max(now, savedAt)), locale)}
    </time>
  );
}

/** Whether "saved" is to be announced, is being announced, or has been announced. */
function newsAfter(before: 'coming' | 'now' | 'over', status: DraftStatus) {
  if (status === 'saved') return before === 'coming' ? 'now' : before;
  if (status === 'saving') return before === 'now' ? 'over' : before;
  return 'coming';
}

/**
 * Shows discreetly that input is saved on this device, and prominently if it is not. Not for saving to the server: use
 * SaveBar, or the submit button.
 */
export function DraftIndicator({ status, savedAt, onRetry, onTakeNewer, ref, ...rest }: DraftIndicatorProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const focusFallback = useFocusFallback(box);
  const string = useStrings(strings);
  // Announce "saved" once, not after every pause in typing; again after a failure.
  const [news, setNews] = useState<'coming' | 'now' | 'over'>('coming');
  const next = newsAfter(news, status);
  if (next !== news) setNews(next);
  const silent = status === 'saving' || (status === 'saved' && next === 'over');
  const Icon = status === 'none' ? undefined : icons[status];
  return (
    <div tabIndex={-1} {...rest} {...focusFallback} className={css.indicator} ref={box}>
      {/* Don't announce "saving"; announce the result without its age. */}
      <span
        aria-live={silent ? 'off' : 'polite'}
        className={cx(css.line, status === 'failed' && css.failed, status === 'elsewhere' && css.warned)}
      >
        {Icon && status !== 'none' && (
          <>
            <Icon aria-hidden="true" className={css.icon} size={16} />
            <span>{string(status)}</span>
          </>
        )}
      </span>
      {status === 'saved' && isMoment(savedAt) && <Age key={savedAt} savedAt={savedAt} />}
      {status === 'failed' && onRetry && (
        <Button onClick={onRetry} size="small">
          {string('retry')}
        </Button>
      )}
      {status === 'elsewhere' && onTakeNewer && (
        <Button onClick={onTakeNewer} size="small">
          {string('takeNewer')}
        </Button>
      )}
    </div>
  );
}
