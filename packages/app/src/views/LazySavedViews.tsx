import { lazyComponent } from '@smart-art/ui/lazy-component';
import type { ListApi } from '@smart-art/ui/list-view';
import { useEffect } from 'react';

export interface LazySavedViewsProps {
  list: ListApi;
  /** The list by the last part of its screen's address: `art-library`. */
  of: string;
  /** What the view is called that shows all. */
  all: string;
}

const part = lazyComponent<LazySavedViewsProps>(() =>
  import('./SavedViewsControl.tsx').then(({ SavedViewsControl }) => SavedViewsControl),
);

/** The views of a list that were kept: what it lists comes first. */
export function LazySavedViews(props: LazySavedViewsProps) {
  useEffect(() => void part.preload(), []);
  const Views = part.useComponent();
  return Views && <Views {...props} />;
}
