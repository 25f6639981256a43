import { IconButton, type IconButtonProps } from '../button/index.ts';
import { Search } from '../icons/index.ts';
import type { LazyOverlay } from '../lazy-component/index.ts';
import { useString } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './Header.css.ts';

export interface PhoneSearchProps extends RootProps<HTMLSpanElement> {
  onClick: IconButtonProps['onClick'];
  /** True while the overlay it opens is open. */
  open?: boolean | undefined;
  /** Starts to download the overlay when a press is likely. */
  intent?: LazyOverlay<unknown>['intent'] | undefined;
}

/**
 * Opens a global search such as a CommandPalette; the first of the `actions` of an AppShell. Phones only, since wider
 * screens have the box in the sidebar. Not for a list: use SearchField.
 */
export function PhoneSearch({ onClick, open = false, intent, ...root }: PhoneSearchProps) {
  const string = useString();
  return (
    <span {...root} className={css.onPhone}>
      <IconButton
        {...intent}
        aria-expanded={open}
        aria-haspopup="dialog"
        emphasis="quiet"
        icon={Search}
        label={string('appShell.search')}
        onClick={onClick}
        tipPlacement="bottom"
      />
    </span>
  );
}
