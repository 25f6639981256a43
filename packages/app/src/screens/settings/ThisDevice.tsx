import { FormSection } from '@smart-art/ui/form-page';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { useIntl } from 'react-intl';
import { themeMessages } from '../../frame/theme.messages.ts';
import { themes } from '../../frame/themes.ts';
import { useLanguage } from '../../frame/use-language.ts';
import { locales } from '../../i18n/locales.ts';
import { useDensity } from '../../preferences/use-density.ts';
import { useTheme } from '../../preferences/use-theme.ts';
import { settingsMessages as messages } from './settings.messages.ts';

const languages = Object.entries(locales).map(([value, label]) => ({ value, label }));

/** The choices of the header's menus. They are saved on the device, not with the account, and take effect at once. */
export function ThisDevice() {
  const intl = useIntl();
  const [theme, setTheme] = useTheme();
  const [density, setDensity] = useDensity();
  const { locale, choose } = useLanguage();
  return (
    <FormSection
      columns={2}
      description={intl.formatMessage(messages.deviceHelp)}
      id="device"
      title={intl.formatMessage(messages.device)}
    >
      <SegmentedControl
        label={intl.formatMessage(messages.appLanguage)}
        name="locale"
        required
        onChange={(slug) => void choose(slug)}
        options={languages}
        value={locale}
      />
      <SegmentedControl
        label={intl.formatMessage(themeMessages.theme)}
        name="theme"
        required
        onChange={setTheme}
        options={themes.map(({ id, icon }) => ({ value: id, icon, label: intl.formatMessage(themeMessages[id]) }))}
        value={theme}
      />
      <SegmentedControl
        description={intl.formatMessage(messages.densityHelp)}
        label={intl.formatMessage(messages.density)}
        name="density"
        required
        onChange={setDensity}
        options={[
          { value: 'device', label: intl.formatMessage(messages.densityDevice) },
          { value: 'roomy', label: intl.formatMessage(messages.densityRoomy) },
        ]}
        value={density}
      />
    </FormSection>
  );
}
