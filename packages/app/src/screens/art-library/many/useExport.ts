import { getProduct, listProducts } from '@smart-art/api-client/queries';
import { downloadCsv, toCsv } from '@smart-art/ui/data-table';
import { today } from '@smart-art/ui/date-field';
import { toast } from '@smart-art/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../../frame/failure-message.ts';
import { useSeller, useServices } from '../../../services/services.ts';
import { workColumns } from '../../../works/work-columns.ts';
import type { LibraryParams } from '../useSelection.ts';
import { readWorks } from './export-works.ts';
import { manyMessages as messages } from './many.messages.ts';
import { manyRun } from './run.ts';

/** Exports works to a file that spreadsheets can open and that can be imported again. */
export function useExport() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const permissions = useSeller()?.permissions ?? [];
  return async (ids: ReadonlySet<string>, params: LibraryParams): Promise<void> => {
    if (manyRun.read().running) return;
    manyRun.begin();
    const label = intl.formatMessage(messages.reading);
    const show = (done: number) => manyRun.change({ running: { label, done, total: ids.size } });
    show(0);
    try {
      const works = await readWorks(ids, params, {
        page: (params) =>
          queryClient.fetchQuery({ ...listProducts(clients.product, permissions, params), staleTime: 0 }),
        work: (id) => queryClient.fetchQuery({ ...getProduct(clients.product, id), staleTime: 0 }),
        onProgress: show,
        isStopped: manyRun.isStopped,
      });
      if (!works) return;
      const language = intl.locale === 'ja' ? 'ja' : 'en';
      const columns = workColumns.map(({ id, header, read }) => ({
        id,
        header: header[language],
        csv: (work: (typeof works)[number]) => read(work, language),
      }));
      downloadCsv(
        intl.formatMessage(messages.fileName, { date: today(intl.timeZone) }),
        toCsv(columns, works, { locale: intl.locale }),
      );
      toast.success(intl.formatMessage(messages.exported, { count: works.length }));
    } catch (error) {
      toast.warning(failureMessage(intl, error));
    } finally {
      manyRun.change({ running: null });
    }
  };
}
