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
  const composing = useRef(false);
  const { shown, typed, tell, type } = useEchoedText(value, onChange, debounce);

  const clear = () => {
    tell('');
    onClear?.();
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || keepComposing(event)) return;
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
          if (typed !== null) tell(typed);
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
