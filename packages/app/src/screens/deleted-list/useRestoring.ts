import { bulkProducts, restoreProduct } from '@smart-art/api-client/queries';
import type { BulkFailure } from '@smart-art/ui/bulk-bar';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { deletedMessages as messages } from './DeletedList.messages.ts';
import { type Batch, batchesOf, type Deleted } from './restore-batches.ts';

interface Report {
  done: number;
  failures: BulkFailure[];
  untried: number;
}

/** Restores works: one at a time or all selected in batches, and reports the result. */
export function useRestoring(onRestored: (ids: readonly string[]) => void) {
  const intl = useIntl();
  const { clients } = useServices();
  const { mutateAsync } = useMutation(restoreProduct(clients.product));
  const { mutateAsync: change } = useMutation(bulkProducts(clients.product));
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  /** The works of the report, needed for a retry. */
  const tried = useRef(new Map<string, Deleted>());
  /** Batches without a response. */
  const lost = useRef<Batch[]>([]);
  const stopped = useRef(false);

  const restoreOne = async (work: Deleted) => {
    setBusy((ids) => new Set(ids).add(work.id));
    try {
      const { message } = await mutateAsync({ id: work.id, version: work.version });
      onRestored([work.id]);
      toast.success(message);
    } catch (error) {
      toast.warning(failureMessage(intl, error));
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== work.id)));
    }
  };

  const restoreAll = async (works: readonly Deleted[]) => {
    stopped.current = false;
    tried.current = new Map(works.map((work) => [work.id, work]));
    const restored: string[] = [];
    const failures: BulkFailure[] = [];
    setReport(null);
    const addFailure = ({ id, title }: Deleted, reason: string) =>
      failures.push({ id, label: title, href: `/view-art/${id}`, reason });
    const batches = batchesOf(works, lost.current);
    for (const batch of batches) {
      if (stopped.current) break;
      setProgress({ done: restored.length + failures.length, total: works.length });
      const items = batch.works.map(({ id, version }) => ({ id, version }));
      try {
        const body = { action: 'restore' as const, items, dry_run: false };
        const { data } = await change({ body, idempotencyKey: batch.keyOf(body) });
        lost.current = lost.current.filter((one) => one !== batch);
        for (const [index, { ok, id, message }] of data.entries()) {
          const work = batch.works[index];
          if (ok) restored.push(id);
          else if (work) addFailure(work, message);
        }
      } catch (error) {
        if (!lost.current.includes(batch)) lost.current.push(batch);
        for (const work of batch.works) addFailure(work, failureMessage(intl, error));
      }
    }
    setProgress(null);
    onRestored(restored);
    const untried = works.length - restored.length - failures.length;
    if (failures.length > 0 || untried > 0) setReport({ done: restored.length, failures, untried });
    else toast.success(intl.formatMessage(messages.restored, { count: restored.length }));
  };

  return {
    busy,
    progress,
    report,
    restoreOne,
    restoreAll,
    stop: () => {
      stopped.current = true;
    },
    retry: (ids: readonly string[]) => restoreAll(ids.flatMap((id) => tried.current.get(id) ?? [])),
    dismiss: () => setReport(null),
  };
}
