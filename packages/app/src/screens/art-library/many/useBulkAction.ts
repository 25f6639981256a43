import { ApiError } from '@smart-art/api-client';
import { type BulkInput, type BulkResult, bulkProducts, createIntent } from '@smart-art/api-client/queries';
import { toast } from '@smart-art/ui/toast';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../../../services/services.ts';
import { choose, readChosen } from '../selection.ts';
import { type BulkAction, type BulkItem, inBatches, undoOf } from './batches.ts';
import { manyMessages as messages } from './many.messages.ts';
import { manyRun } from './run.ts';

/** Results of earlier runs of the same bulk action, when it continues after a failure. */
interface Before {
  results: BulkResult[];
  /** A batch without a response is resent with its own idempotency key, so it never runs twice. */
  keyOf: (body: unknown) => string;
}

/** Runs a bulk action on the selected works, reports the result, and offers to undo it. */
export function useBulkAction() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  /* Not bound to the screen: a bulk action continues after navigation. */
  const send = (keyOf: Before['keyOf']) => (body: Omit<BulkInput, 'dry_run'>) => {
    const observer = new MutationObserver(queryClient, bulkProducts(clients.product));
    return observer.mutate({ body: { ...body, dry_run: false }, idempotencyKey: keyOf(body) });
  };

  /** @param rejected works known from the preview to fail; reported with the others */
  const perform = async (
    bulkAction: BulkAction,
    items: readonly BulkItem[],
    rejected: readonly BulkResult[] = [],
    before: Before = { results: [], keyOf: createIntent() },
  ): Promise<void> => {
    if (manyRun.read().running) return;
    manyRun.begin();
    const labels = actionMessages[bulkAction.action];
    const earlier = before.results.length;
    const total = earlier + items.length;
    const label = intl.formatMessage(labels.doing);
    const show = (done: number) => manyRun.change({ running: { label, done: earlier + done, total } });
    manyRun.change({ report: null });
    show(0);
    const outcome = await inBatches(bulkAction, items, {
      send: send(before.keyOf),
      onProgress: show,
      isStopped: manyRun.isStopped,
    });
    const results = [...before.results, ...outcome.results];
    const done = results.filter(({ ok }) => ok);
    unchoose(done);
    const failed = [...rejected, ...results.filter(({ ok }) => !ok)];
    const goOn = () => void perform(bulkAction, outcome.left, rejected, { ...before, results });
    const isSilent = outcome.failure instanceof ApiError && outcome.failure.kind === 'aborted';
    const way = undoOf(bulkAction, results);
    const undo = way ? () => void perform(way.bulkAction, way.items) : undefined;
    const isWhole = failed.length === 0 && outcome.left.length === 0;
    manyRun.change({
      running: null,
      report: isWhole
        ? null
        : {
            action: intl.formatMessage(labels.action),
            done: done.length,
            failed,
            left: outcome.left,
            bulkAction,
            ...(outcome.failure !== undefined && !isSilent && { failure: outcome.failure }),
            goOn,
            undo,
          },
    });
    const old = manyRun.toastKey();
    if (old !== undefined) toast.close(old);
    manyRun.setToastKey(undefined);
    // The report shows both counts and the undo button; a toast would show a second, different result.
    if (!isWhole || done.length === 0) return;
    const count = way ? way.items.length : done.length;
    const news = toast.success(
      intl.formatMessage(labels.done, { count }),
      undo ? { action: { label: intl.formatMessage(messages.undo), onAction: undo } } : {},
    );
    if (undo) manyRun.setToastKey(news);
  };
  return perform;
}

/** Deselects the works that the action changed, whichever screen is shown. */
function unchoose(works: readonly { id: string }[]): void {
  const { about, ids } = readChosen();
  const gone = new Set(works.map(({ id }) => id));
  choose(about, new Set([...ids].filter((id) => !gone.has(id))));
}

/** What each action is called: on its button, while it runs, and afterwards. */
const actionMessages = {
  offer: { action: messages.status, doing: messages.changing, done: messages.changed },
  price: { action: messages.price, doing: messages.changing, done: messages.changed },
  put: { action: messages.undo, doing: messages.undoing, done: messages.undone },
  delete: { action: messages.delete, doing: messages.deleting, done: messages.deleted },
  restore: { action: messages.undo, doing: messages.undoing, done: messages.undone },
} as const;
