import { TabLinks } from '@smart-art/ui/tabs';
import { useIntl } from 'react-intl';
import { paths } from './paths.ts';
import { tabMessages as messages } from './settings.messages.ts';

/** The pages of the settings. */
export function SettingsTabs({ current }: { current: keyof typeof paths }) {
  const intl = useIntl();
  return (
    <TabLinks
      current={paths[current]}
      label={intl.formatMessage(messages.pages)}
      links={(['general', 'slack'] as const).map((one) => ({
        href: paths[one],
        label: intl.formatMessage(messages[one]),
      }))}
    />
  );
}
