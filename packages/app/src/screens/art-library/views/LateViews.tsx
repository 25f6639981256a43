import { lazyPart } from '@smart-art/ui/lazy-part';
import type { ListApi } from '@smart-art/ui/list-view';
import { useEffect } from 'react';

export interface LibraryViewsProps {
  list: ListApi;
}

const part = lazyPart<LibraryViewsProps>(() => import('./LibraryViews.tsx').then(({ LibraryViews }) => LibraryViews));

/** The views that were kept: the works come first. */
export function LateViews(props: LibraryViewsProps) {
  useEffect(() => void part.preload(), []);
  const Views = part.usePart();
  return Views && <Views {...props} />;
}
