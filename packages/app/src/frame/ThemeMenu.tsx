import { Monitor, Moon, Sun, SunMoon } from '@smart-art/ui/icons';
import { MenuButton } from '@smart-art/ui/menu';
import { defineMessages, useIntl } from 'react-intl';
import type { Theme } from '../preferences/preferences.ts';
import { showTheme } from '../preferences/theme.ts';
import { usePreference } from '../preferences/use-preference.ts';

const messages = defineMessages({
  theme: { id: 'theme.theme', defaultMessage: 'Appearance', description: 'Label of the picker of light and dark' },
  system: {
    id: 'theme.system',
    defaultMessage: 'As the device',
    description: 'Follow the light or dark of the device',
  },
  light: { id: 'theme.light', defaultMessage: 'Light', description: 'The light appearance' },
  dark: { id: 'theme.dark', defaultMessage: 'Dark', description: 'The dark appearance' },
});

const themes = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
] as const;

/** Light, dark, or as the device is. */
export function ThemeMenu() {
  const intl = useIntl();
  const [theme, setTheme] = usePreference('theme');
  const choose = (id: string) => {
    setTheme(id as Theme);
    showTheme(id as Theme);
  };
  return (
    <MenuButton
      emphasis="quiet"
      icon={SunMoon}
      iconOnly
      items={themes.map(({ id, icon }) => ({ id, icon, label: intl.formatMessage(messages[id]) }))}
      label={intl.formatMessage(messages.theme)}
      onAction={choose}
      selected={theme}
    />
  );
}
