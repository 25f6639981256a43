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
  /** `text` reads as a link wherever it stands; a `name` leads to what it names. */
  tone?: keyof typeof css.tone;
  /** Apart from a sentence, where its place already says that it is a link. */
  standalone?: boolean;
  /** Opens another site in a new tab, and says so. */
  external?: boolean;
}

/** Goes somewhere, among words. Not for the thing to do next on a screen: use LinkButton. */
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
          {/* A word joiner: the mark stays on the line of its word. */}
          {'\u2060'}
          <ExternalLink aria-hidden="true" className={css.external} size="0.9em" />
          <VisuallyHidden> {string('link.newTab')}</VisuallyHidden>
        </span>
      )}
    </Anchor>
  );
}
