import type { KeyboardEvent, Ref } from 'react';
import { paletteShortcut } from '../command-palette/usePaletteShortcut.ts';
import { keepComposing } from '../composing/index.ts';
import { Search } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import { apple, ariaKeys } from '../shortcut-hint/pressed.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './FindPage.css.ts';

/** The keys that lead to the box, as the person's keyboard has them: "Ctrl K", "⌘K". */
const shortcutWords = paletteShortcut.replace('Mod+', apple ? '⌘' : 'Ctrl ');

export interface FindPageProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter: goes to the first entry found. */
  onEnter: () => void;
  /** Shows the key that leads here. */
  shortcut?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The box of the sidebar that filters its entries. Enter while an input method composes chooses a word, not a page. */
export function FindPage({ value, onChange, onEnter, shortcut = false, ref }: FindPageProps) {
  const string = useString();
  const onKeyDown = (event: KeyboardEvent) => {
    if (keepComposing(event)) return;
    if (event.key === 'Enter') onEnter();
    if (event.key === 'Escape' && value) {
      // The first Escape empties the box; only the next one may close what it stands in.
      event.stopPropagation();
      onChange('');
    }
  };
  return (
    <label className={css.box}>
      <VisuallyHidden>{string('appShell.find')}</VisuallyHidden>
      <input
        aria-keyshortcuts={shortcut ? ariaKeys(paletteShortcut) : undefined}
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
          {shortcutWords}
        </span>
      )}
    </label>
  );
}
