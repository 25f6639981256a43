import type { KeyboardEvent, Ref } from 'react';
import { paletteShortcut } from '../command-palette/usePaletteShortcut.ts';
import { keepComposing } from '../composing/index.ts';
import { Search } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import { apple, ariaKeys } from '../shortcut-hint/pressed.ts';
import { cx } from '../theme/cx.ts';
import * as css from './FindPage.css.ts';

/** The keyboard shortcut for the box, as labelled on the user's keyboard: "Ctrl K", "⌘K". */
const shortcutLabel = paletteShortcut.replace('Mod+', apple ? '⌘' : 'Ctrl ');

export interface FindPageProps {
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter, to go to the first match. */
  onEnter: () => void;
  /** Shows the keyboard shortcut. */
  shortcut?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The filter box of the sidebar. Enter during an IME composition picks a word and does not open a page. */
export function FindPage({ value, onChange, onEnter, shortcut = false, ref }: FindPageProps) {
  const string = useString();
  const onKeyDown = (event: KeyboardEvent) => {
    if (keepComposing(event)) return;
    if (event.key === 'Enter') onEnter();
    if (event.key === 'Escape' && value) {
      // The first Escape clears the box; only the next one may close the surrounding overlay.
      event.stopPropagation();
      onChange('');
    }
  };
  return (
    <div className={css.box}>
      <input
        aria-keyshortcuts={shortcut ? ariaKeys(paletteShortcut) : undefined}
        aria-label={string('appShell.find')}
        autoComplete="off"
        className={cx(css.input, shortcut && css.withShortcut)}
        enterKeyHint="go"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={string('appShell.find')}
        ref={ref}
        type="search"
        value={value}
      />
      <Search aria-hidden="true" className={css.icon} size={18} />
      {shortcut && (
        <span aria-hidden="true" className={css.shortcut}>
          {shortcutLabel}
        </span>
      )}
    </div>
  );
}
