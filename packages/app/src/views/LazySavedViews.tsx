import { lazyComponent } from '@smart-art/ui/lazy-component';
import type { ListApi } from '@smart-art/ui/list-view';
import { useEffect } from 'react';

export interface LazySavedViewsProps {
  list: ListApi;
  /** The list, by the last part of its screen's path: `art-library`. */
  of: string;
  /** Name of the view that shows everything. */
  all: string;
}

const part = lazyComponent<LazySavedViewsProps>(() =>
  import('./SavedViewsControl.tsx').then(({ SavedViewsControl }) => SavedViewsControl),
);

/** The saved views of a list. Loaded after the list itself. */
export function LazySavedViews(props: LazySavedViewsProps) {
  useEffect(() => void part.preload(), []);
  const Views = part.useComponent();
  return Views && <Views {...props} />;
}
