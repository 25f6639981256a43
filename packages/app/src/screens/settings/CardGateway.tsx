import { SwitchFields } from '@smart-art/ui/switch-fields';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { GatewayTest } from './GatewayTest.tsx';
import { SecretKey } from './SecretKey.tsx';
import { SectionForm } from './SectionForm.tsx';
import { settingsMessages as messages, missingMessages } from './settings.messages.ts';
import { type CardForm, cardForm, cardPart, changesSecret, missingOf } from './settings-form.ts';
import { useGatewayTest } from './useGatewayTest.ts';
import { type Page, useSection } from './useSection.ts';

/** Payment by card (000 section 3: stripe_…). The secret key is write-only. */
export function CardGateway(page: Page) {
  const intl = useIntl();
  const { stripe_secret_key: mask } = page.settings;
  const section = useSection<CardForm>({
    ...page,
    name: 'card',
    formOf: cardForm,
    partOf: cardPart,
    omit: ['secret', 'stripe_secret_key', 'current_password'],
    messages: {
      stripe_api_key: { pattern: intl.formatMessage(messages.publishableForm) },
      stripe_secret_key: { pattern: intl.formatMessage(messages.secretForm) },
    },
    validate: (form) => ({
      ...Object.fromEntries(missingOf.card(form).map((name) => [name, intl.formatMessage(missingMessages[name])])),
      ...(mask !== null &&
        form.secret === 'new' &&
        form.stripe_secret_key.trim() === '' && { stripe_secret_key: intl.formatMessage(messages.newSecretNeeded) }),
      ...(changesSecret(form) &&
        form.current_password === '' && { current_password: intl.formatMessage(messages.passwordNeeded) }),
    }),
  });
  const { form } = section;
  const trial = useGatewayTest('card', form, cardPart);
  return (
    <SectionForm
      help={intl.formatMessage(messages.cardHelp)}
      id="card"
      section={section}
      title={intl.formatMessage(messages.card)}
    >
      <SwitchFields
        label={intl.formatMessage(messages.cardOn)}
        name="stripe_is_enabled"
        onChange={(on) => form.set('stripe_is_enabled', on)}
        value={form.values.stripe_is_enabled}
      >
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          label={intl.formatMessage(messages.publishableKey)}
          spellCheck={false}
          {...form.field('stripe_api_key')}
          required={form.values.stripe_is_enabled}
        />
        <SecretKey form={form} mask={mask} />
        <GatewayTest help={intl.formatMessage(messages.cardTestHelp)} trial={trial} />
      </SwitchFields>
    </SectionForm>
  );
}
