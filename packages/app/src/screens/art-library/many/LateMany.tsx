import type { ProductPage } from '@smart-art/api-client/queries';
import { type LazyPart, lazyPart } from '@smart-art/ui/lazy-part';
import { useEffect } from 'react';
import type { Question, Selected } from '../useSelection.ts';

export interface ManyProps {
  chosen: Selected;
  question: Question;
  page: ProductPage | undefined;
}

const barPart = lazyPart<ManyProps>(() => import('./ManyBar.tsx').then(({ ManyBar }) => ManyBar));
const reportPart = lazyPart<object>(() => import('./ManyReport.tsx').then(({ ManyReport }) => ManyReport));

/** Asks for a part, and once more when something else was chosen and it is still not there. */
function usePart<Props>(part: LazyPart<Props>, again?: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed to come is asked for again
  useEffect(() => void part.preload(), [part, again]);
  return part.usePart();
}

/** What can be done with many works: it comes with the first of them that is chosen. */
export function LateManyBar(props: ManyProps) {
  const Bar = usePart(barPart, props.chosen.ids);
  return Bar && <Bar {...props} />;
}

/** What came of it. */
export function LateManyReport() {
  const Report = usePart(reportPart);
  return Report && <Report />;
}
