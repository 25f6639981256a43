import { SunMoon } from '@smart-art/ui/icons';
import { MenuButton } from '@smart-art/ui/menu';
import { useIntl } from 'react-intl';
import { useTheme } from '../preferences/use-theme.ts';
import { themeMessages as messages } from './theme.messages.ts';
import { themes } from './themes.ts';

/** Theme menu (light, dark, system) for pages before sign-in; UserMenu has its own. */
export function ThemeMenu() {
  const intl = useIntl();
  const [theme, choose] = useTheme();
  return (
    <MenuButton
      emphasis="quiet"
      icon={SunMoon}
      iconOnly
      items={themes.map(({ id, icon }) => ({ id, icon, label: intl.formatMessage(messages[id]) }))}
      label={intl.formatMessage(messages.theme)}
      onAction={choose as (id: string) => void}
      selected={theme}
    />
  );
}
