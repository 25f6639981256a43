import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ImageIcon, type LucideIcon } from '../icons/index.ts';
import * as css from './EmptyState.css.ts';

interface Common extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'title' | 'children'> {
  /** What is missing, in a few words: "No works yet". With `line`, a sentence: "No messages yet." */
  title: ReactNode;
  /** The first step; if a filter found nothing, clearing it. With `line` a Link, otherwise a button. */
  action?: ReactNode;
  icon?: LucideIcon | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

interface PageOrSection extends Common {
  /** The whole page, or a section among others. Default: the whole page. */
  size?: 'page' | 'section' | undefined;
  /** What will be here and how to start. */
  children?: ReactNode;
  /** Heading level. Default 2 on a page, 3 in a section. */
  level?: 2 | 3 | undefined;
}

interface Line extends Common {
  /** A single line, if the heading above says what is missing. */
  size: 'line';
  children?: never;
  level?: never;
}

export type EmptyStateProps = PageOrSection | Line;

/**
 * Shown instead of missing content: explains the first step. Has a size for a page, a section and a single line. Not
 * for a failure: use Banner with a retry.
 */
export function EmptyState({ title, children, action, icon, size = 'page', level, ...rest }: EmptyStateProps) {
  const Title = (level ?? (size === 'page' ? 2 : 3)) === 2 ? 'h2' : 'h3';
  if (size === 'line') {
    const LineIcon = icon;
    return (
      <div {...rest} className={css.line}>
        <p className={css.lineWords}>
          {LineIcon && <LineIcon aria-hidden="true" className={css.lineIcon} size={18} />}
          {title}
        </p>
        {action}
      </div>
    );
  }
  const Icon = icon ?? ImageIcon;
  if (size === 'section') {
    return (
      <div {...rest} className={css.section}>
        <span aria-hidden="true" className={css.sectionIcon}>
          <Icon size={20} />
        </span>
        <div className={css.sectionWords}>
          <Title className={css.sectionTitle}>{title}</Title>
          {children && <div className={css.sectionBody}>{children}</div>}
        </div>
        {action}
      </div>
    );
  }
  return (
    <div {...rest} className={css.page}>
      <div aria-hidden="true" className={css.frame}>
        <Icon size={26} />
      </div>
      <div className={css.words}>
        <Title className={css.title}>{title}</Title>
        {children && <div className={css.body}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
