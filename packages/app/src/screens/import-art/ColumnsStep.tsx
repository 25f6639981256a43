import { type Import, type ImportField, masterData, setImportColumns } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { useForm } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { Inline } from '@smart-art/ui/inline';
import { Section } from '@smart-art/ui/section';
import { Select } from '@smart-art/ui/select';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { letterOf } from './column-letter.ts';
import { columnsMessages as messages } from './columns.messages.ts';
import { guessColumns } from './guess-columns.ts';
import { type Assumed, guessUnits, needsCurrency, type SheetSettings, unclearColumns } from './guess-units.ts';
import { importMessages } from './import.messages.ts';
import { fieldName, importFields } from './import-fields.ts';
import { readingText } from './ReadingPreview.tsx';
import { readingMessages } from './reading.messages.ts';
import { StartOver } from './StartOver.tsx';
import { UnitFields } from './UnitFields.tsx';
import type { Source } from './useSending.ts';

interface ColumnsForm {
  columns: Import['columns'];
  settings: SheetSettings;
}

export interface ColumnsStepProps {
  record: Import;
  /** The file, if it was read on this page. */
  source: Source | undefined;
  onDone: () => void;
  /** Back to how the file is read. */
  onFile: () => void;
}

const noneMissing: ReadonlySet<Assumed> = new Set();

/** A sample number that can be read in two ways. */
const unclearNumber = (samples: readonly string[]) =>
  samples.flatMap((text) => /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/.exec(text) ?? [])[0];

/** Assigns a field to each column, with guesses filled in. */
export function ColumnsStep({ record, source, onDone, onFile }: ColumnsStepProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const { data: master } = useQuery(masterData(product));
  const { mutateAsync, isPending } = useMutation(setImportColumns(product));
  const [failure, setFailure] = useState<string>();
  const [titleMissing, setTitleMissing] = useState(false);
  const [initial] = useState<ColumnsForm>(() => ({
    columns: record.columns.length > 0 ? record.columns : guessColumns(record.headers),
    settings: record.settings ?? guessUnits(record).settings,
  }));
  const [missing, setMissing] = useState(noneMissing);
  const form = useForm({ initial });
  const draft = useFormDraft(form, `import ${record.id} columns`);
  const { settings } = form.values;
  const guessed = guessUnits(record);
  /* Marked until the user changes it; settings that were saved before have been seen. */
  const assumed = new Set(
    [...guessed.assumed].filter((one) => !record.settings && settings[one] === guessed.settings[one]),
  );
  const unclearAt = unclearColumns(record, form.values.columns);
  const unclear = unclearAt.map((column) => unclearNumber(record.samples[column] ?? [])).find(Boolean) ?? '2.000';
  const fields = new Map(form.values.columns.map(({ column, field }) => [column, field]));

  /* A field belongs to one column: choosing it for another moves it. */
  const choose = (column: number, field: ImportField | 'none') => {
    setTitleMissing(false);
    const others = form.values.columns.filter((one) => one.column !== column && one.field !== field);
    form.set('columns', field === 'none' ? others : [...others, { column, field }]);
  };
  const check = async () => {
    setFailure(undefined);
    if (![...fields.values()].includes('title')) {
      setTitleMissing(true);
      return;
    }
    const columns = form.values.columns.toSorted((a, b) => a.column - b.column);
    const unanswered = new Set<Assumed>();
    if (!settings.currency && needsCurrency(record, columns)) unanswered.add('currency');
    if (!settings.decimal_sign && unclearAt.length > 0) unanswered.add('decimal_sign');
    setMissing(unanswered);
    if (unanswered.size > 0) return;
    try {
      /* The currency is required by the contract, but unused if no amount needs it. */
      const { currency = 'USD' } = settings;
      await mutateAsync({ id: record.id, body: { columns, settings: { ...settings, currency } } });
      await draft.saved();
      onDone();
    } catch (error) {
      setFailure(failureMessage(intl, error));
    }
  };
  const options = [
    { value: 'none' as const, label: intl.formatMessage(messages.leaveOut) },
    ...importFields.map((field) => ({ value: field, label: fieldName(intl, field) })),
  ];
  const sampleText = (column: number) => {
    const samples = record.samples[column] ?? [];
    return samples.length > 0
      ? intl.formatMessage(messages.samples, { samples: samples.map((text) => text.slice(0, 60)).join(' · ') })
      : intl.formatMessage(messages.noSamples);
  };
  return (
    <Stack gap={8}>
      <DraftNotice draft={draft} />
      {failure && (
        <Banner live="assertive" title={intl.formatMessage(importMessages.failed)} tone="danger">
          {failure}
        </Banner>
      )}
      {titleMissing && (
        <Banner live="assertive" tone="danger">
          {intl.formatMessage(messages.titleNeeded)}
        </Banner>
      )}
      <Section
        description={intl.formatMessage(messages.columnsHelp, {
          known: fields.size,
          all: record.headers.length,
          file: record.file_name,
        })}
        title={intl.formatMessage(messages.columns)}
      >
        {source && (
          <Inline gap={3}>
            <Muted>{readingText(intl, source)}</Muted>
            <Button emphasis="quiet" onClick={onFile} size="small">
              {intl.formatMessage(readingMessages.change)}
            </Button>
          </Inline>
        )}
        <Grid columns={3} gap={5}>
          {record.headers.map((header, column) => (
            <Select
              description={sampleText(column)}
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index.
              key={column}
              label={header || intl.formatMessage(messages.unnamed, { letter: letterOf(column) })}
              name={`column-${column}`}
              onChange={(field) => choose(column, field)}
              options={options}
              required
              value={fields.get(column) ?? 'none'}
            />
          ))}
        </Grid>
      </Section>
      {missing.size > 0 && (
        <Banner live="assertive" tone="danger">
          {intl.formatMessage(messages.unitsNeeded)}
        </Banner>
      )}
      <UnitFields
        assumed={assumed}
        categories={master?.categories ?? []}
        fields={new Set(fields.values())}
        missing={missing}
        onChange={(next) => {
          setMissing(noneMissing);
          form.set('settings', next);
        }}
        settings={settings}
        unclear={unclearAt.length > 0 ? unclear : undefined}
      />
      <Inline gap={3}>
        <Button emphasis="primary" onClick={() => void check()} pending={isPending} size="large">
          {intl.formatMessage(messages.check)}
        </Button>
        <StartOver record={record} />
      </Inline>
    </Stack>
  );
}
