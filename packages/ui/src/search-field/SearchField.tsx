import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { keepComposing } from '../composing/index.ts';
import { boxButton } from '../field/control.css.ts';
import { InputBox } from '../field/index.ts';
import { Search, X } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import * as css from './SearchField.css.ts';
import { useEchoedText } from './useEchoedText.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'children'
>;

export interface SearchFieldProps extends Native {
  /** Accessible name; also the placeholder, unless there is one. */
  label: string;
  /** The current search text. */
  value: string;
  /** Called with the text, never during an IME composition (Japanese, Chinese, Korean). */
  onChange: (value: string) => void;
  /** Called when cleared by its button or Escape, after `onChange('')`. */
  onClear?: (() => void) | undefined;
  /** Debounce in ms. Enter, clearing and blur don't wait. */
  debounce?: number | undefined;
  /** Key hint at the end: `⌘K`. The caller handles the key. */
  shortcut?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Filters a list while typing. Not inside a Form, where Enter submits: here Enter searches. Not for choosing from a
 * short known list: use Select.
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
  const composing = useRef(false);
  const { shown, typed, report, type } = useEchoedText(value, onChange, debounce);

  const clear = () => {
    report('');
    onClear?.();
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || keepComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      report(shown);
    } else if (event.key === 'Escape' && shown !== '') {
      // The first Escape clears the field, the next one closes the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <search className={css.search}>
      <InputBox
        autoComplete="off"
        enterKeyHint="search"
        id={id}
        placeholder={label}
        spellCheck={false}
        {...rest}
        aria-label={label}
        end={
          shown === '' ? (
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
          )
        }
        onBlur={(event) => {
          onBlur?.(event);
          if (typed !== null) report(typed);
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          type(event.currentTarget.value, false);
        }}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onKeyDown={press}
        onType={(text) => type(text, composing.current)}
        prefix={<Search aria-hidden="true" className={css.icon} size={18} />}
        ref={refs(input, ref)}
        type="search"
        value={shown}
      />
    </search>
  );
}
