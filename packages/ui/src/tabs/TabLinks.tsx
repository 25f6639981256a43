import { type HTMLAttributes, type Ref, useRef } from 'react';
import { useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { type TabContent, TabLabel } from './TabLabel.tsx';
import * as css from './Tabs.css.ts';
import { useScrollingRow } from './useScrollingRow.ts';

/** A view with a URL. */
export interface TabLink extends TabContent {
  href: string;
}

export interface TabLinksProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** Label of the landmark: what the views have in common. */
  label: string;
  links: readonly TabLink[];
  /** URL of the current view. */
  current: string;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Views with their own URLs, styled like Tabs: links, so that each can be opened in a new tab, shared, and left by
 * Back. Their target is the page's content. Not for views within one URL: use Tabs.
 */
export function TabLinks({ label, links, current, ...rest }: TabLinksProps) {
  const { Anchor } = useUi();
  const list = useRef<HTMLUListElement>(null);
  useScrollingRow(list, current);
  if (links.length === 0) return null;
  return (
    <nav {...rest} aria-label={label} className={cx(css.rail, css.direction.horizontal)}>
      <ul className={css.list} ref={list}>
        {links.map(({ href, ...content }) => (
          <li className={css.place} key={href}>
            <Anchor aria-current={href === current ? 'page' : undefined} className={css.tab} href={href}>
              <TabLabel {...content} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
