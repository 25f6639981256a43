import { type Column, downloadCsv, toCsv } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { Download } from '@smart-art/ui/icons';
import { ListAction } from '@smart-art/ui/list-view';
import { toast } from '@smart-art/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { exportMessages as messages } from './export.messages.ts';
import { failureWords } from './failure-words.ts';

export interface ExportCsvProps<Row> {
  /** What the file is called; the day is added. */
  name: string;
  columns: readonly Column<Row>[];
  /** All that is found, not only the page that is shown. */
  fetchAll: () => Promise<Row[]>;
  /** What is said when the browser has the file. */
  exported: (count: number) => string;
}

/** A line of the list's menu that gives all it has found as a file for bookkeeping. */
export function ExportCsv<Row>({ name, columns, fetchAll, exported }: ExportCsvProps<Row>) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);

  const save = async () => {
    setPending(true);
    try {
      const rows = await fetchAll();
      downloadCsv(`${name}, ${formatDate(new Date(), intl)}`, toCsv(columns, rows, { locale: intl.locale }));
      toast.success(exported(rows.length));
    } catch (error) {
      toast.warning(`${intl.formatMessage(messages.failed)} ${failureWords(intl, error)}`);
    } finally {
      setPending(false);
    }
  };

  return (
    <ListAction
      id="csv"
      icon={Download}
      label={intl.formatMessage(messages.export)}
      onAction={() => void save()}
      pending={pending}
    />
  );
}
