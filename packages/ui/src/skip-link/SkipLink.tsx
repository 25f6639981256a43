import type { AnchorHTMLAttributes, Ref } from 'react';
import { useString } from '../provider/index.ts';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children' | 'href'> {
  /** Id of what it leads to; that takes focus by `tabIndex={-1}`. Defaults to `main`. */
  target?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * The first stop of the keyboard: past the header, to the content. Unseen until it has the focus. The shells have it;
 * by itself it is for a page without one, as its very first element. Not for a way to another part of a page: use Link.
 */
export function SkipLink({ target = 'main', ...rest }: SkipLinkProps) {
  const string = useString();
  return (
    // Plain: it leads within the page, and a router would lead away from it.
    <a {...rest} className={css.skip} href={`#${target}`}>
      {string('appShell.skip')}
    </a>
  );
}
