import type { ReactNode } from 'react';
import { ExternalLink } from '../icons/index.ts';
import { type AnchorProps, useString, useUi } from '../provider/index.ts';
import { langOf } from '../text/langOf.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Link.css.ts';

export interface LinkProps extends Omit<AnchorProps, 'className' | 'style' | 'children'> {
  href: string;
  children: ReactNode;
  /** `text` looks like a link anywhere; `name` links the name of a thing to the thing. */
  tone?: keyof typeof css.tone;
  /** Outside a sentence, where the position already marks it as a link. */
  standalone?: boolean;
  /** Opens another site in a new tab, with a hint that it does. */
  external?: boolean;
}

/** Navigates, within text. Not for a screen's main action: use LinkButton. */
export function Link({ tone = 'text', standalone, external, children, ...rest }: LinkProps) {
  const { Anchor, locale } = useUi();
  const isName = tone === 'name' && typeof children === 'string';
  const string = useString();
  return (
    <Anchor
      lang={isName ? langOf(children, locale) : undefined}
      {...rest}
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      className={cx(css.link, css.tone[tone], standalone && css.standalone)}
    >
      {children}
      {external && (
        <span className={css.mark}>
          {/* A word joiner keeps the icon on the line of its word. */}
          {'\u2060'}
          <ExternalLink aria-hidden="true" className={css.external} size="0.9em" />
          <VisuallyHidden> {string('link.newTab')}</VisuallyHidden>
        </span>
      )}
    </Anchor>
  );
}
