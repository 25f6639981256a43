import type { Transaction } from '@smart-art/api-client/queries';
import { Printer } from '@smart-art/ui/icons';
import { ListAction } from '@smart-art/ui/list-view';
import { toast } from '@smart-art/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../frame/failure-message.ts';
import type { Service } from './columns.ts';
import { receiptsPath } from './paths.ts';
import { transactionsMessages as messages } from './transactions.messages.ts';

/** Maximum number of receipts in one URL. */
const LIMIT = 50;

export interface PrintReceiptsProps {
  service: Service;
  fetchAll: () => Promise<Transaction[]>;
}

/** A menu item that opens the printable receipts of everything found, not only of the current page. */
export function PrintReceipts({ service, fetchAll }: PrintReceiptsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const ids = (await fetchAll()).map(({ id }) => id);
      if (ids.length > LIMIT) toast.warning(intl.formatMessage(messages.printMost, { limit: LIMIT }));
      await navigate(receiptsPath(service, ids.slice(0, LIMIT)));
    } catch (error) {
      toast.warning(`${intl.formatMessage(messages.printFailed)} ${failureMessage(intl, error)}`);
    } finally {
      setPending(false);
    }
  };
  return (
    <ListAction
      icon={Printer}
      id="print"
      label={intl.formatMessage(messages.print)}
      onAction={() => void open()}
      pending={pending}
    />
  );
}
