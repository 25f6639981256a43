import { lazyComponent } from '../lazy-component/index.ts';
import type { ListPopoverProps } from './ListPopover.tsx';

/** The floating list, preloaded when the page is idle, at the latest when a field is hovered or focused. */
export const listPopover = lazyComponent<ListPopoverProps>(() =>
  import('./ListPopover.tsx').then((part) => part.ListPopover),
);
