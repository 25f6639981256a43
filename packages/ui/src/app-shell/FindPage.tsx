import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Search } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './FindPage.css.ts';

const apple = /Mac|iPhone|iPad/u.test(navigator.platform);

/** The key that leads to the box, as the person's keyboard has it. */
const shortcutWords = apple ? '⌘K' : 'Ctrl K';

/** Calls back on Command + K or Ctrl + K, wherever the focus is. */
export function useFindShortcut(on: boolean, onShortcut: () => void) {
  const latest = useRef(onShortcut);
  useEffect(() => {
    latest.current = onShortcut;
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(apple ? event.metaKey : event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

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
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
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
        aria-keyshortcuts={shortcut ? (apple ? 'Meta+K' : 'Control+K') : undefined}
        autoComplete="off"
        className={cx(css.input, shortcut && css.withShortcut)}
        enterKeyHint="go"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={string('appShell.find')}
        ref={input}
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
