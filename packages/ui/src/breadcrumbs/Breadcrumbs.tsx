import { useString, useUi } from '../provider/index.ts';
import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Where it leads; without it, or as the last, it is only words. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the section down to this page; the last is this page. */
  crumbs: readonly Crumb[];
}

/** Where a page lies, and the way up. Page sets them; by themselves they are for a panel with levels of its own. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const { Anchor } = useUi();
  const string = useString();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={string('breadcrumbs.label')} className={css.breadcrumbs}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li className={css.item} key={`${crumb.label} ${crumb.href}`}>
              {last || crumb.href === undefined ? (
                <span aria-current={last ? 'page' : undefined} className={css.here} title={crumb.label}>
                  {crumb.label}
                </span>
              ) : (
                <Anchor className={css.link} href={crumb.href} title={crumb.label}>
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
