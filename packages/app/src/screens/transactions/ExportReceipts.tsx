import type { Transaction } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { downloadCsv, toCsv } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { Download } from '@smart-art/ui/icons';
import { toast } from '@smart-art/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { csvColumnsOf, type Service } from './columns.ts';
import { transactionsMessages as messages } from './transactions.messages.ts';

export interface ExportReceiptsProps {
  service: Service;
  fetchAll: () => Promise<Transaction[]>;
}

/** Gives all that is found, not only the page that is shown, as a file for bookkeeping. */
export function ExportReceipts({ service, fetchAll }: ExportReceiptsProps) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);

  const save = async () => {
    setPending(true);
    try {
      const receipts = await fetchAll();
      const name = intl.formatMessage(messages[`${service}Page`]);
      const csv = toCsv(csvColumnsOf(intl, service), receipts, { locale: intl.locale });
      downloadCsv(`${name}, ${formatDate(new Date(), intl.locale)}`, csv);
      toast.success(intl.formatMessage(messages.exported, { count: receipts.length }));
    } catch (error) {
      toast.warning(`${intl.formatMessage(messages.exportFailed)} ${failureWords(intl, error)}`);
    } finally {
      setPending(false);
    }
  };

  return (
    <Button icon={Download} onClick={() => void save()} pending={pending}>
      {intl.formatMessage(messages.export)}
    </Button>
  );
}
