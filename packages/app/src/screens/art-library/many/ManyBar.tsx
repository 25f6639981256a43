import { listProductIds } from '@smart-art/api-client/queries';
import { BulkBar } from '@smart-art/ui/bulk-bar';
import { Download, Printer, ShoppingBag, Tag, Trash2 } from '@smart-art/ui/icons';
import { toast } from '@smart-art/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { failureMessage } from '../../../frame/failure-message.ts';
import { useSeller, useServices } from '../../../services/services.ts';
import { labelsPath } from '../../papers/labels-path.ts';
import { choose, useChosen } from '../selection.ts';
import type { ManyProps } from './LazyMany.tsx';
import { manyMessages as messages } from './many.messages.ts';
import { manyRun, useRun } from './run.ts';
import { useExport } from './useExport.ts';

const PriceDialog = lazy(async () => ({ default: (await import('./PriceDialog.tsx')).PriceDialog }));
const StatusDialog = lazy(async () => ({ default: (await import('./StatusDialog.tsx')).StatusDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));
const dialogs = { price: PriceDialog, status: StatusDialog, delete: DeleteDialog };

const none: ReadonlySet<string> = new Set();

/** How many works are selected, and the bulk actions for them. */
export function ManyBar({ chosen, params, page }: ManyProps) {
  const intl = useIntl();
  const seller = useSeller()?.id;
  manyRun.belongsTo(seller);
  const { running } = useRun();
  const { ids, about } = chosen;
  const known = useChosen();
  /* The query has changed since works were selected, so the selection is cleared. */
  const isLost = known.about !== about && known.ids.size > 0;
  const exportWorks = useExport();
  const selectAll = useSelectAll(chosen, params);
  /** The open dialog and its works, which stay the same while it is open. */
  const [opened, setOpened] = useState<{ what: keyof typeof dialogs; ids: string[] } | null>(null);
  const total = page?.total ?? ids.size;
  const isAll = ids.size > 0 && ids.size >= total;
  const navigate = useNavigate();
  const { search } = useLocation();

  useEffect(() => {
    if (!isLost) return;
    choose(about, none);
    toast.default(intl.formatMessage(messages.cleared));
  }, [isLost, about, intl]);
  useEscape(ids.size > 0 && !running && !opened, about);

  const translate = (name: 'status' | 'price' | 'labels' | 'export' | 'delete') => intl.formatMessage(messages[name]);
  const act = (what: string) => {
    if (what === 'export') void exportWorks(ids, params);
    else if (what === 'labels') void navigate(...labelsPath(isAll ? 'all' : ids, search));
    else setOpened({ what: what as keyof typeof dialogs, ids: [...ids] });
  };
  const Dialog = opened && dialogs[opened.what];
  return (
    <>
      <BulkBar
        actions={[
          { id: 'status', label: translate('status'), icon: ShoppingBag },
          { id: 'price', label: translate('price'), icon: Tag },
          { id: 'labels', label: translate('labels'), icon: Printer },
          { id: 'export', label: translate('export'), icon: Download },
          { id: 'delete', label: translate('delete'), icon: Trash2, tone: 'danger' },
        ]}
        allSelected={isAll}
        count={ids.size}
        label={intl.formatMessage(messages.label)}
        onAction={act}
        onClear={() => choose(about, none)}
        onSelectAll={() => void selectAll()}
        progress={running && { ...running, onStop: manyRun.stop }}
        total={total}
      />
      {opened && Dialog && (
        <Suspense>
          <Dialog ids={opened.ids} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Elements that handle Escape themselves: text fields and overlays. The checkboxes that select works do not. */
const ownEscape =
  'input:not([type="checkbox"]), textarea, [contenteditable], [role="menu"], [role="listbox"], dialog, [role="dialog"]';

/** Escape clears the selection. */
function useEscape(enabled: boolean, about: string) {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(ownEscape)) return;
      choose(about, none);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled, about]);
}

/** Selects everything the query finds, on all pages. */
function useSelectAll({ about }: ManyProps['chosen'], params: ManyProps['params']) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  return async () => {
    if (manyRun.read().running) return;
    manyRun.begin();
    const { sort: _, ...narrowing } = params;
    const all = new Set<string>();
    const label = intl.formatMessage(messages.selecting);
    try {
      let after: string | null = null;
      do {
        manyRun.change({ running: { label, done: all.size, total: Math.max(all.size, 1) } });
        const params: Parameters<typeof listProductIds>[1] = { ...narrowing, ...(after !== null && { after }) };
        const { data, next } = await queryClient.fetchQuery(listProductIds(clients.product, params));
        for (const { id } of data) all.add(id);
        after = next;
      } while (after !== null && !manyRun.isStopped());
      if (!manyRun.isStopped()) choose(about, all);
    } catch (error) {
      toast.warning(failureMessage(intl, error));
    } finally {
      manyRun.change({ running: null });
    }
  };
}
