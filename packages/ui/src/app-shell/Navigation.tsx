import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Navigation.css.ts';
import { currentEntry, type NavigationEntry } from './navigation.ts';
import { useTip } from './tip.tsx';

interface EntryProps {
  entry: NavigationEntry;
  current: boolean;
  collapsed: boolean;
}

function Entry({ entry, current, collapsed }: EntryProps) {
  const { Anchor } = useUi();
  const string = useString();
  const { href, label, icon: Icon, badge, badgeLabel, soon } = entry;
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
      {soon &&
        (collapsed ? (
          <VisuallyHidden> {string('appShell.soon')}</VisuallyHidden>
        ) : (
          <span className={css.soonMark}>{string('appShell.soon')}</span>
        ))}
    </>
  );
  const shape = cx(css.entry, collapsed && css.collapsed);
  const tip = soon ? `${label} · ${string('appShell.soon')}` : label;
  if (soon) {
    return (
      <span className={cx(shape, css.soon)} data-tip={tip}>
        {content}
      </span>
    );
  }
  return (
    <Anchor aria-current={current ? 'page' : undefined} className={shape} data-tip={tip} href={href}>
      {content}
    </Anchor>
  );
}

export interface NavigationProps {
  /** What is shown, already filtered. */
  entries: readonly NavigationEntry[];
  currentPath: string;
  /** Icons alone, each with its label in a tip. */
  collapsed?: boolean;
}

/** The list of pages. */
export function Navigation({ entries, currentPath, collapsed = false }: NavigationProps) {
  const string = useString();
  const { tip, handlers } = useTip(collapsed);
  const current = currentEntry(entries, currentPath);
  return (
    <nav aria-label={string('appShell.navigation')} {...handlers}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Entry collapsed={collapsed} current={entry === current} entry={entry} />
          </li>
        ))}
      </ul>
      {tip}
    </nav>
  );
}
