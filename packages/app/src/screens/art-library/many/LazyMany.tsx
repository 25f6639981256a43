import type { ProductPage } from '@smart-art/api-client/queries';
import { type LazyComponent, lazyComponent } from '@smart-art/ui/lazy-component';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { useChosen } from '../selection.ts';
import type { Question, Selected } from '../useSelection.ts';
import { manyWords } from './many-words.ts';

export interface ManyProps {
  chosen: Selected;
  question: Question;
  page: ProductPage | undefined;
}

const lazyBar = lazyComponent<ManyProps>(() => import('./ManyBar.tsx').then(({ ManyBar }) => ManyBar));
const lazyReport = lazyComponent<object>(() => import('./ManyReport.tsx').then(({ ManyReport }) => ManyReport));

/** Asks for a part and its words with the first work that is chosen, and again with the next where they have not come. */
function useComponentOnSelection<Props>(part: LazyComponent<Props>) {
  const { language } = useServices();
  const { ids } = useChosen();
  const Part = part.useComponent();
  const [isWorded, setWorded] = useState(false);
  useEffect(() => {
    /* What was done in an earlier visit of the screen has its report here, though nothing is chosen any more. */
    if (ids.size === 0 && !Part) return;
    void part.preload();
    language.loadMessages(manyWords).then(
      () => setWorded(true),
      () => {},
    );
  }, [part, ids, Part, language]);
  return isWorded ? Part : null;
}

/** What can be done with many works: it comes with the first of them that is chosen. */
export function LazyManyBar(props: ManyProps) {
  const Bar = useComponentOnSelection(lazyBar);
  return Bar && <Bar {...props} />;
}

/** What came of it. */
export function LazyManyReport() {
  const Report = useComponentOnSelection(lazyReport);
  return Report && <Report />;
}
