import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ImageIcon, type LucideIcon } from '../icons/index.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'title' | 'children'> {
  /** What is missing, in a few words: "No works yet". */
  title: ReactNode;
  /** What will be here and how it starts. */
  children?: ReactNode;
  /** The first step; where a filter found nothing, what takes it off. */
  action?: ReactNode;
  /** Inside the empty frame. */
  icon?: LucideIcon | undefined;
  /** In place of the frame. */
  illustration?: ReactNode;
  /** Its place in the outline. */
  level?: 2 | 3 | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** In place of a list without anything in it: teaches the first step. Not for a failure: use Banner with a way to retry. */
export function EmptyState({
  title,
  children,
  action,
  icon: Icon = ImageIcon,
  illustration,
  level = 2,
  ...rest
}: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div {...rest} className={css.empty}>
      {illustration ?? (
        <div aria-hidden="true" className={css.frame}>
          <Icon size={26} />
        </div>
      )}
      <div className={css.words}>
        <Title className={css.title}>{title}</Title>
        {children && <div className={css.body}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
