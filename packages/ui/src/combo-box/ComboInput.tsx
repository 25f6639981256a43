import type { InputHTMLAttributes, MouseEvent, ReactNode, Ref, RefObject } from 'react';
import * as control from '../field/control.css.ts';
import { ChevronDown, X } from '../icons/index.ts';
import { optionId } from '../list-box/Options.tsx';
import { refs } from '../root/refs.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './ComboBox.css.ts';

interface ComboInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'list' | 'className' | 'style' | 'prefix'> {
  box: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  list: string;
  expanded: boolean;
  /** Index of the active option; -1 for none. */
  active: number;
  busy: boolean;
  prefix: ReactNode;
  clearLabel: string;
  showLabel: string;
  onType: (text: string) => void;
  onComposing: (composing: boolean) => void;
  onClear: () => void;
  onToggle: () => void;
  onShow: () => void;
  onIntent: () => void;
  /** Announced politely when it changes. */
  announcement: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The input keeps the focus when anything around it is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The input of a combobox, with the ARIA attributes that refer to its list. Lightweight; the list is loaded later. */
export function ComboInput(props: ComboInputProps) {
  const { box, input, list, expanded, active, busy, prefix, clearLabel, showLabel, announcement, ref, ...rest } = props;
  const { onType, onComposing, onClear, onToggle, onShow, onIntent, ...native } = rest;
  const { value, disabled, readOnly } = native;
  const live = !disabled && !readOnly;
  return (
    <div className={control.box} onPointerEnter={live ? onIntent : undefined} ref={box}>
      {prefix && (
        <span aria-hidden="true" className={css.prefix}>
          {prefix}
        </span>
      )}
      <input
        autoComplete="off"
        {...native}
        // Empty: the list is open and the keys act on the text.
        aria-activedescendant={expanded ? (active >= 0 ? optionId(list, active) : '') : undefined}
        aria-autocomplete="list"
        aria-controls={expanded ? list : undefined}
        aria-expanded={expanded}
        autoCapitalize="none"
        autoCorrect="off"
        className={control.input}
        onChange={(event) => onType(event.target.value)}
        onClick={live ? onShow : undefined}
        onCompositionEnd={() => onComposing(false)}
        onCompositionStart={() => onComposing(true)}
        ref={refs(input, ref)}
        role="combobox"
        spellCheck={false}
        type="text"
      />
      {busy && (
        <span className={css.busy}>
          <Spinner />
        </span>
      )}
      {live && value !== '' && (
        <button
          aria-label={clearLabel}
          className={control.boxButton}
          onClick={onClear}
          onMouseDown={keepFocus}
          tabIndex={-1}
          type="button"
        >
          <X aria-hidden="true" size={16} />
        </button>
      )}
      {!readOnly && (
        <button
          aria-controls={expanded ? list : undefined}
          aria-expanded={expanded}
          aria-label={showLabel}
          className={control.boxButton}
          disabled={disabled}
          onClick={() => {
            input.current?.focus();
            onToggle();
          }}
          onMouseDown={keepFocus}
          tabIndex={-1}
          type="button"
        >
          <ChevronDown aria-hidden="true" size={18} />
        </button>
      )}
      <span aria-live="polite" className={css.live}>
        {announcement && <VisuallyHidden>{announcement}</VisuallyHidden>}
      </span>
    </div>
  );
}
