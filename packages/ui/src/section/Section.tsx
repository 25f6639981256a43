import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../stack/native.ts';
import { Heading } from '../text/index.ts';
import * as css from './Section.css.ts';

export interface SectionProps extends Omit<NativeProps, 'title'> {
  title: ReactNode;
  /** Heading level: 2 directly under the page's title. */
  level?: 2 | 3 | 4 | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, without a box around it. Not for a separate item: use Card. */
export function Section({ title, level = 2, description, actions, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading id={id} level={level}>
            {title}
          </Heading>
          {description && <p className={css.description}>{description}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
