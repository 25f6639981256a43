import type { HTMLAttributes, Ref } from 'react';
import { useString, useUi } from '../provider/index.ts';
import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Address of the level; without it, plain text. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** From the section down to the current page, which is the last. */
  crumbs: readonly Crumb[];
  /** Name of the landmark, needed if there are several. Defaults to "Where you are". */
  label?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The position of a page in the hierarchy, with links to the levels above; a phone shows the last two. Page renders
 * them; use them directly in a panel with its own levels. Not for pages side by side: use TabLinks. Not for the steps
 * of a task: use Stepper.
 */
export function Breadcrumbs({ crumbs, label, ...rest }: BreadcrumbsProps) {
  const { Anchor } = useUi();
  const string = useString();
  if (crumbs.length === 0) return null;
  return (
    <nav {...rest} aria-label={label ?? string('breadcrumbs.label')} className={css.breadcrumbs}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li className={css.item} key={`${crumb.label} ${crumb.href}`}>
              {crumb.href === undefined ? (
                <span aria-current={last ? 'page' : undefined} className={css.here} title={crumb.label}>
                  {crumb.label}
                </span>
              ) : (
                <Anchor
                  aria-current={last ? 'page' : undefined}
                  className={css.link}
                  href={crumb.href}
                  title={crumb.label}
                >
                  {crumb.label}
                </Anchor>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
