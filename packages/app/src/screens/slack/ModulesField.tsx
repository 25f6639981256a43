import { listSlackModules } from '@smart-art/api-client/queries';
import { CheckboxGroup } from '@smart-art/ui/checkbox-group';
import { Link } from '@smart-art/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import type { ModuleId } from './channel-form.ts';
import { slackMessages as messages } from './slack.messages.ts';

export interface ModulesFieldProps {
  /** The edited channel; undefined for a new one. */
  webhookId: string | undefined;
  field: {
    name: string;
    value: ModuleId[];
    onChange: (value: ModuleId[]) => void;
    required: boolean;
    error: string[] | undefined;
  };
}

/** A channel's modules. A module belongs to one channel: one used by another channel can only be changed there. */
export function ModulesField({ webhookId, field }: ModulesFieldProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const query = useQuery(listSlackModules(product));
  if (!query.data) return <FailureBanner query={query} title={intl.formatMessage(messages.modulesFailed)} />;
  return (
    <CheckboxGroup
      label={intl.formatMessage(messages.modules)}
      options={query.data.map(({ id, name, taken_by }) => {
        const isTaken = taken_by !== null && taken_by !== webhookId;
        return {
          value: id,
          label: name,
          disabled: isTaken,
          description: isTaken ? (
            <Link href={`/settings/slack-integration/${taken_by}`}>{intl.formatMessage(messages.taken)}</Link>
          ) : undefined,
        };
      })}
      {...field}
    />
  );
}
