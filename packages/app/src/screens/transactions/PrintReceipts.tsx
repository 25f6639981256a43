import type { Transaction } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Printer } from '@smart-art/ui/icons';
import { toast } from '@smart-art/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { failureWords } from '../../frame/failure-words.ts';
import type { Service } from './columns.ts';
import { receiptsPath } from './paths.ts';
import { transactionsMessages as messages } from './transactions.messages.ts';

/** So many stand in one address. */
const LIMIT = 50;

export interface PrintReceiptsProps {
  service: Service;
  fetchAll: () => Promise<Transaction[]>;
}

/** Leads to the papers of all that is found, not only of the page that is shown. */
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
      toast.warning(`${intl.formatMessage(messages.printFailed)} ${failureWords(intl, error)}`);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon={Printer} onClick={() => void open()} pending={pending}>
      {intl.formatMessage(messages.print)}
    </Button>
  );
}
