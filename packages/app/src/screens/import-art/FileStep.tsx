import { type Import, masterData } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { downloadCsv } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { DescriptionList } from '@smart-art/ui/description-list';
import { FileField, type FileItem } from '@smart-art/ui/file-field';
import { Download } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { fileMessages as messages } from './file.messages.ts';
import { ReadingPreview } from './ReadingPreview.tsx';
import { sheetBounds } from './sheet/sheet.ts';
import { importTemplate } from './template.ts';
import { type Source, useSending } from './useSending.ts';

const sheetTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/tab-separated-values',
  'text/plain',
];

export interface FileStepProps {
  /** An import that is still receiving rows or whose file is read again; the new one replaces it. */
  replaced: Import | undefined;
  /** The file that was read on this page. */
  source: Source | undefined;
  onSource: (source: Source | undefined) => void;
  /** Finished imports. */
  past: readonly Import[];
  onReady: (id: string) => void;
}

/** Choosing the file: it is read in the browser and sent row by row. */
export function FileStep({ replaced, past, source, onSource, onReady }: FileStepProps) {
  const intl = useIntl();
  const { sending, choose, readAs, send, retry, cancel } = useSending({ replaced, source, onSource, onReady });
  const file = sending?.file ?? source?.file;
  const item: FileItem | undefined = file && {
    id: 'sheet',
    name: file.name,
    size: file.size,
    status: sending?.error ? 'failed' : sending ? 'uploading' : 'done',
    progress: sending?.progress,
    error: sending?.error,
  };
  const interrupted = replaced?.status === 'receiving' ? replaced : undefined;
  return (
    <Stack gap={8}>
      {interrupted && !file && (
        <Banner tone="warning">{intl.formatMessage(messages.interrupted, { file: interrupted.file_name })}</Banner>
      )}
      <FileField
        accept={sheetTypes}
        description={intl.formatMessage(messages.help, { rows: intl.formatNumber(sheetBounds.rows) })}
        items={item ? [item] : []}
        label={intl.formatMessage(messages.label)}
        name="sheet"
        onAdd={([added]) => added && void choose(added)}
        onCancel={cancel}
        onRemove={cancel}
        onReplace={(_, added) => void choose(added)}
        onRetry={retry}
        required
        underBytes={sheetBounds.underBytes}
      />
      {!file && <Template />}
      {source && !sending && <ReadingPreview onContinue={() => void send(source)} onRead={readAs} source={source} />}
      {past.length > 0 && <PastImports past={past} />}
    </Stack>
  );
}

/** A template for sellers without a sheet. */
function Template() {
  const intl = useIntl();
  const { product } = useServices().clients;
  const { data } = useQuery(masterData(product));
  const download = () =>
    downloadCsv(intl.formatMessage(messages.templateFile), importTemplate(intl, data?.categories ?? []));
  return (
    <Inline gap={3}>
      <Muted>{intl.formatMessage(messages.templateHelp)}</Muted>
      <Button emphasis="quiet" icon={Download} onClick={download} size="small">
        {intl.formatMessage(messages.template)}
      </Button>
    </Inline>
  );
}

/** Results of earlier files, with undo. */
function PastImports({ past }: { past: readonly Import[] }) {
  const intl = useIntl();
  const outcome = ({ status, imported, undone }: Import) =>
    status === 'undone'
      ? intl.formatMessage(messages.pastUndone, { count: undone })
      : intl.formatMessage(messages.pastImported, { count: imported });
  return (
    <Section title={intl.formatMessage(messages.past)}>
      <DescriptionList
        items={past.map((one) => ({
          term: formatDate(new Date(one.created_at), intl, true),
          description: (
            <Stack gap={1}>
              <Link href={`/import-art?import=${one.id}`}>{one.file_name}</Link>
              <Muted>{outcome(one)}</Muted>
            </Stack>
          ),
        }))}
      />
    </Section>
  );
}
