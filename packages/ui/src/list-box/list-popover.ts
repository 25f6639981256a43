import { lazyComponent } from '../lazy-component/index.ts';
import type { ListPopoverProps } from './ListPopover.tsx';

/** The floating list, fetched when the page is idle, at the latest when a field is pointed at or focused. */
export const listPopover = lazyComponent<ListPopoverProps>(() =>
  import('./ListPopover.tsx').then((part) => part.ListPopover),
);
