import { lazyPart } from '@smart-art/ui/lazy-part';
import type { ListApi } from '@smart-art/ui/list-view';
import { useEffect } from 'react';

export interface LateViewsProps {
  list: ListApi;
  /** The list by the last part of its screen's address: `art-library`. */
  of: string;
  /** What the view is called that shows all. */
  all: string;
}

const part = lazyPart<LateViewsProps>(() => import('./KeptViews.tsx').then(({ KeptViews }) => KeptViews));

/** The views of a list that were kept: what it lists comes first. */
export function LateViews(props: LateViewsProps) {
  useEffect(() => void part.preload(), []);
  const Views = part.usePart();
  return Views && <Views {...props} />;
}
