import { type Column, downloadCsv, toCsv } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { Download } from '@smart-art/ui/icons';
import { ListAction } from '@smart-art/ui/list-view';
import { toast } from '@smart-art/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { exportMessages as messages } from './export.messages.ts';
import { failureMessage } from './failure-message.ts';

export interface ExportCsvProps<Row> {
  /** File name; the date is appended. */
  name: string;
  columns: readonly Column<Row>[];
  /** Fetches all matching rows, not only the current page. */
  fetchAll: () => Promise<Row[]>;
  /** Message shown after the download. */
  exported: (count: number) => string;
}

/** A menu item of a list that exports all matches as a CSV file for bookkeeping. */
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
      toast.warning(`${intl.formatMessage(messages.failed)} ${failureMessage(intl, error)}`);
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
