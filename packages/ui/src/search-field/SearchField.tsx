import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import * as control from '../field/control.css.ts';
import { boxButton } from '../field/control.css.ts';
import { Search, X } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './SearchField.css.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
>;

export interface SearchFieldProps extends Native {
  /** Its name for a screen reader; the placeholder, when there is none of its own. */
  label: string;
  /** What is searched for at this moment. */
  value: string;
  /** Told what was typed, never in the middle of a composition (Japanese, Chinese, Korean). */
  onChange: (value: string) => void;
  /** Told when it was emptied by its button or by Escape, after `onChange('')`. */
  onClear?: (() => void) | undefined;
  /** Waits so many milliseconds after the last key. Enter, clearing and leaving the field do not wait. */
  debounce?: number | undefined;
  /** Shown at the end, as on the keys: `⌘K`. The caller listens for it. */
  shortcut?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Narrows down a list while typing. Not inside a Form, which sends on Enter: here Enter searches.
 * Not for choosing one of a known few: use Select.
 */
export function SearchField({
  label,
  value,
  onChange,
  onClear,
  debounce = 0,
  shortcut,
  onKeyDown,
  onBlur,
  ref,
  ...rest
}: SearchFieldProps) {
  const string = useString();
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const composing = useRef(false);
  /** What was typed and not told yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;

  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = (text: string) => {
    clearTimeout(timer.current);
    setTyped(null);
    if (text !== value) onChange(text);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    setTyped(text);
    if (composing.current) return;
    if (debounce > 0) timer.current = setTimeout(() => tell(text), debounce);
    else tell(text);
  };
  const clear = () => {
    tell('');
    onClear?.();
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      tell(shown);
    } else if (event.key === 'Escape' && shown !== '') {
      // The first Escape is for the field, the next one for the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <search className={cx(control.box, css.box)}>
      <Search aria-hidden="true" className={css.icon} size={18} />
      <input
        autoComplete="off"
        enterKeyHint="search"
        id={id}
        placeholder={label}
        spellCheck={false}
        {...rest}
        aria-label={label}
        className={cx(control.input, css.input)}
        onBlur={(event) => {
          onBlur?.(event);
          if (typed !== null) tell(typed);
        }}
        onChange={(event) => type(event.target.value)}
        onCompositionEnd={(event) => {
          composing.current = false;
          type(event.currentTarget.value);
        }}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onKeyDown={press}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        type="search"
        value={shown}
      />
      {shown === '' ? (
        shortcut && (
          <span aria-hidden="true" className={css.shortcut}>
            {shortcut}
          </span>
        )
      ) : (
        <button
          aria-controls={rest.id ?? id}
          aria-label={string('searchField.clear')}
          className={boxButton}
          disabled={rest.disabled}
          onClick={clear}
          type="button"
        >
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </search>
  );
}
