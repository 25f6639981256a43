import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { Grid } from '@smart-art/ui/grid';
import { Inline } from '@smart-art/ui/inline';
import { Section } from '@smart-art/ui/section';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Select } from '@smart-art/ui/select';
import { Stack } from '@smart-art/ui/stack';
import { type IntlShape, useIntl } from 'react-intl';
import { letterOf } from './column-letter.ts';
import { columnsMessages } from './columns.messages.ts';
import { readingMessages as messages, noteMessages } from './reading.messages.ts';
import { type Encoding, encodings } from './sheet/encodings.ts';
import type { Choice } from './sheet/read-sheet.ts';
import type { Note, SheetRow } from './sheet/sheet.ts';
import type { Source } from './useSending.ts';

/* Names that are the same in every language. */
const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  shift_jis: 'Shift_JIS (Windows)',
  'euc-jp': 'EUC-JP',
  'iso-2022-jp': 'ISO-2022-JP',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1257': 'Windows-1257',
  gb18030: 'GB18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
};

/** A short summary of how a file was read. */
export function readingText(intl: IntlShape, { reading }: Source): string {
  const { choice, sheets, sheet, program } = reading;
  const rows = sheet.rows.length;
  const name = sheets[choice.sheet ?? -1]?.name;
  const text =
    name === undefined
      ? intl.formatMessage(messages.asText, { rows, encoding: encodingNames[choice.encoding ?? 'utf-8'] })
      : intl.formatMessage(messages.asSheet, { rows, name });
  return program ? `${text} ${intl.formatMessage(messages.program, { program })}` : text;
}

const rowsNamed = 8;

function noteText(intl: IntlShape, { kind, rows }: Note): string {
  const named = rows.slice(0, rowsNamed).map((row) => intl.formatNumber(row));
  if (rows.length > rowsNamed) named.push('…');
  return intl.formatMessage(noteMessages[kind], { count: rows.length, rows: named.join(', ') });
}

const rowsShown = 5;
const columnsShown = 12;
const sampleLength = 80;

function columnsOf(intl: IntlShape, headers: readonly string[]): Column<SheetRow>[] {
  return headers.slice(0, columnsShown).map((header, column) => ({
    id: String(column),
    header: header || intl.formatMessage(columnsMessages.unnamed, { letter: letterOf(column) }),
    text: ({ cells }) => (cells[column] ?? '').slice(0, sampleLength).toWellFormed(),
    width: 140,
  }));
}

export interface ReadingPreviewProps {
  source: Source;
  onRead: (change: Choice) => void;
  onContinue: () => void;
}

/** How a file was read, with its first rows; the seller can change the settings before anything is sent. */
export function ReadingPreview({ source, onRead, onContinue }: ReadingPreviewProps) {
  const intl = useIntl();
  const { reading, error } = source;
  const { choice, sheet, sheets, notes } = reading;
  const has = (kind: Note['kind']) => notes.some((note) => note.kind === kind);
  const inclusionOptions = [
    { value: 'leave', label: intl.formatMessage(messages.leave) },
    { value: 'take', label: intl.formatMessage(messages.take) },
  ] as const;
  return (
    <Section description={readingText(intl, source)} title={intl.formatMessage(messages.title)}>
      <Stack gap={5}>
        {error && (
          <Banner live="assertive" tone="danger">
            {error}
          </Banner>
        )}
        {notes.length > 0 && (
          <Banner live="polite" title={intl.formatMessage(messages.notes)} tone="warning">
            <Stack as="ul" gap={1}>
              {notes.map((note) => (
                <li key={note.kind}>{noteText(intl, note)}</li>
              ))}
            </Stack>
          </Banner>
        )}
        <Grid columns={3} gap={5}>
          {choice.encoding && (
            <Select
              description={intl.formatMessage(messages.encodingHelp)}
              label={intl.formatMessage(messages.encoding)}
              name="encoding"
              onChange={(encoding) => onRead({ encoding })}
              options={encodings.map((value) => ({ value, label: encodingNames[value] }))}
              required
              value={choice.encoding}
            />
          )}
          {sheets.length > 1 && (
            <Select
              label={intl.formatMessage(messages.sheet)}
              name="sheet"
              onChange={(at) => onRead({ sheet: Number(at), hasHeaders: undefined })}
              options={sheets.map(({ name, isHidden }, at) => ({
                value: String(at),
                label: isHidden ? intl.formatMessage(messages.hiddenSheet, { name }) : name,
              }))}
              required
              value={String(choice.sheet ?? 0)}
            />
          )}
          <SegmentedControl
            label={intl.formatMessage(messages.firstRow)}
            name="has_headers"
            onChange={(value) => onRead({ hasHeaders: value === 'headers' })}
            options={[
              { value: 'headers', label: intl.formatMessage(messages.headers) },
              { value: 'work', label: intl.formatMessage(messages.work) },
            ]}
            required
            value={choice.hasHeaders ? 'headers' : 'work'}
          />
          {has('hidden') && (
            <SegmentedControl
              label={intl.formatMessage(messages.hiddenRows)}
              name="takes_hidden"
              onChange={(value) => onRead({ takesHidden: value === 'take' })}
              options={inclusionOptions}
              required
              value={choice.takesHidden ? 'take' : 'leave'}
            />
          )}
          {has('totals') && (
            <SegmentedControl
              label={intl.formatMessage(messages.totals)}
              name="takes_totals"
              onChange={(value) => onRead({ takesTotals: value === 'take' })}
              options={inclusionOptions}
              required
              value={choice.takesTotals ? 'take' : 'leave'}
            />
          )}
        </Grid>
        <DataTable
          columns={columnsOf(intl, sheet.headers)}
          label={intl.formatMessage(messages.firstRows)}
          rowKey={({ number }) => String(number)}
          rows={sheet.rows.slice(0, rowsShown)}
        />
        <Inline>
          <Button emphasis="primary" onClick={onContinue} size="large">
            {intl.formatMessage(messages.goOn, { count: sheet.rows.length })}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}
