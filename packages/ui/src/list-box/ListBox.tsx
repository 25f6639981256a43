import { type HTMLAttributes, type MouseEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { listBoxKeys } from './keys.ts';
import * as css from './ListBox.css.ts';
import { Options, optionId } from './Options.tsx';
import { type ListEntries, optionsOf } from './options.ts';
import { reveal } from './reveal.ts';
import { ranged, toggled } from './selection.ts';
import { strings } from './strings.ts';
import { useTypeAhead } from './useTypeAhead.ts';

type Native = Omit<
  HTMLAttributes<HTMLDivElement>,
  keyof FieldProps | 'className' | 'style' | 'onChange' | 'onSelect' | 'children' | 'role'
>;

interface Common<Value extends string> extends FieldProps, Native {
  /** The options, in sections where they are grouped. */
  options: ListEntries<Value>;
  /** Rows shown before the list scrolls: about three, about six (default), or all. */
  height?: keyof typeof css.height | undefined;
  /** Text shown while there are no options. */
  empty?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}
interface One<Value extends string> {
  multiple?: false | undefined;
  /** The chosen one; null or an empty string for none. */
  value: Value | '' | null;
  onChange: (value: Value) => void;
}
interface Several<Value extends string> {
  /** Multiple selection; the count is shown. */
  multiple: true;
  /** The chosen ones. Reported in the order of the options. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}
export type ListBoxProps<Value extends string> = Common<Value> & (One<Value> | Several<Value>);

/**
 * Single or multiple selection from a list that stays on the page, because comparing matters or there is room:
 * recipients, rooms, columns. Not for one choice where space is scarce: use Select. Not for a handful of independent
 * settings: use Checkbox.
 */
export function ListBox<Value extends string>(props: ListBoxProps<Value>) {
  const { options: entries, height = 'medium', empty, ref, value: _, onChange: __, multiple: ___, ...rest } = props;
  const { name, label, description, error, required, disabled, readOnly, onKeyDown, onFocus, onBlur, ...native } = rest;
  const { locale } = useUi();
  const string = useStrings(strings);
  const list = useRef<HTMLDivElement>(null);
  const options = optionsOf(entries);
  const typeAhead = useTypeAhead(options);
  const [active, setActive] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const [focused, setFocused] = useState<'mouse' | 'keys' | null>(null);
  const placeOf = (one: string | null) => options.findIndex((option) => option.value === one);
  const values: readonly Value[] = props.multiple ? props.value : props.value ? [props.value] : [];
  const live = !disabled && !readOnly;
  const at = focused ? placeOf(active) : -1;

  useLayoutEffect(() => {
    const box = list.current;
    if (box && at >= 0) reveal(box, document.getElementById(optionId(box.id, at)));
  }, [at]);

  const goTo = (place: number) => setActive(options[place]?.value ?? null);
  const choose = (next: Value[], from: number) => {
    setAnchor(options[from]?.value ?? null);
    if (next.length === values.length && next.every((one) => values.includes(one))) return;
    if (props.multiple) props.onChange(next);
    else if (next[0] !== undefined) props.onChange(next[0]);
  };
  const press = (place: number, event: MouseEvent) => {
    list.current?.focus({ preventScroll: true });
    setFocused('mouse');
    goTo(place);
    if (!live) return;
    const from = placeOf(anchor);
    if (!props.multiple) choose(options[place] ? [options[place].value] : [], place);
    else if (event.shiftKey && from >= 0) choose(ranged(options, values, from, place), from);
    else choose(toggled(options, values, place), place);
  };
  const keys = listBoxKeys({
    options,
    values,
    multiple: props.multiple === true,
    live,
    active: placeOf(active),
    anchor: placeOf(anchor),
    goTo,
    choose,
    typeAhead,
  });
  const count = new Intl.NumberFormat(locale).format(values.length);

  return (
    <Field
      id={native.id}
      aside={
        props.multiple && (
          <span aria-live="polite" className={css.count}>
            {values.length > 0 && string('count', { count })}
          </span>
        )
      }
      custom
      description={description}
      disabled={disabled}
      error={error}
      kind="choice"
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {({ name: _, readOnly: __, disabled: ___, ...field }) => (
        <div className={css.box}>
          {options.length === 0 && <p className={css.nothing}>{empty ?? string('nothing')}</p>}
          <div className={css.height[height]} hidden={options.length === 0}>
            <Options
              {...native}
              {...field}
              active={at}
              aria-activedescendant={at >= 0 ? optionId(field.id, at) : undefined}
              aria-disabled={disabled || undefined}
              aria-labelledby={`${field.id}-label`}
              aria-multiselectable={props.multiple || undefined}
              aria-readonly={readOnly || undefined}
              entries={entries}
              isChosen={(one) => values.some((each) => each === one)}
              onBlur={(event) => {
                onBlur?.(event);
                setFocused(null);
              }}
              onFocus={(event) => {
                onFocus?.(event);
                if (!event.currentTarget.matches(':focus-visible')) return;
                setFocused('keys');
                const first = options.findIndex((option) => values.includes(option.value));
                if (placeOf(active) < 0) goTo(first >= 0 ? first : options.findIndex((option) => !option.disabled));
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                setFocused('keys');
                keys(event);
              }}
              onPress={press}
              ref={refs(list, ref)}
              ring={focused === 'keys'}
              scrolls
              selected={props.multiple || !live ? 'chosen' : 'following'}
              // Also while disabled, so that keyboard users can scroll it.
              tabIndex={0}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
