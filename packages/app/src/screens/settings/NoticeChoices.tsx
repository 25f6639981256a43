import { type NoticeChannels, noticeKinds } from '@smart-art/openapi/rules';
import { CheckboxGroup } from '@smart-art/ui/checkbox-group';
import type { FormApi } from '@smart-art/ui/form';
import { useIntl } from 'react-intl';
import { noticeMessages as messages, noticeKindMessages } from './notices.messages.ts';
import type { NoticesForm } from './settings-form.ts';

const channels: readonly (keyof NoticeChannels)[] = ['mail', 'slack'];

/** Mail and Slack for each kind of notification. The choices for Slack stay when Slack as a whole is switched off. */
export function NoticeChoices({ form }: { form: FormApi<NoticesForm> }) {
  const intl = useIntl();
  const { notices, is_slack: isSlack } = form.values;
  return noticeKinds.map((kind) => (
    <CheckboxGroup
      description={kind === 'deadlines' ? intl.formatMessage(messages.deadlinesHelp) : undefined}
      key={kind}
      label={intl.formatMessage(noticeKindMessages[kind])}
      layout="row"
      name={`notices.${kind}`}
      onChange={(chosen) =>
        form.set('notices', {
          ...notices,
          [kind]: { mail: chosen.includes('mail'), slack: chosen.includes('slack') },
        })
      }
      options={channels.map((value) => ({
        value,
        label: intl.formatMessage(messages[value]),
        disabled: value === 'slack' && !isSlack,
      }))}
      value={channels.filter((channel) => notices[kind][channel])}
    />
  ));
}
