import { SwitchFields } from '@smart-art/ui/switch-fields';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { GatewayTest } from './GatewayTest.tsx';
import { SectionForm } from './SectionForm.tsx';
import { settingsMessages as messages, missingMessages } from './settings.messages.ts';
import { missingOf, type WalletForm, walletForm, walletPart } from './settings-form.ts';
import { useGatewayTest } from './useGatewayTest.ts';
import { type Page, useSection } from './useSection.ts';

/** Payment by a PayPal-style wallet (000 section 3: paypal_…). */
export function WalletGateway(page: Page) {
  const intl = useIntl();
  const section = useSection<WalletForm>({
    ...page,
    name: 'wallet',
    formOf: walletForm,
    partOf: walletPart,
    messages: {
      paypal_url: { pattern: intl.formatMessage(messages.walletUrlForm) },
      paypal_id: { pattern: intl.formatMessage(messages.walletIdForm) },
    },
    validate: (form) =>
      Object.fromEntries(missingOf.wallet(form).map((name) => [name, intl.formatMessage(missingMessages[name])])),
  });
  const { form } = section;
  const trial = useGatewayTest('wallet', form, walletPart);
  return (
    <SectionForm
      help={intl.formatMessage(messages.walletHelp)}
      id="wallet"
      section={section}
      title={intl.formatMessage(messages.wallet)}
    >
      <SwitchFields
        columns={2}
        label={intl.formatMessage(messages.walletOn)}
        name="paypal_is_enabled"
        onChange={(on) => form.set('paypal_is_enabled', on)}
        value={form.values.paypal_is_enabled}
      >
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          inputMode="url"
          label={intl.formatMessage(messages.walletUrl)}
          placeholder="https://www.paypal.com"
          spellCheck={false}
          {...form.field('paypal_url')}
          required={form.values.paypal_is_enabled}
        />
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          label={intl.formatMessage(messages.walletId)}
          spellCheck={false}
          {...form.field('paypal_id')}
          required={form.values.paypal_is_enabled}
        />
        <GatewayTest help={intl.formatMessage(messages.walletTestHelp)} trial={trial} />
      </SwitchFields>
    </SectionForm>
  );
}
