import { FieldGroupWide } from '@smart-art/ui/field-group';
import { Link } from '@smart-art/ui/link';
import { NumberField } from '@smart-art/ui/number-field';
import { Stack } from '@smart-art/ui/stack';
import { Switch } from '@smart-art/ui/switch';
import { useIntl } from 'react-intl';
import { NoticeChoices } from './NoticeChoices.tsx';
import { paths } from './paths.ts';
import { SectionForm } from './SectionForm.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import { type NoticesForm, noticesForm } from './settings-form.ts';
import { type Page, useSection } from './useSection.ts';

/**
 * How the seller is notified beside the bell, by kind of notification, with the main switch for Slack (000 section 3,
 * is_slack), and how long before the agreement's end they are reminded.
 */
export function Notices(page: Page) {
  const intl = useIntl();
  const section = useSection<NoticesForm>({
    ...page,
    name: 'notices',
    formOf: noticesForm,
    partOf: ({ is_slack, notices, renewal_reminder_days }) => ({
      is_slack,
      notices,
      ...(renewal_reminder_days !== null && { renewal_reminder_days }),
    }),
    validate: ({ renewal_reminder_days }) =>
      renewal_reminder_days === null ? { renewal_reminder_days: intl.formatMessage(messages.daysNeeded) } : undefined,
  });
  const { form } = section;
  return (
    <SectionForm
      help={intl.formatMessage(messages.noticesHelp)}
      id="notices"
      optional="most"
      section={section}
      title={intl.formatMessage(messages.notices)}
    >
      <FieldGroupWide>
        <Stack gap={1}>
          <Switch
            description={intl.formatMessage(messages.slackOnHelp)}
            label={intl.formatMessage(messages.slackOn)}
            name="is_slack"
            onChange={(on) => form.set('is_slack', on)}
            value={form.values.is_slack}
          />
          <Link href={paths.slack} standalone>
            {intl.formatMessage(messages.slackChannels)}
          </Link>
        </Stack>
      </FieldGroupWide>
      <NoticeChoices form={form} />
      <NumberField
        description={intl.formatMessage(messages.reminderHelp)}
        label={intl.formatMessage(messages.reminder)}
        step={1}
        suffix={intl.formatMessage(messages.days)}
        {...form.field('renewal_reminder_days')}
        required
      />
    </SectionForm>
  );
}
