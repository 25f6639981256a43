import { Ellipsis } from '../icons/index.ts';
import type { LazyOverlay } from '../lazy-component/index.ts';
import { useString, useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './BottomBar.css.ts';
import type { DrawerProps } from './Drawer.tsx';
import { currentEntry, type NavigationEntry, phoneEntries } from './navigation.ts';

export interface BottomBarProps {
  navigation: readonly NavigationEntry[];
  currentPath: string;
  /** Opens all pages from the last entry. */
  drawer: Pick<LazyOverlay<DrawerProps>, 'intent' | 'open' | 'press'>;
}

/** The bottom bar of a phone: the main pages and a button for the others. */
export function BottomBar({ navigation, currentPath, drawer }: BottomBarProps) {
  const { Anchor } = useUi();
  const string = useString();
  const current = currentEntry(navigation, currentPath);
  const entries = phoneEntries(navigation);
  return (
    <nav aria-label={string('appShell.bottomBar')} className={css.bar}>
      <ul className={css.list}>
        {entries.map((entry) => {
          const { href, label, shortLabel, icon: Icon, badge, badgeLabel } = entry;
          return (
            <li key={href}>
              <Anchor aria-current={entry === current ? 'page' : undefined} className={css.entry} href={href}>
                <span className={css.icon}>
                  <Icon aria-hidden="true" size={20} />
                  {badge !== undefined && badge > 0 && (
                    <span aria-hidden={badgeLabel ? true : undefined} className={css.badge}>
                      {badge}
                    </span>
                  )}
                </span>
                <span className={css.label}>{shortLabel ?? label}</span>
                {badge !== undefined && badge > 0 && badgeLabel && <VisuallyHidden> {badgeLabel}</VisuallyHidden>}
              </Anchor>
            </li>
          );
        })}
        <li>
          <button
            {...drawer.intent}
            // The current page is one of those behind this button.
            aria-current={current && !entries.includes(current) ? 'true' : undefined}
            aria-expanded={drawer.open}
            aria-haspopup="dialog"
            className={css.entry}
            onClick={drawer.press}
            type="button"
          >
            <span className={css.icon}>
              <Ellipsis aria-hidden="true" size={20} />
            </span>
            <span className={css.label}>{string('appShell.more')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
