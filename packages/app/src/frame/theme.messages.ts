import { defineMessages } from 'react-intl';

export const themeMessages = defineMessages({
  theme: { id: 'theme.theme', defaultMessage: 'Appearance', description: 'Label of the light/dark setting' },
  system: {
    id: 'theme.system',
    defaultMessage: 'System',
    description: 'Option: follow the device setting',
  },
  light: { id: 'theme.light', defaultMessage: 'Light', description: 'Option: light mode' },
  dark: { id: 'theme.dark', defaultMessage: 'Dark', description: 'Option: dark mode' },
});
