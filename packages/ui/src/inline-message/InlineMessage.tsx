import type { ReactNode } from 'react';
import { toneText } from '../banner/tones.css.ts';
import { type Tone, toneIcon } from '../banner/tones.ts';
import { useString } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './InlineMessage.css.ts';

export interface InlineMessageProps extends RootProps<HTMLDivElement> {
  tone: Tone;
  children: ReactNode;
  /** How screen readers announce it when it appears on a page that is already open. */
  live?: 'off' | 'polite' | 'assertive';
}

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A one-line message beside its subject. Not for a whole screen: use Banner. Not for a field: it has its own error. */
export function InlineMessage({ tone, children, live = 'off', ...root }: InlineMessageProps) {
  const string = useString();
  const Icon = toneIcon[tone];
  return (
    <div {...root} className={cx(css.message, toneText[tone])} role={roles[live]}>
      <Icon aria-hidden="true" className={css.icon} size={16} />
      <span className={css.words}>
        <VisuallyHidden>{string(`banner.${tone}`)}: </VisuallyHidden>
        {children}
      </span>
    </div>
  );
}
