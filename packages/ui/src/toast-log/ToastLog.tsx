import { type ReactElement, useSyncExternalStore } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { History } from '../icons/index.ts';
import { attach } from '../popover/attach.tsx';
import { Popover } from '../popover/index.ts';
import { useString, useStrings, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { keepLog, toastLog } from '../toast/log.ts';
import { tone as toneText } from '../toast/ToastCard.css.ts';
import { toastIcons } from '../toast/tones.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { strings } from './strings.ts';
import * as css from './ToastLog.css.ts';

keepLog();

export interface ToastLogProps extends RootProps<HTMLElement> {
  /** The trigger. @default an icon */
  trigger?: ReactElement | undefined;
}

/** The messages of this session, newest first. */
function Lines() {
  const { locale, timeZone } = useUi();
  const string = useStrings(strings);
  const shared = useString();
  const entries = useSyncExternalStore(toastLog.subscribe, toastLog.current);
  if (entries.length === 0) return <p className={css.none}>{string('none')}</p>;
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return (
    <ol className={css.list}>
      {entries.map(({ key, tone, message, count, time }) => {
        const Icon = toastIcons[tone];
        return (
          <li className={css.line} key={key}>
            <span className={cx(css.icon, toneText[tone])}>
              <Icon aria-hidden="true" size={16} />
            </span>
            <span className={css.message}>
              {(tone === 'success' || tone === 'warning') && (
                <VisuallyHidden>{shared(`toast.${tone}`)}: </VisuallyHidden>
              )}
              {message}
              {count > 1 && ` × ${count}`}
            </span>
            <time className={css.time} dateTime={new Date(time).toISOString()}>
              {clock.format(time)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The toasts since the tab was opened, at most a hundred, for users who missed one. Without their actions, which end
 * with the toast. Not for messages that must be seen: those are notifications, stored by the backend.
 */
export function ToastLog({ trigger, ...root }: ToastLogProps) {
  const string = useStrings(strings);
  return (
    <Popover
      footer={
        <Button onClick={toastLog.clear} size="small">
          {string('clear')}
        </Button>
      }
      placement="bottom end"
      title={string('title')}
      trigger={attach(trigger ?? <IconButton emphasis="quiet" icon={History} label={string('title')} />, root)}
    >
      <Lines />
    </Popover>
  );
}
