import { IconButton, type IconButtonProps } from '../button/index.ts';
import { Search } from '../icons/index.ts';
import type { LazyOverlay } from '../lazy-component/index.ts';
import { useString } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './Header.css.ts';

export interface PhoneSearchProps extends RootProps<HTMLSpanElement> {
  onClick: IconButtonProps['onClick'];
  /** Whether what it opens is open. */
  open?: boolean | undefined;
  /** Starts the download of what it opens, when somebody is about to press. */
  intent?: LazyOverlay<unknown>['intent'] | undefined;
}

/**
 * Opens what finds anything, such as a CommandPalette: first among the `actions` of an AppShell. Drawn on phones alone,
 * since wider screens have the box of the sidebar. Not for a list: use SearchField.
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
