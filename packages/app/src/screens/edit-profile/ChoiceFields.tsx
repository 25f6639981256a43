import type { FormApi } from '@smart-art/ui/form';
import { FormSection } from '@smart-art/ui/form-page';
import { Switch } from '@smart-art/ui/switch';
import { TextArea } from '@smart-art/ui/text-area';
import { useIntl } from 'react-intl';
import { fieldMessages, editMessages as messages } from './EditProfile.messages.ts';
import type { ProfileForm } from './profile-form.ts';

/** What other sellers see, and whether buyers abroad can order. */
export function ChoiceFields({ form }: { form: FormApi<ProfileForm> }) {
  const intl = useIntl();
  const { accepts_international_delivery: abroad, shows_contact: shown } = form.values;
  return (
    <FormSection id="choices" title={intl.formatMessage(messages.choices)}>
      <TextArea
        description={intl.formatMessage(messages.statementHelp)}
        label={intl.formatMessage(fieldMessages.statement)}
        {...form.field('statement')}
      />
      <Switch
        description={intl.formatMessage(messages.showsContactHelp)}
        label={intl.formatMessage(fieldMessages.shows_contact)}
        name="shows_contact"
        onChange={(next) => form.set('shows_contact', next)}
        value={shown}
      />
      <Switch
        description={intl.formatMessage(messages.internationalHelp)}
        label={intl.formatMessage(fieldMessages.accepts_international_delivery)}
        name="accepts_international_delivery"
        onChange={(next) => form.set('accepts_international_delivery', next)}
        value={abroad}
      />
    </FormSection>
  );
}
