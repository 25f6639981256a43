import { type ButtonHTMLAttributes, type Ref, useId, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/index.ts';
import { ChevronDown } from '../icons/index.ts';
import { leaves } from '../list-box/leaves.ts';
import { listPopover } from '../list-box/list-popover.ts';
import { optionId } from '../list-box/Options.tsx';
import { type ListEntries, type ListOption, optionsOf } from '../list-box/options.ts';
import { useOpenList } from '../list-box/useOpenList.ts';
import { useTypeAhead } from '../list-box/useTypeAhead.ts';
import { useStrings } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { selectKeys } from './keys.ts';
import * as css from './Select.css.ts';
import { strings } from './strings.ts';

type Native = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'onChange' | 'type' | 'role' | 'children'
>;

export interface SelectProps<Value extends string> extends Omit<FieldProps, 'readOnly'>, Native {
  /** The options, in sections where they are grouped. */
  options: ListEntries<Value>;
  /** The chosen one; null or an empty string for none. */
  value: Value | '' | null;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * One of a known list, opened on demand. Type-ahead jumps to an option; options are touch-sized on a phone. Light: its
 * list is fetched when it is hovered or focused. Not for two to five short choices: use SegmentedControl, which shows
 * them. Not for so many that a search is needed: use ComboBox. Not for actions: use MenuButton.
 */
export function Select<Value extends string>({
  options: entries,
  value,
  onChange,
  placeholder,
  ref,
  name,
  label,
  description,
  error,
  required,
  disabled,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...native
}: SelectProps<Value>) {
  const string = useStrings(strings);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useOpenList();
  /** The option that was active on Escape: until blur, the list reopens on it. */
  const [left, setLeft] = useState<string | null>(null);
  const options = optionsOf(entries);
  const typeAhead = useTypeAhead(options);
  const Popover = listPopover.useComponent();
  const expanded = list.open && Popover !== null;
  const active = expanded ? options.findIndex((option) => option.value === list.active) : -1;
  const chosen = options.find((option) => option.value === value);

  const choose = (option: ListOption | undefined) => {
    const known = options.find((one) => one.value === option?.value);
    list.close();
    setLeft(null);
    if (known && known.value !== value) onChange(known.value);
  };
  const leave = () => {
    setLeft(list.active);
    list.close();
  };
  const rest = left ?? value ?? '';
  const press = selectKeys({ list, options, rest, leave, choose, typeAhead });
  const field = { id: native.id, name, label, description, error, required, disabled };
  return (
    <Field {...field} custom kind="choice">
      {({ name: _, readOnly: __, ...control }) => (
        <>
          <button
            {...native}
            {...control}
            aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
            aria-controls={expanded ? id : undefined}
            aria-expanded={expanded}
            aria-haspopup="listbox"
            aria-labelledby={`${control.id}-label`}
            className={css.button}
            onBlur={(event) => {
              onBlur?.(event);
              if (!leaves(event)) return;
              list.close();
              setLeft(null);
            }}
            onClick={(event) => {
              // Safari does not focus a pressed button.
              event.currentTarget.focus();
              if (list.open) list.close();
              else list.show(rest || null);
            }}
            onFocus={list.preload}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              press(event);
            }}
            onKeyUp={(event) => {
              onKeyUp?.(event);
              // Firefox would click the button on the keyup of the Space that opened or chose.
              if (event.key === ' ') event.preventDefault();
            }}
            onPointerEnter={list.preload}
            ref={refs(button, ref)}
            role="combobox"
            type="button"
          >
            <span className={css.value} data-placeholder={chosen ? undefined : ''}>
              {chosen?.label ?? placeholder ?? string('placeholder')}
            </span>
            <ChevronDown aria-hidden="true" className={css.chevron} size={18} />
          </button>
          {Popover && (
            <Popover
              active={active}
              aria-label={label}
              entries={entries}
              id={id}
              isChosen={(one) => one === value}
              onClose={list.close}
              onPress={(place) => choose(options[place])}
              open={expanded}
              ring
              selected="chosen"
              status={options.length === 0 && string('nothing')}
              trigger={button}
            />
          )}
        </>
      )}
    </Field>
  );
}
