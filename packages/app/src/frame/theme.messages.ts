import { defineMessages } from 'react-intl';

export const themeMessages = defineMessages({
  theme: { id: 'theme.theme', defaultMessage: 'Appearance', description: 'Label of the picker of light and dark' },
  system: {
    id: 'theme.system',
    defaultMessage: 'System',
    description: 'Follow the light or dark of the device',
  },
  light: { id: 'theme.light', defaultMessage: 'Light', description: 'The light appearance' },
  dark: { id: 'theme.dark', defaultMessage: 'Dark', description: 'The dark appearance' },
});
