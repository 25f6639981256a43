import type { AnchorHTMLAttributes, Ref } from 'react';
import { useString } from '../provider/index.ts';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children' | 'href'> {
  /** Id of the target, which needs `tabIndex={-1}` to take the focus. Defaults to `main`. */
  target?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * The first tab stop: skips the header to the content. Invisible until focused. The shells include it; use it directly
 * only on a page without one, as its very first element. Not for links to other parts of a page: use Link.
 */
export function SkipLink({ target = 'main', ...rest }: SkipLinkProps) {
  const string = useString();
  return (
    // A plain anchor: the router would treat it as navigation.
    <a {...rest} className={css.skip} href={`#${target}`}>
      {string('appShell.skip')}
    </a>
  );
}
