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
  /** Where the draft stands; `none` while nothing was typed, `elsewhere` when another tab has a newer one. */
  status: DraftStatus;
  /** When it was written last, in milliseconds since 1970. */
  savedAt?: number | undefined;
  /** Writes again, with `failed`. */
  onRetry?: (() => void) | undefined;
  /** Takes the draft of the other tab, with `elsewhere`. */
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

/** The age of a draft. Moves on by itself; never said aloud by itself. */
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

/** Whether "saved" is still to be said, is being said, or has been said. */
function newsAfter(before: 'coming' | 'now' | 'over', status: DraftStatus) {
  if (status === 'saved') return before === 'coming' ? 'now' : before;
  if (status === 'saving') return before === 'now' ? 'over' : before;
  return 'coming';
}

/**
 * Says quietly that what is typed is kept on this device, and loudly when it is not. Not for saving to the server: use
 * SaveBar, or the submit button.
 */
export function DraftIndicator({ status, savedAt, onRetry, onTakeNewer, ref, ...rest }: DraftIndicatorProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const kept = useFocusFallback(box);
  const string = useStrings(strings);
  // That it is saved is said once, not after every pause; again when it had not been possible meanwhile.
  const [news, setNews] = useState<'coming' | 'now' | 'over'>('coming');
  const next = newsAfter(news, status);
  if (next !== news) setNews(next);
  const silent = status === 'saving' || (status === 'saved' && next === 'over');
  const Icon = status === 'none' ? undefined : icons[status];
  return (
    <div tabIndex={-1} {...rest} {...kept} className={css.indicator} ref={box}>
      {/* Saving is not worth a word; what comes of it is said without its age. */}
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
