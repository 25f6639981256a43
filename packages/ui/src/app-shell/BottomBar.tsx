import { useString, useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './BottomBar.css.ts';
import { currentEntry, type NavigationEntry, phoneEntries } from './navigation.ts';

export interface BottomBarProps {
  navigation: readonly NavigationEntry[];
  currentPath: string;
}

/** The pages a thumb reaches, at the foot of a phone. */
export function BottomBar({ navigation, currentPath }: BottomBarProps) {
  const { Anchor } = useUi();
  const string = useString();
  const current = currentEntry(navigation, currentPath);
  return (
    <nav aria-label={string('appShell.bottomBar')} className={css.bar}>
      <ul className={css.list}>
        {phoneEntries(navigation).map((entry) => {
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
      </ul>
    </nav>
  );
}
