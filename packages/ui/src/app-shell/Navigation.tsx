import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { tip } from '../tooltip/tip.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Navigation.css.ts';
import { currentEntry, type NavigationEntry } from './navigation.ts';

interface EntryProps {
  entry: NavigationEntry;
  current: boolean;
  collapsed: boolean;
}

function Entry({ entry, current, collapsed }: EntryProps) {
  const { Anchor } = useUi();
  const string = useString();
  const { href, label, icon: Icon, badge, badgeLabel, soon, closed } = entry;
  // A closed entry shows why it is closed, even if it is also coming soon.
  const reason = closed ?? (soon && string('appShell.soon'));
  const hasBadge = badge !== undefined && badge > 0;
  const content = (
    <>
      <Icon aria-hidden="true" className={css.icon} size={18} />
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={css.label}>{label}</span>}
      {hasBadge &&
        (badgeLabel ? (
          <>
            {!collapsed && (
              <span aria-hidden="true" className={css.badge}>
                {badge}
              </span>
            )}
            <VisuallyHidden> {badgeLabel}</VisuallyHidden>
          </>
        ) : collapsed ? (
          <VisuallyHidden> {badge}</VisuallyHidden>
        ) : (
          <span className={css.badge}>{badge}</span>
        ))}
      {hasBadge && collapsed && <span aria-hidden="true" className={css.dot} />}
      {reason &&
        (collapsed || closed ? (
          <VisuallyHidden> {reason}</VisuallyHidden>
        ) : (
          <span className={css.soonMark}>{reason}</span>
        ))}
    </>
  );
  const shape = cx(css.entry, collapsed && css.collapsed);
  // Icons alone repeat their name in a tooltip.
  const named = collapsed || closed ? tip(reason ? `${label} · ${reason}` : label, 'end') : null;
  if (reason) {
    // An icon alone shows neither its label nor the reason, so keyboard users must be able to focus it.
    const stop = named && { role: 'link', 'aria-disabled': true, tabIndex: 0 };
    return (
      <span className={cx(shape, css.soon, closed && css.closed)} {...named} {...stop}>
        {content}
      </span>
    );
  }
  return (
    <Anchor aria-current={current ? 'page' : undefined} className={shape} {...named} href={href}>
      {content}
    </Anchor>
  );
}

export interface NavigationProps {
  /** The entries to show, already filtered. */
  entries: readonly NavigationEntry[];
  currentPath: string;
  /** Icons only, each with its label in a tooltip. */
  collapsed?: boolean;
}

/** The list of pages. */
export function Navigation({ entries, currentPath, collapsed = false }: NavigationProps) {
  const string = useString();
  const current = currentEntry(entries, currentPath);
  return (
    <nav aria-label={string('appShell.navigation')}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Entry collapsed={collapsed} current={entry === current} entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
