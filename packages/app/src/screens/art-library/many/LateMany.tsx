import type { ProductPage } from '@smart-art/api-client/queries';
import { type LazyPart, lazyPart } from '@smart-art/ui/lazy-part';
import { useEffect } from 'react';
import { useChosen } from '../selection.ts';
import type { Question, Selected } from '../useSelection.ts';

export interface ManyProps {
  chosen: Selected;
  question: Question;
  page: ProductPage | undefined;
}

const barPart = lazyPart<ManyProps>(() => import('./ManyBar.tsx').then(({ ManyBar }) => ManyBar));
const reportPart = lazyPart<object>(() => import('./ManyReport.tsx').then(({ ManyReport }) => ManyReport));

/** Asks for a part with the first work that is chosen, and again with the next where it has not come. */
function usePart<Props>(part: LazyPart<Props>) {
  const { ids } = useChosen();
  useEffect(() => {
    if (ids.size > 0) void part.preload();
  }, [part, ids]);
  return part.usePart();
}

/** What can be done with many works: it comes with the first of them that is chosen. */
export function LateManyBar(props: ManyProps) {
  const Bar = usePart(barPart);
  return Bar && <Bar {...props} />;
}

/** What came of it. */
export function LateManyReport() {
  const Report = usePart(reportPart);
  return Report && <Report />;
}
