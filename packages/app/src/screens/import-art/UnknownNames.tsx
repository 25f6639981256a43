import { type Import, type ImportName, setImportColumns } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { useForm } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { Inline } from '@smart-art/ui/inline';
import { Section } from '@smart-art/ui/section';
import { Select } from '@smart-art/ui/select';
import { Stack } from '@smart-art/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import { useServices } from '../../services/services.ts';
import { checkMessages as messages } from './check.messages.ts';
import { fieldName } from './import-fields.ts';
import { useNamedRecords } from './useNamedRecords.ts';

/** Number of names shown at once, the most frequent first. */
const shown = 24;

const keyOf = ({ field, text }: Pick<ImportName, 'field' | 'text'>) => `${field} ${text}`;

/** Names in the sheet that match no record: each is resolved once, for all rows. */
export function UnknownNames({ record }: { record: Import }) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const records = useNamedRecords();
  const { mutateAsync, isPending } = useMutation(setImportColumns(product));
  const [failure, setFailure] = useState<string>();
  const form = useForm<{ chosen: Record<string, string> }>({ initial: { chosen: {} } });
  const draft = useFormDraft(form, `import ${record.id} names`);
  const { chosen } = form.values;
  const assign = async () => {
    setFailure(undefined);
    const added = record.unknown_names.flatMap(({ field, text }) => {
      const record_id = chosen[keyOf({ field, text })];
      return record_id ? [{ field, text, record_id }] : [];
    });
    const { settings, columns, names } = record;
    if (!settings || added.length === 0) return;
    try {
      await mutateAsync({ id: record.id, body: { columns, settings, names: [...names, ...added] } });
      await draft.saved();
      form.reset();
    } catch (error) {
      setFailure(failureMessage(intl, error));
    }
  };
  return (
    <Section description={intl.formatMessage(messages.namesHelp)} title={intl.formatMessage(messages.names)}>
      <Stack gap={4}>
        <DraftNotice draft={draft} />
        {failure && (
          <Banner live="assertive" tone="danger">
            {failure}
          </Banner>
        )}
        <Grid columns={3} gap={5}>
          {record.unknown_names.slice(0, shown).map(({ field, text, rows }) => (
            <Select
              description={intl.formatMessage(messages.nameRows, { field: fieldName(intl, field), count: rows })}
              key={keyOf({ field, text })}
              label={text}
              name={keyOf({ field, text })}
              onChange={(id) => form.set('chosen', { ...chosen, [keyOf({ field, text })]: id })}
              options={records[field].map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={intl.formatMessage(messages.choose)}
              required
              value={chosen[keyOf({ field, text })] ?? null}
            />
          ))}
        </Grid>
        <Inline>
          <ReasonedButton
            onClick={() => void assign()}
            pending={isPending}
            reason={Object.keys(chosen).length === 0 ? intl.formatMessage(messages.assignFirst) : undefined}
          >
            {intl.formatMessage(messages.assign)}
          </ReasonedButton>
        </Inline>
      </Stack>
    </Section>
  );
}
