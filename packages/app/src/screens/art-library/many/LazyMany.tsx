import type { ProductPage } from '@smart-art/api-client/queries';
import { type LazyComponent, lazyComponent } from '@smart-art/ui/lazy-component';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { useChosen } from '../selection.ts';
import type { LibraryParams, Selected } from '../useSelection.ts';
import { manyMessageFiles } from './many-message-files.ts';

export interface ManyProps {
  chosen: Selected;
  params: LibraryParams;
  page: ProductPage | undefined;
}

const lazyBar = lazyComponent<ManyProps>(() => import('./ManyBar.tsx').then(({ ManyBar }) => ManyBar));
const lazyReport = lazyComponent<object>(() => import('./ManyReport.tsx').then(({ ManyReport }) => ManyReport));

/** Loads a component and its messages when the first work is selected; retries on the next selection if that failed. */
function useComponentOnSelection<Props>(part: LazyComponent<Props>) {
  const { language } = useServices();
  const { ids } = useChosen();
  const Part = part.useComponent();
  const [isWorded, setWorded] = useState(false);
  useEffect(() => {
    /* A bulk action from an earlier visit shows its report here although nothing is selected any more. */
    if (ids.size === 0 && !Part) return;
    void part.preload();
    language.loadMessages(manyMessageFiles).then(
      () => setWorded(true),
      () => {},
    );
  }, [part, ids, Part, language]);
  return isWorded ? Part : null;
}

/** Bulk actions; loaded when the first work is selected. */
export function LazyManyBar(props: ManyProps) {
  const Bar = useComponentOnSelection(lazyBar);
  return Bar && <Bar {...props} />;
}

/** The result of the last bulk action. */
export function LazyManyReport() {
  const Report = useComponentOnSelection(lazyReport);
  return Report && <Report />;
}
