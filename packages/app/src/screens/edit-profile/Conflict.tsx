import { listIndustries, listIndustrySubTypes } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Card } from '@smart-art/ui/card';
import { ConflictChoice, Diff, type FieldChange, mergeChoices, type Side } from '@smart-art/ui/diff';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { Heading } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { accountTypeMessages } from '../../bank/bank.messages.ts';
import { merge } from '../../drafts/merge.ts';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import { actorMessages } from '../../people/people.messages.ts';
import { useServices } from '../../services/services.ts';
import { fieldMessages, editMessages as messages } from './EditProfile.messages.ts';
import type { ProfileField, ProfileForm } from './profile-form.ts';

export interface ConflictProps {
  /** The record as it was when editing began. */
  base: ProfileForm;
  /** What the user typed. */
  mine: ProfileForm;
  /** What was saved elsewhere in the meantime. */
  theirs: ProfileForm;
  onSettle(decided: ProfileForm): void;
}

/** Another version was saved in the meantime (412): shows its changes, and asks which to use where both changed. */
export function Conflict({ base, mine, theirs, onSettle }: ConflictProps) {
  const intl = useIntl();
  const valueText = useFieldText([base, mine, theirs]);
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>({});
  const { taken, contested, values } = merge(base, mine, theirs);
  const change = (name: ProfileField, before: ProfileForm, after: ProfileForm): FieldChange => ({
    id: name,
    kind: 'value',
    label: intl.formatMessage(fieldMessages[name]),
    before: valueText(name, before),
    after: valueText(name, after),
  });
  const open = contested.filter((name) => choices[name] === undefined);
  return (
    <Card raised>
      <Stack gap={5}>
        <Banner live="assertive" title={intl.formatMessage(messages.conflictTitle)} tone="warning">
          {intl.formatMessage(messages.conflictHelp)}
        </Banner>
        {taken.length > 0 && (
          <Stack gap={3}>
            <Heading level={2} size="card">
              {intl.formatMessage(messages.conflictTaken)}
            </Heading>
            <Diff fields={taken.map((name) => change(name, base, theirs))} />
          </Stack>
        )}
        {contested.length > 0 && (
          <Stack gap={3}>
            <Heading level={2} size="card">
              {intl.formatMessage(messages.conflictChoose)}
            </Heading>
            <ConflictChoice
              fields={contested.map((name) => change(name, mine, theirs))}
              onChange={setChoices}
              theirs={intl.formatMessage(messages.conflictTheirs)}
              value={choices}
            />
          </Stack>
        )}
        <Inline>
          <ReasonedButton
            emphasis="primary"
            onClick={() => onSettle(mergeChoices(values, theirs, choices))}
            reason={open.length > 0 ? intl.formatMessage(messages.conflictOpen, { count: open.length }) : undefined}
          >
            {intl.formatMessage(messages.conflictGoOn)}
          </ReasonedButton>
        </Inline>
      </Stack>
    </Card>
  );
}

/** A field's value as the form shows it. */
function useFieldText(versions: readonly ProfileForm[]) {
  const intl = useIntl();
  const { clients } = useServices();
  const { data: industries } = useQuery(listIndustries(clients.sso));
  const named = [...new Set(versions.map(({ industry_id }) => industry_id))];
  const { data: before } = useQuery({
    ...listIndustrySubTypes(clients.sso, named[0] ?? ''),
    enabled: Boolean(named[0]),
  });
  const { data: after } = useQuery({
    ...listIndustrySubTypes(clients.sso, named.at(-1) ?? ''),
    enabled: Boolean(named.at(-1)),
  });
  const subTypes = [...(before ?? []), ...(after ?? [])];
  return (name: ProfileField, form: ProfileForm): string | null => {
    const value = form[name];
    if (typeof value === 'boolean') return intl.formatMessage(value ? messages.on : messages.off);
    if (typeof value === 'object') return value.number ? [value.country, value.number].join(' ') : null;
    if (value === '') return null;
    switch (name) {
      case 'industry_id':
        return industries?.find(({ id }) => id === value)?.name ?? value;
      case 'industry_sub_type_id':
        return subTypes.find(({ id }) => id === value)?.name ?? value;
      case 'country':
        return intl.formatDisplayName(value, { type: 'region' }) ?? value;
      case 'actor_type':
        return value in actorMessages ? intl.formatMessage(actorMessages[value as keyof typeof actorMessages]) : value;
      case 'account_type':
        return value in accountTypeMessages
          ? intl.formatMessage(accountTypeMessages[value as keyof typeof accountTypeMessages])
          : value;
      default:
        return value;
    }
  };
}
