import { Avatar } from '../avatar/index.ts';
import { LogOut, Monitor, Moon, Sun } from '../icons/index.ts';
import { MenuButton, type MenuButtonProps, type MenuEntry, type MenuSection } from '../menu/index.ts';
import { useStrings } from '../provider/index.ts';
import { strings } from './strings.ts';

/** Light, dark, or as the device is. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const themes = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
] as const satisfies { id: ThemeChoice; icon: unknown }[];

type Own = 'label' | 'items' | 'sections' | 'selected' | 'onAction' | 'trigger' | 'icon' | 'iconOnly';

export interface UserMenuProps extends Omit<MenuButtonProps, Own> {
  /** The person's whole name. */
  name: string;
  /** Address of a picture; the initials stand in for it. */
  picture?: string | null | undefined;
  /** Where the person can go: dashboard, seller profile, buyer dashboard. */
  links?: readonly MenuEntry[] | undefined;
  /** Told the id of a link; one without an `href` is the caller's to follow, after asking where it has to. */
  onFollow?: ((id: string) => void) | undefined;
  /** The theme that is chosen; without it there is no choice. */
  theme?: ThemeChoice | undefined;
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined;
  onSignOut: () => void;
}

/**
 * The signed-in person: where they can go, how it looks, and the way out. One in the header of a shell. Not for what
 * belongs to the page: use MenuButton.
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
  /* Ids of links are the caller's: ours get a name that none of them has. */
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
