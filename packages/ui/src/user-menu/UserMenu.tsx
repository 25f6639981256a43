import { Avatar } from '../avatar/index.ts';
import { LogOut, Monitor, Moon, Sun } from '../icons/index.ts';
import { MenuButton, type MenuButtonProps, type MenuEntry, type MenuSection } from '../menu/index.ts';
import { useStrings } from '../provider/index.ts';
import { strings } from './strings.ts';

/** Light, dark, or the device's setting. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const themes = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
] as const satisfies { id: ThemeChoice; icon: unknown }[];

type Own = 'label' | 'items' | 'sections' | 'selected' | 'onAction' | 'trigger' | 'icon' | 'iconOnly';

export interface UserMenuProps extends Omit<MenuButtonProps, Own> {
  /** The user's full name. */
  name: string;
  /** URL of a picture; initials without it. */
  picture?: string | null | undefined;
  /** Pages of the user: dashboard, seller profile, buyer dashboard. */
  links?: readonly MenuEntry[] | undefined;
  /** Called with the id of a link; for one without an `href` the caller navigates, after a confirmation if needed. */
  onFollow?: ((id: string) => void) | undefined;
  /** The current theme; omit it to hide the choice. */
  theme?: ThemeChoice | undefined;
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined;
  onSignOut: () => void;
}

/**
 * Menu of the signed-in user: links, theme and sign-out. One in the header of a shell. Not for what belongs to the
 * page: use MenuButton.
 */
export function UserMenu({
  name,
  picture,
  links = [],
  onFollow,
  theme,
  onThemeChange,
  onSignOut,
  ...rest
}: UserMenuProps) {
  const string = useStrings(strings);
  /* Prefixes our ids, so that they don't clash with the caller's link ids. */
  const own = (id: string) => `user-menu ${id}`;
  const sections: MenuSection[] = [
    ...(links.length > 0 ? [{ title: name, items: links }] : []),
    ...(theme
      ? [
          {
            title: string('theme'),
            items: themes.map(({ id, icon }) => ({ id: own(id), icon, label: string(id) })),
            selected: own(theme),
          },
        ]
      : []),
    { items: [{ id: own('sign-out'), icon: LogOut, label: string('signOut') }] },
  ];
  const onAction = (id: string) => {
    const chosen = themes.find((each) => own(each.id) === id);
    if (chosen) onThemeChange?.(chosen.id);
    else if (id === own('sign-out')) onSignOut();
    else onFollow?.(id);
  };
  return (
    <MenuButton
      emphasis="quiet"
      {...rest}
      label={string('account', { name })}
      onAction={onAction}
      sections={sections}
      trigger={<Avatar name={name} picture={picture} size={24} />}
    />
  );
}
